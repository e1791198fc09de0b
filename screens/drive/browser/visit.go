//go:build browser

package browser

import (
	"encoding/json"
	"fmt"
	"image"
	"path/filepath"
	"strconv"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/screens/drive/stage"
	"tablekeeper/sounds"
)

// visit is the app in a page together with its reference, where it has one.
type visit struct {
	*page
	stage.Driver
	size    image.Point
	address string
	shots   int
}

// ready waits until the app has drawn its first picture.
func (p *page) ready() error {
	err := stage.Await(timeout, "the app does not start", func() bool {
		return p.is(`performance.getEntriesByName("tablekeeper-shown").length`)
	})
	if err != nil {
		return fmt.Errorf("%w; the page says: %s", err, p.Output())
	}
	p.loads++
	return nil
}

var phoneSize = image.Pt(390, 844)

// visit is the app in this page, without a reference yet.
func (p *page) visit(name string) *visit {
	return &visit{page: p, Driver: stage.Driver{Screen: p, Name: name, Letters: true}, size: phoneSize}
}

// meet opens the reference anew on what the page keeps.
func (v *visit) meet() error {
	kept, err := v.kept()
	if err == nil {
		v.beside(kept, "")
	}
	return err
}

// beside opens the reference anew on what is kept, in a browser whose store has a problem or none.
func (v *visit) beside(kept journal.Store, problem string) {
	v.Reference = stage.Beside(kept, problem, sounds.NeedsTap, v.size.X, v.size.Y)
	v.turned = v.Turned
}

// kept is what the page keeps, read by hand: a file is a head that names a shelf, and numbered pieces.
func (p *page) kept() (journal.Store, error) {
	var all string
	if err := p.script("JSON.stringify(localStorage)", &all); err != nil {
		return nil, err
	}
	var texts map[string]string
	if err := json.Unmarshal([]byte(all), &texts); err != nil {
		return nil, err
	}
	store := journal.Memory()
	for key, shelf := range texts {
		name, ours := strings.CutPrefix(key, "tablekeeper/")
		if !ours || strings.Contains(name, "/") {
			continue
		}
		var data []byte
		for n := 0; ; n++ {
			piece, there := texts[key+"/"+shelf+"/"+strconv.Itoa(n)]
			if !there {
				break
			}
			for _, r := range piece {
				data = append(data, byte(r))
			}
		}
		if err := store.Write(name, data); err != nil {
			return nil, err
		}
	}
	return store, nil
}

// file is the content of one file that the page keeps, "" where there is none.
func (p *page) file(name string) (string, error) {
	store, err := p.kept()
	if err != nil {
		return "", err
	}
	data, _ := store.Read(name) // nothing if it is not there
	return string(data), nil
}

// save writes the picture that the page shows into the folder that the tests were told, if they were.
func (v *visit) save(folder, name string) error {
	if folder == "" {
		return nil
	}
	shot, err := v.shot()
	if err != nil {
		return err
	}
	v.shots++
	return stage.WritePicture(filepath.Join(folder, fmt.Sprintf("%s-%02d-%s.png", v.Name, v.shots, name)), shot)
}

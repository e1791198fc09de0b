//go:build browser

package browser

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tablekeeper/companion/journal"
	"tablekeeper/screens/drive/stage"
	"tablekeeper/sounds"
)

// visit is the app in a page together with its reference: what is tapped is tapped in both. The toolkit's test driver knows
// one window, so only the reference that was opened last can be asked where something lies.
type visit struct {
	*page
	reference *stage.Reference
	size      image.Point
	address   string
	name      string // of the pictures
	shots     int
}

// ready waits until the app has drawn its first picture.
func (p *page) ready() error {
	err := stage.Await(timeout, "the app does not start", func() bool {
		return p.is(`performance.getEntriesByName("tablekeeper-shown").length`)
	})
	if err != nil {
		return fmt.Errorf("%w; the page says: %s", err, p.console())
	}
	p.loads++
	return nil
}

// visit waits for the app and opens its reference on what the page keeps.
func (p *page) visit(name string, size image.Point) (*visit, error) {
	if err := p.ready(); err != nil {
		return nil, err
	}
	v := &visit{page: p, size: size, name: name}
	return v, v.meet()
}

// meet opens the reference anew.
func (v *visit) meet() error {
	kept, err := v.kept()
	if err == nil {
		v.reference = stage.Beside(kept, "", sounds.NeedsTap, v.size.X, v.size.Y)
	}
	return err
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

// alike waits until the page looks like the reference. An event that is announced meanwhile is tapped away. Where it does not, both pictures are left in the folder "failed".
func (v *visit) alike() error {
	var picture *image.NRGBA
	differs := "there is no picture"
	err := stage.Await(timeout, "the page does not look as it should", func() bool {
		now, err := v.picture()
		if err != nil {
			return false
		}
		if at, shown := v.reference.EventShown(now); shown {
			_ = v.tapAway(at) // tried again
			return false
		}
		picture, differs = now, v.reference.Differs(now)
		return differs == ""
	})
	if err == nil || picture == nil {
		return err
	}
	left := errors.Join(os.MkdirAll("failed", 0o755), stage.WritePicture(filepath.Join("failed", v.name+"-page.png"), picture),
		stage.WritePicture(filepath.Join("failed", v.name+"-reference.png"), v.reference.Picture()))
	return errors.Join(fmt.Errorf("%w: %s; see failed/%s-page.png and -reference.png; the page says: %s", err, differs, v.name, v.console()), left)
}

// tapAway taps where an event is announced, and waits until it is gone: a second tap would open what lies under it.
func (v *visit) tapAway(at image.Point) error {
	if err := v.tap(at); err != nil {
		return err
	}
	return stage.Await(timeout, "the event stays", func() bool {
		picture, err := v.picture()
		if err != nil {
			return true
		}
		_, shown := v.reference.EventShown(picture)
		return !shown
	})
}

// bring brings what has that label (or begins so) into sight on the page and on the reference, and waits until they look alike.
func (v *visit) bring(label string) (stage.Spot, error) {
	spot, err := v.reference.Bring(label)
	if err == nil && spot.Up != 0 {
		err = v.push(spot.Scroll, spot.Up)
	}
	if err == nil {
		err = v.alike()
	}
	return spot, err
}

// touch taps what has each of these labels (or begins so), one after the other, each once the page shows it.
func (v *visit) touch(labels ...string) error {
	for _, label := range labels {
		spot, err := v.bring(label)
		if err == nil {
			err = v.tap(spot.At)
		}
		if err == nil {
			err = v.reference.Press(spot)
			v.turned = v.reference.Turned()
		}
		if err != nil {
			return fmt.Errorf("tapping %q: %w", label, err)
		}
	}
	return nil
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
	return stage.WritePicture(filepath.Join(folder, fmt.Sprintf("%s-%02d-%s.png", v.name, v.shots, name)), shot)
}

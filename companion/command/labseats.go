package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/lab"
)

// seatsOf reads how many seats a study has, or from how many to how many they are compared.
func (l *laboratory) seatsOf(text string) error {
	first, last, several := strings.Cut(text, "-")
	from, err := strconv.Atoi(first)
	to := from
	if several && err == nil {
		to, err = strconv.Atoi(last)
	}
	if err != nil || from < 1 || to > 99 || to < from {
		return errors.New("expected a whole number from 1 to 99, or two such as 2-6")
	}
	if l.seats, l.most = from, 0; several {
		l.most = to
	}
	return nil
}

// bySeats plays a study for each number of seats and writes their reports side by side.
func (l *laboratory) bySeats(sh *Shell, game string) error {
	if len(l.against)+len(l.vary) > 0 {
		return fmt.Errorf("--seats %d-%d compares numbers of seats; choose one of them for --against and --vary", l.seats, l.most)
	}
	var studies []laboratory
	for seats := l.seats; seats <= l.most; seats++ {
		of := *l
		of.seats = seats
		if err := of.prepare(game); err != nil {
			return err
		}
		if err := of.teach(sh, &of.Study); err != nil {
			return err
		}
		studies, l.digest = append(studies, of), of.digest
	}
	var all lab.BySeats
	for _, of := range studies {
		name := fmt.Sprintf("seats-%d-", of.seats)
		played, err := of.study(sh, &of.Study, name)
		l.broken = l.broken || of.broken
		if err != nil {
			return err
		}
		report, err := of.NewReport(played)
		if err != nil {
			return err
		}
		if of.dir != "" {
			if err := of.writeOdd(report, name); err != nil {
				return err
			}
		}
		report.Made = l.made(game)
		all = append(all, report)
	}
	var text, page bytes.Buffer
	asJSON, err := json.MarshalIndent(map[string]lab.BySeats{"seats": all}, "", "  ")
	if err := errors.Join(err, all.Text(&text, studies[0].title()), all.Page(&page, studies[0].title())); err != nil {
		return err
	}
	return l.hand(sh, text.Bytes(), asJSON, page.Bytes())
}

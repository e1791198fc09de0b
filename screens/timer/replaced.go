package timer

import (
	"strconv"
	"strings"

	"tablekeeper/companion/journal"
)

// Where another program replaces the timer's file while the timer runs, its journal is written anew beside it, as
// rising-tides-2.timer and so on. The one with the greatest number is the one that was kept last.

const timerSuffix = ".timer"

// besides are the numbers of the timer's files beside TimerFile.
func besides(store journal.Store) []int {
	names, err := store.List()
	if err != nil {
		return nil // then the timer can't be read either, and that is said
	}
	var numbers []int
	for _, name := range names {
		number, ok := strings.CutPrefix(strings.TrimSuffix(name, timerSuffix), strings.TrimSuffix(TimerFile, timerSuffix)+"-")
		n, err := strconv.Atoi(number)
		if ok && err == nil && name == beside(n) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func beside(n int) string {
	return strings.TrimSuffix(TimerFile, timerSuffix) + "-" + strconv.Itoa(n) + timerSuffix
}

// latestFile is the file in which the timer was kept last.
func latestFile(store journal.Store) string {
	latest := 0
	for _, n := range besides(store) {
		latest = max(latest, n)
	}
	if latest == 0 {
		return TimerFile
	}
	return beside(latest)
}

// gather brings the file in which the timer was kept last back to its name. What stood there is kept beside.
func gather(store journal.Store) error {
	latest := latestFile(store)
	if latest == TimerFile {
		return nil
	}
	data, err := store.Read(latest)
	if err != nil {
		return err
	}
	names, err := store.List()
	if err != nil {
		return err
	}
	for _, name := range names {
		if name == TimerFile {
			if _, err := journal.SetAside(store, name); err != nil {
				return err
			}
		}
	}
	if err := store.Write(TimerFile, data); err != nil {
		return err
	}
	return removeBesides(store)
}

// removeBesides removes the timer's files beside TimerFile.
func removeBesides(store journal.Store) error {
	for _, n := range besides(store) {
		if err := store.Remove(beside(n)); err != nil {
			return err
		}
	}
	return nil
}

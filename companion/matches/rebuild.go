package matches

import "slices"

// Rebuild makes an open match anew from what its file and what waits for it hold, as if it had just been opened. It is for a match in
// which something panicked halfway through a change: that change was kept nowhere, so it is as if it had not been tried. With an error
// the match stays as it is.
func Rebuild(m *Match) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	records := slices.Clone(m.kept.pending)
	if m.kept.file != nil {
		written, err := m.kept.file.Records()
		if err != nil {
			return err
		}
		records = append(written, records...)
	}
	read, _, err := m.device.Read(records)
	if err != nil {
		return err
	}
	fresh := read.history
	fresh.hands.told = m.history.hands.told
	fresh.hands.common, fresh.chance.common = m.common, m.common
	fresh.hands.kept, fresh.chance.kept = m.kept, m.kept
	m.history, m.log.looking, m.log.sealing = fresh, nil, nil
	return nil
}

//go:build !js

package launch

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"
)

// TestTheVoiceSpeaksInOrder says two sentences, is stopped in a third, and says a fourth.
func TestTheVoiceSpeaksInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var said []string
		over := make(chan struct{})
		v := &voice{failed: func() { t.Error("a voice that was stopped has not failed") }, run: func(ctx context.Context, sentence string) error {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-over:
				said = append(said, sentence)
				return nil
			}
		}}
		v.Say("one")
		v.Say("two")
		over <- struct{}{}
		over <- struct{}{}
		v.Say("three")
		v.Say("never")
		synctest.Wait()
		v.Stop()
		v.Say("four")
		over <- struct{}{}
		synctest.Wait()
		require.Equal(t, []string{"one", "two", "four"}, said)
	})
}

// TestAVoiceThatFailsIsToldOnce has a program that can't speak.
func TestAVoiceThatFailsIsToldOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		told := 0
		v := &voice{failed: func() { told++ }, run: func(context.Context, string) error { return errors.New("no sound") }}
		v.Say("one")
		v.Say("two")
		synctest.Wait()
		require.Equal(t, 1, told)
	})
}

// TestNoVoiceIsInstalled finds none.
func TestNoVoiceIsInstalled(t *testing.T) {
	require.Nil(t, newVoice([]speaker{{name: "no-such-program-that-speaks"}}, func() {}))
}

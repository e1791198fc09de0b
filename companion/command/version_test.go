package command_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

func TestVersion(t *testing.T) {
	var out, errs bytes.Buffer
	status := command.Run([]string{"--version"}, &command.Shell{Out: &out, Err: &errs, Version: "1.2.3"})
	require.Zero(t, status)
	require.Equal(t, "tablekeeper 1.2.3\n", out.String())
	require.Empty(t, errs.String())
}

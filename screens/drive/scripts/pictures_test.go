package scripts

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestThePicturesOfTheReadmeCanBeTaken goes the way to each picture that .ci/screenshots takes, by the labels of what is tapped, and finds
// each picture that the README shows.
func TestThePicturesOfTheReadmeCanBeTaken(t *testing.T) {
	script, err := os.ReadFile("../../../.ci/screenshots")
	require.NoError(t, err)
	ways := regexp.MustCompile(`(?m)^\tlook .*$`).FindAllString(string(script), -1)
	require.Greater(t, len(ways), 4)
	for _, way := range ways {
		words, err := exec.Command("sh", "-c", "printf '%s\\n' "+strings.TrimPrefix(way, "\tlook ")).Output()
		require.NoError(t, err)
		list := strings.Split(strings.TrimSpace(string(words)), "\n")
		require.GreaterOrEqual(t, len(list), 3, way)
		var width, height int
		_, err = fmt.Sscanf(list[1], "%dx%d", &width, &height)
		require.NoError(t, err, way)
		shown, err := stage.Alone("", fmt.Sprintf(`{"ground":%q,"text":1}`, list[0]), width, height)
		require.NoError(t, err)
		require.NoError(t, shown.Press(list[3:]...), way)
		shown.Close()
		require.FileExists(t, filepath.Join("../../../.ci/pictures", list[2]+".png"))
	}
	readme, err := os.ReadFile("../../../README.md")
	require.NoError(t, err)
	for _, picture := range regexp.MustCompile(`src="([^"]+)"`).FindAllStringSubmatch(string(readme), -1) {
		require.FileExists(t, filepath.Join("../../..", picture[1]))
	}
}

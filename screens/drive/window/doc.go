// Package window tests the app in a real window: it is tapped with a pointer, looked at pixel by pixel, and killed. The
// tests need Xvfb and xdotool (.ci/setup test), and run only when they are asked for with the build tag window:
//
//	go test -tags window ./screens/drive/window                      # six kills at random moments
//	go test -tags window ./screens/drive/window -kills 50 -seed 7    # fifty, at the moments of seed 7
package window

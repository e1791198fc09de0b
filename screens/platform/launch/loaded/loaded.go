// Package loaded defines what the toolkit and the sound call of the system's libraries: on Linux each is loaded when it is used first,
// so that the commands start where there is neither OpenGL nor sound. What it is asked says which are missing.
package loaded

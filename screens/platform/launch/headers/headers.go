// Package headers says in one sentence that the headers of X11 are missing. The compiler says it of each file of the toolkit.
package headers

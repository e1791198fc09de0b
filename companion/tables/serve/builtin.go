//go:build serve

package serve

import _ "embed" // the app

// The three are made by .ci/build before the program is.
var (
	//go:embed wasm/tablekeeper.wasm.br
	brotli []byte
	//go:embed wasm/tablekeeper.wasm.gz
	gzipped []byte
	//go:embed wasm/wasm_exec.js
	exec []byte
)

// BuiltIn is the app for browsers that is in this program; none where the program
// was built without.
func BuiltIn() App { return App{Brotli: brotli, Gzip: gzipped, Exec: exec} }

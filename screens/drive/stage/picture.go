package stage

import (
	"image"
	"image/png"
	"os"
)

// WritePicture writes a PNG file, as small as it gets without loss.
func WritePicture(file string, picture image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, picture); err != nil {
		return err
	}
	return f.Close()
}

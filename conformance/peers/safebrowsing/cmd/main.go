// Added to the module of the client by an overlay. Reads URLs as lines of JSON. Writes a version as a line of JSON, and
// then a line for each URL: its canonical form, or null if the client refuses it.
package main

import (
	"bufio"
	"encoding/json"
	"os"

	"github.com/google/safebrowsing"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	encoder.Encode(map[string]string{"safebrowsing": "as checked out"})
	for lines.Scan() {
		var url string
		if err := json.Unmarshal(lines.Bytes(), &url); err != nil {
			panic(err)
		}
		answers := map[string]*string{"safebrowsing": nil}
		if text, err := safebrowsing.WaymarkCanonical(url); err == nil {
			answers["safebrowsing"] = &text
		}
		encoder.Encode(answers)
	}
}

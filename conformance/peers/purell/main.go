// Reads URLs as lines of JSON. Writes its version as a line of JSON, and then a line for each URL: what purell makes of it
// by each set of flags. null is a URL that the net/url package of Go refuses.
package main

import (
	"bufio"
	"encoding/json"
	"os"

	"github.com/PuerkitoBio/purell"
)

var sets = map[string]purell.NormalizationFlags{
	"purell FlagsSafe":                 purell.FlagsSafe,
	"purell FlagsUsuallySafeGreedy":    purell.FlagsUsuallySafeGreedy,
	"purell FlagsUsuallySafeNonGreedy": purell.FlagsUsuallySafeNonGreedy,
	"purell FlagsUnsafeGreedy":         purell.FlagsUnsafeGreedy,
	"purell FlagsUnsafeNonGreedy":      purell.FlagsUnsafeNonGreedy,
	"purell FlagsAllGreedy":            purell.FlagsAllGreedy,
	"purell FlagsAllNonGreedy":         purell.FlagsAllNonGreedy,
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	encoder.Encode(map[string]string{"purell": "1.2.1"})
	for lines.Scan() {
		var url string
		if err := json.Unmarshal(lines.Bytes(), &url); err != nil {
			panic(err)
		}
		answers := map[string]*string{}
		for name, flags := range sets {
			answers[name] = nil
			if text, err := purell.NormalizeURLString(url, flags); err == nil {
				answers[name] = &text
			}
		}
		encoder.Encode(answers)
	}
}

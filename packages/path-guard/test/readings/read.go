// Reads URLs, one in hexadecimal UTF-8 on each line, with net/url, and writes what it sees.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		text, _ := hex.DecodeString(lines.Text())
		parsed, err := url.Parse(string(text))
		if err != nil {
			fmt.Fprintln(out, "refused")
			continue
		}
		fmt.Fprintf(out, "=%x =%x =%x\n", parsed.Hostname(), parsed.Port(), parsed.EscapedPath())
	}
}

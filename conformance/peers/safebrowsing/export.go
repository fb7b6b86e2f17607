// Added to the package of the client by an overlay: what is canonical there, as one string.
package safebrowsing

// WaymarkCanonical gives the scheme, host, path and query that the client takes expressions from.
func WaymarkCanonical(url string) (string, error) {
	parts, err := parseURL(url)
	if err != nil {
		return "", err
	}
	path := parts.Path
	if path == "" {
		path = "/"
	}
	canonical := parts.Scheme + "://" + parts.Host + path
	if parts.RawQuery != "" {
		canonical += "?" + parts.RawQuery
	}
	return canonical, nil
}

/**
 * Whether a string matches a pattern in which each `*` matches any string, also the empty one.
 *
 * Each part between stars is looked for once, from left to right: no pattern makes it go back.
 */
export function matchesWildcard(text: string, pattern: string): boolean {
  const parts = pattern.split('*')
  if (parts.length === 1) return text === pattern
  const first = parts[0]!
  const last = parts[parts.length - 1]!
  if (!text.startsWith(first)) return false
  let from = first.length
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}

/** A test for any of some patterns. Names without a star are looked up, not tried one by one. */
export function createNameTest(patterns: readonly string[]): (name: string) => boolean {
  const names = new Set(patterns)
  const wild = patterns.filter((pattern) => pattern.includes('*'))
  return (name) => names.has(name) || wild.some((pattern) => matchesWildcard(name, pattern))
}

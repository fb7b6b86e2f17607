import { recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import { schemeKey } from './ladder.ts'
import type { CompareOptions } from './options.ts'
import { Subject } from './subject.ts'

type Table = ReadonlyMap<string, string>

/**
 * Makes a function that follows known redirects to the end, between URLs normalised by `rfc3986-scheme`.
 *
 * A target without a fragment inherits the fragment of the redirected URL, as in browsers. If redirects form a
 * loop, the URL is its own key.
 *
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4
 * https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
export function followRedirects(options: CompareOptions): (start: string) => string {
  const table = new Map(
    Object.entries(options.redirects ?? {}).map(([from, to]) => [
      schemeKey(new Subject(from), options),
      to,
    ]),
  )
  if (table.size === 0) return (start) => start
  return (start) => {
    const seen = new Set<string>()
    let at = start
    while (!seen.has(at)) {
      seen.add(at)
      const next = step(at, table, options)
      if (next === null) return at
      at = next
    }
    return start
  }
}

function step(from: string, table: Table, options: CompareOptions): string | null {
  const exact = table.get(from)
  const { fragment, ...parts } = splitUri(from)
  const location = exact ?? table.get(recomposeUri({ ...parts, fragment: null }))
  if (location === undefined) return null
  const target = resolveParts(splitUri(location), splitUri(from))
  const whole = { ...target, fragment: target.fragment ?? fragment }
  return schemeKey(new Subject(recomposeUri(whole)), options)
}

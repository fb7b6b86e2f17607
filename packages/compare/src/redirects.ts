import { recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import { schemeKey } from './ladder.ts'
import type { CompareOptions } from './options.ts'
import { Subject } from './subject.ts'

type Table = ReadonlyMap<string, string>

/** Normalised tables of redirects: each is normalised once, for any number of URLs. */
const tables = new WeakMap<object, WeakMap<object, Table>>()
const NO_PORTS: object = {}

/**
 * Follows known redirects to the end, between URLs normalised by `rfc3986-scheme`.
 *
 * A target without a fragment inherits the fragment of the redirected URL, as in browsers. If redirects form a
 * loop, the URL is its own key.
 *
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4
 * https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
export function followRedirects(start: string, options: CompareOptions): string {
  const table = tableOf(options)
  if (table.size === 0) return start
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

function step(from: string, table: Table, options: CompareOptions): string | null {
  const exact = table.get(from)
  const { fragment, ...parts } = splitUri(from)
  const location = exact ?? table.get(recomposeUri({ ...parts, fragment: null }))
  if (location === undefined) return null
  const target = resolveParts(splitUri(location), splitUri(from))
  const whole = { ...target, fragment: target.fragment ?? fragment }
  return schemeKey(new Subject(recomposeUri(whole)), options)
}

function tableOf(options: CompareOptions): Table {
  const { redirects, ports } = options
  if (redirects === undefined) return new Map()
  let byPorts = tables.get(redirects)
  if (byPorts === undefined) {
    byPorts = new WeakMap()
    tables.set(redirects, byPorts)
  }
  let table = byPorts.get(ports ?? NO_PORTS)
  if (table === undefined) {
    table = new Map(
      Object.entries(redirects).map(([from, to]) => [schemeKey(new Subject(from), options), to]),
    )
    byPorts.set(ports ?? NO_PORTS, table)
  }
  return table
}

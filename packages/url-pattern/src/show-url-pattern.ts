import { classNameOf, type Inspect, type InspectOptions } from '@waymark/urlencoded/internal'
import type { URLPattern } from './url-pattern-interface.ts'

/** What `console.log` shows in Node: the name of the class and the pattern of every part. */
export function showUrlPattern(
  pattern: URLPattern,
  depth: number | null,
  options: InspectOptions,
  inspect: Inspect = (value) => JSON.stringify(value),
): string {
  const name = classNameOf(pattern)
  if (depth !== null && depth < 0) return `[${name}]`
  const { protocol, username, password, hostname, port, pathname, search, hash } = pattern
  const parts = { protocol, username, password, hostname, port, pathname, search, hash }
  return `${name} ${inspect(parts, options)}`
}

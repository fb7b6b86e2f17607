import { classNameOf, type Inspect, type InspectOptions } from '@waymark/urlencoded/internal'
import type { URLInterface as URL } from './url-interface.ts'

/** What `console.log` shows in Node: the name of the class and every part. */
export function inspectUrl(
  url: URL,
  depth: number | null,
  options: InspectOptions,
  inspect: Inspect | undefined,
): string {
  const name = classNameOf(url)
  if (depth !== null && depth < 0) return `[${name}]`
  if (inspect === undefined) return `${name} ${JSON.stringify(url.href)}`
  const { href, origin, protocol, username, password, host, hostname } = url
  const { port, pathname, search, searchParams, hash } = url
  const authority = { protocol, username, password, host, hostname, port }
  const parts = { href, origin, ...authority, pathname, search, searchParams, hash }
  return `${name} ${inspect(parts, options)}`
}

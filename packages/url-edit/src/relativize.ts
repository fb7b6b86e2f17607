import { serializeHost } from '@waymark/host'
import {
  includesCredentials,
  parseUrl,
  requireRecord,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'

/**
 * A short reference that leads from a base to a URL, as people write one; the whole URL if there is none.
 *
 * @returns A string that the parser resolves against the base to exactly this URL.
 * @throws ArgumentError if one of them is not a URL record.
 * @see https://url.spec.whatwg.org/#relative-url-string
 *
 * @example
 * ```ts
 * import { relativize } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const base = parseUrl('https://a.example/b/c?d')!
 * relativize(parseUrl('https://a.example/b/e#f')!, base) // => 'e#f'
 * relativize(parseUrl('https://a.example/x/')!, base) // => '/x/'
 * relativize(parseUrl('https://other.example/')!, base) // => '//other.example/'
 * ```
 */
export function relativize(url: UrlRecord, base: UrlRecord): string {
  requireRecord(url)
  requireRecord(base, 'base')
  const references = url.scheme === base.scheme ? referencesTo(url, base) : []
  references.sort((a, b) => a.length - b.length)
  return references.find((text) => parseUrl(text, { base })?.href === url.href) ?? url.href
}

/** The references that can lead there. Which of them do so is for the parser to say. */
function referencesTo(url: UrlRecord, base: UrlRecord): string[] {
  const fragment = url.fragment === null ? '' : `#${url.fragment}`
  const rest = `${url.query === null ? '' : `?${url.query}`}${fragment}`
  if (url.path.kind === 'opaque' || base.path.kind === 'opaque') return [fragment]
  const path = serializePath(url)
  const absolute = `${path}${rest}`
  return [
    fragment,
    rest,
    ...relativePaths(url.path.segments, base.path.segments).map((text) => text + rest),
    absolute,
    `/.${absolute}`,
    `//${authorityOf(url)}${absolute}`,
  ]
}

function authorityOf(url: UrlRecord): string {
  const credentials = includesCredentials(url)
    ? `${url.username}${url.password === '' ? '' : `:${url.password}`}@`
    : ''
  const port = url.port === null ? '' : `:${url.port}`
  return `${credentials}${url.host === null ? '' : serializeHost(url.host)}${port}`
}

/** From the folder of the base: up to the folder that both are in, and down again. */
function relativePaths(to: readonly string[], from: readonly string[]): string[] {
  const depth = Math.min(to.length, from.length) - 1
  let common = 0
  while (common < depth && to[common] === from[common]) common++
  const up = '../'.repeat(Math.max(0, from.length - 1 - common))
  const down = to.slice(common).join('/')
  if (down === '') return [up === '' ? '.' : up.slice(0, -1)]
  // Without `./`, a first slash would be the root, and a colon the end of a scheme.
  return [`${up}${down}`, `./${up}${down}`]
}

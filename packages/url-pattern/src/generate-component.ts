import { parseHost, serializeHost } from '@waymark/host'
import { PATH, utf8PercentEncode } from '@waymark/percent-encoding'
import { defaultPort, parseUrl, serializePath } from '@waymark/url-parser'
import {
  canonicalizeIpv6Hostname,
  canonicalizeOpaquePathname,
  canonicalizePort,
} from './canonicalize.ts'
import type { EncodingCallback } from './pattern-parser.ts'
import type { URLPatternComponent } from './url-component.ts'
import type { UrlPattern } from './url-pattern.ts'

/**
 * The text that a pattern of a part of a URL matches with these groups.
 *
 * Stricter than the proposal, which stops at the delimiter: what is given is always matched by the same
 * pattern with the same groups, and stays as it is in a URL. So `..` does not become a segment.
 *
 * @param groups - By name, not encoded yet. More than there are in the pattern may be given.
 * @returns `null` when a group is missing or cannot take its value, and when the pattern has a wildcard
 *   `*`, a regular expression or a modifier, for which it is not settled what to put there.
 * @see https://github.com/explainers-by-googlers/urlpattern-generate
 */
export function generateComponent(
  urlPattern: UrlPattern,
  name: URLPatternComponent,
  groups: ReadonlyMap<string, string>,
): string | null {
  const component = urlPattern[name]
  let text = ''
  const taken: string[] = []
  for (const part of component.partList) {
    if (part.modifier !== 'none') return null
    if (part.type === 'fixed-text') {
      text += part.value
      continue
    }
    const value = groups.get(part.name)
    if (part.type !== 'segment-wildcard' || value === undefined) return null
    const encoded = encodeWhole(component.encodingCallback, value)
    if (encoded === null) return null
    text += part.prefix + encoded + part.suffix
    taken.push(encoded)
  }
  if (component.encodingCallback(text) !== text) return null
  if (!isKept(component.encodingCallback, text, urlPattern.protocol.patternString)) return null
  const matched = component.match(text)
  return matched?.every((value, index) => value === taken[index]) ? text : null
}

/** A value encoded; `null` where the parser would leave out some of it. */
function encodeWhole(encode: EncodingCallback, value: string): string | null {
  const encoded = encode(value)
  if (encoded === null || /[\t\n\r]/.test(value)) return null
  const bare = value.replace(/^[\0-\x20]+/, '')
  if (bare !== value && encode(bare) === encoded) return null
  // Nothing is read after a delimiter, so one more character makes no difference. Not 0: `0` and `00` are one port.
  return encode(`${value}1`) === encoded ? null : encoded
}

/** Whether a URL keeps a string as it is. In a pattern, the string may be any piece of a component. */
function isKept(encode: EncodingCallback, text: string, protocol: string): boolean {
  switch (encode) {
    case canonicalizeIpv6Hostname:
      return isSerializedHost(text)
    case canonicalizePort:
      return text !== String(defaultPort(protocol))
    case canonicalizeOpaquePathname:
      return isWholePath(text)
    default:
      return true
  }
}

/** Whether the parser takes no segment and no space of a path away. It may encode more than patterns do. */
function isWholePath(text: string): boolean {
  // Neither can fail. After a slash, a space at the end is only percent-encoded.
  const url = parseUrl(text.startsWith('/') ? `x://h${text}?` : `x:${text}`)!
  return utf8PercentEncode(serializePath(url), PATH) === utf8PercentEncode(text, PATH)
}

function isSerializedHost(text: string): boolean {
  const host = parseHost(text)
  return host !== null && serializeHost(host) === text
}

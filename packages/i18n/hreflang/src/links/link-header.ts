import { isWellFormed } from '@waymark/language-tag'
import { recomposeAuthority, recomposeUri, splitAuthority, splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import type { Alternate } from '../entry.ts'

/**
 * Links as the value of an HTTP `Link` header: `<https://a.example/de>; rel="alternate"; hreflang="de", …`.
 *
 * A URL is written as the URL Standard serialises it, with what RFC 3986 does not allow there in percent-encoding. In
 * what is no URL all such characters are percent-encoded, so that no address ends its link or the header.
 *
 * @throws TypeError if an hreflang value is not a language tag: a header has no way to carry it.
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export function toLinkHeader(links: readonly Alternate[]): string {
  return links
    .map(({ lang, loc }) => {
      if (!isWellFormed(lang)) {
        throw new TypeError(`${JSON.stringify(lang)} is no language tag (alternate ${loc})`)
      }
      return `<${toUriReference(loc)}>; rel="alternate"; hreflang="${lang}"`
    })
    .join(', ')
}

function toUriReference(loc: string): string {
  const url = parseUrl(loc)
  const { scheme, authority, path, query, fragment } = splitUri(
    url === null ? loc : serializeUrl(url),
  )
  return recomposeUri({
    scheme: scheme === null ? null : encode(scheme),
    authority: authority === null ? null : encodeAuthority(authority),
    path: encode(path),
    query: query === null ? null : encode(query),
    fragment: fragment === null ? null : encode(fragment),
  })
}

/** The brackets of an IPv6 address are the only ones that RFC 3986 allows. */
function encodeAuthority(authority: string): string {
  const { userinfo, host, port } = splitAuthority(authority)
  return recomposeAuthority({
    userinfo: userinfo === null ? null : encode(userinfo),
    host:
      host.startsWith('[') && host.endsWith(']') ? `[${encode(host.slice(1, -1))}]` : encode(host),
    port: port === null ? null : encode(port),
  })
}

/** What is no character of any part of a URI as UTF-8 in percent-encoding; escapes stay as they are. */
function encode(part: string): string {
  return part.replace(/%(?![\dA-Fa-f]{2})|[^!$%&-;=?@A-Z_a-z~]/gu, (character) => {
    const isLoneSurrogate = /^[\ud800-\udfff]$/.test(character)
    return encodeURIComponent(isLoneSurrogate ? '\ufffd' : character)
  })
}

import { ArgumentError } from '@waymark/infra/argument'
import { sentence } from '@waymark/infra/internal'
import { isWellFormed } from '@waymark/language-tag'
import { recomposeAuthority, recomposeUri, splitAuthority, splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import type { Alternate } from '../entry.ts'
import { requireLinks } from '../require-entry.ts'

/**
 * Writes links as the value of an HTTP `Link` header: `<https://a.example/de>; rel="alternate"; hreflang="de", …`.
 *
 * A URL is serialised as in the URL Standard; characters that RFC 3986 does not allow are percent-encoded. They are also
 * percent-encoded in a string that is not a URL, so that it cannot end its link or the header.
 *
 * @throws ArgumentError if it is not a list of links.
 * @throws {TypeError} If an `hreflang` value is not a language tag: a header cannot contain it.
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 *
 * @example
 * ```ts
 * import { toLinkHeader } from '@waymark/hreflang'
 *
 * toLinkHeader([{ lang: 'de', loc: 'https://a.example/ü' }]) // => '<https://a.example/%C3%BC>; rel="alternate"; hreflang="de"'
 * toLinkHeader([{ lang: 'de"', loc: 'https://a.example/' }]) // throws is not a language tag
 * ```
 */
export function toLinkHeader(links: readonly Alternate[]): string {
  requireLinks(links)
  return links
    .map(({ lang, loc }) => {
      if (!isWellFormed(lang)) {
        throw new ArgumentError(
          'lang',
          sentence('{lang:quote} is not a language tag (alternate {loc:quote})', { lang, loc }),
        )
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

/** RFC 3986 allows brackets only around an IPv6 address. */
function encodeAuthority(authority: string): string {
  const { userinfo, host, port } = splitAuthority(authority)
  return recomposeAuthority({
    userinfo: userinfo === null ? null : encode(userinfo),
    host:
      host.startsWith('[') && host.endsWith(']') ? `[${encode(host.slice(1, -1))}]` : encode(host),
    port: port === null ? null : encode(port),
  })
}

/** Percent-encodes all characters that a URI cannot contain. Percent-encoded octets stay as they are. */
function encode(part: string): string {
  return part.replace(/%(?![\dA-Fa-f]{2})|[^!$%&-;=?@A-Z_a-z~]/gu, (character) => {
    const isLoneSurrogate = /^[\ud800-\udfff]$/.test(character)
    return encodeURIComponent(isLoneSurrogate ? '\ufffd' : character)
  })
}

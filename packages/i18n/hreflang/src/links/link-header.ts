import { isWellFormed } from '@waymark/language-tag'
import type { Alternate } from '../entry.ts'

/**
 * Links as the value of an HTTP `Link` header: `<https://a.example/de>; rel="alternate"; hreflang="de", …`.
 *
 * What cannot stand in a URI reference is percent-encoded, so that no address ends its link or the header.
 *
 * @throws TypeError when a label is no language tag: a header has no way to carry it.
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

/** Everything but the characters of RFC 3986 as UTF-8 in percent-encoding; escapes stay as they are. */
function toUriReference(loc: string): string {
  return loc.replace(/[^!#-;=?-Z[\]_a-z~]/gu, (character) => {
    const isLoneSurrogate = /^[\ud800-\udfff]$/.test(character)
    return encodeURIComponent(isLoneSurrogate ? '\ufffd' : character)
  })
}

import type { Alternate } from '../entry.ts'
import { requireLinks } from '../require-entry.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Writes links as `<link rel="alternate" hreflang="…" href="…">` for the head of a page, one per line.
 *
 * @throws ArgumentError if it is not a list of links.
 * @see https://html.spec.whatwg.org/#rel-alternate
 *
 * @example
 * ```ts
 * import { toHtmlLinks } from '@waymark/hreflang'
 *
 * const links = [{ lang: 'de', loc: 'https://a.example/?a&b' }]
 * toHtmlLinks(links) // => '<link rel="alternate" hreflang="de" href="https://a.example/?a&amp;b">'
 * ```
 */
export function toHtmlLinks(links: readonly Alternate[]): string {
  requireLinks(links)
  return links
    .map(({ lang, loc }) => {
      return `<link rel="alternate" hreflang="${escapeAttribute(lang)}" href="${escapeAttribute(loc)}">`
    })
    .join('\n')
}

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ESCAPES[character]!)
}

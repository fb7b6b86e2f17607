import type { Alternate } from '../entry.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Links as `<link rel="alternate" hreflang="…" href="…">`, one to a line, for the head of a page.
 *
 * @see https://html.spec.whatwg.org/#rel-alternate
 */
export function toHtmlLinks(links: readonly Alternate[]): string {
  return links
    .map(({ lang, loc }) => {
      return `<link rel="alternate" hreflang="${escapeAttribute(lang)}" href="${escapeAttribute(loc)}">`
    })
    .join('\n')
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!)
}

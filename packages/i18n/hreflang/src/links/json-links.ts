import type { Alternate } from '../entry.ts'
import { requireLinks } from '../require-entry.ts'

/**
 * Writes links as a JSON array of `{ "lang", "loc" }`, as in the alternates of a database. `<` is written as `\u003c`, so
 * that the result can be put into a `script` element.
 *
 * @throws ArgumentError if it is not a list of links.
 *
 * @example
 * ```ts
 * import { toJsonLinks } from '@waymark/hreflang'
 *
 * toJsonLinks([{ lang: 'de', loc: 'https://a.example/?<' }]) // => '[{"lang":"de","loc":"https://a.example/?\\u003c"}]'
 * ```
 */
export function toJsonLinks(links: readonly Alternate[]): string {
  requireLinks(links)
  return JSON.stringify(links.map(({ lang, loc }) => ({ lang, loc }))).replaceAll('<', '\\u003c')
}

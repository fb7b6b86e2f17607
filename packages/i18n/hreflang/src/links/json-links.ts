import type { Alternate } from '../entry.ts'

/**
 * Links as a JSON array of `{ "lang", "loc" }`, the shape of a database's alternates. `<` is written `\u003c`, so that
 * the text may stand in a `script` element.
 */
export function toJsonLinks(links: readonly Alternate[]): string {
  return JSON.stringify(links.map(({ lang, loc }) => ({ lang, loc }))).replaceAll('<', '\\u003c')
}

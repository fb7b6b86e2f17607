import { COMPONENT, unencodedCharacters } from '@waymark/percent-encoding'

/** What may appear in a fragment as it is, and `%`, for a character class. */
export const FRAGMENT_CHARACTERS: string = /* @__PURE__ */ keptWith('$&+,;=:@/?%')

/** The same for whole URIs. */
export const URI_CHARACTERS: string = /* @__PURE__ */ keptWith('$&+,;=:@/?%#[]')

/** A character class of all but some characters, with more of a pattern after it. */
export function allBut(characters: string, after: string = '', flags: string = ''): RegExp {
  return new RegExp(`[^${characters}]${after}`, flags)
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
function keptWith(more: string): string {
  const set = COMPONENT.slice()
  for (let i = 0; i < more.length; i++) set[more.charCodeAt(i)] = 0
  return unencodedCharacters(set)
}

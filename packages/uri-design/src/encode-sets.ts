import { FRAGMENT, percentEncodeSet } from '@waymark/percent-encoding'
import { unencodedCharacters } from '@waymark/percent-encoding/internal'

/** What may appear in a fragment as it is, and `%`, for a character class. https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
export const FRAGMENT_CHARACTERS: string = /* @__PURE__ */ unencodedCharacters(
  /* @__PURE__ */ percentEncodeSet(FRAGMENT, '#[\\]^{|}'),
)

/** The same for whole URIs. */
export const URI_CHARACTERS: string = /* @__PURE__ */ unencodedCharacters(
  /* @__PURE__ */ percentEncodeSet(FRAGMENT, '\\^{|}'),
)

/** A character class of all but some characters, with more of a pattern after it. */
export function allBut(characters: string, after: string = '', flags: string = ''): RegExp {
  return new RegExp(`[^${characters}]${after}`, flags)
}

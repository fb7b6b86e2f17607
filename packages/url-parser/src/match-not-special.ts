import { LONGEST_MATCHED, PATH, REST } from './serialized-grammar.ts'
import { type SerializedUrl, splitSerialized } from './split-serialized.ts'

/** Members of a user name or a password. */
const WORD = "[\\w!$%&'()*+,.~-]+"
/** An opaque host that looks like a domain, and a port that has at most five digits. */
const AUTHORITY = `//(?:${WORD}(?::${WORD})?@)?[\\w.~-]+(?::[1-5]?[1-9]\\d{0,3})?(?![^/?#])`
/** In an opaque path nothing of printable ASCII is encoded; a space at its end would be. */
const OPAQUE = '(?!/)[ -"$->@-~]*[!"$->@-~]'
const NOT_SPECIAL = /* @__PURE__ */ new RegExp(
  `(?!(?:https?|wss?|ftp|file):)[a-z][\\da-z+.-]*:(?:${OPAQUE}|(?:${AUTHORITY}|(?!//))(?:${PATH})?)(?:[?#]${REST})?`,
  'y',
)

/**
 * The fast path of a URL whose scheme is not special: is a string its own serialisation?
 *
 * @returns `null` says nothing about the string: parse it.
 */
export function matchNotSpecial(input: string): SerializedUrl | null {
  return isSerializedNotSpecial(input) ? splitSerialized(input) : null
}

/** Whether a string is a URL whose scheme is not special, and its own serialisation; `false` says nothing. */
export function isSerializedNotSpecial(input: string): boolean {
  // An opaque path, which may be of any length, does not begin with a slash.
  const isLong = input.length > LONGEST_MATCHED
  if (isLong && input.charCodeAt(input.indexOf(':') + 1) === SLASH) return false
  NOT_SPECIAL.lastIndex = 0
  return NOT_SPECIAL.test(input) && NOT_SPECIAL.lastIndex === input.length
}

const SLASH = 0x2f

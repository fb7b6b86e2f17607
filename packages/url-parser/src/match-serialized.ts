import { LONGEST_MATCHED, PATH, QUERY_AND_FRAGMENT } from './serialized-grammar.ts'
import { type SerializedUrl, splitSerialized } from './split-serialized.ts'

/** The last label begins with a letter, so it is no number; a port is left to others. */
const SPECIAL = `(?:https?|wss?|ftp)://(?:[\\da-z_-]+\\.)*[a-z][\\da-z_-]*${PATH}`
/** An opaque host is taken if it looks like a domain. */
const WITH_AUTHORITY = `//[\\w.~-]+(?::[1-9]\\d{0,3})?(?:${PATH})?`
const OPAQUE_PATH = '[!-"$-.0->@-~][!-"$->@-~]*'
const OTHER = `(?!(?:https?|wss?|ftp|file):)[a-z][\\da-z+.-]*:(?:${WITH_AUTHORITY}|(?!//)${PATH}|${OPAQUE_PATH})`

const SERIALIZED = /* @__PURE__ */ new RegExp(`^(?:${SPECIAL}|${OTHER})${QUERY_AND_FRAGMENT}$`)

/**
 * The fast path of URLs whose scheme is not special, and of all in a young process: is a string its own
 * serialisation? A regular expression is machine code from its second use on, when loops are still
 * interpreted.
 *
 * @returns `null` says nothing about the string: parse it.
 */
export function matchSerialized(input: string): SerializedUrl | null {
  return input.length <= LONGEST_MATCHED && SERIALIZED.test(input) ? splitSerialized(input) : null
}

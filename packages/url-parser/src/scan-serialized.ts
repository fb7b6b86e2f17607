/**
 * The fast path: is this string already what the serialiser would write?
 *
 * Regular expressions, not loops: they are machine code from the second call on, and read a string that was
 * sliced out of another one at full speed. Each says no at the first doubt, and the state machine decides.
 * Repeated groups take stack, hence the limit on length.
 */
export const LONGEST_SCANNED = 2_048

/** Lower case, and no number at the end: no digit and no hexadecimal number ends in these letters. */
const HOST = '(?:[\\da-z_.-]*[g-wyz]|[\\da-z_.-]*\\.[a-z][\\da-z_-]*)'
/** At most four digits, none of them a default port of any scheme. */
const PORT = '(?::(?!(?:80|443|21)(?!\\d))[1-9]\\d{0,3})?'
/** What a segment may not begin with: a dot segment, or what may become one. */
export const NO_DOT_SEGMENT = '(?!\\.(?:[./?#%]|$)|%2[Ee])'
/** Segments without a member of the path percent-encode set or `\`, none of them a dot segment. */
export const PATH: string = `(?:\\/${NO_DOT_SEGMENT}[!$-.\\d:;=@A-Z[\\]_a-z|~]*)+`
export const QUERY = '(?:\\?[!$%&(-;=?-~]*)?'
export const FRAGMENT = '(?:#[!#-;=?-_a-~]*)?'

const SERIALIZED = /* @__PURE__ */ new RegExp(
  `^(?:(?:https?|wss?|ftp):\\/\\/${HOST}${PORT}|file:\\/\\/(?!\\/[A-Za-z]\\|))${PATH}${QUERY}${FRAGMENT}$`,
)
const ONLY_SLASH_MISSING = /* @__PURE__ */ new RegExp(`^(?:https?|wss?|ftp):\\/\\/${HOST}${PORT}$`)
const PARSEABLE = /* @__PURE__ */ new RegExp(
  `^(?:(?:https?|wss?|ftp):\\/\\/${HOST}${PORT}(?:[/?#]|$)|file:\\/\\/\\/)`,
)

/**
 * The serialisation of the URL that a string stands for, where that can be seen at a glance: it is the
 * string itself, or the string and the slash that lacks behind its host.
 *
 * @returns `null` says nothing about the string: parse it.
 */
export function scanSerialized(input: string): string | null {
  if (input.length > LONGEST_SCANNED) return null
  if (SERIALIZED.test(input)) return input
  return ONLY_SLASH_MISSING.test(input) ? `${input}/` : null
}

/**
 * Whether it can be seen at a glance that a string parses without a base.
 *
 * Behind a good authority of a special URL nothing can fail, so nothing is read.
 *
 * @returns `false` says nothing about the string: parse it.
 */
export function scanParseable(input: string): boolean {
  return PARSEABLE.test(input)
}

// How the parts of a serialised URL with a special scheme are written, as sources of regular expressions.

/** What a segment may not begin with: a dot segment, or what may become one. */
export const NO_DOTS = '(?!\\.(?:[./?#%]|$)|%2[Ee])'

/** Members of a path but `.` and `%`, so that the loop stops only where a dot segment might be. */
const PLAIN = '[!$&-\\-/\\d:;=@A-Z[\\]_a-z|~]*'

/** Segments without a member of the path percent-encode set or `\`, none of them a dot segment. */
export const PATH: string = `/${NO_DOTS}${PLAIN}(?:(?:(?<!/)|${NO_DOTS})[.%]${PLAIN})*`

/** No member of the special-query percent-encode set, and no `#`. */
const QUERY = '[!$%&(-;=?-~]*'

/** A query and a fragment, of which either may be missing. */
export const QUERY_AND_FRAGMENT: string = `(?:\\?${QUERY})?(?:#[!#-;=?-_a-~]*)?`

/** A repeated group takes stack for each dot and each escape; longer text goes other ways. */
export const LONGEST_MATCHED = 2_048

const PATH_AT = /* @__PURE__ */ new RegExp(PATH, 'y')
const QUERY_AT = /* @__PURE__ */ new RegExp(QUERY, 'y')

/** One past the part of a path that is written so, from its first slash on; -1 when there is none. */
export function skipPath(input: string, start: number): number {
  PATH_AT.lastIndex = start
  return PATH_AT.test(input) ? PATH_AT.lastIndex : -1
}

/** One past the part of a query that is written so, from its `?` on. */
export function skipQuery(input: string, start: number): number {
  QUERY_AT.lastIndex = start + 1
  QUERY_AT.test(input)
  return QUERY_AT.lastIndex
}

import {
  IN_FRAGMENT,
  IN_OPAQUE_PATH,
  IN_PATH,
  IN_QUERY,
  IN_SPECIAL_QUERY,
  IS_BACKSLASH,
  IS_SLASH,
  MAY_DOT,
  UNIT_BITS,
} from './unit-bits.ts'

// Sticky expressions for runs that are written as they are. One reads a long run in a third of the time that a
// loop takes, but takes as long as twenty units to begin. All are made of the table, so each set is written once.

/** A character class of the ASCII units that have none of some bits. */
function unitsWithout(bits: number): string {
  let units = ''
  for (let unit = 0; unit < 0x80; unit++) {
    if ((UNIT_BITS[unit]! & bits) === 0) units += `\\x${unit.toString(16).padStart(2, '0')}`
  }
  return `[${units}]`
}

const DOT_SEGMENT = '(?:\\.|%2[Ee]){1,2}(?:[/\\\\?#]|$)'

function run(source: string): RegExp {
  return new RegExp(source, 'y')
}

/** All that may come after the first slash of a path. Only after a slash may `.` and `%` begin a dot segment. */
function tail(inPath: number, inQuery: number): RegExp {
  const noDots = `${unitsWithout(inPath | MAY_DOT)}*`
  const restOfSegment = `${unitsWithout(inPath | IS_SLASH)}*`
  const segments = `${noDots}(?:(?:(?<!/)|(?!${DOT_SEGMENT}))[.%]${restOfSegment}${noDots})*`
  return run(`${segments}(?:\\?${unitsWithout(inQuery)}*)?(?:#${unitsWithout(IN_FRAGMENT)}*)?`)
}

export const SPECIAL_TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH | IS_BACKSLASH, IN_SPECIAL_QUERY)
export const TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH, IN_QUERY)
/** A reference without a scheme that begins with a segment. */
export const SPECIAL_REFERENCE: RegExp = /* @__PURE__ */ run(`(?![^/?#]*:)${SPECIAL_TAIL.source}`)
export const OPAQUE_PATH_RUN: RegExp = /* @__PURE__ */ run(`${unitsWithout(IN_OPAQUE_PATH)}*`)
export const SPECIAL_QUERY_RUN: RegExp = /* @__PURE__ */ run(`${unitsWithout(IN_SPECIAL_QUERY)}*`)
export const QUERY_RUN: RegExp = /* @__PURE__ */ run(`${unitsWithout(IN_QUERY)}*`)
export const FRAGMENT_RUN: RegExp = /* @__PURE__ */ run(`${unitsWithout(IN_FRAGMENT)}*`)

/** A shorter run takes a loop less time. */
export const SHORT_RUN = 20
/** The group of a tail takes stack for each dot. */
export const LONGEST_RUN = 2048

/** Where a run that begins at an offset ends. */
export function skip(run: RegExp, input: string, at: number): number {
  run.lastIndex = at
  run.test(input)
  return run.lastIndex
}

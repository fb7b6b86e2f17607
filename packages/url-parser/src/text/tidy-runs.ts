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

// Sticky regular expressions for runs that need no change. They read a run in a third of the time of a loop. To start one takes
// as long as a loop over twenty code units, but it pays for shorter runs too: the states after the one that starts it have
// nothing left to do. They are built from the table of `unit-bits.ts`.

/** A character class of the ASCII code units that have none of the bits. */
function unitsWithout(bits: number): string {
  let units = ''
  for (let unit = 0; unit < 0x80; unit++) {
    if ((UNIT_BITS[unit]! & bits) === 0) units += `\\x${unit.toString(16).padStart(2, '0')}`
  }
  return `[${units}]`
}

function run(source: string): RegExp {
  return new RegExp(source, 'y')
}

// A bundler leaves out a value that is not used only if it is one call whose arguments are plain.

/** A run of the units that have none of the bits. */
function runWithout(bits: number): RegExp {
  return run(`${unitsWithout(bits)}*`)
}

/** Whatever comes after the first slash of a path and needs no change. */
function tail(inPath: number, inQuery: number): RegExp {
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/\\\\?#]|$)'
  const noDots = `${unitsWithout(inPath | MAY_DOT)}*`
  const restOfSegment = `${unitsWithout(inPath | IS_SLASH)}*`
  const segments = `${noDots}(?:(?:(?<!/)|(?!${dotSegment}))[.%]${restOfSegment}${noDots})*`
  return run(`${segments}(?:\\?${unitsWithout(inQuery)}*)?(?:#${unitsWithout(IN_FRAGMENT)}*)?`)
}

function specialReference(): RegExp {
  return run(`(?![^/?#]*:)${SPECIAL_TAIL.source}`)
}

export const SPECIAL_TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH | IS_BACKSLASH, IN_SPECIAL_QUERY)
export const TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH, IN_QUERY)
/** A relative reference that starts with a path segment. */
export const SPECIAL_REFERENCE: RegExp = /* @__PURE__ */ specialReference()
export const OPAQUE_PATH_RUN: RegExp = /* @__PURE__ */ runWithout(IN_OPAQUE_PATH)
/** Of any query: it ends at a `'`, which only some keep. */
export const QUERY_RUN: RegExp = /* @__PURE__ */ runWithout(IN_SPECIAL_QUERY)

/** The longest input for `tail`, whose group takes stack space for each dot. */
export const LONGEST_RUN = 16_384

/** Where a run that starts at an offset ends. */
export function skip(run: RegExp, input: string, at: number): number {
  run.lastIndex = at
  run.test(input)
  return run.lastIndex
}

import {
  IN_FRAGMENT,
  IN_OPAQUE_PATH,
  IN_PATH,
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

/** Whatever comes after the first slash of a path and needs no change; a query up to a `'`, which only some keep. */
function tail(inPath: number): RegExp {
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/\\\\?#]|$)'
  const noDots = `${unitsWithout(inPath | MAY_DOT)}*`
  const restOfSegment = `${unitsWithout(inPath | IS_SLASH)}*`
  return run(
    `${noDots}(?:(?:(?<!/)|(?!${dotSegment}))[.%]${restOfSegment}${noDots})*(?:\\?${unitsWithout(IN_SPECIAL_QUERY)}*)?(?:#${unitsWithout(IN_FRAGMENT)}*)?`,
  )
}

/**
 * A URL of a special scheme up to its path; `file:` without a host. After `://` it always matches, so that no way is tried
 * twice: where the host or the port needs a change, it ends, and before the end of the text. Of an IPv4 address it sees
 * only the digits and dots: one that knows their values takes half a millisecond to compile.
 *
 * @param letters - Those of a host.
 * @param port - One that is kept.
 * @param end - What may come after it.
 */
function authority(letters: string, port: string, end: string): string {
  const atEnd = `(?=:|${end})`
  const isName = `(?<=[g-wyz])|(?<![/.]\\d[${letters}\\d_-]*\\.?)`
  const name = `[${letters}\\d._-]*(?:${atEnd}(?<!/)(?=${isName})(?::${port})?${end}|(?!$))`
  return `(?:https?|wss?|ftp)://(?:\\d[\\d.]*${atEnd}(?::${port})?${end}|${name})|file:///`
}

function plainAuthority(): RegExp {
  return run(authority('A-Za-z', '[1-5]?\\d{0,4}', '(?:[/?#\\\\]|$)'))
}

/** The same, and the rest of the URL. A URL that has no slash after its host does not match as a whole. */
function plainUrl(): RegExp {
  const port = '(?!(?:80|443|21)/)(?:[1-5]\\d{4}|[1-9]\\d{0,3})'
  return run(`(?:${authority('a-z', port, '/')}(?!.\\|))(?:(?<=[^/]/|///)${SPECIAL_TAIL.source})?`)
}

export const SPECIAL_TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH | IS_BACKSLASH)
export const TAIL: RegExp = /* @__PURE__ */ tail(IN_PATH)
export const PLAIN_AUTHORITY: RegExp = /* @__PURE__ */ plainAuthority()
export const PLAIN_URL: RegExp = /* @__PURE__ */ plainUrl()
export const OPAQUE_PATH_RUN: RegExp = /* @__PURE__ */ runWithout(IN_OPAQUE_PATH)
/** Of any query: it, too, ends at a `'`. */
export const QUERY_RUN: RegExp = /* @__PURE__ */ runWithout(IN_SPECIAL_QUERY)

/** For shorter runs that nothing comes after, a loop is faster. */
export const SHORT_RUN = 8
/** The longest input for `tail`, whose group takes stack space for each dot. */
export const LONGEST_RUN = 16_384

/** Where a run that starts at an offset ends. */
export function skip(run: RegExp, input: string, at: number): number {
  run.lastIndex = at
  run.test(input)
  return run.lastIndex
}

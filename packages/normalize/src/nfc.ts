import { CLASSES, COMPOSITIONS, DECOMPOSITIONS } from './generated/nfc.ts'

/*
 * Normalization Form C of any text, in linear time and the same on every engine: what the platform offers is
 * of the engine's own Unicode version, and quadratic on long runs of mixed combining marks.
 */

interface Tables {
  readonly classes: ReadonlyMap<number, number>
  readonly decompositions: ReadonlyMap<number, readonly number[]>
  /** By first part: second part to composite. */
  readonly compositions: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Code points that compose with what stands before them. */
  readonly seconds: ReadonlySet<number>
  /** Code points that are written otherwise, even alone. */
  readonly replaced: ReadonlySet<number>
  /** For each of the first code points, once it was asked for: 1 is stable, 2 is not. */
  readonly known: Uint8Array
}

let tables: Tables | null = null

/** scripts/generate.ts draws the format. */
function decodeTables(): Tables {
  const classes = new Map<number, number>()
  const runs = CLASSES.split(' ').map((text) => Number.parseInt(text, 36))
  let c = 0
  for (let i = 0; i < runs.length; i += 3) {
    c += runs[i]!
    for (let n = 0; n < runs[i + 1]!; n++) classes.set(c + n, runs[i + 2]!)
  }
  const decompositions = new Map<number, readonly number[]>()
  const compositions = new Map<number, Map<number, number>>()
  const seconds = new Set<number>()
  const triples = COMPOSITIONS.split(' ').map((text) => Number.parseInt(text, 36))
  c = 0
  for (let i = 0; i < triples.length; i += 3) {
    c += triples[i]!
    const first = triples[i + 1]!
    const second = triples[i + 2]!
    decompositions.set(c, [first, second])
    const bySecond = compositions.get(first) ?? new Map<number, number>()
    compositions.set(first, bySecond.set(second, c))
    seconds.add(second)
  }
  const singles = DECOMPOSITIONS.split(' ')
  const replaced = new Set<number>()
  c = 0
  for (let i = 0; i < singles.length; i += 2) {
    c += Number.parseInt(singles[i]!, 36)
    replaced.add(c)
    decompositions.set(
      c,
      singles[i + 1]!.split(',').map((text) => Number.parseInt(text, 36)),
    )
  }
  const known = new Uint8Array(0x10000)
  return { classes, decompositions, compositions, seconds, replaced, known }
}

/** Nothing below has a combining class, a decomposition that stays, or composes with what is before it. */
const FIRST_RELEVANT = 0x300

/**
 * Whether normalising never joins what comes before a code point with it: a text may be cut there.
 */
export function isBoundary(c: number): boolean {
  if (c < FIRST_RELEVANT) return true
  if ((c >= V_BASE && c < V_BASE + V_COUNT) || (c > T_BASE && c < T_BASE + T_COUNT)) return false
  tables ??= decodeTables()
  let first = c
  for (;;) {
    const parts = tables.decompositions.get(first)
    if (parts === undefined) break
    first = parts[0]!
  }
  return !tables.classes.has(first) && !tables.seconds.has(first) && !tables.seconds.has(c)
}

/** Whether a code point stays as it is, and joins nothing that comes before it. */
export function isStable(c: number): boolean {
  if (c < FIRST_RELEVANT) return true
  tables ??= decodeTables()
  const { known } = tables
  if (c < known.length && known[c] !== 0) return known[c] === 1
  const stable = isBoundary(c) && !tables.replaced.has(c)
  if (c < known.length) known[c] = stable ? 1 : 2
  return stable
}

/**
 * Gives the Normalization Form C of code points.
 *
 * @see https://www.unicode.org/reports/tr15/#Norm_Forms
 */
export function toNfc(points: readonly number[]): number[] {
  tables ??= decodeTables()
  const whole: number[] = []
  for (const c of points) decompose(tables, c, whole)
  reorder(tables, whole)
  return compose(tables, whole)
}

const S_BASE = 0xac00
const L_BASE = 0x1100
const V_BASE = 0x1161
const T_BASE = 0x11a7
const L_COUNT = 19
const V_COUNT = 21
const T_COUNT = 28
const S_COUNT: number = L_COUNT * V_COUNT * T_COUNT

/** Hangul syllables stay: taken apart and put together again they are the same. */
function decompose(of: Tables, c: number, to: number[]): void {
  const parts = c < 0xc0 ? undefined : of.decompositions.get(c)
  if (parts === undefined) to.push(c)
  else for (const part of parts) decompose(of, part, to)
}

/** Sorts each run of combining marks by class, keeping equals in order, in linear time. */
function reorder({ classes }: Tables, points: number[]): void {
  let start = 0
  let last = 0
  let isSorted = true
  for (let i = 0; i <= points.length; i++) {
    const combining = i < points.length ? (classes.get(points[i]!) ?? 0) : 0
    if (combining === 0) {
      if (!isSorted) sortRun(classes, points, start, i)
      start = i + 1
      isSorted = true
    } else if (combining < last) isSorted = false
    last = combining
  }
}

function sortRun(
  classes: ReadonlyMap<number, number>,
  points: number[],
  start: number,
  end: number,
): void {
  const byClass: number[][] = []
  for (let i = start; i < end; i++) {
    const combining = classes.get(points[i]!)!
    byClass[combining] ??= []
    byClass[combining].push(points[i]!)
  }
  let at = start
  byClass.forEach((group) => {
    for (const c of group) points[at++] = c
  })
}

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G50628, D117 */
function compose({ classes, compositions }: Tables, points: readonly number[]): number[] {
  const done: number[] = []
  let starter = -1
  let last = 0
  for (const c of points) {
    const combining = classes.get(c) ?? 0
    // What stands between the starter and here blocks it unless its class is lower and not 0.
    const isReachable = starter === done.length - 1 || (last !== 0 && last < combining)
    if (starter >= 0 && isReachable) {
      const first = done[starter]!
      const composite = composeHangul(first, c) ?? compositions.get(first)?.get(c)
      if (composite !== undefined) {
        done[starter] = composite
        continue
      }
    }
    if (combining === 0) starter = done.length
    last = combining
    done.push(c)
  }
  return done
}

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G59688 */
function composeHangul(first: number, second: number): number | undefined {
  const vowel = second - V_BASE
  if (vowel >= 0 && vowel < V_COUNT) {
    const leading = first - L_BASE
    if (leading < 0 || leading >= L_COUNT) return undefined
    return S_BASE + (leading * V_COUNT + vowel) * T_COUNT
  }
  const trailing = second - T_BASE
  if (trailing <= 0 || trailing >= T_COUNT) return undefined
  const syllable = first - S_BASE
  if (syllable < 0 || syllable >= S_COUNT || syllable % T_COUNT !== 0) return undefined
  return first + trailing
}

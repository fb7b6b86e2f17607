const { CI = '', WAYMARK_RUNS = '' } = process.env
const isCi = CI !== '' && CI !== 'false'

/** How many of its runs a property gets: all in CI, a tenth elsewhere; `WAYMARK_RUNS` is another factor. */
const FACTOR: number = WAYMARK_RUNS === '' ? (isCi ? 1 : 0.1) : Number(WAYMARK_RUNS)
if (!(FACTOR > 0)) throw new TypeError(`WAYMARK_RUNS is a number above 0, and not ${WAYMARK_RUNS}`)

/**
 * The number of runs of a property test, or of random cases.
 *
 * @param all - How many there are in CI.
 */
export function runs(all: number): number {
  return Math.max(1, Math.round(all * FACTOR))
}

/**
 * How many of its runs a property must really have tried something in. A small sample varies more, so half of its share
 * is enough.
 *
 * @param all - How many there must be in CI.
 */
export function leastHits(all: number): number {
  return FACTOR < 1 ? Math.floor((all * FACTOR) / 2) : all
}

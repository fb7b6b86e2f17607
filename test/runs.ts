const { CI = '', WAYMARK_RUNS = '' } = process.env
export const isCi: boolean = CI !== '' && CI !== 'false'

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
 * More than this many runs of a property must really have tried something. A small sample varies more: half of its share
 * is enough, and for something rare five standard deviations below its share, which can be none at all.
 *
 * @param all - How many there must be in CI.
 */
export function leastHits(all: number): number {
  if (FACTOR >= 1) return all
  const share = all * FACTOR
  return Math.floor(Math.min(share / 2, share - 5 * Math.sqrt(share)))
}

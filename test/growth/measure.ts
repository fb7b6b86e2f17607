/** Makes the input of a size, and returns what is measured. It may return a promise. */
export type Prepare = (size: number) => () => unknown
/** The milliseconds that a piece of work takes. */
export type AsyncClock = (work: () => unknown) => Promise<number>

export interface Growth {
  readonly points: readonly { readonly size: number; readonly ms: number }[]
  /** The largest factor that three doublings in a row all exceed. */
  readonly worst: number
}

/**
 * Work in proportion doubles with the size, and caches, the collector and a busy machine do not add a quarter to that at three
 * doublings in a row, again and again. Work that grows with the square takes four times as long at each.
 */
export const TOO_FAST = 2.5

export const LAST = 256_000
/** Below this, in milliseconds, a time says more about the clock than about the work. */
const LEAST = 0.1
/** After a call of so many milliseconds and three doublings, a larger size would say nothing new. */
const ENOUGH = 100
const ROUNDS = 20
/** What disturbs long work evens out, and many rounds would take too long. */
const LONG_WORK = 400
const ROUNDS_OF_LONG_WORK = 2

/** From one size to another: each twice the one before. */
export function doubling(first: number, last: number): number[] {
  const sizes: number[] = []
  for (let size = first; size <= last; size *= 2) sizes.push(size)
  return sizes
}

/** Processor time of this process: it does not count what others do, and no other work is done here meanwhile. */
export const asyncTime: AsyncClock = async (work) => {
  const start = process.cpuUsage()
  const result = work()
  if (result instanceof Promise) await result
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/**
 * Measures sizes that double. Whoever else works on the machine makes times longer, never shorter, so as long as the growth
 * looks too fast, all sizes are measured again, and the shortest times count.
 */
export async function measureGrowth(
  prepare: Prepare,
  sizes: readonly number[],
  clock: AsyncClock = asyncTime,
): Promise<Growth> {
  const points: { readonly size: number; ms: number }[] = []
  for (const size of sizes) {
    const ms = await clock(prepare(size))
    points.push({ size, ms })
    if (ms > ENOUGH && points.length > 3) break
  }
  const rounds = points.at(-1)!.ms > LONG_WORK ? ROUNDS_OF_LONG_WORK : ROUNDS
  for (let round = 1; round < rounds && looksTooFast(points); round++) {
    for (const point of points) point.ms = Math.min(point.ms, await clock(prepare(point.size)))
  }
  return { points, worst: worstOf(points) }
}

/** Factors of doublings, three in a row each. */
function threes(points: Growth['points']): number[][] {
  const times = points.map(({ ms }) => Math.max(ms, LEAST))
  const factors = times.slice(1).map((ms, i) => ms / times[i]!)
  return factors.slice(2).map((_, i) => factors.slice(i, i + 3))
}

function worstOf(points: Growth['points']): number {
  return Math.max(0, ...threes(points).map((factors) => Math.min(...factors)))
}

/** Whether three doublings together take too long: a single time that was disturbed hides nothing. */
function looksTooFast(points: Growth['points']): boolean {
  return threes(points).some(([a, b, c]) => a! * b! * c! > TOO_FAST ** 3)
}

/** A time below this, in milliseconds, is not suspected. */
const UNSUSPICIOUS = 2
/** Four times the size makes linear work take four times as long, and quadratic work sixteen times. */
const STEP = 4
const SUSPICIOUS = 8
/** Below this, the next size would say nothing new. */
const CLEAR = 6
/** What looks suspicious is looked at so many times more: most of it was the compiler or the collector. */
const AGAIN = 2

/** How far a first look goes. */
export interface Look {
  readonly first: number
  readonly last: number
  /** It ends after a call of so many milliseconds that took about four times as long as the one before. */
  readonly enough: number
}

/** Most looks end where quadratic work could be seen. */
export const SHORT: Look = { first: 500, last: 8_000, enough: 1.5 }
/** What copies or compares whole strings is so fast that only a long text shows it. */
export const LONG: Look = { first: 1_000, last: LAST, enough: 20 }

/**
 * A cheap first look, one call for each size: most work is far from growing too fast. What it suspects is measured with care.
 *
 * @returns What is wrong, with the times; `null` if nothing is.
 */
export async function findFault(
  prepare: Prepare,
  { first, last, enough }: Look,
  clock: AsyncClock = asyncTime,
): Promise<string | null> {
  // Nothing comes before the first size, so it is compared with nothing.
  let before = Number.NaN
  for (let size = first; size <= Math.max(last, first * STEP); size *= STEP) {
    let ms = await clock(prepare(size))
    for (let again = 0; isSuspect(before, ms); again++) {
      if (again === AGAIN)
        return faultOf(await measureGrowth(prepare, doubling(first, LAST), clock))
      if (size > first) before = Math.min(before, await clock(prepare(size / STEP)))
      ms = Math.min(ms, await clock(prepare(size)))
    }
    if (ms > enough && ms < CLEAR * Math.max(before, LEAST)) break
    before = ms
  }
  return null
}

function isSuspect(before: number, ms: number): boolean {
  return ms > UNSUSPICIOUS && (ms > SUSPICIOUS * Math.max(before, LEAST) || ms > ENOUGH)
}

export function faultOf({ points, worst }: Growth): string | null {
  if (worst <= TOO_FAST) return null
  const times = points.map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`).join(', ')
  return `three doublings in a row take over ${worst.toFixed(1)} times as long each: ${times}`
}

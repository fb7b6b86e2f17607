import { createHash } from 'node:crypto'
import { ENGINE, WAYMARK } from '../implementations.ts'
import { type Kind, makeKinds } from './kinds.ts'

/** How many kinds the budgets are about. */
const LISTED = { absolute: 67, relative: 20 }
const ITEMS = 500

/**
 * Of all names, items and bases. When the generator changes, this changes too, and figures from before and
 * after are not of the same inputs: say so where they are written down.
 */
const DIGEST = '68a508d8cf9bfda2'

/**
 * Checks that the kinds are the ones that the budgets mean, that they are the same in every run, and that
 * they parse or do not parse as their names say, with the same result in the engine and in Waymark. The
 * engines of Node 20 and 22 follow an older standard: there, one kind differs.
 *
 * @returns One sentence for each problem.
 */
export function checkKinds(kinds: readonly Kind[] = makeKinds()): string[] {
  const problems: string[] = []
  const listed = kinds.filter(({ isListed }) => isListed)
  const relative = listed.filter(({ isRelative }) => isRelative).length
  const absolute = listed.length - relative
  if (absolute !== LISTED.absolute || relative !== LISTED.relative) {
    problems.push(
      `the budgets name ${LISTED.absolute} + ${LISTED.relative} kinds, not ${absolute} + ${relative}`,
    )
  }
  if (new Set(kinds.map(({ name }) => name)).size < kinds.length) {
    problems.push('two kinds have one name')
  }
  const digest = createHash('sha256').update(JSON.stringify(kinds)).digest('hex').slice(0, 16)
  if (digest !== DIGEST) problems.push(`the kinds have the digest ${digest} and not ${DIGEST}`)
  return [...problems, ...kinds.flatMap(checkKind)]
}

function checkKind({ name, start, list, bases, isRefused }: Kind): string[] {
  if (list.length !== ITEMS) return [`${name}: ${list.length} items and not ${ITEMS}`]
  for (const [i, item] of list.entries()) {
    const base = bases[i % bases.length]
    const [expected, actual] = [ENGINE, WAYMARK].map(({ URL }) => {
      if (!URL.canParse(start + item, base)) return 'not a URL'
      const { href, origin, host, pathname } = new URL(start + item, base)
      return [href, origin, host, pathname].join(' ')
    })
    const shown = JSON.stringify(start + item)
    if ((expected === 'not a URL') !== isRefused) {
      return [`${name}: not what its name says: ${shown}`]
    }
    if (actual !== expected) return [`${name}: ${shown} is ${actual}, in the engine ${expected}`]
  }
  return []
}

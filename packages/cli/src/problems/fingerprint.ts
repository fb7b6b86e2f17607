import { createHash } from 'node:crypto'
import type { Facts, Problem } from '@waymark/infra/problem'

/** What tells a problem from others of its code in a file, wherever it is there. */
export interface Identified extends Pick<Problem, 'code' | 'data' | 'pointer'> {
  readonly loc?: string
  readonly target?: string
  readonly lang?: string
  readonly value?: string
  readonly cell?: string
  readonly cause?: Pick<Problem, 'code'>
  /** The string that the problem is in, such as the URI of a list. */
  readonly text?: string | null
}

/**
 * A number for what a problem is about: without its line, and without the indexes and the counts that other problems change. Problems
 * that are alike have the same number.
 */
export function fingerprintOf(problem: Identified): string {
  const { loc, target, lang, value, cell, cause, text, pointer, data = {} } = problem
  const names = pointer?.replaceAll(/\/\d+(?=\/|$)/g, '/*')
  const about = [loc, target, lang, value, cell, cause?.code, text, names, wordsOf(data)]
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16)
}

/** The facts that are no numbers. */
function wordsOf(data: Facts): readonly (readonly [name: string, fact: unknown])[] {
  return Object.entries(data)
    .filter(([, fact]) => typeof fact !== 'number')
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

import { expect } from 'vitest'

/** An error that has these members, whatever it says. Of a member that is an object, it has these. */
export function errorWith(members: object): unknown {
  const wanted = Object.entries(members).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'object' && value !== null && !Array.isArray(value) ? errorWith(value) : value,
  ])
  return expect.objectContaining(Object.fromEntries(wanted))
}

/** The members of our errors that say what is wrong, and with what. */
interface Told {
  readonly name: string
  readonly option?: string | null
  readonly argument?: string
  readonly code?: string
  readonly data?: object
  readonly problem?: { readonly code: string }
}

/** Facts that are words, or lists of all that there is. */
const WORDS: ReadonlySet<string> = new Set([
  'advice',
  'expected',
  'known',
  'remedy',
  'why',
  'words',
])

/** An error in one line, without its words: for tables of what calls give or throw. */
export function shownError(error: unknown): string {
  const { name, option, argument, code, data = {}, problem } = error as Told
  const facts = Object.entries(data).flatMap(([fact, value]) => (WORDS.has(fact) ? [] : [value]))
  const named = [option ?? argument, code ?? problem?.code].filter((each) => each !== undefined)
  return [name, ...named, ...facts].join(' ')
}

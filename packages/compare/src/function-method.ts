import { refusedArgument } from '@waymark/infra/internal'
import { baseOption } from './context-options.ts'
import type { SymmetricMethod } from './method.ts'

/** A function that gives the key of a URL, or `null` if the URL has none. */
export type KeyFunction = (url: string) => string | null

const README = 'https://github.com/waymark-url/waymark/tree/main/packages/compare#readme'

/** The method whose keys are what a function returns. It has the name of the function. */
export function functionMethod(keyOf: KeyFunction): SymmetricMethod {
  const name = keyOf.name || 'function'
  return {
    name,
    kind: 'symmetric',
    family: 'function',
    summary: 'The same result of a function of the caller.',
    explain: `The function \`${name}\` gives each URL its key.`,
    falsePositive: 'Only the function’s author knows.',
    falseNegative: 'Only the function’s author knows.',
    without:
      'Strings for which the function returns `null`, and references that are not URLs even with the base.',
    source: README,
    options: [baseOption],
    examples: [],
    keyIsUrl: false,
    key({ link }) {
      if (link === null) return null
      const key: unknown = keyOf(link)
      if (key === null || typeof key === 'string') return key
      const subject = `the result of the function "${name}"`
      throw refusedArgument('method', { subject, expected: 'a key, a string, or null' }, key)
    },
  }
}

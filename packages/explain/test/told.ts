import { describeCharacter, explain } from '@waymark/explain'
import { shorten } from '@waymark/infra/internal'
import type { Fact, Facts } from '@waymark/infra/problem'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

/** An input, what is told of it, and the base that it is read against. */
type Told = readonly [input: string, causes: readonly string[], base?: string]

const CHARACTERS = new Map(
  Array.from({ length: 0x2040 }, (_, c) => [describeCharacter(c), String.fromCharCode(c)]),
)

/** A fact: a character as itself or as its code point, and whatever is long without its middle. */
function shown(fact: Fact): string {
  if (typeof fact === 'number') return String(fact)
  if (typeof fact !== 'string') return fact.map(shownItem).join(',')
  const codePoint = /U\+[\dA-F]+/.exec(fact)?.[0]
  return codePoint ?? CHARACTERS.get(fact) ?? shorten(fact, 40)
}

function shownItem(item: string | { readonly text: string }): string {
  return shown(typeof item === 'string' ? item : item.text)
}

/** Sentences within a sentence, and the two names of a character. */
const UNTOLD = /^(?:alone|codePoint|fault|origin|remedy|rule|sign|why)$/

/** All other facts; those of the sentences are among them. */
function factsOf(data: Facts): readonly string[] {
  return Object.entries(data)
    .filter(([name]) => !UNTOLD.test(name))
    .map(([name, fact]) => ` ${name}=${shown(fact)}`)
}

/**
 * All causes in an input, each once: the code, the place, the place of the change and what is written there. After a
 * colon, the facts follow, of which `detail` is the one that tells two sentences of one code apart.
 */
function told(input: string, base: string | null): readonly string[] {
  const lines = explain(readUrl(input, { base })).flatMap((error) =>
    error.causes.map(({ code, start, end, edit, data = {} }) => {
      const change = edit === null ? '' : ` ${edit.start}-${edit.end} ${edit.text}`
      const facts = factsOf(data)
      return `${code} ${start}-${end}${change}${facts.length === 0 ? '' : ':'}${facts.join('')}`
    }),
  )
  return [...new Set(lines)]
}

/** A test for each input. */
export function expectTold(rows: readonly Told[]): void {
  const cases = rows.map(([input, expected, base = null]) => ({ input, expected, base }))
  test.each(cases)('$input', ({ input, expected, base }) => {
    expect(told(input, base)).toEqual(expected)
  })
}

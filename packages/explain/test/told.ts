import { causes, explain } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

/** An input, what is told of it, and the base that it is read against. */
type Told = readonly [input: string, causes: readonly string[], base?: string]

const entries = new Map(causes.entries.map((entry) => [entry.code, entry]))

/**
 * All causes in an input, each once: the code, the place, the place of the change and what is written there. After a
 * colon, the message and the remedy follow, unless they are those of the catalogue.
 */
function told(input: string, base: string | null): readonly string[] {
  const lines = explain(readUrl(input, { base })).flatMap((error) =>
    error.causes.map(({ code, start, end, edit, message, remedy }) => {
      const entry = entries.get(code)!
      const change = edit === null ? '' : ` ${edit.start}-${edit.end} ${edit.text}`
      const words = [message, remedy].filter(
        (text) => ![entry.summary, entry.remedy].includes(text),
      )
      return `${code} ${start}-${end}${change}${words.length === 0 ? '' : `: ${words.join(' ')}`}`
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

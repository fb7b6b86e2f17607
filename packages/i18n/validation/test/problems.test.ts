import {
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import { problems } from '@waymark/i18n-validation/problems'
import { describe, expect, test } from 'vitest'

/** The codes that a value gets, which is an entry or a database if it is JSON, and a URL otherwise. */
function codesOf(text: string, given: string): readonly string[] {
  const mode = given.includes("mode: 'check'") ? 'check' : 'normalize'
  const unknownMembers = given.includes('unknownMembers') ? 'error' : 'keep'
  const allowFuture = !given.includes('allowFuture: false')
  const value: unknown = text.startsWith('{') ? JSON.parse(text) : text
  const { errors = [] } =
    typeof value === 'string'
      ? validateURL(value, {}, { mode })
      : given.startsWith('a database')
        ? validateURLSourceDatabase(value)
        : validateURLSourceEntry(value, {}, { unknownMembers, allowFuture })
  return errors.map(({ code }) => code)
}

test('the catalogue has each code once', () => {
  const codes = problems.entries.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
})

describe.each(problems.entries)(
  '$code',
  ({ code, summary, explanation, remedy, source, examples }) => {
    test('says what is wrong, why and what to do, in sentences', () => {
      for (const text of [summary, explanation, remedy]) expect(text).toMatch(/^[A-Z`].*\.$/)
      expect(source).toMatch(/^https:\/\//)
      expect(examples.length).toBeGreaterThan(0)
    })

    test.each(examples)('is reported for $wrong', ({ wrong, right, given = '' }) => {
      expect(codesOf(wrong, given)).toContain(code)
      if (right !== undefined) expect(codesOf(right, given)).toEqual([])
    })
  },
)

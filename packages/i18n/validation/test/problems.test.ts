import {
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import { problems } from '@waymark/i18n-validation/problems'
import { describe, expect, test } from 'vitest'

/** Returns the codes for a value: an entry or a database if it is JSON, otherwise a URL. */
function codesOf(input: string, given: string): readonly string[] {
  const mode = given.includes("mode: 'check'") ? 'check' : 'normalize'
  const unknownMembers = given.includes('unknownMembers') ? 'error' : 'keep'
  const allowFuture = !given.includes('allowFuture: false')
  const value: unknown = input.startsWith('{') ? JSON.parse(input) : input
  const { errors = [] } =
    typeof value === 'string'
      ? validateURL(value, {}, { mode })
      : given.startsWith('a database')
        ? validateURLSourceDatabase(value)
        : validateURLSourceEntry(value, {}, { unknownMembers, allowFuture })
  return errors.map(({ code }) => code)
}

describe.each(problems.entries)('$code', ({ code, examples }) => {
  test.each(examples)('is reported for $wrong', ({ wrong, right, given = '' }) => {
    expect(codesOf(wrong, given)).toContain(code)
    if (right !== undefined) expect(codesOf(right, given)).toEqual([])
  })
})

test('a message shows only the beginning of a long value', () => {
  const long = 'x'.repeat(200_000)
  const database = { version: long, generated: long, defaultLang: long, urls: [{ loc: long }] }
  const result = validateURLSourceDatabase(database, {}, { unknownMembers: 'error' })
  for (const { message } of result.valid ? [] : result.errors) {
    expect(message.length).toBeLessThan(300)
  }
})

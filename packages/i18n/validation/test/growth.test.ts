/** @module-tag slow */
import {
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
} from '@waymark/i18n-validation'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../../test/growth.ts'

const urls: Readonly<Record<string, (n: number) => string>> = {
  'a scheme that does not end': (n) => 'a'.repeat(n),
  'a scheme full of line breaks': (n) => `h${'\n'.repeat(n)}ttps://a/`,
  'spaces before it': (n) => `${' '.repeat(n)}https://a/`,
  'slashes at the end': (n) => `https://a/${'/'.repeat(n)}`,
  'at signs': (n) => `https://${'@'.repeat(n)}`,
  'a long host': (n) => `https://${'a.'.repeat(n)}/`,
  capitals: (n) => `HTTPS://${'A'.repeat(n)}/${'é'.repeat(n)}`,
}

test.each(Object.entries(urls))('time is linear: %s', (_name, make) => {
  expectLinear((size) => {
    for (const mode of ['normalize', 'check'] as const) validateURL(make(size), {}, { mode })
  }, 4_000)
})

test('time is linear for long tags and dates', () => {
  expectLinear((n) => {
    for (const text of ['en-'.repeat(n), `2024-03-15T10:00:00.${'0'.repeat(n)}`, 'T1'.repeat(n)]) {
      expect(validateLanguageTag(text).valid).toBe(false)
      expect(validateISO8601DateTime(text).valid).toBe(false)
    }
  }, 4_000)
})

test('a message shows only the beginning of a long value', () => {
  const long = 'x'.repeat(200_000)
  const database = { version: long, generated: long, defaultLang: long, urls: [{ loc: long }] }
  const result = validateURLSourceDatabase(database, {}, { unknownMembers: 'error' })
  for (const { message } of result.valid ? [] : result.errors) {
    expect(message.length).toBeLessThan(300)
  }
})

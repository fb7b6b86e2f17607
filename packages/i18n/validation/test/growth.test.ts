import {
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
} from '@waymark/i18n-validation'
import { expect, test } from 'vitest'

const n = 200_000
const urls: Readonly<Record<string, string>> = {
  'a scheme that does not end': 'a'.repeat(n),
  'a scheme full of line breaks': `h${'\n'.repeat(n)}ttps://a/`,
  'spaces before it': `${' '.repeat(n)}https://a/`,
  'slashes at the end': `https://a/${'/'.repeat(n)}`,
  'at signs': `https://${'@'.repeat(n)}`,
  'a long host': `https://${'a.'.repeat(n)}/`,
  capitals: `HTTPS://${'A'.repeat(n)}/${'é'.repeat(n)}`,
}

// Generous: a quadratic way takes minutes here.
test.each(Object.entries(urls))('%s takes linear time', (_name, url) => {
  const start = performance.now()
  for (const mode of ['normalize', 'check'] as const) validateURL(url, {}, { mode })
  expect(performance.now() - start).toBeLessThan(5000)
})

test('long tags and dates take linear time', () => {
  const start = performance.now()
  for (const text of ['en-'.repeat(n), `2024-03-15T10:00:00.${'0'.repeat(n)}`, 'T1'.repeat(n)]) {
    expect(validateLanguageTag(text).valid).toBe(false)
    expect(validateISO8601DateTime(text).valid).toBe(false)
  }
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a message shows no more than the beginning of a long value', () => {
  const long = 'x'.repeat(n)
  const database = { version: long, generated: long, defaultLang: long, urls: [{ loc: long }] }
  const result = validateURLSourceDatabase(database, {}, { unknownMembers: 'error' })
  for (const { message } of result.valid ? [] : result.errors) {
    expect(message.length).toBeLessThan(300)
  }
})

import { isLanguageTag, validateLanguageTag } from '@waymark/i18n-validation'
import { expect, test } from 'vitest'

test('a tag is returned in its canonical form', () => {
  expect(validateLanguageTag('EN-us')).toEqual({ valid: true, data: 'en-US', original: 'EN-us' })
  expect(validateLanguageTag('iw')).toMatchObject({ valid: true, data: 'he' })
  expect(validateLanguageTag('x-default')).toMatchObject({ valid: true, data: 'x-default' })
})

test('x-default can be refused', () => {
  expect(validateLanguageTag('X-Default', { allowXDefault: false })).toMatchObject({
    valid: false,
    errors: [{ code: 'INVALID_LANGUAGE_TAG', start: 0, end: 9 }],
  })
  expect(validateLanguageTag('x-default-a', { allowXDefault: false })).toMatchObject({
    valid: true,
    data: 'x-default-a',
  })
})

test('an unregistered subtag is an error unless registry is false', () => {
  expect(validateLanguageTag('en-UK')).toMatchObject({
    valid: false,
    errors: [{ code: 'INVALID_LANGUAGE_TAG', start: 3, end: 5 }],
  })
  expect(validateLanguageTag('en-UK', { registry: false })).toMatchObject({ valid: true })
})

test.each(['en_US', '', '-', 'en-', 'english language', 'en\n', '日本語'])(
  '%o is not a language tag',
  (value) => {
    for (const registry of [true, false]) {
      const result = validateLanguageTag(value, { registry })
      expect(result).toMatchObject({ valid: false, errors: [{ code: 'INVALID_LANGUAGE_TAG' }] })
      expect(isLanguageTag(value, { registry })).toBe(false)
    }
  },
)

test.each([
  [null, 'null'],
  [7, '7'],
  [['en'], 'a list'],
  [undefined, 'nothing'],
])('%o is not a string', (value, shown) => {
  expect(validateLanguageTag<unknown>(value)).toMatchObject({
    valid: false,
    errors: [{ code: 'WRONG_TYPE', data: { got: shown } }],
    original: value,
  })
})

import { isISO8601DateTime, validateISO8601DateTime } from '@waymark/i18n-validation'
import { expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

test.each([
  '2024-03-15T10:00:00.000Z',
  '2024-03-15T10:00:00Z',
  '2024-02-29T23:59:59.999Z',
  '2000-02-29T00:00:00Z',
  '2024-03-15T10:00:00.1234567Z',
  '0000-01-01T00:00:00Z',
  '2024-01-31T00:59:59Z',
  '2024-12-31T23:00:59Z',
  '2024-04-30T00:00:00Z',
  '2024-06-30T00:00:00Z',
  '2024-09-30T00:00:00Z',
  '2024-11-30T00:00:00Z',
  '2023-02-28T00:00:00Z',
])('%s is a date and time', (value) => {
  expect(validateISO8601DateTime(value)).toEqual({ valid: true, data: value, original: value })
  expect(isISO8601DateTime(value)).toBe(true)
})

test.each([
  '2024-03-15',
  '2024-03-15T10:00:00+09:00',
  '2024-03-15T10:00:00+00:00',
  '2024-03-15T10:00:00-0500',
  '2024-03-15T+09:00',
  '2024-03-15T10:00:00+09:00Z',
  '2024-03-15 10:00:00+09:00',
  '2024-03-15T10:00:00Z+9',
  'x2024-03-15',
  '2024-03-15x',
  'x2024-03-15T10:00:00Z',
  '2024-03-15T10:00:00',
  '2024-03-15T10:00Z',
  '2024-03-15 10:00:00Z',
  '2024-03-15t10:00:00z',
  '2024-03-15T10:00:00.Z',
  '2024-03-15T10:00:00Z\n',
  '２024-03-15T10:00:00Z',
  '20240315T100000Z',
  '+002024-03-15T10:00:00Z',
  '',
  '2024-13-01T10:00:00Z',
  '2024-00-01T10:00:00Z',
  '2024-02-30T10:00:00Z',
  '2023-02-29T10:00:00Z',
  '1900-02-29T10:00:00Z',
  '2100-02-29T10:00:00Z',
  '2024-01-32T10:00:00Z',
  '2024-04-31T10:00:00Z',
  '2024-06-31T10:00:00Z',
  '2024-09-31T10:00:00Z',
  '2024-11-31T10:00:00Z',
  '2024-04-00T10:00:00Z',
  '2024-03-15T24:00:00Z',
  '2024-03-15T10:60:00Z',
  '2024-03-15T23:59:60Z',
])('%o is refused', (value) => {
  const result = validateISO8601DateTime(value)
  expect(result).toMatchObject({
    valid: false,
    errors: [{ code: 'INVALID_DATE_TIME', data: { value } }],
    original: value,
  })
})

test.each([
  ['2024-13-01T10:00:00Z', '13', 5],
  ['2024-00-01T10:00:00Z', '00', 5],
  ['2024-02-30T10:00:00Z', '30', 8],
  ['2023-02-29T10:00:00Z', '29', 8],
  ['2024-04-00T10:00:00Z', '00', 8],
  ['2024-03-15T24:00:00Z', '24', 11],
  ['2024-03-15T10:60:00Z', '60', 14],
  ['2024-03-15T10:00:61.5Z', '61', 17],
  ['2024-03-15', '2024-03-15', 0],
])('the error of %s is at %s', (value, part, start) => {
  expect(validateISO8601DateTime(value)).toMatchObject({
    errors: [{ start, end: start + part.length }],
  })
})

test.each([
  [null, 'null'],
  [1710496800000, '1710496800000'],
  [{}, 'an object'],
  [[], 'a list'],
  [undefined, 'nothing'],
  [true, 'true'],
  [Symbol('x'), 'a symbol'],
])('%o is not a string', (value, shown) => {
  expect(validateISO8601DateTime<unknown>(value)).toMatchObject({
    valid: false,
    errors: [{ code: 'WRONG_TYPE', data: { got: shown } }],
    original: value,
  })
})

test('a date in the future is accepted unless allowFuture is false', () => {
  const value = '2024-03-15T10:00:00.500Z'
  const now = Date.UTC(2024, 2, 15, 10)
  const code = (options: Parameters<typeof validateISO8601DateTime>[1]) => {
    const result = validateISO8601DateTime(value, options)
    return result.valid ? null : result.errors[0]!.code
  }
  expect(code({ now: 0 })).toBeNull()
  expect(code({ allowFuture: false, now })).toBe('FUTURE_DATE_TIME')
  expect(code({ allowFuture: false, now: new Date(now - 1000) })).toBe('FUTURE_DATE_TIME')
  expect(code({ allowFuture: false, now: now + 499 })).toBe('FUTURE_DATE_TIME')
  expect(code({ allowFuture: false, now: now + 500 })).toBeNull()
  expect(code({ allowFuture: false })).toBeNull()
  expect(validateISO8601DateTime('9999-01-01T00:00:00Z', { allowFuture: false })).toEqual({
    valid: false,
    errors: [
      {
        code: 'FUTURE_DATE_TIME',
        severity: 'error',
        message: expect.any(String),
        data: { value: '9999-01-01T00:00:00Z' },
        remedy: expect.any(String),
        start: 0,
        end: 20,
      },
    ],
    original: '9999-01-01T00:00:00Z',
  })
  for (const wrong of [new Date('x'), Number.NaN, '2024', null]) {
    expect(() => code({ allowFuture: false, now: wrong as never })).toThrow(
      errorWith({ option: 'now', code: 'option-wrong' }),
    )
  }
  expect(() => code({ allowFuture: 0 as never })).toThrow('allowFuture')
})

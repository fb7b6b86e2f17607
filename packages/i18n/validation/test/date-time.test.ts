import { isISO8601DateTime, validateISO8601DateTime } from '@waymark/i18n-validation'
import { expect, test } from 'vitest'

test.each([
  '2024-03-15T10:00:00.000Z',
  '2024-03-15T10:00:00Z',
  '2024-02-29T23:59:59.999Z',
  '2000-02-29T00:00:00Z',
  '2024-03-15T10:00:00.1234567Z',
  '0000-01-01T00:00:00Z',
])('%s is a date and time', (value) => {
  expect(validateISO8601DateTime(value)).toEqual({ valid: true, data: value, original: value })
  expect(isISO8601DateTime(value)).toBe(true)
})

test.each([
  ['2024-03-15', 'has a date but no time'],
  ['2024-03-15T10:00:00+09:00', 'is not in UTC'],
  ['2024-03-15T10:00:00+00:00', 'is not in UTC'],
  ['2024-03-15T10:00:00', 'is not of the form'],
  ['2024-03-15T10:00Z', 'is not of the form'],
  ['2024-03-15 10:00:00Z', 'is not of the form'],
  ['2024-03-15t10:00:00z', 'is not of the form'],
  ['2024-03-15T10:00:00.Z', 'is not of the form'],
  ['2024-03-15T10:00:00Z\n', 'is not of the form'],
  ['２024-03-15T10:00:00Z', 'is not of the form'],
  ['20240315T100000Z', 'is not of the form'],
  ['+002024-03-15T10:00:00Z', 'is not of the form'],
  ['', 'is not of the form'],
  ['2024-13-01T10:00:00Z', 'has no such month'],
  ['2024-00-01T10:00:00Z', 'has no such month'],
  ['2024-02-30T10:00:00Z', 'names a day that does not exist'],
  ['2023-02-29T10:00:00Z', 'names a day that does not exist'],
  ['1900-02-29T10:00:00Z', 'names a day that does not exist'],
  ['2024-04-31T10:00:00Z', 'names a day that does not exist'],
  ['2024-04-00T10:00:00Z', 'names a day that does not exist'],
  ['2024-03-15T24:00:00Z', 'has no such hour'],
  ['2024-03-15T10:60:00Z', 'has no such minute'],
  ['2024-03-15T23:59:60Z', 'has no such second'],
])('%o %s', (value, message) => {
  const result = validateISO8601DateTime(value)
  expect(result).toMatchObject({
    valid: false,
    errors: [{ code: 'INVALID_DATE_TIME', message: expect.stringContaining(message) }],
    original: value,
  })
})

test.each([
  ['2024-13-01T10:00:00Z', '13', 5],
  ['2024-02-30T10:00:00Z', '30', 8],
  ['2024-03-15T24:00:00Z', '24', 11],
  ['2024-03-15T10:60:00Z', '60', 14],
  ['2024-03-15T10:00:61.5Z', '61', 17],
  ['2024-03-15', '2024-03-15', 0],
])('what is wrong with %s is its %s', (value, part, start) => {
  expect(validateISO8601DateTime(value)).toMatchObject({
    errors: [{ start, end: start + part.length }],
  })
})

test.each([[null], [1710496800000], [new Date(0)], [{}]])('%o is no text', (value) => {
  expect(validateISO8601DateTime<unknown>(value)).toMatchObject({
    valid: false,
    errors: [{ code: 'WRONG_TYPE' }],
  })
})

test('the future is allowed unless an option says otherwise', () => {
  const value = '2024-03-15T10:00:00.500Z'
  const now = Date.UTC(2024, 2, 15, 10)
  const code = (options: Parameters<typeof validateISO8601DateTime>[1]) => {
    const result = validateISO8601DateTime(value, options)
    return result.valid ? null : result.errors[0]!.code
  }
  expect(code({ now: 0 })).toBeNull()
  expect(code({ allowFuture: false, now })).toBe('FUTURE_DATE_TIME')
  expect(code({ allowFuture: false, now: new Date(now - 1000) })).toBe('FUTURE_DATE_TIME')
  expect(code({ allowFuture: false, now: now + 500 })).toBeNull()
  expect(() => code({ allowFuture: false, now: new Date('x') })).toThrow(TypeError)
})

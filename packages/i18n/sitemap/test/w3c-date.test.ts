import { ArgumentError } from '@waymark/infra/argument'
import { compareW3cDates, parseW3cDate, type W3cDate } from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

test.each<[string, W3cDate['granularity'], string, number, string]>([
  ['1970', 'year', '1970-01-01T00:00Z', 0, ''],
  ['2024-03', 'month', '2024-03-01T00:00Z', 0, ''],
  ['2024-03-15', 'day', '2024-03-15T00:00Z', 0, ''],
  ['2024-03-15T23:59Z', 'minute', '2024-03-15T23:59Z', 0, ''],
  ['2024-03-15T10:20+05:30', 'minute', '2024-03-15T04:50Z', 0, ''],
  ['2024-03-15T10:20-05:30', 'minute', '2024-03-15T15:50Z', 0, ''],
  ['2024-03-15T10:20-23:59', 'minute', '2024-03-16T10:19Z', 0, ''],
  ['2024-03-15T10:20:00Z', 'second', '2024-03-15T10:20Z', 0, ''],
  ['2024-03-15T10:20:59+00:00', 'second', '2024-03-15T10:20Z', 59, ''],
  ['2024-03-15T10:20:30.0Z', 'fraction', '2024-03-15T10:20Z', 30, '0'],
  [
    '2024-03-15T10:20:30.12345678901234567890Z',
    'fraction',
    '2024-03-15T10:20Z',
    30,
    '12345678901234567890',
  ],
])('%s is a date to the %s', (text, granularity, moment, seconds, fraction) => {
  const minutes = Date.parse(moment) / 60_000
  expect(parseW3cDate(text)).toEqual({ granularity, minutes, seconds, fraction })
})

test('each day of leap years and others is where JavaScript counts it, and no other day is one', () => {
  for (const year of [
    '0001',
    '0004',
    '0100',
    '0400',
    '1600',
    '1900',
    '1969',
    '1972',
    '2000',
    '2023',
    '2024',
    '9999',
  ]) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = [year, month, day].map((n) => String(n).padStart(2, '0')).join('-')
        const time = Date.parse(`${text}T00:00Z`)
        // The engine takes the 31st of every month, and goes on to the next one.
        const isDay = !Number.isNaN(time) && new Date(time).getUTCDate() === day
        expect([text, parseW3cDate(text)?.minutes ?? null]).toEqual([
          text,
          isDay ? time / 60_000 : null,
        ])
      }
    }
  }
})

test.each([
  '2024-03-15T24:00Z',
  '2024-03-15T23:60Z',
  '2024-03-15T23:59:60Z',
  '2024-03-15T23:59+24:00',
  '2024-03-15T23:59+23:60',
  '2024-03-15T23:59-00:60',
  '2024-13',
  '2024-00',
  '2024-03-15T10:20:30',
  '2024-03-15T10:20:30.Z',
  '2024-03-15T10:20Zx',
  'x2024',
  '20240',
])('%s is none', (text) => {
  expect(parseW3cDate(text)).toBe(null)
})

describe('comparing', () => {
  const ORDER = [
    '1969-12-31T23:59:59.9Z',
    '1970',
    '1970-01-01T00:00:00.01Z',
    '1970-01-01T00:00:00.1Z',
    '1970-01-01T00:00:00.11Z',
    '1970-01-01T00:00:00.9Z',
    '1970-01-01T00:00:01Z',
    '1970-01-01T00:00:02.0Z',
    '1970-01-01T00:00:10Z',
    '1970-01-01T00:01Z',
    '1970-01-02',
  ]

  test('orders dates by their moments', () => {
    const dates = ORDER.map((text) => parseW3cDate(text)!)
    for (const [i, a] of dates.entries()) {
      for (const [j, b] of dates.entries()) {
        expect(Math.sign(compareW3cDates(a, b))).toBe(Math.sign(i - j))
      }
    }
  })

  test.each([
    ['1970', '1970-01-01T01:00:00.000+01:00'],
    ['1970-01-01T00:00:00.5Z', '1970-01-01T00:00:00.50Z'],
    ['1970-01-01T00:00:00.500Z', '1970-01-01T00:00:00.5Z'],
  ])('%s is the moment %s', (a, b) => {
    expect(compareW3cDates(parseW3cDate(a)!, parseW3cDate(b)!)).toBe(0)
  })

  test('what is not a date is the caller’s mistake, and is named', () => {
    const good = parseW3cDate('2024')!
    const { minutes, seconds, fraction } = good
    for (const bad of [
      null,
      undefined,
      '2024',
      {},
      { seconds, fraction },
      { minutes, fraction },
      { minutes, seconds },
      { minutes, seconds, fraction: 0 },
    ]) {
      expect(() => compareW3cDates(bad as never, good)).toThrow(ArgumentError)
      expect(() => compareW3cDates(bad as never, good)).toThrow(
        errorWith({ name: 'ArgumentError', argument: 'a' }),
      )
      expect(() => compareW3cDates(good, bad as never)).toThrow(
        errorWith({ name: 'ArgumentError', argument: 'b' }),
      )
    }
    expect(compareW3cDates({ ...good }, good)).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { parseRfc822Date } from '../src/feed/rfc-822-date.ts'

const dateOf = (text: string) => parseRfc822Date(text).date
const faultOf = (text: string) => parseRfc822Date(text).fault?.data
const read = (text: string) => ({ ...parseRfc822Date(text), fault: faultOf(text) ?? null })

test('the twelve months have their numbers, and their last days', () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (const [i, month] of months.entries()) {
    const date = `2023-${String(i + 1).padStart(2, '0')}`
    expect(dateOf(`1 ${month} 2023 10:20 Z`)).toBe(`${date}-01T10:20:00+00:00`)
    expect(dateOf(`${last[i]} ${month} 2023 10:20 Z`)).toBe(`${date}-${last[i]}T10:20:00+00:00`)
    expect(read(`${last[i]! + 1} ${month} 2023 10:20 Z`)).toEqual({
      date: null,
      fault: { detail: 'day' },
    })
  }
})

test('a word that is not a month is named', () => {
  expect(read('1 Abr 2023 10:20 Z')).toEqual({
    date: null,
    fault: { month: 'Abr' },
  })
})

test('a wrong day of the week is named with the right one', () => {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  // 1 January 2023 was a Sunday.
  for (const [i, name] of names.entries()) {
    const date = `0${i + 1} Jan 2023 10:20:30 GMT`
    const iso = `2023-01-0${i + 1}T10:20:30+00:00`
    expect(read(`${name.slice(0, 3)}, ${date}`)).toEqual({ date: iso, fault: null })
    const wrong = names[(i + 1) % 7]!.slice(0, 3)
    expect(read(`${wrong}, ${date}`)).toEqual({
      date: iso,
      fault: { actual: name, weekday: wrong },
    })
  }
  expect(faultOf('abc, 1 Jan 2023 10:20 GMT')).toEqual({ actual: 'Sunday', weekday: 'abc' })
})

test.each([
  ['UT', '+00:00'],
  ['GMT', '+00:00'],
  ['Z', '+00:00'],
  ['EST', '-05:00'],
  ['EDT', '-04:00'],
  ['CST', '-06:00'],
  ['CDT', '-05:00'],
  ['MST', '-07:00'],
  ['MDT', '-06:00'],
  ['PST', '-08:00'],
  ['PDT', '-07:00'],
  ['+0000', '+00:00'],
  ['-1234', '-12:34'],
  ['+2359', '+23:59'],
])('the zone %s is %s', (zone, offset) => {
  expect(dateOf(`1 Jan 2023 10:20 ${zone}`)).toBe(`2023-01-01T10:20:00${offset}`)
  expect(dateOf(`1 Jan 2023 10:20 ${zone.toLowerCase()}`)).toBe(`2023-01-01T10:20:00${offset}`)
})

test.each(['A', 'Y', 'UTC', 'BST', '+2400', '+3000', '+0060', '+0199'])(
  'nothing certain is meant by the zone %s',
  (zone) => {
    expect(read(`1 Jan 2023 10:20 ${zone}`)).toEqual({
      date: null,
      fault: { zone },
    })
  },
)

test.each([
  ['49', '2049'],
  ['50', '1950'],
  ['00', '2000'],
  ['99', '1999'],
  ['0049', '0049'],
  ['1899', '1899'],
])('the year %s is %s', (year, whole) => {
  expect(dateOf(`1 Jan ${year} 10:20 Z`)).toBe(`${whole}-01-01T10:20:00+00:00`)
})

describe('the time', () => {
  test.each(['00:00:00', '23:59:59'])('%s is one', (time) => {
    expect(dateOf(`1 Jan 2023 ${time} Z`)).toBe(`2023-01-01T${time}+00:00`)
  })

  test.each(['24:00:00', '10:60:00', '10:00:60', '24:00', '99:99'])('%s is none', (time) => {
    expect(faultOf(`1 Jan 2023 ${time} Z`)).toEqual({ detail: 'time' })
  })
})

test('the day before the first of a month, and a leap day, are judged by the calendar', () => {
  expect(faultOf('00 Jan 2023 10:20 Z')).toEqual({ detail: 'day' })
  expect(dateOf('29 Feb 2024 10:20 Z')).toBe('2024-02-29T10:20:00+00:00')
  expect(dateOf('29 Feb 00 10:20 Z')).toBe('2000-02-29T10:20:00+00:00')
  expect(faultOf('29 Feb 1900 10:20 Z')).toEqual({ detail: 'day' })
})

test.each([
  ['sun , 1  jan\t2023  10:20\n z', '2023-01-01T10:20:00+00:00'],
  ['SUN,01 JAN 2023 10:20:00 GMT', '2023-01-01T10:20:00+00:00'],
])('white space and letters of either case are %j', (text, date) => {
  expect(read(text)).toEqual({ date, fault: null })
})

test.each([
  '',
  'Sun 1 Jan 2023 10:20 Z',
  ', 1 Jan 2023 10:20 Z',
  ' 1 Jan 2023 10:20 Z',
  '1 Jan 2023 10:20 Z ',
  '1 Jan 2023 10:20',
  '1Jan 2023 10:20 Z',
  '1 Jan2023 10:20 Z',
  '1 Jan 202310:20 Z',
  '1 Jan 2023 10:20Z',
  '1 January 2023 10:20 Z',
  '001 Jan 2023 10:20 Z',
  '1 Jan 203 10:20 Z',
  '1 Jan 20230 10:20 Z',
  '1 Jan 2023 1:20 Z',
  '1 Jan 2023 10:2 Z',
  '1 Jan 2023 10:20:3 Z',
  '1 Jan 2023 10:20 +01:00',
  '1 Jan 2023 10:20 +100',
  '1 Jan 2023 10:20 CEST',
])('%j is not of the form', (text) => {
  expect(read(text)).toEqual({
    date: null,
    fault: { detail: 'form' },
  })
})

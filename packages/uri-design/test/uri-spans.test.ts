import { expect, test } from 'vitest'
import { hostSpan, isDisputed } from '../src/lint/authority.ts'
import { findParameters, findSegments, findUriSpans } from '../src/uri-spans.ts'

/** The parts of a string as `start-end`; `-` for one that is absent. */
function spansOf(text: string): string {
  const { scheme, authority, path, query, fragment } = findUriSpans(text)
  return [scheme, authority, path, query, fragment]
    .map((span) => (span === null ? '-' : `${span.start}-${span.end}`))
    .join(' ')
}

test.each([
  ['https://a.example/b?c#d', '0-5 8-17 17-19 20-21 22-23'],
  ['https://a.example', '0-5 8-17 17-17 - -'],
  ['https://a?b', '0-5 8-9 9-9 10-11 -'],
  ['https://a#b', '0-5 8-9 9-9 - 10-11'],
  ['https://a?b/c', '0-5 8-9 9-9 10-13 -'],
  ['https://', '0-5 8-8 8-8 - -'],
  ['https://?', '0-5 8-8 8-8 9-9 -'],
  ['https:/', '0-5 - 6-7 - -'],
  ['https:?//a', '0-5 - 6-6 7-10 -'],
  ['https:/?/a', '0-5 - 6-7 8-10 -'],
  ['https:///a', '0-5 8-8 8-10 - -'],
  ['urn:a:b', '0-3 - 4-7 - -'],
  ['//a/b', '- 2-3 3-5 - -'],
  ['//', '- 2-2 2-2 - -'],
  ['/a:b', '- - 0-4 - -'],
  ['a/b:c', '- - 0-5 - -'],
  [':a', '- - 0-2 - -'],
  ['a?b:c', '- - 0-1 2-5 -'],
  ['a#b?c', '- - 0-1 - 2-5'],
  ['a#b#c', '- - 0-1 - 2-5'],
  ['a?b?c', '- - 0-1 2-5 -'],
  ['a?#', '- - 0-1 2-2 3-3'],
  ['', '- - 0-0 - -'],
])('the parts of %j are at %s', (text, expected) => {
  expect(spansOf(text)).toBe(expected)
})

test.each([
  ['', 0, 0, []],
  ['/', 0, 1, ['1-1']],
  ['/a', 0, 2, ['1-2']],
  ['a/b', 0, 3, ['0-1', '2-3']],
  ['//a/', 0, 4, ['1-1', '2-3', '4-4']],
  ['xx/a/b?c/d', 2, 6, ['3-4', '5-6']],
  ['xx/a//', 2, 5, ['3-4', '5-5']],
] as const)('the segments of %j from %d to %d are at %j', (text, start, end, expected) => {
  expect(findSegments(text, { start, end }).map((each) => `${each.start}-${each.end}`)).toEqual(
    expected,
  )
})

test.each([
  ['a=b', 0, 3, ['0-1 2-3']],
  ['a', 0, 1, ['0-1 -']],
  ['a=', 0, 2, ['0-1 2-2']],
  ['=b', 0, 2, ['0-0 1-2']],
  ['a=b=c&&d&', 0, 9, ['0-1 2-5', '7-8 -']],
  ['x?a&b=1#c&d', 2, 7, ['2-3 -', '4-5 6-7']],
  ['x?a&', 2, 3, ['2-3 -']],
  ['', 0, 0, []],
  ['&', 0, 1, []],
] as const)('the parameters of %j from %d to %d are at %j', (text, start, end, expected) => {
  const found = findParameters(text, { start, end }).map(
    ({ name, value }) =>
      `${name.start}-${name.end} ${value === null ? '-' : `${value.start}-${value.end}`}`,
  )
  expect(found).toEqual(expected)
})

test.each([
  ['x//a.example', 'a.example'],
  ['x//u:p@a.example:80', 'a.example'],
  ['x//u@v@a', 'a'],
  ['x//a:', 'a'],
  ['x//a:b', 'a:b'],
  ['x//a:8b', 'a:8b'],
  ['x//[::1]:80', '[::1]'],
  ['x//u:1@', ''],
  ['x//', ''],
])('the host in %s is %j', (text, host) => {
  const { start, end } = hostSpan(text, { start: 3, end: text.length })
  expect(text.slice(start, end)).toBe(host)
})

test('a backslash in the authority, and only there, makes its end disputed', () => {
  const at = (text: string) => isDisputed(text, { start: 2, end: 4 })
  expect(['//\\b/', '//a\\/', '//ab\\', '\\/ab'].map(at)).toEqual([true, true, false, false])
})

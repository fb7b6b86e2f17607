import { normalize, presets } from '@waymark/normalize'
import { describe, expect, test } from 'vitest'

test.each(Object.values(presets))('$name makes one of the two URLs of its caution', (preset) => {
  const [one, other] = preset.merges!
  expect(one).not.toBe(other)
  expect(normalize(one, preset)).not.toBeNull()
  expect(normalize(one, preset)).toBe(normalize(other, preset))
})

test('nothing but a preset for keys unwraps redirections or merges names of sites', () => {
  const names = ['unwrap-redirects', 'merge-site-aliases']
  const having = Object.values(presets).filter(({ rules }) =>
    rules.some(({ name }) => names.includes(name)),
  )
  expect(having.map(({ name }) => name)).toEqual(['aggressive'])
})

describe('the default, safe', () => {
  const safe = (url: string) => normalize(url, 'safe')

  test.each([
    ['https://e.jp/%e6%97%a5', 'https://e.jp/%E6%97%A5'],
    ['https://e.jp/%7Ea', 'https://e.jp/~a'],
    ['https://e.jp/p%2d1', 'https://e.jp/p-1'],
    ['https://E.jp:443/a/../b', 'https://e.jp/b'],
  ])('writes %s and %s as one', (one, other) => {
    expect(safe(one)).toBe(safe(other))
    expect(safe(other)).toBe(other)
  })

  test.each([
    ['https://e.jp/?p=12', 'https://e.jp/?p=13'],
    ['https://e.jp/a', 'https://e.jp/a/'],
    ['https://e.jp/a#b', 'https://e.jp/a'],
    ['https://u:p@e.jp/', 'https://e.jp/'],
    ['https://e.jp./', 'https://e.jp/'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(safe(one)).not.toBe(safe(other))
  })
})

describe('analytics', () => {
  const page = (url: string) => normalize(url, 'analytics')

  test.each([
    // PostHog/posthog#12770 and #17119, umami-software/umami#913, matomo-org/matomo#17055
    [
      'https://e.example/foo',
      'https://e.example/foo/',
      'https://e.example/foo#',
      'https://e.example/foo?',
    ],
    ['https://e.example/', 'https://e.example', 'https://e.example/#top', 'https://e.example//'],
    [
      'https://e.example/a?id=7',
      'https://e.example/a/?id=7&utm_source=x',
      'https://e.example/a?fbclid=y&id=7#z',
    ],
    ['https://e.example/a?b=2&a=1', 'https://u:p@e.example./a/?b=2&a=1&'.slice(0, -1)],
  ])('counts %s and its like as one page', (...urls) => {
    expect(new Set(urls.map(page)).size).toBe(1)
    expect(page(urls[0]!)).toBe(urls[0])
  })

  test('seventeen rows with fbclid are one', () => {
    const rows = Array.from({ length: 17 }, (_, i) => `https://e.example/post?fbclid=IwAR${i}x`)
    expect(new Set(rows.map(page))).toEqual(new Set(['https://e.example/post']))
  })

  test.each([
    ['https://e.example/a?id=7', 'https://e.example/a?id=8'],
    ['https://e.example/a?b=2&a=1', 'https://e.example/a?a=1&b=2'],
    ['http://e.example/a', 'https://e.example/a'],
    ['https://www.e.example/', 'https://e.example/'],
    [
      'https://e.example/story?sid=507f1f77bcf86cd799439011',
      'https://e.example/story?sid=507f1f77bcf86cd799439012',
    ],
  ])('counts %s and %s as two', (one, other) => {
    expect(page(one)).not.toBe(page(other))
  })
})

test.each(['crawler', 'usually-safe', 'aggressive', 'analytics'] as const)(
  '%s does not take the key of a page for a session',
  (preset) => {
    for (const query of [
      'sid=507f1f77bcf86cd799439011',
      'sessionid=conference2026day2a',
      'SID=abcdefghijklmnop',
    ]) {
      expect(normalize(`https://e.example/story?${query}`, preset)).toBe(
        `https://e.example/story?${query}`,
      )
    }
    expect(normalize('https://e.example/a?sid=9a160e54c765d0ee355eaf9be7ed45e8&t=1', preset)).toBe(
      'https://e.example/a?t=1',
    )
  },
)

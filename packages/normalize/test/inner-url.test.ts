import { normalize, type PresetName, rules } from '@waymark/normalize'
import { expect, test } from 'vitest'

const PRESETS: readonly PresetName[] = ['crawler', 'analytics', 'usually-safe', 'aggressive']
const QUERY = 'utm_source=x&b=&PHPSESSID=9682993c8daa2c5497996114facdc805&a=1'
const SESSION = ';jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA'

/** Rules that look at single parameters, or at sessions in the path. */
const own = rules.filter(({ name }) =>
  ['remove-tracking-params', 'strip-session-ids', 'sort-query', 'remove-empty-params'].includes(
    name,
  ),
)

test.each([
  `https://web.archive.org/web/20200101000000/http://b.example/?${QUERY}`,
  `https://web.archive.org/web/20200101000000id_/https://b.example/a${SESSION}?${QUERY}`,
  `https://web.archive.org/web/20200101000000/b.example/?${QUERY}`,
  `https://web.archive.org/save/https://b.example/?${QUERY}`,
  `https://web.archive.org/web/*/https://b.example/?${QUERY}`,
  `https://archive.ph/20200101/http://b.example/?${QUERY}`,
  `https://archive.today/20200101/b.example/a?${QUERY}`,
  `https://wayback.example/all/2020/http%3A%2F%2Fb.example/?${QUERY}`,
  `https://proxy.example/https://b.example/?${QUERY}`,
  `https://proxy.example/?https://b.example/?${QUERY}`,
  `https://proxy.example/?https%3A%2F%2Fb.example/?${QUERY}`,
])('what belongs to a URL inside stays: %s', (url) => {
  expect(normalize(url, own)).toBe(url)
  expect(normalize(url, own, { model: 'rfc3986' })).toBe(url)
  for (const preset of PRESETS) expect(normalize(url, preset)).toContain(QUERY)
})

test.each([
  `https://web.archive.org/about/?${QUERY}`,
  `https://b.example/http:a/?${QUERY}`,
  `https://b.example/?url=https://c.example/&${QUERY}`,
])('a name that is a URL, or begins as one, is not an inner URL: %s', (url) => {
  expect(normalize(url, own)).not.toContain('utm_source')
  expect(normalize(url, own, { model: 'rfc3986' })).not.toContain('utm_source')
})

test('the query of href.li is a URL, which is not sorted', () => {
  const url = 'https://href.li/?https://b.example/?b=2&a=1'
  expect(normalize(url, 'crawler')).toBe(url)
  expect(normalize('https://href.li/?b=2&a=1', 'crawler')).toBe('https://href.li/?b=2&a=1')
  expect(normalize(url, 'aggressive')).toBe('https://b.example/?a=1&b=2')
})

test.each([
  'mqqapi://card/show?at_type=everyone&utm_source=x',
  'mailto:a@e.example?utm_source=x',
  'ftp://e.example/a;jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA',
  'app://e.example/?PHPSESSID=9682993c8daa2c5497996114facdc805',
  'file:///a?utm_source=x',
])('nothing is removed from %s, which is not of the web', (url) => {
  expect(normalize(url, own)).toBe(url)
  expect(normalize(url, own, { model: 'rfc3986' })).toBe(url)
})

test('crawler keeps the order of parameters with one name', () => {
  const url = 'https://e.example/?sort=price&sort=name&a=1'
  expect(normalize(url, 'crawler')).toBe('https://e.example/?a=1&sort=price&sort=name')
})

test.each(['amp;', 'amp;amp;'])('a session after %s goes', (prefix) => {
  const url = `https://e.example/?a=1&${prefix}PHPSESSID=9682993c8daa2c5497996114facdc805`
  for (const preset of PRESETS) expect(normalize(url, preset)).toBe('https://e.example/?a=1')
})

import { expect, test } from 'vitest'
import { BROWSER_DIFFERENCES, explainDifference } from '../src/browser-differences.ts'

// Answers of Chromium 156 on Linux.
test.each([
  ['file-url', 'file://localhost/', 'file:///', 'file://localhost/'],
  ['data-url', 'data:a\tb', 'data:ab', 'data:a%09b'],
  ['own-scheme', 'chrome-search://x:0', 'chrome-search://x:0', 'chrome-search://x/'],
  ['host-escapes', 'http://a b/', null, 'http://a%20b/'],
  ['space-in-opaque-path', 'a:b ?c', 'a:b%20?c', 'a:b ?c'],
  ['apostrophe-in-query', "a://b/?'", "a://b/?'", 'a://b/?%27'],
  ['bar-in-path', 'http://a/|', 'http://a/|', 'http://a/%7C'],
  ['backslash-after-dots', 'a:/b/..\\c', 'a:/b/..\\c', 'a:/c'],
  ['host-in-brackets', 'http://[::%31]', null, 'http://[::1]/'],
  ['idna', 'https://≮/x', 'https://xn--gdh/x', null],
])('%s', (name, input, ours, theirs) => {
  expect(explainDifference({ input, base: null, ours, theirs })?.name).toBe(name)
})

test.each(['ws://a b/', 'ws:/ \t??', 'ws://a /'])('a space in the host of the base %j', (base) => {
  const answers = { input: 'http:a', base, ours: null, theirs: 'http://a/' }
  expect(explainDifference(answers)?.name).toBe('host-escapes')
})

test('what is not known has no name', () => {
  const answers = { input: 'http://a/', base: null, ours: 'http://a/', theirs: 'http://b/' }
  expect(explainDifference(answers)).toBe(null)
})

test('every class has a name of its own, words and a source', () => {
  expect(new Set(BROWSER_DIFFERENCES.map(({ name }) => name)).size).toBe(BROWSER_DIFFERENCES.length)
  for (const { words, source } of BROWSER_DIFFERENCES) {
    expect(words).toMatch(/\.$/)
    expect(source).toMatch(/^https:\/\/url\.spec\.whatwg\.org\/#/)
  }
})

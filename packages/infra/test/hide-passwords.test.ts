import { hidePassword, hidePasswords, maskPassword } from '@waymark/infra/problem'
import { expect, test } from 'vitest'

const URLS = [
  ['https://user:secret@a.example/x', 'https://user:***@a.example/x'],
  ['https://:secret@a.example/', 'https://:***@a.example/'],
  ['https:user:secret@a.example', 'https:user:***@a.example'],
  ['ftp:/user:secret@a.example', 'ftp:/user:***@a.example'],
  ['wss:\\user:secret@a.example', 'wss:\\user:***@a.example'],
  ['\\\\user:se@cret@a.example', '\\\\user:***@a.example'],
  ['https://me@b.example:secret@a.example/', 'https://me@b.example:***@a.example/'],
  ['https:///me@b:secret@a.example/', 'https:///me@b:***@a.example/'],
  ['foo://a@b:secret@c', 'foo://a@b:***@c'],
  ['https://user:sec%2Fret%40a.example/', 'https://user:***%40a.example/'],
  ['https://user@a.example/', 'https://user@a.example/'],
  ['https://a.example/a:b@c', 'https://a.example/a:b@c'],
  ['https://a.example:80/?q=a:b@c', 'https://a.example:80/?q=a:b@c'],
  ['xhttps:a:b@c', 'xhttps:a:b@c'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['mailto:a:b@b.example', 'mailto:a:b@b.example'],
  ['no URL at all: a:b @ c', 'no URL at all: a:b @ c'],
] as const

test.each(URLS)('%s', (url, shown) => {
  expect(hidePassword(url)).toBe(shown)
  expect(hidePasswords(url)).toBe(shown)
  expect(hidePasswords(`The page "${url}" and ${url}`)).toBe(`The page "${shown}" and ${shown}`)
})

test.each([
  ['https://a n:secret@b/', 'https://a n:***@b/'],
  ['https://a"n:se"cret@b/', 'https://a"n:***@b/'],
  ['h\nttps:/\t/a\tnn:secret@b/\n', 'https://ann:***@b/'],
  ['https://a.example/\t@', 'https://a.example/\t@'],
  [`https:/${'a'.repeat(300)}:${'secret'.repeat(90)}@b`, `https:/${'a'.repeat(300)}:***@b`],
])('a URL alone is hidden as the parser reads it: %j', (url, shown) => {
  expect(hidePassword(url)).toBe(shown)
})

test('what a sentence says after a URL stays', () => {
  const sentence = '"https://a.example:80x": the port is no number: write to b@c.example'
  expect(hidePasswords(sentence)).toBe(sentence)
  const bare = 'https://a.example is taken: write to b@c.example'
  expect(hidePasswords(bare)).toBe(bare)
})

test.each([
  ['https://ann:secret@a.example/x', 'https://ann:******@a.example/x'],
  ['https://ann:a@b.example', 'https://ann:*@b.example'],
  ['https://ann:sec*@b.example/s*@', 'https://ann:****@b.example/s*@'],
  ['https://ann:abc@b.example', 'https://ann:***@b.example'],
  ['https://a.example/', 'https://a.example/'],
])('%s is masked as %s', (url, shown) => {
  expect(maskPassword(url)).toBe(shown)
})

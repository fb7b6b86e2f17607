import { hidePasswords } from '@waymark/infra/problem'
import { expect, test } from 'vitest'

test.each([
  ['https://user:secret@a.example/x', 'https://user:***@a.example/x'],
  ['https://:secret@a.example/', 'https://:***@a.example/'],
  ['https:user:secret@a.example', 'https:user:***@a.example'],
  ['no "http:/u:secret@a" is there', 'no "http:/u:***@a" is there'],
  ['\\\\user:se@cret@a.example', '\\\\user:***@a.example'],
  [
    'The page "https://u:secret@a.example/" and the page "https://v:p@b.example/"',
    'The page "https://u:***@a.example/" and the page "https://v:***@b.example/"',
  ],
  ['https://user@a.example/', 'https://user@a.example/'],
  ['https://a.example/a:b@c', 'https://a.example/a:b@c'],
  ['https://a.example:80/?q=a:b@c', 'https://a.example:80/?q=a:b@c'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['no URL at all: a:b @ c', 'no URL at all: a:b @ c'],
])('%s', (text, shown) => {
  expect(hidePasswords(text)).toBe(shown)
})

test('a long text takes no longer than its length', () => {
  const start = performance.now()
  hidePasswords(`${'//a:'.repeat(50_000)}`)
  hidePasswords(`${'//a:'.repeat(50_000)}@`)
  hidePasswords(`@${'https:a:'.repeat(50_000)}`)
  expect(performance.now() - start).toBeLessThan(2000)
})

import { readFileSync } from 'node:fs'
import { normalize } from '@waymark/normalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMissing } from '../../../test/data.ts'
import { generate, readSource, readSources } from '../scripts/generate.ts'

test.skipIf(isMissing('tracking/params.csv'))(
  'the generated files are those of the sources',
  () => {
    const sources = readSources()
    const files = generate(sources, (file) => readSource(sources.find((s) => s.file === file)!))
    for (const [name, text] of Object.entries(files)) {
      const there = readFileSync(new URL(`../src/generated/${name}`, import.meta.url), 'utf8')
      expect(there).toBe(text)
    }
  },
)

test('a path is what it means in NFC, whatever is written around', () => {
  const unit = fc.constantFrom(
    'a',
    'e',
    'É',
    'e\u0301',
    '\u0327\u0301',
    '가',
    '\u1100\u1161',
    '\u212b',
    '<',
    '\u0338',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const output = normalize(`http://e.example/${encodeURIComponent(text)}`, ['nfc-path'])!
      // Node's own Unicode knows these characters; other engines might not.
      expect(decodeURIComponent(output.slice('http://e.example/'.length))).toBe(
        text.normalize('NFC'),
      )
    }),
  )
})

test('characters that are not percent-encoded stay as they are', () => {
  const nfc = (path: string) =>
    normalize(`http://e.example/${path}`, ['nfc-path'], { model: 'rfc3986' })
  expect(nfc('e\u0301xyz/o\u0308bc')).toBe('http://e.example/\u00e9xyz/\u00f6bc')
  expect(nfc('\u{1f600}e\u0301z')).toBe('http://e.example/\u{1f600}\u00e9z')
  expect(nfc('e%CC%81/e\u0301z')).toBe('http://e.example/%C3%A9/\u00e9z')
})

test('what does not change keeps its writing', () => {
  const nfc = (path: string) => normalize(`http://e.example/${path}`, ['nfc-path'])
  expect(nfc('%c3%a9%CC%a7%41')).toBe('http://e.example/%C8%A9%CC%81%41')
  expect(nfc('%c3%a9%FF%e3%81%8b')).toBe('http://e.example/%c3%a9%FF%e3%81%8b')
  expect(nfc('%3C%CC%B8')).toBe('http://e.example/%E2%89%AE')
  // The Kelvin sign is a K; a Greek accent and question mark are ASCII, but no delimiters.
  expect(nfc('%E2%84%AA%E1%BF%AF%CD%BE')).toBe('http://e.example/K%60%3B')
  expect(nfc('%65%CC%81')).toBe('http://e.example/%C3%A9')
  expect(nfc('%CC%81%C3')).toBe('http://e.example/%CC%81%C3')
})

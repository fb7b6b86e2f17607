import { constants } from 'node:buffer'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { methods } from '@waymark/compare'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { main } from '../src/main.ts'
import { toJsonPieces, toJsonText } from '../src/output/json-text.ts'
import { memoryIo } from './sources.ts'

// Without the newline, which JSON may have between its parts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DANGEROUS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/
/** An escape of one half of a pair without the other. */
const HALF =
  /(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f][0-9a-f]{2})/
const EVIL = 'http://a/\u009b2J\u2028\u2029\u202e\u2066\u007f\u{e0001}'

test('escapes what a terminal would act upon, and keeps the value', () => {
  expect(toJsonText({ '\u202e': '\u009b\u2028\u{e0001}é😀' })).toBe(
    '{"\\u202e":"\\u009b\\u2028\\udb40\\udc01é😀"}',
  )
  const unit = fc.oneof(
    fc.constantFrom('\u0085', '\u202e', '\u2029', '"', '\\'),
    fc.string({ unit: anyCharacter }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(unit)), fc.constantFrom(0, 2), (value, indent) => {
      const json = toJsonText(value, indent)
      expect(json).not.toMatch(DANGEROUS)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('half a surrogate pair is U+FFFD, and what only looks like its escape stays', () => {
  const value = { '\ud800': ['a\udfffb', '\\ud800', '\\\udc00', '\ud83d\ude00', '\u0001'] }
  expect(JSON.parse(toJsonText(value))).toEqual({
    '\ufffd': ['a\ufffdb', '\\ud800', '\\\ufffd', '😀', '\u0001'],
  })
})

test('comes in pieces that make up the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...toJsonPieces(value)].join('')).toBe(toJsonText(value, 2))
    }),
  )
  const list = [{ at: { line: 1, names: ['a'] } }, { left: undefined }, null]
  const report = { none: [], list, left: undefined }
  expect([...toJsonPieces(report)].join('')).toBe(toJsonText(report, 2))
})

test('may be longer than a string', { tags: 'slow' }, () => {
  const problem = 'x'.repeat(1 << 20)
  let length = 0
  for (const piece of toJsonPieces({ problems: Array(520).fill(problem) })) length += piece.length
  expect(length).toBeGreaterThan(constants.MAX_STRING_LENGTH)
})

test('every command that prints JSON prints it so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-json-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string): string => join(folder, name)
  const entry = { loc: `${EVIL}\ud800`, lastmod: EVIL, lang: EVIL }
  const head = { version: '1.1', generated: '2024-03-15T10:00:00.000Z', defaultLang: 'en' }
  writeFileSync(path('db.json'), JSON.stringify({ ...head, urls: [entry, entry] }))
  writeFileSync(path('urls'), `${EVIL}\n${EVIL}\n`)
  writeFileSync(path('list.json'), JSON.stringify([`${EVIL}\ud800`]))
  const calls = [
    ['inspect', EVIL],
    ['normalize', path('urls')],
    ['validate', path('db.json')],
    ['sitemap', path('db.json'), '--out', path('out')],
    ['dedupe', path('urls')],
    ['compare', EVIL, `${EVIL}x`],
    ['lint', path('urls')],
    ['lint', path('list.json')],
  ]
  for (const call of calls) {
    const { io, stdout } = memoryIo()
    await main([...call, '--format', 'json'], io)
    expect(stdout(), call[0]).toContain('\\u202e')
    expect(stdout(), call[0]).not.toMatch(DANGEROUS)
    expect(stdout(), call[0]).not.toMatch(HALF)
  }
})

test('the catalogues have examples with half a surrogate pair, which JSON does not', async () => {
  for (const { name } of methods) {
    const { io, stdout } = memoryIo()
    await main(['explain', name, '--format', 'json'], io)
    expect(stdout(), name).not.toMatch(HALF)
  }
})

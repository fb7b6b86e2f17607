import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { main } from '../src/main.ts'
import { toJsonText } from '../src/output/json-text.ts'
import { memoryIo } from './sources.ts'

// Without the newline, which JSON may have between its parts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DANGEROUS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/
const EVIL = 'http://a/\u009b2J\u2028\u2029\u202e\u2066\u007f\u{e0001}'

test('escapes what a terminal would act upon, and keeps the value', () => {
  expect(toJsonText({ '\u202e': '\u009b\u2028\u{e0001}é😀' })).toBe(
    '{"\\u202e":"\\u009b\\u2028\\udb40\\udc01é😀"}',
  )
  const unit = fc.oneof(
    fc.constantFrom('\u0085', '\u202e', '\u2029', '"', '\\'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(unit)), fc.constantFrom(0, 2), (value, indent) => {
      const json = toJsonText(value, indent)
      expect(json).not.toMatch(DANGEROUS)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('every command that prints JSON prints it so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-json-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string): string => join(folder, name)
  const entry = { loc: EVIL, lastmod: EVIL, lang: EVIL }
  const head = { version: '1.1', generated: '2024-03-15T10:00:00.000Z', defaultLang: 'en' }
  writeFileSync(path('db.json'), JSON.stringify({ ...head, urls: [entry, entry] }))
  writeFileSync(path('urls'), `${EVIL}\n${EVIL}\n`)
  const calls = [
    ['inspect', EVIL],
    ['normalize', path('urls')],
    ['validate', path('db.json')],
    ['sitemap', path('db.json'), '--out', path('out')],
    ['dedupe', path('urls')],
    ['compare', EVIL, `${EVIL}x`],
    ['lint', path('urls')],
  ]
  for (const call of calls) {
    const { io, stdout } = memoryIo()
    await main([...call, '--format', 'json'], io)
    expect(stdout(), call[0]).toContain('\\u202e')
    expect(stdout(), call[0]).not.toMatch(DANGEROUS)
  }
})

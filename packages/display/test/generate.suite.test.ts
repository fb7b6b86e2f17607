/**
 * @module-tag slow
 * @module-tag night
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UNICODE_VERSION } from '@waymark/idna'
import { canonicalDecomposition } from '@waymark/idna/nfc'
import { describe, expect, test } from 'vitest'
import { dataFolder, isMissing } from '../../../test/data.ts'
import { buildTables, isAllowed } from '../scripts/build-tables.ts'
import { generateTables } from '../scripts/generate.ts'
import { FILES, readUnicodeData, type UnicodeData } from '../scripts/ucd.ts'
import { ALLOWED, DIGIT } from '../src/properties.ts'
import { skeletonOf } from '../src/skeleton.ts'
import { decodeTables, scriptsOf, wordOf } from '../src/tables.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
/** The canonical decomposition by the files; the engine's for Hangul, which they leave out. */
function decompositionIn(ucd: UnicodeData, c: number): number[] {
  const isHangul = c >= 0xac00 && c < 0xac00 + 11172
  const parts = isHangul
    ? Array.from(String.fromCodePoint(c).normalize('NFD'), (part) => part.codePointAt(0)!)
    : ucd.decomposition.get(c)?.flatMap((part) => decompositionIn(ucd, part))
  return parts ?? [c]
}

const lacks = (version: string) => isMissing(...FILES.map((file) => `unicode/${version}/${file}`))

describe.skipIf(lacks(UNICODE_VERSION))('the tables (skipped without the files)', () => {
  test('are what the generator writes today', () => {
    const written = readFileSync(join(packageFolder, 'src/generated/tables.ts'), 'utf8')
    const version = /([\d.]+)\. Do not edit/.exec(written)![1]!
    expect(generateTables(dataFolder(), version)).toBe(written)
  })

  test('say of every code point what the files say', () => {
    const ucd = readUnicodeData(dataFolder(), UNICODE_VERSION)
    const wrong: string[] = []
    for (let c = 0; c < 0x110000; c++) {
      const word = wordOf(c)
      const category = ucd.generalCategory.get(c) ?? 'Cn'
      const isShown = !/^[CZ]/.test(category)
      if (
        // Hidden ones have no other properties, but none of them is allowed either.
        ((word & ALLOWED) !== 0) !== isAllowed(ucd, c) ||
        ((word & DIGIT) !== 0) !== (category === 'Nd') ||
        (!isShown && word !== 0)
      ) {
        wrong.push(c.toString(16))
      }
    }
    expect(wrong).toEqual([])
  })

  test('go with decompositions of all that has a nonspacing mark on it', () => {
    const ucd = readUnicodeData(dataFolder(), UNICODE_VERSION)
    const wrong: string[] = []
    for (const c of ucd.decomposition.keys()) {
      const parts = decompositionIn(ucd, c)
      if (!parts.some((part) => /^M[ne]$/.test(ucd.generalCategory.get(part)!))) continue
      if (canonicalDecomposition(c).join() !== parts.join()) wrong.push(c.toString(16))
    }
    expect(wrong).toEqual([])
  })

  test('give the skeletons of UTS #39 for all that a domain can hold', () => {
    const ucd = readUnicodeData(dataFolder(), UNICODE_VERSION)
    const wrong: string[] = []
    for (const c of ucd.valid) {
      if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(c))) continue
      const prototypes = decompositionIn(ucd, c).flatMap(
        (part) => ucd.confusables.get(part) ?? [part],
      )
      const expected = String.fromCodePoint(...prototypes).normalize('NFD')
      if (skeletonOf(String.fromCodePoint(c)) !== expected) wrong.push(c.toString(16))
    }
    expect(wrong).toEqual([])
  })
})

test('scripts come with those that UTS #39 adds', () => {
  expect(scriptsOf(wordOf(0x6f22))).toEqual(['Hani', 'Hanb', 'Jpan', 'Kore'])
  expect(scriptsOf(wordOf(0x30ce))).toEqual(['Kana', 'Jpan'])
  expect(scriptsOf(wordOf(0x2d))).toEqual([])
  expect(scriptsOf(wordOf(0x1040))).toEqual(['Mymr', 'Cakm', 'Tale'])
})

test('a skeleton has its marks in canonical order', () => {
  expect(skeletonOf('a\u0301\u0323')).toBe(skeletonOf('a\u0323\u0301'))
  expect(skeletonOf('á\u0323')).toBe(skeletonOf('ạ\u0301'))
})

test.skipIf(lacks('18.0.0'))(
  'the generator makes tables of 18.0.0 (skipped without the files)',
  () => {
    const tables = decodeTables(buildTables(readUnicodeData(dataFolder(), '18.0.0')))
    expect(tables.starts.length).toBeGreaterThan(5000)
    expect(tables.prototypes.get(0x430)).toEqual([0x61])
  },
)

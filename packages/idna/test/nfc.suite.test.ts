/**
 * @module-tag slow
 * @module-tag night
 */
import { readFileSync } from 'node:fs'
import { UNICODE_VERSION } from '@waymark/idna'
import {
  combiningClass,
  isNfcBoundary,
  isNfcStable,
  toCanonicalOrder,
} from '@waymark/idna/internal/nfc'
import { canonicalDecomposition, toNfc } from '@waymark/idna/nfc'
import { expect, test } from 'vitest'
import { dataFolder, isMissing, readData } from '../../../test/data.ts'
import { generateNfcTables } from '../scripts/generate.ts'
import { CODE_POINTS, readUnicodeData } from '../scripts/ucd.ts'

const vectors = `unicode/${UNICODE_VERSION}/NormalizationTest.txt`
const hasNoData = isMissing(vectors)

const points = (hex: string) => hex.split(' ').map((code) => Number.parseInt(code, 16))

test.skipIf(hasNoData)('all of NormalizationTest.txt, in whole and cut at boundaries', () => {
  const text = readData(vectors)
  let cases = 0
  const wrong: string[] = []
  const expectSame = (line: string, ones: readonly number[], others: readonly number[]) => {
    if (ones.join() !== others.join()) wrong.push(line)
  }
  for (const line of text.split('\n')) {
    if (!/^[0-9A-F]/.test(line)) continue
    const [source, nfc, nfd, nfkc, nfkd] = line.split(';')
    for (const [from, to] of [
      [source, nfc],
      [nfc, nfc],
      [nfd, nfc],
      [nfkc, nfkc],
      [nfkd, nfkc],
    ]) {
      cases++
      expectSame(line, toNfc(points(from!)), points(to!))
    }
    const decomposed = points(source!).flatMap((c) => canonicalDecomposition(c))
    expectSame(line, toCanonicalOrder(decomposed), points(nfd!))
    const parts: number[][] = []
    for (const c of points(source!)) {
      if (isNfcBoundary(c) || parts.length === 0) parts.push([])
      parts.at(-1)!.push(c)
    }
    expectSame(
      line,
      parts.flatMap((part) => toNfc(part)),
      points(nfc!),
    )
  }
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(90_000)
})

test.skipIf(hasNoData)('the tables are what the generator writes today', () => {
  const there = readFileSync(new URL('../src/generated/nfc.ts', import.meta.url), 'utf8')
  const version = /([\d.]+)\. Do not edit/.exec(there)![1]!
  expect(there).toBe(generateNfcTables(dataFolder(), version))
})

test.skipIf(hasNoData)('every code point has the class and the mapping of the files', () => {
  const ucd = readUnicodeData(dataFolder(), UNICODE_VERSION)
  const wrong: string[] = []
  for (let c = 0; c < CODE_POINTS; c++) {
    const mapping = ucd.decomposition.get(c)?.flatMap((part) => canonicalDecomposition(part))
    const isHangul = c >= 0xac00 && c <= 0xd7a3
    const found = canonicalDecomposition(c)
    if (
      combiningClass(c) !== (ucd.combiningClass.get(c) ?? 0) ||
      (!isHangul && found.join() !== (mapping ?? [c]).join()) ||
      (isNfcStable(c) && toNfc([c])[0] !== c)
    ) {
      wrong.push(c.toString(16))
    }
  }
  expect(wrong).toEqual([])
})

test('composed characters are kept, and decomposed ones are composed', () => {
  const nfc = (text: string) =>
    String.fromCodePoint(...toNfc([...text].map((c) => c.codePointAt(0)!)))
  expect(nfc('e\u0301')).toBe('\u00e9')
  expect(nfc('\u1100\u1161\u11a8')).toBe('\uac01')
  expect(nfc('\u212b')).toBe('\u00c5')
  expect(nfc('e\u0327\u0301')).toBe('\u0229\u0301')
})

test('a long run of mixed marks is put into order in linear time', () => {
  const points = Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? 0x301 : 0x327))
  const ordered = toCanonicalOrder(points)
  expect(ordered.indexOf(0x301)).toBe(100_000)
  expect(ordered.lastIndexOf(0x327)).toBe(99_999)
})

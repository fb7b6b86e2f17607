import { expect, test } from 'vitest'
import { SLOTS } from '../src/classes.ts'
import { addCommonLetters } from '../src/common-letters.ts'
import { TABLES } from '../src/generated/tables.ts'
import { MAPPED_BY_OFFSET, MAPPED_TO_ONE } from '../src/properties.ts'
import { unicodeOf } from '../src/unicode.ts'
import { createUnicodeProcessing } from '../src/unicode-processing.ts'

/** The common letters, range by range; with `*`, every second code point. */
const RANGES = `
  61-7a df-f6 f8-ff 131 390 3ac-3ce 430-45f 904-939 e01-e30 e32 e40-e46 3005-3007 3041-3096 30a1-30fa 30fc-30fe 3400-4dbf 4e00-9fff ac00-d7a3
  101-12f* 135-137* 13a-13e* 142-148* 14b-177* 17a-17e* 219-21b* 491-4bf* 1ea1-1ef9*
  903 93e-940 949-94c
  900-902 941-948 e31 e34-e37 e47 e4c-e4e
  94d
  e48-e4b
  5d0-5ea 621
  622-625 627 629 62f-632 648 688-699
  620 626 628 62a-62e 633-63f 641-647 649-64a 679-687 69a-6bf 6cc
  30-39
  2d 200c-200d 2600-26ab 1f300-1f6d8
  100-12e* 134-136* 139-13d* 141-147* 14a-176* 179-17d*
  c0-d6 d8-de 391-3a1 3a3-3ab 410-42f
  400-40f
  ff01-ff20 ff3b-ff5e
  ff21-ff3a
  3002
`

/** What must not be decoded. */
const unreadable = {
  charCodeAt() {
    throw new Error('a table is read')
  },
} as unknown as string

test('the common letters are these', () => {
  const ids = new Uint8Array(SLOTS)
  addCommonLetters(ids, new Int32Array(256), new Int32Array(256))
  const expected = new Uint8Array(SLOTS)
  RANGES.trim()
    .split('\n')
    .forEach((line, i) => {
      for (const range of line.trim().split(' ')) {
        const [first, last = first] = range.split('-').map((c) => Number.parseInt(c, 16))
        const step = range.endsWith('*') ? 2 : 1
        for (let c = first!; c <= last!; c += step) expected[c] = 0x80 + i
      }
    })
  expect(Buffer.compare(ids, expected)).toBe(0)
})

test('the tables have the properties of each common letter', () => {
  const ids = new Uint8Array(SLOTS)
  const words = new Int32Array(256)
  const offsets = new Int32Array(256)
  addCommonLetters(ids, words, offsets)
  const decoded = unicodeOf(TABLES)
  decoded.classes.of(SLOTS - 1)
  const wrong: string[] = []
  let count = 0
  for (const [slot, id] of ids.entries()) {
    if (id === 0) continue
    count++
    const tableId = decoded.classes.of(slot)
    const word = words[id]!
    const tableWord = decoded.classes.words[tableId]!
    const isRight =
      word !== MAPPED_BY_OFFSET
        ? word === tableWord
        : tableWord === MAPPED_TO_ONE
          ? decoded.targets.of(slot)[0] === slot + offsets[id]!
          : tableWord === MAPPED_BY_OFFSET && decoded.classes.offsets[tableId] === offsets[id]
    if (!isRight) wrong.push(slot.toString(16))
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(40_000)
})

test.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['ŻÓŁĆ.PL', 'xn--kda4b0koi.pl'],
  ['παράδειγμα.δοκιμή', 'xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['Пример.Испытание', 'xn--e1afmkfd.xn--80akhbyknj4f'],
  ['דוגמה.com', 'xn--6dbbec0c.com'],
  ['مثال.إختبار', 'xn--mgbh0fb.xn--kgbechtv'],
  ['نامه‌ای.com', 'xn--mgba3gch31f060k.com'],
  ['उदाहरण.परीक्षा', 'xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['ตัวอย่าง.com', 'xn--72c1a1bt4awk9o.com'],
  ['예시.테스트', 'xn--vv4b11d.xn--9t4b11yi5a'],
  ['ひらがな.テスト', 'xn--v8j0cwa6g.xn--zckzah'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｅｘａｍｐｌｅ．ＣＯＭ', 'example.com'],
  ['☕🚀.example', 'xn--53h8690o.example'],
])('%s decodes no table', (domain, ascii) => {
  const { toAscii } = createUnicodeProcessing([unreadable, unreadable, unreadable])
  expect(toAscii(domain)).toBe(ascii)
})

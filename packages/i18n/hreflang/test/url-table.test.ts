import {
  type AlternateEntry,
  auditAlternates,
  countAlternates,
  createAudit,
  createUrlTable,
  IntList,
} from '@waymark/hreflang'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { runs } from '../../../../test/runs.ts'

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)

test('a table numbers strings like a map, and returns each code unit by code unit', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      const table = createUrlTable()
      const numbers = new Map<string, number>()
      for (const text of texts) {
        if (!numbers.has(text)) numbers.set(text, numbers.size)
        expect(table.add(text)).toBe(numbers.get(text))
      }
      expect(table.length).toBe(numbers.size)
      for (const [text, number] of numbers) {
        expect(table.text(number)).toBe(text)
        expect(table.find(text)).toBe(number)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('a table still knows its first URLs after many others', () => {
  const table = createUrlTable()
  const url = (n: number) => `https://a.example/é/${n}`
  for (let n = 0; n < 20_000; n++) expect(table.add(url(n))).toBe(n)
  for (let n = 0; n < 20_000; n += 7) {
    expect(table.find(url(n))).toBe(n)
    expect(table.add(url(n))).toBe(n)
    expect(table.text(n)).toBe(url(n))
  }
  expect(table.find(url(20_000))).toBe(-1)
})

test('a table takes a URL that is longer than its pages', () => {
  const table = createUrlTable()
  const long = `https://a.example/${'ü'.repeat(100_000)}`
  table.add('https://a.example/')
  expect(table.add(long)).toBe(1)
  expect(table.text(1)).toBe(long)
  expect(table.find(`${long}x`)).toBe(-1)
})

test('a list keeps integers of any width, in any order', () => {
  const item = fc.oneof(fc.nat(0xff), fc.nat(0xffff), fc.integer())
  fc.assert(
    fc.property(fc.array(item), fc.array(fc.tuple(fc.nat(), item)), (items, changes) => {
      const list = new IntList()
      const expected = [...items]
      for (const item of items) list.push(item)
      for (const [at, item] of items.length === 0 ? [] : changes) {
        list.set(at % items.length, item)
        expected[at % items.length] = item
      }
      list.padTo(items.length + 2, -1)
      const found = Array.from({ length: list.length }, (_, index) => list.get(index))
      expect(found).toEqual([...expected, -1, -1])
    }),
  )
  const long = new IntList()
  for (let i = 0; i < 100_000; i++) long.push(i % 251)
  long.push(-1)
  expect([long.get(0), long.get(99_999), long.get(100_000)]).toEqual([0, 99_999 % 251, -1])
})

const loc = fc.constantFrom(
  'https://a.example/a',
  'https://a.example/a/',
  'http://a.example/b',
  'https://a.example/%c3%a9',
  'https://a.example/%C3%A9?x',
  'https://a.example/c',
  '/relative',
  'ftp://a.example/',
)
const lang = fc.constantFrom('en', 'EN', 'de', 'x-default', 'jp')
const entry = fc.record(
  { loc, lang, alternates: fc.array(fc.record({ lang, loc }), { maxLength: 5 }) },
  { requiredKeys: ['loc'] },
)

test('audits and counters that share a table find what they find alone', () => {
  const anySite = fc.array(entry, { maxLength: 8 })
  fc.assert(
    fc.property(anySite, anySite, fc.array(loc), (entries: AlternateEntry[], others, known) => {
      const options = { form: 'database', report: 'info' } as const
      const urls = createUrlTable()
      for (const url of known) urls.add(url)
      const audit = createAudit({ ...options, urls })
      const other = createAudit({ ...options, urls })
      for (const [index, entry] of entries.entries()) {
        audit.add(entry)
        other.add(others[index] ?? entry)
      }
      expect([...audit.findings()]).toEqual(auditAlternates(entries, options))
      expect(countAlternates(entries, { form: 'database', urls })).toEqual(
        countAlternates(entries, { form: 'database' }),
      )
    }),
    { numRuns: runs(300) },
  )
})

test('a table gives back the code units at both sides of each limit of UTF-8', () => {
  const table = createUrlTable()
  const units = [0, 0x7f, 0x80, 0xff, 0x7ff, 0x800, 0xfff, 0x1000, 0xd7ff, 0xd800, 0xdfff, 0xffff]
  const texts = units.flatMap((unit) => {
    const c = String.fromCharCode(unit)
    return [c, `a${c}`, `${c}abc`, c.repeat(5)]
  })
  for (const [number, text] of texts.entries()) expect(table.add(text)).toBe(number)
  for (const [number, text] of texts.entries()) {
    expect(table.text(number)).toBe(text)
    expect(table.find(text)).toBe(number)
  }
})

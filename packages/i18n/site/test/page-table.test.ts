import { describe, expect, test } from 'vitest'
import { PageTable, PageTableBuilder } from '../src/parts/page-table.ts'

const url = (n: number) => `https://a.example/page-${n}`

/** A table of pages, each in the part that a function gives. */
function tableOf(count: number, partOf: (n: number) => number): PageTable {
  const builder = new PageTableBuilder()
  for (let n = 0; n < count; n++) builder.add(url(n), partOf(n))
  return builder.build()
}

describe('the parts of pages', () => {
  test.each([0, 1, 2, 3, 1024, 1025, 1537])(
    'are those with which %i of them were added, and 0 for others',
    (count) => {
      const partOf = (n: number) => 3 + (n % 7) * 10
      const table = tableOf(count, partOf)
      for (let n = 0; n < count; n++) expect(table.partOf(url(n))).toBe(partOf(n))
      for (let n = count; n < count + 100; n++) expect(table.partOf(url(n))).toBe(0)
      expect(table.keys).toHaveLength(count)
      expect(table.keys).toEqual(table.keys.slice().sort())
      expect(table.parts).toEqual([3, 13, 23, 33, 43, 53, 63].slice(0, count))
    },
  )

  test('are the same in the next version of the program, which reads the keys of this one', () => {
    const table = tableOf(4, (n) => n + 1)
    expect([...table.keys].map((key) => key.toString(16).padStart(16, '0'))).toEqual([
      '2a163b20443b0000',
      '2fc1b1ce5f4c0002',
      '57634a9f76d00001',
      'aabe443a8c070003',
    ])
    const again = new PageTable(table.parts, table.keys)
    expect(again.partOf(url(2))).toBe(3)
  })

  test('are those of the first of two entries for one page', () => {
    const builder = new PageTableBuilder()
    builder.add('a', 5)
    builder.add('b', 2)
    builder.add('a', 2)
    builder.add('b', 5)
    const table = builder.build()
    expect([table.partOf('a'), table.partOf('b'), table.partOf('')]).toEqual([5, 5, 0])
    expect(table.parts).toEqual([5, 2])
  })

  test('are at most 65,536', () => {
    const builder = new PageTableBuilder()
    for (let n = 0; n < 65_538; n++) builder.add(url(n), n + 1)
    // A part that is known has more pages.
    builder.add('https://a.example/more', 1)
    const table = builder.build()
    expect([table.parts.length, table.keys.length]).toEqual([65_536, 65_537])
    expect([65_535, 65_536, 65_537].map((n) => table.partOf(url(n)))).toEqual([65_536, 0, 0])
    expect(table.partOf('https://a.example/more')).toBe(1)
  })

  test('have their sizes beside them for a splitter', () => {
    const sizes = new Map([[1, { entries: 2, bytes: 3 }]]) as never
    const { parts, partOf } = tableOf(2, () => 1).withSizes(sizes)
    expect(parts).toBe(sizes)
    expect([partOf(url(0)), partOf(url(1)), partOf(url(2))]).toEqual([1, 1, 0])
  })
})

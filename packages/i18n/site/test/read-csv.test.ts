import { FileError } from '@waymark/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { readCsv } from '../src/database/read-csv.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

test.each([
  ['a,b\nc,"d', '2:3 csv-invalid open-quote'],
  ['a,b\n"c" d\n', '2:1 csv-invalid after-quote'],
  ['a,b\nc, "d"\n', '2:3 csv-invalid inner-quote'],
  ['a,b\nc\xff', '2:2 file-encoding-unsupported utf-8'],
  ['a,b\r\xff', '1:5 file-encoding-unsupported utf-8'],
])('the rows before an error are given, and then the error: %j', async (text, facts) => {
  const rows: (readonly string[])[] = []
  const reading = async () => {
    for await (const batch of readCsv(sourceOf(Buffer.from(text, 'latin1')), ',')) {
      rows.push(...batch.map(({ fields }) => fields))
    }
  }
  const shown = await reading().then(String, shownRefusal)
  expect(shown).toBe(`test:${facts}`)
  expect(rows).toEqual([['a', 'b']])
})

test('the last row may have no line end, and an empty field at its end', async () => {
  for (const size of [1, 2, 100]) {
    const found: unknown[] = []
    for await (const batch of readCsv(sourceInPieces(Buffer.from('a\né,b,'), size), ',')) {
      for (const { fields, places } of batch) {
        found.push([fields, places.map(({ line, column }) => `${line}:${column}`)])
      }
    }
    expect(found).toEqual([
      [['a'], ['1:1']],
      [
        ['é', 'b', ''],
        ['2:1', '2:3', '2:5'],
      ],
    ])
  }
})

test('rows with their text are the whole table, in pieces of any size', async () => {
  const part = fc.constantFrom('"', ',', '\n', '\r', '\r\n', 'a', 'é', '""', '"b"')
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(part, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (isMarked, parts, size) => {
        const text = (isMarked ? '\ufeff' : '') + parts.join('')
        const keep = async (pieceSize: number) => {
          const source = sourceInPieces(Buffer.from(text), pieceSize)
          const rows = []
          try {
            for await (const batch of readCsv(source, ',', { keepText: true })) rows.push(...batch)
          } catch (error) {
            if (!(error instanceof FileError)) throw error
            return null
          }
          return rows
        }
        const rows = await keep(1000)
        const pieces = await keep(size)
        expect(pieces === null).toBe(rows === null)
        fc.pre(rows !== null)
        expect(pieces).toEqual(rows)
        expect(rows!.map((row) => row.text).join('')).toBe(text)
        // Each row ends in its line end.
        for (const row of rows!.slice(isMarked ? 1 : 0, -1)) expect(row.text).toMatch(/[\r\n]$/)
        expect(rows![0]?.fields.length === 0).toBe(isMarked)
        const plain: unknown[] = []
        for await (const batch of readCsv(sourceOf(text), ',')) {
          for (const { fields, places, text: none } of batch) plain.push([fields, places, none])
        }
        const kept = rows!.slice(isMarked ? 1 : 0)
        expect(plain).toEqual(kept.map(({ fields, places }) => [fields, places, '']))
      },
    ),
    { numRuns: runs(1000) },
  )
})

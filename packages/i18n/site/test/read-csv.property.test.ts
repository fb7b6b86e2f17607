import { FileError } from '@waymark/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { readCsv } from '../src/database/read-csv.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

interface Outcome {
  readonly rows: readonly (readonly string[])[]
  /** The place of each field, as in `2:5`. */
  readonly places: readonly string[]
  readonly error: string | null
}

async function outcome(bytes: Buffer | string, size = Infinity): Promise<Outcome> {
  const source = size === Infinity ? sourceOf(bytes) : sourceInPieces(Buffer.from(bytes), size)
  const rows: (readonly string[])[] = []
  const places: string[] = []
  let error: string | null = null
  try {
    for await (const batch of readCsv(source, ',')) {
      for (const record of batch) {
        rows.push(record.fields)
        for (const { line, column } of record.places) places.push(`${line}:${column}`)
      }
    }
  } catch (thrown) {
    error = thrown instanceof FileError ? shownRefusal(thrown) : String(thrown)
  }
  return { rows, places, error }
}

const piece = fc.constantFrom(
  ...['"', '""', ',', '\n', '\r', '\r\n', 'a', ' ', 'é', '𝄞', '\0', '\ufeff'],
)

test('CSV has the same rows, places and errors in pieces of any size', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 14 }),
      fc.option(fc.nat(40)),
      fc.integer({ min: 1, max: 7 }),
      async (pieces, broken, size) => {
        const bytes = Buffer.from(pieces.join(''))
        if (broken !== null && broken < bytes.length) bytes[broken] = 0xff
        const whole = await outcome(bytes)
        expect(await outcome(bytes, size)).toEqual(whole)
        if (whole.error !== null) refused++
      },
    ),
    { numRuns: runs(1000) },
  )
  expect(refused).toBeGreaterThan(leastHits(100))
})

test('what a table was written from is read, each field with its place', async () => {
  const field = fc.tuple(fc.boolean(), fc.array(piece, { maxLength: 4 }))
  const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(table, lineEnd, async (table, lineEnd) => {
      const rows: string[][] = []
      const places: string[] = []
      let text = ''
      for (const cells of table) {
        const fields: string[] = []
        for (const [at, [isQuoted, parts]] of cells.entries()) {
          const value = isQuoted ? parts.join('') : parts.join('').replace(/[",\r\n]/g, '')
          if (at > 0) text += ','
          places.push(`${text.split('\n').length}:${text.length - text.lastIndexOf('\n')}`)
          text += isQuoted ? `"${value.replaceAll('"', '""')}"` : value
          fields.push(value)
        }
        text += lineEnd
        rows.push(fields)
      }
      // After the byte order mark, the first field can begin with the same character.
      expect(await outcome(`\ufeff${text}`)).toEqual({ rows, places, error: null })
    }),
    { numRuns: runs(1000) },
  )
})

test.each([
  ['a,b\nc,"d', '2:3 csv-invalid open-quote'],
  ['a,b\n"c" d\n', '2:1 csv-invalid after-quote'],
  ['a,b\n"c"\0,d\n', '2:1 csv-invalid after-quote'],
  ['a,b\nc, "d"\n', '2:3 csv-invalid inner-quote'],
  ['a,b\nc,\xc3\xa9\xff', '2:4 file-encoding-unsupported utf-8'],
  ['a,b\nc,\xe2\x82', '2:3 file-encoding-unsupported utf-8'],
])('the rows before an error are returned: %j', async (text, facts) => {
  const bytes = Buffer.from(text, 'latin1')
  for (const size of [1, 2, Infinity]) {
    const { rows, error } = await outcome(bytes, size)
    expect(rows).toEqual([['a', 'b']])
    expect(error).toContain(facts)
  }
})

test.each(['', '"'])(
  'a row of more than 64 MiB is refused in pieces: %j',
  {
    tags: 'slow',
  },
  async (quote) => {
    const { rows, error } = await outcome(`a\nb,${quote}${'x'.repeat(68_000_000)}`, 65_536)
    expect(rows).toEqual([['a']])
    expect(error).toContain('2:3 csv-too-large')
  },
)

import { FileError, type RawEntry } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { findJsonFault } from '../../../infra/src/json-syntax.ts'
import { readJsonDatabase } from '../src/database/json-database.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

interface Outcome {
  readonly value?: unknown
  readonly places?: readonly unknown[]
  readonly error?: string
}

/** The document as the reader gives it, or the message of its error. */
async function read(bytes: Buffer, size: number = bytes.length + 1): Promise<Outcome> {
  const reader = readJsonDatabase(sourceInPieces(bytes, size))
  const entries: RawEntry[] = []
  try {
    for await (const batch of reader.entries()) entries.push(...batch)
  } catch (error) {
    if (error instanceof FileError) return { error: shownRefusal(error) }
    throw error
  }
  const head = reader.head()
  const values = entries.map(({ value }) => value)
  const value =
    Array.isArray((head as { urls?: unknown } | null)?.urls) && !Array.isArray(head)
      ? { ...(head as object), urls: [...(head as { urls: unknown[] }).urls, ...values] }
      : head
  const places = entries.map(({ places }) =>
    ['', '/loc', '/alternates', '/alternates/0/lang'].map((pointer) => places.find(pointer)),
  )
  return { value, places: [...places, reader.placeOf('/version')] }
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const PARTS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\n',
  ' ',
  '0',
  '-',
  '.',
  'e',
  'tru',
  'é😀',
  '\u0001',
]

/** Databases with some characters inserted, removed or replaced. */
const documents = fc
  .record({
    urls: fc.array(
      fc.oneof(
        fc.record({
          loc: fc.string({ unit: 'grapheme' }),
          alternates: fc.array(fc.record({ lang: fc.string(), loc: fc.jsonValue() })),
        }),
        fc.jsonValue(),
      ),
      { maxLength: 3 },
    ),
    others: fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue(), { maxKeys: 2 }),
    indent: fc.constantFrom('', ' ', '\n'),
  })
  .map(({ urls, others, indent }) => JSON.stringify({ ...others, urls, version: 1 }, null, indent))

const mutated = fc
  .tuple(
    documents,
    fc.array(fc.record({ at: fc.nat(), length: fc.nat(2), part: fc.constantFrom(...PARTS, '') }), {
      maxLength: 3,
    }),
  )
  .map(([text, changes]) => {
    let result = text
    for (const { at, length, part } of changes) {
      const from = at % (result.length + 1)
      result = result.slice(0, from) + part + result.slice(from + length)
    }
    // Halves of surrogate pairs cannot be written in UTF-8.
    return Buffer.from(result).toString()
  })

test.each(['`}`', '`]`', '`,`', '`:`', '`{`', '`[`', '"a"', '`1`'])(
  'what follows a document is named: %s',
  async (rest) => {
    for (const document of ['{"urls":[]}', 'true', '[1]', '"a"']) {
      const { error } = await read(Buffer.from(`${document} ${rest.replaceAll('`', '')}`))
      const column = document.length + 2
      expect(error).toBe(`test:1:${column} json-invalid after-document ${rest}`)
    }
  },
)

describe('a document with mutations', () => {
  test('is accepted if JSON.parse accepts it, with the same value', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(mutated, async (text) => {
        const expected = parsed(text)
        const { value, error } = await read(Buffer.from(text))
        if (error?.includes('appears twice.')) return
        expect(error === undefined).toBe(expected !== null)
        if (expected === null) refused++
        else expect(value).toEqual(expected.value)
      }),
      { numRuns: runs(750) },
    )
    expect(refused).toBeGreaterThan(leastHits(100))
  })

  test('has the same value, places and error in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (text) => {
        const bytes = Buffer.from(text)
        const whole = await read(bytes)
        for (let size = 1; size < 9; size++) expect(await read(bytes, size)).toEqual(whole)
      }),
      { numRuns: runs(75) },
    )
  })

  test('has its error where the valid start ends', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (text) => {
        const fault = findJsonFault(text)
        expect(fault === null).toBe(parsed(text) !== null)
        if (fault === null) return
        // What is before the error can be continued to a document; with the error, nothing can.
        const start = findJsonFault(text.slice(0, fault.at))
        expect([start?.at ?? fault.at, start?.found ?? null]).toEqual([fault.at, null])
        const { error } = await read(Buffer.from(text))
        if (error?.startsWith('json-invalid urls', error.indexOf(' ') + 1)) return
        const before = text.slice(0, fault.at).split('\n')
        expect(error).toContain(`:${before.length}:${before.at(-1)!.length + 1} `)
      }),
      { numRuns: runs(750) },
    )
  })
})

test('a document can be cut at every byte', async () => {
  const text =
    '\ufeff{"version":"1\\u00e9", "é😀": [1,"]"],\r\n"urls": [{"loc":"ü\\"\\\\","alternates":[{"lang":"ja"}]}, -1.5e3, true ]}'
  const bytes = Buffer.from(text)
  const whole = await read(bytes)
  expect(whole.value).toEqual(JSON.parse(text.slice(1)))
  const number = { line: 2, column: text.split('\n')[1]!.indexOf('-1.5e3') + 1 }
  for (let at = 1; at < bytes.length; at++) {
    const reader = readJsonDatabase(sourceOf(bytes.subarray(0, at), bytes.subarray(at)))
    const entries: RawEntry[] = []
    for await (const batch of reader.entries()) entries.push(...batch)
    expect(entries.map(({ value }) => value)).toEqual((whole.value as { urls: unknown[] }).urls)
    expect(entries[1]!.places.start).toEqual(number)
  }
})

test.each([
  [Buffer.from('{"urls": [\n {"loc": "a\xff"}]}', 'latin1'), '2:12'],
  [Buffer.from('{"\ufffd": "é\xff', 'utf8').subarray(0, -1), '1:9'],
  [Buffer.concat([Buffer.from('{"a\ufffd": "😀'), Buffer.from([0x80])]), '1:11'],
  [Buffer.from([0x7b, 0x0a, 0xed, 0xa0, 0x80]), '2:1'],
])('bytes that are not UTF-8 are refused at their place (%#)', async (bytes, place) => {
  for (let size = 1; size <= bytes.length; size++) {
    expect((await read(bytes, size)).error).toBe(`test:${place} file-encoding-unsupported utf-8`)
  }
})

test.each([
  ['a missing quote', `{"urls":[{"loc":"a},\n${'{"loc":"b"},\n'.repeat(100_000)}1]}`, '1:21'],
  ['a missing bracket', `{"urls":[{"a":[1,2},\n${'{"loc":"b"},\n'.repeat(100_000)}1]}`, '1:19'],
])('%s is found where it is, and not where the value then ends', async (_, text, place) => {
  expect((await read(Buffer.from(text), 65_536)).error).toContain(
    `test:${place} json-invalid unexpected`,
  )
})

test('a member called __proto__ is a member', async () => {
  const { value } = await read(Buffer.from('{"__proto__": {"a": 1}, "urls": [{"__proto__": 2}]}'))
  expect(Object.keys(value as object)).toEqual(['__proto__', 'urls'])
})

test('takes time that grows with the length of an entry', async () => {
  const time = async (length: number) => {
    const bytes = Buffer.from(`{"urls":[[${'"x",'.repeat(length)}1]]}`)
    const start = process.threadCpuUsage()
    await read(bytes, 1024)
    return process.threadCpuUsage(start).user
  }
  await time(10_000)
  expect((await time(1_600_000)) / (await time(400_000))).toBeLessThan(12)
})

test.each([0, 1, 2, 3])(
  'digit %i of an escape must be hexadecimal, and is the place where it is not',
  (digit) => {
    const digits = [...'12aF'].map((each, i) => (i === digit ? 'G' : each)).join('')
    expect(findJsonFault(`["\\u${digits}"]`)).toEqual({
      at: 4 + digit,
      found: expect.any(String),
    })
    expect(findJsonFault('["\\u12aF"]')).toBe(null)
  },
)

import { ByteSink, ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
import { BUFFER_CODEC } from '@waymark/normalize/bulk/lines/node'
import { createLineWriter } from '@waymark/normalize/internal'
import { createPublicSuffixList, type PublicSuffixList } from '@waymark/public-suffix/list'
import {
  createRowWorker,
  ops,
  type RowFormat,
  type RowWorkerOptions,
  urlParts,
} from '@waymark/worker'
import { createRowWorker as createArrowWorker } from '@waymark/worker/arrow/node'
import { createRowWorker as createNodeWorker } from '@waymark/worker/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { choiceOf } from '../src/bind-function.ts'
import { implementations } from '../src/ops/index.ts'
import { batchesOf, streamOf } from './arrow-streams.ts'
import { binaryValues, encode, linesOf, outputOf, rowsIn, type Value } from './row-bytes.ts'

const SETTINGS = { methodOptions: {}, base: null, publicSuffixList: null, shared: [] }

interface Case {
  readonly name: 'host' | 'part' | 'domain' | 'suffix' | 'subdomain' | 'site'
  readonly choice: string
  readonly publicSuffixList?: PublicSuffixList
}

const LIST = createPublicSuffixList('com\nexample\nco.uk\n*.jp\n!city.jp\nxn--bcher-kva.example\n')

/** The ops that have a way in bytes, with each choice that they can be given. */
const CASES: readonly Case[] = [
  { name: 'host', choice: '' },
  ...(['all', 'icann'] as const).map((choice) => ({ name: 'domain' as const, choice })),
  ...(['suffix', 'subdomain', 'site'] as const).map((name) => ({ name, choice: '' })),
  { name: 'domain', choice: 'all', publicSuffixList: LIST },
  { name: 'site', choice: '', publicSuffixList: LIST },
  ...urlParts.map(({ name }) => ({ name: 'part' as const, choice: name })),
]
const IN_BYTES = CASES.filter(({ choice }) => choice !== 'href')

const settingsOf = ({ publicSuffixList }: Case) => ({
  ...SETTINGS,
  publicSuffixList: publicSuffixList ?? null,
})

const optionsOf = ({ name, choice, publicSuffixList }: Case): RowWorkerOptions => {
  const option = choiceOf(ops.find((op) => op.name === name)!.of)?.name
  return {
    ops: [name],
    ...(option === undefined ? {} : { [option]: choice }),
    ...(publicSuffixList === undefined ? {} : { publicSuffixList }),
  }
}

const host = fc.oneof(
  fc.constantFrom('a.example', 'www.bbc.co.uk', 'x.github.io', 'a.b.kobe.jp', 'co.uk', 'com'),
  fc.constantFrom('1.2.3.4', '1.2.3.04', '0x1', '1.2.3.4.', 'a.1', 'a..com', '.com', 'a.com.', ''),
  fc.constantFrom('A.example', 'bücher.example', 'xn--bcher-kva.example', 'a_b.example', '[::1]'),
  fc
    .array(
      fc.constantFrom('a', '0', '-', '_', 'xn--a', 'co', 'uk', 'city', 'kawasaki', 'jp', 'ck'),
      {
        maxLength: 4,
      },
    )
    .map((labels) => labels.join('.')),
)
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'b/c', 'x=1&y', '//', 'a.b', '~', ':', '@') },
  fc.constantFrom(
    '.',
    '..',
    '/..',
    '%2e',
    '%41',
    '%',
    '\\',
    ' ',
    '"',
    "'",
    '<',
    '^',
    '|',
    '{',
    '\t',
  ),
  fc.constantFrom('é', '\u{1f600}', '?', '#', '\r', '\0', '\x7f', '`', '[', 'www.a.example'),
)
const urlLike = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('http://', 'https://') },
      fc.constantFrom(
        'HTTP://',
        'https:/',
        '//',
        'ftp://',
        'mailto:',
        'https://u:p@',
        ' http://',
        '',
      ),
    ),
    host,
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      fc.constantFrom(':', ':80', ':443', ':8080', ':0', ':65536', ':08'),
    ),
    ...['/', '?', '#'].map((mark) =>
      fc.oneof(
        fc.constant(''),
        fc.array(piece, { maxLength: 3 }).map((all) => mark + all.join('')),
      ),
    ),
  )
  .map((parts) => parts.join(''))

test.each(IN_BYTES)('the bytes of a URL give $name $choice as the parser does', (given) => {
  const { bind, bytesOf } = implementations[given.name]
  const answer = bind(settingsOf(given), given.choice)
  for (const codec of [ECMASCRIPT_CODEC, BUFFER_CODEC]) {
    const write = bytesOf!(settingsOf(given), given.choice, codec)!
    const sink = new ByteSink(new ArrayBuffer(8), codec)
    let found: Value = null
    const writer = createLineWriter(
      (bytes, marks, output) => {
        const isThere = write(bytes, marks, output)
        found = isThere ? Buffer.from(output.content).toString() : null
      },
      { codec },
    )!
    let hits = 0
    fc.assert(
      fc.property(urlLike, (text) => {
        // A line before it, whose bytes must not get into the answer.
        const bytes = encode(`https://before.example/\n${text}\nhttps://after.example/\n`)
        const cursor = { at: 24, lines: 0 }
        sink.clear()
        writer.copy(bytes, cursor, bytes.length, 1, sink)
        if (cursor.lines === 0) return
        hits++
        expect(found).toBe(answer(text, ''))
      }),
      { numRuns: runs(5000) },
    )
    // Where nothing was seen in bytes, nothing was tested.
    expect(hits).toBeGreaterThan(leastHits(1000))
  }
})

const FILES = [
  'kasztp',
  'userbait',
  'test-lists-urls',
  'messy-urls',
  'module-urls',
  'relative-refs',
]

/** Some lines of each list. */
function realLines(): readonly string[] {
  return FILES.map((name) => `corpora/${name}.txt`).flatMap((file) => {
    const lines = isMissing(file) ? [] : readData(file).split('\n')
    const step = Math.max(1, Math.floor(lines.length / runs(5000)))
    return lines.filter((_, i) => i % step === 0)
  })
}

const ROWS = [...realLines(), ...fc.sample(urlLike, { numRuns: runs(20_000), seed: 50 })]

function answersIn(format: RowFormat['name'], output: Uint8Array): readonly Value[] {
  if (format === 'rowbinary') return binaryValues(output)
  if (format === 'arrow')
    return batchesOf(output).flatMap((batch) => Object.values(batch)[0] as Value[])
  return linesOf(output).map((line) => (line === (format === 'lines' ? '' : '\\N') ? null : line))
}

describe.each(CASES)('$name $choice', (given) => {
  const answer = implementations[given.name].bind(settingsOf(given), given.choice)

  test.each(['lines', 'tsv', 'rowbinary', 'arrow'] as const)(
    'has the same answers in %s',
    (format) => {
      const asked = ROWS.filter((text) => format !== 'lines' || !/[\n\r]/.test(text))
      const input =
        format === 'arrow'
          ? streamOf([{ url: asked }])
          : rowsIn(
              format,
              asked.map((text) => [text]),
            )
      const expected = asked.map((text) => answer(text, '') as Value)
      const isText = format === 'rowbinary' || format === 'arrow'
      for (const create of format === 'arrow'
        ? [createArrowWorker]
        : [createRowWorker, createNodeWorker]) {
        const { output, fault } = outputOf(create({ ...optionsOf(given), format }), [input])
        expect(fault).toBeNull()
        const shown = format === 'lines' ? expected.map((value) => value || null) : expected
        expect(answersIn(format, output)).toEqual(
          isText || format === 'lines'
            ? shown
            : shown.map((value) => value?.replaceAll('\\', '\\\\') ?? null),
        )
      }
    },
  )
})

test('a list of the caller answers domain, not the built-in one', () => {
  const publicSuffixList = createPublicSuffixList('com\nshop.com\n')
  const worker = createNodeWorker({ ops: ['domain'], publicSuffixList })
  const { output } = outputOf(worker, [encode('https://www.tea.shop.com/\nhttps://www.a.co.uk/\n')])
  expect(linesOf(output)).toEqual(['tea.shop.com', 'co.uk'])
})

test('an object with functions of the caller is asked for each host', () => {
  const publicSuffixList = {
    ...LIST,
    getRegistrableDomain: () => 'own',
    getPublicSuffix: () => 'n',
  }
  const input = [encode('https://www.a.com/\n')]
  const answers = (['domain', 'suffix', 'subdomain', 'site'] as const).map((op) =>
    linesOf(outputOf(createNodeWorker({ ops: [op], publicSuffixList }), input).output),
  )
  expect(answers).toEqual([['own'], ['n'], ['www.a'], ['https://own']])
})

test.each(['lines', 'tsv'] as const)('valid is 1 and 0 in %s, seen in bytes or not', (format) => {
  const worker = createNodeWorker({ ops: ['valid'], format })
  const { output } = outputOf(worker, [
    encode('https://a.example/\nhttps://1.2.3.4\nHTTPS://A.example\nx\nhttp://a b/\r\n'),
  ])
  expect(Buffer.from(output).toString()).toBe('1\n1\n1\n0\n0\r\n')
})

test('NULL is written as the caller wants it, and line endings stay', () => {
  const worker = createNodeWorker({ ops: ['part'], part: 'query', nullText: '-' })
  const { output } = outputOf(worker, [
    encode('https://a.example/\r\nhttps://a.example/?q\r\nhttps://a.example?\n'),
  ])
  expect(Buffer.from(output).toString()).toBe('-\r\nq\r\n\n')
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import {
  type ByteSource,
  buildSite,
  type DatabaseForm,
  FileError,
  type RawEntry,
  readDatabase,
  type SiteProblem,
} from '@waymark/site'
import { openSource } from '@waymark/site/files/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { tellKind } from '../src/input-kind.ts'
import { sourceInPieces, sourceOf, textOf } from './sources.ts'

const DATE = '2024-01-01T00:00:00Z'

/** Reads all entries, with the place of the URL of each, and the problems of the form. */
async function read(
  source: ByteSource,
  inputFormat?: DatabaseForm,
): Promise<{ entries: RawEntry[]; problems: SiteProblem[]; head: unknown }> {
  const reader = await readDatabase(source, { inputFormat })
  const entries: RawEntry[] = []
  const problems: SiteProblem[] = []
  for await (const batch of reader.entries()) {
    entries.push(...batch)
    problems.push(...reader.problems())
  }
  problems.push(...reader.problems())
  return { entries, problems, head: reader.head() }
}

async function refusal(source: ByteSource, inputFormat?: DatabaseForm): Promise<FileError> {
  try {
    await read(source, inputFormat)
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  throw new Error('accepted')
}

/** Builds a site, and returns its sitemap and the places of its problems. */
async function build(
  ...sources: readonly ByteSource[]
): Promise<{ xml: string; problems: string[] }> {
  let xml = ''
  const problems: string[] = []
  for await (const event of buildSite(sources)) {
    if (event.type === 'text') xml += event.text
    if (event.type !== 'problem') continue
    const { code, file, line, column } = event.problem
    problems.push(`${file}:${line}:${column} ${code}`)
  }
  return { xml, problems }
}

describe('NDJSON', () => {
  const lines = [
    '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"de"}',
    `{"loc":"https://a.example/a","lastmod":"${DATE}","lang":"de"}`,
    '',
    `{ "lang": "é😀", "loc": "/b", "alternates": [ {"lang":"fr", "loc":"x"}, 3, {"lo\\u0063":"y"} ]}`,
  ].join('\n')

  test('has an entry in each line, and the other members in the first', async () => {
    const { entries, head } = await read(sourceOf(lines))
    expect(head).toEqual({ version: '1.1', generated: DATE, defaultLang: 'de' })
    expect(entries.map(({ index }) => index)).toEqual([0, 1])
    const { places } = entries[1]!
    const found = ['', '/lang', '/loc', '/alternates/0/loc', '/alternates/1', '/alternates/2/loc']
    expect(
      found.map((pointer) => [places.find(pointer).line, places.find(pointer).column]),
    ).toEqual([
      [4, 1],
      [4, 11],
      [4, 25],
      [4, 67],
      [4, 73],
      [4, 88],
    ])
  })

  test('is read in the same way in pieces of any size', async () => {
    const whole = await read(sourceOf(lines))
    for (let size = 1; size < 20; size++) {
      expect(await read(sourceInPieces(Buffer.from(lines), size))).toEqual(whole)
    }
  })

  test('has the places that the reader of JSON finds', async () => {
    const names = fc.constantFrom('loc', 'lang', 'alternates', 'a"\\b', 'é😀')
    const entry = fc.dictionary(names, fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1 }), async (urls) => {
        const text = urls.map((url) => JSON.stringify(url)).join('\n')
        const own = await read(sourceOf(text), 'ndjson')
        const json = await read(sourceOf(`{"urls":[\n${text.replaceAll('\n', ',\n')}\n]}`), 'json')
        for (const [at, { places, value }] of own.entries.entries()) {
          const other = json.entries[at]!
          expect(value).toEqual(other.value)
          for (const pointer of ['', '/loc', '/lang', '/alternates', '/alternates/0/loc']) {
            const { line, column } = other.places.find(pointer)
            expect(places.find(pointer)).toEqual({ line: line - 1, column })
          }
        }
      }),
      { numRuns: runs(50) },
    )
  })

  test.each<[text: string, code: string, column: number, data?: object]>([
    ['{"loc":"a"}\n{"loc":}\n', 'json-invalid', 8, { detail: 'unexpected', found: '`}`' }],
    ['{"loc":"a"}\n{"loc":\n"b"}\n', 'json-invalid', 8, { detail: 'line-end' }],
    ['{"loc":"a"}\n{"loc":"\xff"}', 'file-encoding-unsupported', 9, { detail: 'utf-8' }],
  ])('that is wrong is refused with its place: %j', async (text, code, column, data) => {
    const { problem } = await refusal(sourceOf(Buffer.from(text, 'latin1')), 'ndjson')
    expect(problem).toMatchObject({ code, file: 'test', line: 2, column })
    expect(problem.data).toEqual(data)
  })
})

describe('a table', () => {
  const table = [
    'Group, LANG ,url,lastmod,priority,changefreq',
    `tea,en,"https://a.example/en/tea, ""hot""",${DATE},0.8,daily`,
    `tea,de,https://a.example/de/tee,${DATE},,`,
    `tea,x-default,"https://a.example/en/tea, ""hot""",,,`,
    '',
    `,,https://a.example/,${DATE},high,`,
  ].join('\r\n')

  test('has a page in each row, and the rows of a group are alternates of each other', async () => {
    const { entries, problems, head } = await read(sourceOf(table))
    const tea = 'https://a.example/en/tea, "hot"'
    expect(entries.map(({ value }) => value)).toEqual([
      {
        loc: tea,
        lastmod: DATE,
        lang: 'en',
        changefreq: 'daily',
        priority: 0.8,
        alternates: [
          { lang: 'de', loc: 'https://a.example/de/tee' },
          { lang: 'x-default', loc: tea },
        ],
      },
      {
        loc: 'https://a.example/de/tee',
        lastmod: DATE,
        lang: 'de',
        alternates: [
          { lang: 'en', loc: tea },
          { lang: 'x-default', loc: tea },
        ],
      },
      { loc: 'https://a.example/', lastmod: DATE, priority: 'high' },
    ])
    expect([problems, head]).toEqual([[], undefined])
    const [first, , last] = entries
    expect(first!.places.find('/loc')).toEqual({ line: 2, column: 8 })
    expect(first!.places.find('/alternates/0/lang')).toEqual({ line: 3, column: 5 })
    expect(last!.places.find('/priority').line).toBe(6)
  })

  test('is read in the same way in pieces of any size', async () => {
    const text = `\ufeff${table.replaceAll('hot', 'hot\n例え😀')}`
    const whole = await read(sourceOf(text))
    expect(whole.entries[2]!.places.find('/priority')).toEqual({ line: 8, column: 43 })
    for (let size = 1; size < 40; size++) {
      expect(await read(sourceInPieces(Buffer.from(text), size))).toEqual(whole)
    }
  })

  test.each([
    ['\t', undefined],
    [';', undefined],
    ['\t', 'tsv'],
  ] as const)('may separate its fields with %j', async (delimiter, format) => {
    const text = table.replaceAll('tea, ', 'tea ').replaceAll(',', delimiter)
    const { entries } = await read(sourceOf(text), format)
    expect(entries).toHaveLength(3)
  })

  test.each<[text: string, code: string, line: number, column: number, data?: object]>([
    ['lang,href\nen,/', 'csv-header-invalid', 1, 6, { detail: 'no-url', column: 'href' }],
    [
      'a,b\n1,2',
      'csv-header-invalid',
      1,
      1,
      { detail: 'no-url', header: 'group,lang,url,lastmod' },
    ],
    ['url,lang,URL\n', 'csv-header-invalid', 1, 10, { detail: 'twice', column: 'url' }],
    ['url,lang\n/a,"en\n', 'csv-invalid', 2, 4, { detail: 'open-quote' }],
    ['url,lang\n"/a"b,en\n', 'csv-invalid', 2, 1, { detail: 'after-quote' }],
    ['url,lang\n/a,e"n\n', 'csv-invalid', 2, 4, { detail: 'inner-quote' }],
    ['url,lang\n/é,en\n/\xff,en\n', 'file-encoding-unsupported', 2, 2, { detail: 'utf-8' }],
    [
      `group,lang,url\n${'g,en,/\n'.repeat(1001)}`,
      'csv-too-large',
      1002,
      1,
      { detail: 'rows', group: 'g', most: 1000 },
    ],
  ])(
    'that cannot be read is refused with its place (%#)',
    async (text, code, line, column, data) => {
      const { problem } = await refusal(sourceOf(Buffer.from(text, 'latin1')), 'csv')
      expect(problem).toMatchObject({ code, file: 'test', line, column })
      expect(problem.data).toEqual(data)
    },
  )

  test('has rows of at most 64 MiB', { tags: 'slow' }, async () => {
    const text = `url,lang\n"${'x'.repeat(68_000_000)}`
    const error = await refusal(sourceOf(Buffer.from(text, 'latin1')), 'csv')
    expect(error).toMatchObject({ problem: { code: 'csv-too-large', line: 2, column: 1 } })
    expect(error.problem.code).toBe('csv-too-large')
  })

  test('has problems of rows and columns with their places, and the rest is used', async () => {
    const text = [
      'group,lang,url,lastmod,langauge,weight',
      `1,en,https://a.example/1,${DATE},,`,
      `1,de,https://a.example/2,3,${DATE},,`,
      `1,,https://a.example/4,${DATE},,`,
      `2,en,https://a.example/5,${DATE},,`,
      `1,fr,https://a.example/6,${DATE},,`,
      `2,en,https://a.example/7`,
    ].join('\n')
    const { entries, problems } = await read(sourceOf(text))
    const found = problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
    expect(found.sort()).toEqual([
      '1:24 UNKNOWN_MEMBER',
      '1:33 UNKNOWN_MEMBER',
      '3:50 row-length',
      '4:1 group-without-lang',
      '6:1 group-repeated',
      '7:1 row-length',
    ])
    expect(entries.map(({ value }) => Object(value).loc.at(-1))).toEqual(['1', '4', '5', '6'])
    expect(problems[0]!).toMatchObject({
      code: 'UNKNOWN_MEMBER',
      data: {
        detail: 'column',
        column: 'langauge',
      },
    })
  })
})

test.each([
  ['{"loc":"a"}\n{"loc":"b"}', '', 'ndjson'],
  ['{"loc":"a"}', '', 'ndjson'],
  ['{"version":"1.1","generated":"x"}\n{"loc":"b"}', '', 'ndjson'],
  ['{"version":"1.1","urls":[]}\n', '', 'json'],
  ['{"version":"1.1"}\n', '', 'json'],
  ['{\n"urls":[]}', '', 'json'],
  ['[{"loc":"a"}]', '', 'json'],
  [`{"lastmod":"${'x'.repeat(70_000)}"}\n`, '', 'ndjson'],
  ['{"loc":', 'a.jsonl.gz', 'ndjson'],
  ['lang;URL\n', '', 'csv'],
  ['"url"\nhttps://a.example/', '', 'csv'],
  ['lang\turl\n', '', 'tsv'],
  ['https://a.example/,x', 'a.csv', 'csv'],
  ['https://a.example/', 'a', 'text'],
  ['\ufeffurl,lang\n', 'a.txt', 'csv'],
  ['hello\n', 'a.txt', 'text'],
  ['hello\n', '', 'other'],
  ['<a/>', 'a.csv', 'xml'],
])('%j named %j is %s', async (text, name, kind) => {
  const told = await tellKind({ ...sourceOf(text), name })
  expect(told.kind).toBe(kind)
  expect(await textOf(told.source.chunks())).toBe(text)
})

describe('a database in several files', () => {
  const one = { ...sourceOf('group,lang,url,lastmod\n1,en,/a,x\n'), name: 'one.csv' }
  const entry = (path: string) => ({ loc: `https://a.example/${path}`, lastmod: DATE, lang: 'en' })
  const json = (defaultLang: string, ...paths: readonly string[]) =>
    JSON.stringify({ version: '1.1', generated: DATE, defaultLang, urls: paths.map(entry) })

  test('is one site, in the order of the files, and each problem names its file', async () => {
    const two = { ...sourceOf(json('en', 'b', 'a')), name: 'two.json' }
    const three = { ...sourceOf(`${JSON.stringify(entry('b'))}\n`), name: 'three.ndjson' }
    const four = { ...sourceOf(json('de', 'c')), name: 'four.json' }
    const { xml, problems } = await build(one, two, three, four)
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://a.example/b',
      '<loc>https://a.example/a',
      '<loc>https://a.example/c',
    ])
    expect(problems).toEqual(
      expect.arrayContaining([
        'one.csv:2:6 RELATIVE_URL',
        'one.csv:2:9 INVALID_DATE_TIME',
        expect.stringMatching(/^three\.ndjson:1:\d+ duplicate-loc$/),
        expect.stringMatching(/^four\.json:1:\d+ default-lang-differs$/),
      ]),
    )
  })
})

test('zstd is read where Node can, and refused in clear words where it cannot', async () => {
  const path = join(temporaryFolder(), 'pages.csv.zst')
  if (typeof zstdCompressSync !== 'function') {
    writeFileSync(path, Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0]))
    await expect(read(await openSource(path))).rejects.toThrow(
      errorWith({ problem: { code: 'file-compression-unsupported' } }),
    )
    return
  }
  const packed = zstdCompressSync(Buffer.from(`url,lastmod\nhttps://a.example/,${DATE}\n`))
  writeFileSync(path, packed)
  expect((await read(await openSource(path))).entries).toHaveLength(1)
  writeFileSync(path, packed.subarray(0, packed.length - 5))
  await expect(read(await openSource(path))).rejects.toThrow(
    errorWith({ problem: { code: 'file-compression-damaged' } }),
  )
})

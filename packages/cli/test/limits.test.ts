import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileError } from '@waymark/site/files/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { groupLines } from '../src/compare/group-lines.ts'
import { findMethod, readObject } from '../src/compare-options.ts'
import { configuredValues } from '../src/config/config-values.ts'
import { usageFailureOf } from '../src/failure.ts'
import { fixText } from '../src/fix/fix-report.ts'
import type { Io } from '../src/io.ts'
import { writeText } from '../src/lint/lint-text.ts'
import { OptionValues } from '../src/option-values.ts'
import { problemText } from '../src/problem-text.ts'
import { ProblemFilter } from '../src/problems/problem-filter.ts'
import { Listing } from '../src/report/listing.ts'
import { relatedTexts } from '../src/report/place-text.ts'
import { sinceLines } from '../src/report/since-lines.ts'
import { kindLines } from '../src/report/summary.ts'
import type { ValidationReport } from '../src/report/validation-report.ts'
import { ValidationTexts } from '../src/validate/validation-texts.ts'
import { findingLines, verdictLines } from '../src/verdict-report.ts'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'
import { kindOf, printer, problemOf, validationReport } from './sample-reports.ts'
import { memoryIo } from './sources.ts'

const before = process.cwd()
beforeEach(() => process.chdir(temporaryFolder()))
afterEach(() => process.chdir(before))

const io = printer(5000) as Io
const x = (length: number): string => 'x'.repeat(length)

const allProblems = () =>
  new ProblemFilter(({ severity }) => severity, {
    mostWarnings: null,
    isQuiet: false,
    baseline: null,
  })

/** A listing of `waymark validate` in text. */
function listingOf(own: Io, all = false): Listing<ValidationReport> {
  const options = new OptionValues(
    [
      { name: 'format', value: 'f', summary: '' },
      { name: 'all', summary: '' },
    ],
    { format: 'text', ...(all ? { all } : {}) },
  )
  const texts = new ValidationTexts(options, own)
  return new Listing({ command: 'validate', options, filter: allProblems(), texts }, own)
}

async function listed(print: (listing: Listing<ValidationReport>) => unknown): Promise<string> {
  const memory = memoryIo()
  const listing = listingOf({
    ...memory.io,
    paint: io.paint,
    paintError: io.paint,
    columns: 5000,
  })
  await print(listing)
  await memory.io.stdout.flush()
  return memory.stdout() + memory.stderr()
}

const configured = (options: Parameters<typeof configuredValues>[1]['options'], own: object) => {
  try {
    configuredValues(
      {
        value: { bake: own },
        path: '/c/x.json',
        namedBy: '--config',
        placeOf: () => null,
        fault: ({ text }) => usageFailureOf(text),
      },
      { name: 'bake', options },
    )
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const messageOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const verdict = (some: object) =>
  ({
    method: { falsePositive: '', falseNegative: '' },
    verdict: { method: 'm', equal: false, keys: null, why: '', remedy: [], ...some },
  }) as never

const finding = (some: object) =>
  ({
    findings: [{ errors: [], places: [], code: 'c', message: 'm', remedy: 'r', count: 1, ...some }],
  }) as never

const fixed = async (before: string, after: string): Promise<string> => {
  const memory = memoryIo()
  const file = { name: 'f', path: 'f', text: '', items: [], problems: [], isFixing: true }
  const found = [{ code: 'c', line: 1, before, after }]
  const left = { left: 0, withheld: 0 }
  await writeText({ ...file, fixed: found, solved: 1, left } as never, {
    ...memory.io,
    paint: io.paint,
    columns: 5000,
  })
  await memory.io.stdout.flush()
  return memory.stdout()
}

const cause = (length: number) => ({
  value: null,
  count: 1,
  entries: 0,
  suggestion: x(length - 'others: 1 place; write '.length),
  leftOut: { entries: 0, links: 0, dates: 0, hints: 0, media: 0 },
})

test.each<[string, number, (length: number) => string | Promise<string>]>([
  ['an option that a command does not have', 80, (n) => configured([], { [x(n)]: 1 })],
  [
    'a choice that does not exist',
    80,
    (n) => configured([{ name: 'a', value: 'v', choices: ['b'], summary: '' }], { a: x(n) }),
  ],
  [
    'a number that is wrong',
    80,
    (n) => configured([{ name: 'a', value: 'n', summary: '' }], { a: x(n) }),
  ],
  [
    'a URL that is wrong',
    80,
    (n) => configured([{ name: 'a', value: 'url', summary: '' }], { a: x(n) }),
  ],
  ['a method that does not exist', 80, (n) => messageOf(() => findMethod(x(n)))],
  [
    'an option that is there twice',
    80,
    (n) => messageOf(() => readObject(`{"${x(n)}":1,"${x(n)}":2}`)),
  ],
  ['a name that is not explained', 80, async (n) => (await runMarked(['explain', x(n)])).stderr],
  [
    'a member that a configuration does not have',
    80,
    async (n) => {
      writeFileSync('c.json', `{"${x(n)}":1}`)
      return (await runMarked(['config', '--config', 'c.json'])).stderr
    },
  ],
  [
    'a member that is there twice',
    80,
    async (n) => {
      writeFileSync('c.json', `{"${x(n)}":1,"${x(n)}":1}`)
      return (await runMarked(['config', '--config', 'c.json'])).stderr
    },
  ],
  [
    'a configured value',
    60,
    async (n) => {
      writeFileSync(
        'c.json',
        JSON.stringify({ sitemap: { base: `https://a.example/${x(n - 18)}` } }),
      )
      const { lines } = await runMarked(['config', '--print', '--config', 'c.json'])
      return lines.find((line) => line.includes('--base')) ?? ''
    },
  ],
  [
    'the headline of a verdict',
    1000,
    (n) =>
      verdictLines({ destination: null, level: 'stop', headline: x(n), findings: [] }, io).join(),
  ],
  [
    'the message of a finding',
    1000,
    (n) => findingLines('', finding({ message: x(n) }), io).join(),
  ],
  ['the remedy of a finding', 1000, (n) => findingLines('', finding({ remedy: x(n) }), io).join()],
  ...(['wrong', 'right', 'fine', 'given'] as const).map(
    (name): [string, number, (length: number) => string] => [
      `the text "${name}" of an example`,
      1000,
      (n) =>
        problemText(
          {
            code: 'c',
            severity: 'info',
            summary: 's',
            explanation: 'e',
            remedy: 'r',
            source: 'o',
            examples: [{ wrong: 'w', [name]: x(n) }],
          },
          io,
        ),
    ],
  ),
  [
    'a code that has changed',
    200,
    (n) =>
      sinceLines(
        {
          generated: '',
          counts: {},
          problems: [{ code: x(n), severity: 'info', before: 0, after: 1 }],
        },
        0,
        io,
      ).join(),
  ],
  ['a cause', 300, (n) => kindLines([kindOf({ causes: [cause(n)] })], io.paint, 5000).join()],
  [
    'a cause of what is fixed',
    300,
    (n) =>
      fixText(
        '',
        {
          fixed: [kindOf({ causes: [cause(n)] })],
          backup: null,
          patch: null,
          left: [],
          withheld: 0,
        } as never,
        io,
      ),
  ],
  [
    'the note of another place',
    300,
    (n) => relatedTexts(problemOf({ related: [{ note: x(n) }] })).join(),
  ],
  ['what was fixed, before', 200, (n) => fixed(x(n), 'a')],
  ['what was fixed, after', 200, (n) => fixed('a', x(n))],
  ['what was added', 200, (n) => fixed('', x(n))],
  ['what was removed', 200, (n) => fixed(x(n), '')],
  ['the reason of a group', 800, (n) => groupLines([verdict({ why: x(n) })], null, io).join()],
  [
    'a problem of a site',
    600,
    (n) => listed((listing) => listing.add(problemOf({ file: 'f', message: x(n) }))),
  ],
  [
    'an input that cannot be read',
    2000,
    (n) =>
      listed((listing) => {
        const message = { text: x(n - 'f:  r'.length), data: {} }
        const remedy = { text: 'r', data: {} }
        listing.fail(new FileError('file-path-invalid', 'f', message, { remedy }))
      }),
  ],
])('%s is shown up to %d units, and cut after them', async (_, limit, print) => {
  expect(await print(limit)).not.toContain('x…x')
  expect(await print(limit + 1)).toContain('x…x')
})

test('a terminal gets 20 problems of each code and how to see the rest; others get all', async () => {
  const print = async (isTerminal: boolean, all: boolean) => {
    const memory = memoryIo()
    const listing = listingOf({ ...memory.io, isTerminal }, all)
    for (let n = 0; n < 22; n++) {
      await listing.add(problemOf({ line: n, file: 'f' }))
      if (n < 20) await listing.add(problemOf({ code: 'other', line: n, file: 'f' }))
    }
    await listing.finish({ ...validationReport({}), files: [] } as never)
    await memory.io.stdout.flush()
    return memory.stdout().trimEnd().split('\n')
  }
  const short = await print(true, false)
  expect(short).toHaveLength(41)
  expect(short.at(-1)).toMatch(/^2 more problems .*--all/)
  for (const whole of [await print(true, true), await print(false, false)]) {
    expect(whole).toHaveLength(42)
    expect(whole.at(-1)).toMatch(/^f:21: error some-code: /)
  }
})

test('a problem of a table has its column, and how many pages see it', async () => {
  const line = (some: Parameters<typeof problemOf>[0]) =>
    listed((listing) => listing.add(problemOf({ file: 'f', line: 1, column: 2, ...some })))
  expect(await line({ cell: 'lang', pages: 7 })).toBe(
    'f:1:2 column lang: error some-code: It is wrong. (seen by 7 pages)\n',
  )
  expect(await line({ pages: 1 })).toBe('f:1:2: error some-code: It is wrong.\n')
  const related = [{ note: 'n', file: 'f', line: 3, column: 4, cell: 'url' }]
  expect(await line({ pages: 2, related })).toBe(
    'f:1:2: error some-code: It is wrong. (seen by 2 pages; n: f:3:4 column url)\n',
  )
})

test('a problem of a site has its value after the message, unless that says it', async () => {
  const line = (some: Parameters<typeof problemOf>[0]) =>
    listed((listing) =>
      listing.add(problemOf({ file: 'f', line: 1, column: 2, pointer: '/p', ...some })),
    )
  expect(await line({})).toBe('f:1:2 /p: error some-code: It is wrong.\n')
  expect(await line({ value: 'v' })).toBe('f:1:2 /p: error some-code: It is wrong: v\n')
  expect(await line({ value: 'wrong' })).toBe('f:1:2 /p: error some-code: It is wrong.\n')
  expect(await line({ message: 'No. Yes', value: 'v' })).toBe(
    'f:1:2 /p: error some-code: No. Yes: v\n',
  )
  const related = [
    { note: 'a', file: 'g' },
    { note: 'b', file: 'h' },
  ]
  expect(await line({ related })).toBe('f:1:2 /p: error some-code: It is wrong. (a: g; b: h)\n')
})

test('20 URLs with two languages are listed', async () => {
  const text = (length: number) =>
    listed((listing) =>
      listing.finish(
        validationReport({
          urlsWithTwoLanguages: length,
          twoLanguages: Array.from({ length }, (_, n) => ({ loc: `l${n}`, langs: ['de', 'en'] })),
        } as never),
      ),
    )
  expect(await text(0)).toBe(
    '2 entries in 1 file; 0 alternates in 0 languages\n<green>No problems found.</>\n',
  )
  expect(await text(1)).toContain('1 URL with two languages:\n  l0: de, en\n')
  expect((await text(20)).match(/^ {2}l\d+: de, en$/gm)).toHaveLength(20)
  expect((await text(21)).match(/^ {2}l\d+: de, en$/gm)).toHaveLength(20)
})

describe('normalize --out', () => {
  const normalize = (...args: readonly string[]) =>
    runMarked(['normalize', 'in', '--preset', 'seo', '--out', 'out', ...args])

  test('is written whole, or not if the work stops', async () => {
    writeFileSync('in', 'http://a/?x\nno\nhttp://b/\n')
    expect(await normalize('--on-error', 'fail')).toEqual({
      failures: [],
      status: 1,
      lines: [''],
      stderr: expect.stringMatching(
        /^in:2:1: no: missing-scheme-non-relative-URL: .*\nwaymark normalize: out: not written.*\n$/,
      ),
    })
    expect(readdirSync('.')).toEqual(['in'])
    expect((await normalize()).lines).toEqual([''])
    expect(readFileSync('out', 'utf8')).toBe('http://a/\nhttp://b/\n')
    expect((await normalize('--trace', '--on-error', 'fail')).stderr).toContain(
      'waymark normalize: out: not written',
    )
    expect(readFileSync('out', 'utf8')).toBe('http://a/\nhttp://b/\n')
    await normalize('--trace')
    expect(readFileSync('out', 'utf8')).toContain('http://a/\n  remove-query')
    expect(readdirSync('.').sort()).toEqual(['in', 'out'])
  })

  test('leaves nothing if an input cannot be read, or the output has no place', async () => {
    writeFileSync('in', 'http://a/\n')
    const { status, failures } = await normalize('none')
    expect([status, failures]).toMatchObject([74, [{ code: 'file-not-found', file: 'none' }]])
    expect(readdirSync('.')).toEqual(['in'])
    writeFileSync('file', '')
    const nowhere = await runMarked(['normalize', 'in', '--out', join('file', 'x')])
    expect(nowhere.status).toBe(74)
    expect(existsSync('out')).toBe(false)
  })

  test.skipIf(process.platform === 'win32')(
    'of a device has received what was before',
    async () => {
      writeFileSync('in', 'http://a/\nno\n')
      const { status, stderr } = await runMarked([
        'normalize',
        'in',
        '--out',
        '/dev/null',
        '--on-error',
        'fail',
      ])
      expect([status, stderr.includes('not written')]).toEqual([1, false])
    },
  )
})

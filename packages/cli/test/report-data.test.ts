import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemEntry } from '@waymark/infra/problem'
import type { ChangedPage, DiffPage, SiteDiff } from '@waymark/site'
import { expect, test } from 'vitest'
import type { Option } from '../src/command-description.ts'
import { OptionValues } from '../src/option-values.ts'
import { causeText, occurrences } from '../src/report/cause-text.ts'
import { CSV_HEAD, csvLine } from '../src/report/csv.ts'
import { diffLines } from '../src/report/diff-lines.ts'
import { leftOutText, partsLeftOut, whyLeftOut } from '../src/report/left-out.ts'
import { placeTexts, relatedTexts } from '../src/report/place-text.ts'
import { sarifLog, siteSarifLog } from '../src/report/sarif.ts'
import { severityCounts } from '../src/report/severity-counts.ts'
import { sharedReport } from '../src/report/shared-report.ts'
import { changesSince, earlierReport, nameOfCount } from '../src/report/since.ts'
import { sinceLines } from '../src/report/since-lines.ts'
import {
  hasCheckedLinks,
  ignoredLinks,
  readText,
  toValidationReport,
} from '../src/report/validation-report.ts'
import { temporaryFolder } from './run-waymark.ts'
import {
  kindOf,
  nothing,
  printer,
  problemOf,
  sitemapReport,
  validationReport,
} from './sample-reports.ts'

const { message: MESSAGE, remedy: REMEDY } = problemOf()
const TOLD = `${MESSAGE} ${REMEDY}`

const ENTRIES: readonly ProblemEntry[] = [
  {
    code: 'A-Code',
    severity: 'info',
    summary: 'S.',
    explanation: 'E.',
    remedy: 'R.',
    source: 'https://s.example/',
    examples: [{ wrong: 'x', right: '``y```', fine: 'z' }, { wrong: 'second' }],
  },
  {
    code: 'b',
    severity: 'warning',
    summary: 'S2.',
    explanation: 'E2.',
    remedy: 'R2.',
    source: 'RFC 1',
    examples: [],
  },
]

test('the problems of sites as SARIF, with places, other places and what is known', () => {
  const problems = [
    problemOf({
      code: 'b',
      severity: 'info',
      file: 'a b/ä.json',
      line: 3,
      column: 4,
      pointer: '/urls/0',
      value: 'v',
      leftOut: { links: 1 },
      loc: 'l',
      target: 't',
      targets: ['t1'],
      twin: 'w',
      differs: ['slash'],
      lang: 'en',
      suggestion: 's',
      declared: 'd',
      evidence: 'e',
      related: [
        { file: '/abs/x', line: 1, pointer: '/p', note: 'n1' },
        { pointer: '/q', note: 'n2' },
      ],
    } as never),
    problemOf({ code: 'A-Code', severity: 'warning', file: 'c', line: 7 }),
    problemOf({ code: 'unknown', severity: 'error', pointer: '' }),
    problemOf({ code: 'b', file: 'whole' }),
  ]
  expect(siteSarifLog(problems, ENTRIES, '1.2.3')).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'waymark',
            version: '1.2.3',
            informationUri: 'https://github.com/waymark-url/waymark',
            rules: [
              {
                id: 'A-Code',
                shortDescription: { text: 'S.' },
                fullDescription: { text: 'E.' },
                help: {
                  text: 'R.',
                  markdown:
                    '**S.**\n\nE.\n\n**What to do:** R.\n\n**Wrong**\n```text\nx\n```\n\n**Right**\n````text\n``y```\n````\n\n**No problem**\n```text\nz\n```\n\n[Source](https://s.example/)',
                },
                helpUri: 'https://github.com/waymark-url/waymark/blob/main/docs/problems.md#a-code',
                defaultConfiguration: { level: 'note' },
              },
              {
                id: 'b',
                shortDescription: { text: 'S2.' },
                fullDescription: { text: 'E2.' },
                help: {
                  text: 'R2.',
                  markdown:
                    '**S2.**\n\nE2.\n\n**What to do:** R2.\n\n[Source](https://github.com/waymark-url/waymark/blob/main/docs/problems.md)',
                },
                helpUri: 'https://github.com/waymark-url/waymark/blob/main/docs/problems.md#b',
                defaultConfiguration: { level: 'warning' },
              },
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'b',
            ruleIndex: 1,
            level: 'note',
            message: { text: TOLD },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'a%20b/%C3%A4.json' },
                  region: { startLine: 3, startColumn: 4 },
                },
                logicalLocations: [{ fullyQualifiedName: '/urls/0' }],
              },
            ],
            relatedLocations: [
              {
                id: 0,
                physicalLocation: {
                  artifactLocation: { uri: 'file:///abs/x' },
                  region: { startLine: 1 },
                },
                logicalLocations: [{ fullyQualifiedName: '/p' }],
                message: { text: 'n1' },
              },
              { id: 1, logicalLocations: [{ fullyQualifiedName: '/q' }], message: { text: 'n2' } },
            ],
            properties: {
              value: 'v',
              leftOut: { links: 1 },
              loc: 'l',
              target: 't',
              targets: ['t1'],
              twin: 'w',
              differs: ['slash'],
              lang: 'en',
              suggestion: 's',
              declared: 'd',
              evidence: 'e',
            },
          },
          {
            ruleId: 'A-Code',
            ruleIndex: 0,
            level: 'warning',
            message: { text: TOLD },
            locations: [
              { physicalLocation: { artifactLocation: { uri: 'c' }, region: { startLine: 7 } } },
            ],
          },
          {
            ruleId: 'unknown',
            ruleIndex: -1,
            level: 'error',
            message: { text: TOLD },
            locations: [{ logicalLocations: [{ fullyQualifiedName: '' }] }],
          },
          {
            ruleId: 'b',
            ruleIndex: 1,
            level: 'error',
            message: { text: TOLD },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'whole' } } }],
          },
        ],
      },
    ],
  })
})

test('the problems of documents as SARIF, with regions and fixes', () => {
  const text = 'one\n\u{1f600}two\nthree'
  const at = (documentStart: number, documentEnd: number, more: object = {}) =>
    ({ ...problemOf(), documentStart, documentEnd, ...more }) as never
  const fix = (start: number, end: number, to: string) => ({
    documentFix: { start, end, text: to },
  })
  const problems = [
    at(6, 9, { code: 'b', cause: { code: 'the-cause' }, ...fix(6, 9, 'TWO') }),
    at(0, 3),
    at(10, 15, fix(15, 15, '!')),
  ]
  const log = sarifLog([{ path: 'dir\\a.txt', text, problems }], ENTRIES, '1.2.3') as {
    runs: { results: object[] }[]
  }
  expect(log.runs[0]?.results).toEqual([
    {
      ruleId: 'b',
      ruleIndex: 1,
      level: 'error',
      message: { text: `the-cause: ${TOLD}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'dir/a.txt' },
            region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 },
          },
        },
      ],
      fixes: [
        {
          description: { text: REMEDY },
          artifactChanges: [
            {
              artifactLocation: { uri: 'dir/a.txt' },
              replacements: [
                {
                  deletedRegion: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 },
                  insertedContent: { text: 'TWO' },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      ruleId: 'some-code',
      ruleIndex: -1,
      level: 'error',
      message: { text: TOLD },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'dir/a.txt' },
            region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 4 },
          },
        },
      ],
    },
    {
      ruleId: 'some-code',
      ruleIndex: -1,
      level: 'error',
      message: { text: TOLD },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'dir/a.txt' },
            region: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 6 },
          },
        },
      ],
      fixes: [
        {
          description: { text: REMEDY },
          artifactChanges: [
            {
              artifactLocation: { uri: 'dir/a.txt' },
              replacements: [
                {
                  deletedRegion: { startLine: 3, startColumn: 6, endLine: 3, endColumn: 6 },
                  insertedContent: { text: '!' },
                },
              ],
            },
          ],
        },
      ],
    },
  ])
  const place = (path: string) => {
    const { runs } = sarifLog([{ path, text, problems: [at(0, 1)] }], [], '1') as {
      runs: [
        { results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }] },
      ]
    }
    return runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri
  }
  expect(place('a/b c#d?.txt')).toBe('a/b%20c%23d%3F.txt')
  expect(place('/a/b c.txt')).toBe('file:///a/b%20c.txt')
  expect(place('a:/b.txt')).toMatch(/^file:\/\//)
  expect(place('ab:/b')).toBe('ab%3A/b')
})

test('a problem is one line of CSV', () => {
  expect(CSV_HEAD).toBe(
    'severity,code,file,line,column,cell,pages,pointer,loc,target,lang,suggestion,declared,value,message,remedy,targets,related,twin,differs,source\n',
  )
  expect(csvLine(problemOf({ message: 'a,"b"', remedy: '' }))).toBe(
    'error,some-code,,,,,,,,,,,,,"a,""b""",,,,,,\n',
  )
  const related = Array.from({ length: 5 }, (_, n) => ({ note: `n${n}`, file: 'f', line: n }))
  expect(
    csvLine(
      problemOf({
        file: 'f',
        line: 1,
        column: 2,
        cell: 'url',
        pages: 7,
        pointer: '/p',
        loc: 'l',
        target: 't',
        targets: ['a', 'b'],
        twin: 'w',
        differs: ['slash', 'case'],
        lang: 'en',
        suggestion: 's',
        declared: 'd',
        value: 'v',
        related,
      } as never),
    ),
  ).toBe(
    `error,some-code,f,1,2,url,7,/p,l,t,en,s,d,v,${MESSAGE},${REMEDY},a b,n0: f:0; n1: f:1; n2: f:2; n3: f:3; n4: f:4,w,slash case,\n`,
  )
  const cell = (value: string) => csvLine(problemOf({ value })).split(',')[13]
  expect(['=x', '+x', '-x', '@x', 'x=', ' =x'].map(cell)).toEqual([
    "'=x",
    "'+x",
    "'-x",
    "'@x",
    'x=',
    ' =x',
  ])
  expect(cell('\tx')).toMatch(/^'/)
  expect(cell('\rx')).toMatch(/^'/)
})

test('how many problems there are, and what they leave out', () => {
  expect(occurrences({ count: 1000, entries: null })).toBe('1,000 places')
  expect(occurrences({ count: 2, entries: 0, links: 1 })).toBe('2 places, 1 link')
  expect(occurrences({ count: 2, entries: 2, links: 2 })).toBe('2 places')
  expect(occurrences({ count: 1, entries: 7, links: 7 })).toBe('1 place in 7 entries, 7 links')
  expect(occurrences({ count: 2, entries: 1, links: 0 })).toBe('2 places in 1 entry, 0 links')
  expect(causeText({ value: null, count: 1, entries: 2 })).toBe('others: 1 place in 2 entries')
  expect(
    causeText({
      value: 'a"',
      count: 1,
      entries: 0,
      suggestion: 's',
      leftOut: { ...nothing, links: 1 },
    }),
  ).toBe('"a\\"": 1 place; write s; left out: 1 link')
  expect([leftOutText(undefined), leftOutText(nothing)]).toEqual(['', ''])
  expect(leftOutText({ entries: 1, links: 2, dates: 1, hints: 1, media: 2 })).toMatch(
    /^1 entry, 2 links, 1 date, 1 changefreq .*, 2 images, .*s$/,
  )
  expect(leftOutText({ entries: 2, links: 1, dates: 2, hints: 2, media: 1 })).toMatch(
    /^2 entries, 1 link, 2 dates, 2 changefreq .*, 1 image, .*e$/,
  )
  const { counts } = sitemapReport({
    counts: { linksLeftOut: 1, datesLeftOut: 2, hintsLeftOut: 3, mediaLeftOut: 4, leftOut: 9 },
  })
  expect(partsLeftOut(counts)).toMatch(/^1 link, 2 dates, 3 changefreq .*, 4 images, .*s$/)
})

test.each([
  [{}, []],
  [{ leftOut: 1 }, ['1 cannot be used']],
  [{ leftOut: 1, repeated: 1 }, ['1 repeats an earlier page']],
  [
    { leftOut: 1002, repeated: 2, merged: 2 },
    [
      '1,000 cannot be used',
      '2 repeat an earlier page',
      '2 of these are other pages in the database',
    ],
  ],
  [
    { leftOut: 2, repeated: 2, merged: 1 },
    ['2 repeat an earlier page', '1 of these is another page in the database'],
  ],
])('of counts %j, entries are left out because: %j', (counts, reasons) => {
  expect(whyLeftOut(sitemapReport({ counts }).counts)).toEqual(reasons)
})

test('places for people', () => {
  expect(placeTexts(problemOf())).toEqual([])
  expect(placeTexts(problemOf({ line: 3, column: 4 }))).toEqual([])
  expect(placeTexts(problemOf({ file: 'a\tb', line: 3, column: 4, pointer: '/a\tb' }))).toEqual([
    'a\\tb:3:4',
    '/a\\tb',
  ])
  expect(placeTexts(problemOf({ file: '', pointer: '' }))).toEqual(['""', '(whole document)'])
  const related = [1, 2, 3, 4].map((line) => ({ note: 'n\t', file: 'f', line, pointer: '/x' }))
  expect(relatedTexts(problemOf({ related }))).toEqual([
    'n\\t: f:1 /x',
    'n\\t: f:2 /x',
    'n\\t: f:3 /x',
  ])
  expect(relatedTexts(problemOf({ related }), 4)).toHaveLength(4)
  expect(relatedTexts(problemOf())).toEqual([])
})

test('problems are counted by severity', () => {
  const kinds = [kindOf({ count: 2 }), kindOf({ severity: 'info', count: 5 }), kindOf({ count: 1 })]
  expect(severityCounts(kinds)).toEqual({ error: 3, warning: 0, info: 5 })
})

const options: readonly Option[] = [{ name: 'since', value: 'file', summary: '' }]

/** What `--since` reads of a report. */
async function read(report: unknown, command: 'sitemap' | 'validate' = 'sitemap') {
  const path = join(temporaryFolder(), 'old.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return await earlierReport(new OptionValues(options, { since: path }), command)
}

const checkCounts = {
  entriesInAllFiles: 1,
  distinctLocs: 2,
  repeatedLocs: 3,
  withoutUrl: 4,
  hidden: 8,
  counts: { alternates: 5, withoutAlternates: 6, withXDefault: 7 },
  languages: { en: 1, de: 2, 'x-default': 1 },
  files: [{}, {}],
  failures: [{}],
}

const oldCheck = { command: 'validate', generated: '2024-01-01', kinds: [], ...checkCounts }

test('an earlier report is read with its counts and its problems by cause', async () => {
  expect(await earlierReport(new OptionValues(options, {}), 'sitemap')).toBeNull()
  const kinds = [
    { code: 'a', severity: 'error', count: 3, causes: [] },
    {
      code: 'b',
      severity: 'info',
      count: 3,
      causes: [
        { value: 'x', count: 2 },
        { value: null, count: 1 },
      ],
    },
  ]
  const found = await read(sitemapReport({ kinds: kinds as never }))
  expect(found?.generated).toBe('2024-03-15T10:00:59.000Z')
  expect(found?.counts).toEqual({
    entries: 2,
    written: 2,
    leftOut: 0,
    alternates: 0,
    linksWritten: 0,
    linksLeftOut: 0,
    datesLeftOut: 0,
    hintsLeftOut: 0,
    mediaLeftOut: 0,
    languages: 0,
    hidden: 0,
  })
  expect([...(found?.problems.values() ?? [])]).toEqual([
    { code: 'a', severity: 'error', count: 3 },
    { code: 'b', severity: 'info', value: 'x', count: 2 },
    { code: 'b', severity: 'info', count: 1 },
  ])
  expect((await read(oldCheck, 'validate'))?.counts).toEqual({
    files: 2,
    failures: 1,
    entriesInAllFiles: 1,
    distinctLocs: 2,
    repeatedLocs: 3,
    withoutUrl: 4,
    hidden: 8,
    alternates: 5,
    withoutAlternates: 6,
    withXDefault: 7,
    languages: 2,
  })
})

const kind = { code: 'a', severity: 'error', count: 1, causes: [{ value: 'x', count: 1 }] }

test.each([
  ['', 'no JSON'],
  [[], 'a list'],
  [{ ...oldCheck, command: 'sitemap' }, 'of another command'],
  [{ ...oldCheck, generated: 5 }, 'a time that is a number'],
  [{ ...oldCheck, generated: 'x' }, 'no time'],
  [{ ...oldCheck, distinctLocs: '2' }, 'a count that is a string'],
  [{ ...oldCheck, counts: null }, 'no counts of links'],
  [{ ...oldCheck, counts: { ...checkCounts.counts, withXDefault: undefined } }, 'a missing count'],
  [{ ...oldCheck, languages: 3 }, 'no languages'],
  [{ ...oldCheck, files: {} }, 'no list of files'],
  [{ ...oldCheck, failures: {} }, 'no list of failures'],
  [{ ...oldCheck, kinds: {} }, 'no list of kinds'],
  [{ ...oldCheck, kinds: [null] }, 'no kind'],
  [{ ...oldCheck, kinds: [{ ...kind, code: 1 }] }, 'no code'],
  [{ ...oldCheck, kinds: [kind, { ...kind, severity: 'fatal' }] }, 'an unknown severity'],
  [{ ...oldCheck, kinds: [{ ...kind, count: '1' }] }, 'no count of a kind'],
  [{ ...oldCheck, kinds: [{ ...kind, causes: null }] }, 'no causes'],
  [{ ...oldCheck, kinds: [{ ...kind, causes: [null] }] }, 'no cause'],
  [{ ...oldCheck, kinds: [{ ...kind, causes: [{ value: 'x' }] }] }, 'a cause without a count'],
  [{ ...oldCheck, kinds: [{ ...kind, causes: [{ count: 1 }] }] }, 'a cause without a value'],
])('%j is not the report of a check: %s', async (report, _) => {
  const file = expect.stringMatching(/old\.json$/)
  await expect(read(report, 'validate')).rejects.toMatchObject({
    said: { data: { detail: 'not-an-earlier-report', command: 'validate', file } },
  })
})

test('severities and causes that are right are read', async () => {
  for (const severity of ['error', 'warning', 'info']) {
    const causes = [{ value: null, count: 1 }]
    await expect(
      read({ ...oldCheck, kinds: [{ ...kind, severity, causes }] }, 'validate'),
    ).resolves.not.toBeNull()
  }
})

test('changes are the counts that differ, and the causes, the largest difference first', async () => {
  const causes = [
    { value: 'x', count: 2 },
    { value: null, count: 1 },
  ]
  const kinds = [
    { code: 'same', severity: 'error', count: 3, causes: [] },
    { code: 'gone', severity: 'error', count: 3, causes: [] },
    { code: 'less', severity: 'warning', count: 9, causes: [] },
    { code: 'b', severity: 'info', count: 3, causes },
    { code: 'both', severity: 'error', count: 1, causes: [] },
    { code: 'both', severity: 'warning', count: 2, causes: [] },
  ] as never
  const earlier = await read(sitemapReport({ kinds, counts: { written: 9 } }))
  const now = [
    { code: 'same', severity: 'error', count: 3, causes: [] },
    { code: 'less', severity: 'warning', count: 1, causes: [] },
    { code: 'b', severity: 'info', count: 7, causes: [{ value: 'x', count: 7 }, causes[1]] },
    { code: 'new', severity: 'info', count: 1, causes: [] },
    { code: 'both', severity: 'error', count: 1, causes: [] },
    { code: 'both', severity: 'warning', count: 4, causes: [] },
  ] as never
  expect(changesSince(earlier!, sitemapReport({ kinds: now }))).toEqual({
    generated: '2024-03-15T10:00:59.000Z',
    counts: { written: { before: 9, after: 2 } },
    problems: [
      { code: 'less', severity: 'warning', before: 9, after: 1 },
      { code: 'b', severity: 'info', value: 'x', before: 2, after: 7 },
      { code: 'gone', severity: 'error', before: 3, after: 0 },
      { code: 'both', severity: 'warning', before: 2, after: 4 },
      { code: 'new', severity: 'info', before: 0, after: 1 },
    ],
  })
})

test('each count has a name', () => {
  const names = ['entries', 'entriesInAllFiles', 'withXDefault', 'mediaLeftOut', 'other']
  expect(names.map(nameOfCount)).toEqual([
    'Entries',
    'Entries',
    'URLs with x-default',
    expect.stringMatching(/^Images, /),
    'other',
  ])
})

test('what has changed for people: 10 causes, and the number of the others', () => {
  const problems = (length: number) =>
    Array.from({ length }, (_, n) => ({
      code: 'c',
      severity: 'error' as const,
      ...(n === 0 ? { value: 'a\u202e' } : {}),
      before: 1000 + n,
      after: n,
    }))
  const counts = { distinctLocs: { before: 1, after: 2 } }
  expect(sinceLines(undefined, 0, printer(80))).toEqual([])
  expect(
    sinceLines({ generated: 'g\u202e', counts, problems: problems(12) }, 0, printer(34)),
  ).toEqual([
    '<bold>Since g\\u202e</>',
    '  Distinct URLs: 1 before, 2 now',
    '  c "a\\u202e": 1,000 before, 0 now',
    '  c: 1,001 before, 1 now',
    '  c: 1,002 before, 2 now',
    '  c: 1,003 before, 3 now',
    '  c: 1,004 before, 4 now',
    '  c: 1,005 before, 5 now',
    '  c: 1,006 before, 6 now',
    '  c: 1,007 before, 7 now',
    '  c: 1,008 before, 8 now',
    '  c: 1,009 before, 9 now',
    '  … and 2 other causes',
    '',
  ])
  expect(
    sinceLines({ generated: 'g', counts: {}, problems: problems(10) }, 0, printer(80)),
  ).toHaveLength(12)
  expect(
    sinceLines({ generated: 'g', counts: {}, problems: problems(11) }, 0, printer(80)).at(-2),
  ).toBe('  … and 1 other cause')
  expect(sinceLines({ generated: 'g', counts: {}, problems: [] }, 0, printer(80))).toEqual([
    '<bold>Since g</>',
    '  Nothing has changed.',
    '',
  ])
  expect(sinceLines({ generated: 'g', counts: {}, problems: [] }, 2, printer(80))[1]).toMatch(
    /^ {2}\w.* 2 hidden problems/,
  )
})

test('the report of a check has no members about what is left out', () => {
  const kinds = [
    kindOf({ causes: [{ value: 'x', count: 1, entries: 1, leftOut: nothing }], causedBy: 'lang' }),
  ]
  const {
    generator,
    command: _,
    generated,
    input,
    milliseconds,
    kinds: __,
    ...found
  } = validationReport()
  const report = toValidationReport({ ...found, kinds } as never, {
    generator,
    generated,
    input,
    milliseconds,
  })
  expect(report).toEqual({
    generator: 'waymark 1.2.3',
    command: 'validate',
    generated: '2024-03-15T10:00:59.000Z',
    input: ['db.json'],
    entriesInAllFiles: 2,
    distinctLocs: 2,
    repeatedLocs: 0,
    withoutUrl: 0,
    languages: {},
    counts: { alternates: 0 },
    matrix: {},
    paths: [],
    files: [{ path: 'db.json', bytes: 500, kind: 'database', entries: 2 }],
    kinds: [
      {
        code: 'some-code',
        severity: 'error',
        summary: 'Something is wrong.',
        remedy: REMEDY,
        count: 1,
        entries: null,
        first: [],
        causedBy: 'lang',
        causes: [{ value: 'x', count: 1, entries: 1 }],
      },
    ],
    hidden: 0,
    failures: [],
    milliseconds: 12,
  })
  expect(Object.keys(report).slice(0, 4)).toEqual(['generator', 'command', 'generated', 'input'])
  expect(Object.keys(report).slice(-4)).toEqual(['kinds', 'hidden', 'failures', 'milliseconds'])
})

test('a shared report has no folders above the inputs', () => {
  const problem = problemOf({
    file: '/home/x/db.json',
    message: '(/home/x/db.json)',
    related: [{ note: 'n', file: '/home/x/y.json' }, { note: 'm' }],
  })
  const shared = sharedReport(
    validationReport({
      input: ['/home/x/db.json', '-', 'rel/a.json'],
      files: [{ path: '/home/x/db.json', bytes: 1, kind: 'text', entries: 1 }],
      kinds: [kindOf({ first: [problem] })],
      failures: [{ ...problem, file: '/home/x/no.json' } as never],
    }),
  )
  expect([shared.input, shared.files, shared.kinds[0]?.first, shared.failures]).toEqual([
    ['db.json', 'standard input', 'rel/a.json'],
    [{ path: 'db.json', bytes: 1, kind: 'text', entries: 1 }],
    [
      {
        code: 'some-code',
        severity: 'error',
        message: '(db.json)',
        remedy: REMEDY,
        file: 'db.json',
        related: [{ note: 'n', file: 'y.json' }, { note: 'm' }],
      },
    ],
    [
      {
        code: 'some-code',
        severity: 'error',
        message: '(db.json)',
        remedy: REMEDY,
        file: 'no.json',
        related: [{ note: 'n', file: 'y.json' }, { note: 'm' }],
      },
    ],
  ])
})

test('what was read, and which links are ignored', () => {
  expect(readText(validationReport({ entriesInAllFiles: 1000, distinctLocs: 1 }))).toBe(
    '1,000 entries in 1 file, with 1 distinct URL',
  )
  expect(readText(validationReport({ entriesInAllFiles: 1, distinctLocs: 1, files: [] }))).toBe(
    '1 entry in 0 files',
  )
  const causes = [
    { value: 'jp', count: 1, entries: 1, leftOut: nothing },
    { value: null, count: 1, entries: 1, leftOut: nothing },
  ]
  const languages = { jp: 3, '': 2, en: 100 }
  const ignored = (...kinds: Parameters<typeof kindOf>[0][]) =>
    ignoredLinks(validationReport({ kinds: kinds.map(kindOf), languages }))
  expect(ignored({ links: 5, causes })).toBe(5)
  expect(ignored({ links: 5, causes }, { links: 1, causes })).toBe(5)
  expect(ignored({ causes })).toBe(0)
  expect(ignored({ links: 5, causes, severity: 'warning' })).toBe(0)
  expect(ignored({ links: 1, causes: [{ ...causes[0]!, value: 'xx' }] })).toBe(0)
  expect(hasCheckedLinks(validationReport({ files: [] }))).toBe(false)
  expect(hasCheckedLinks(validationReport())).toBe(true)
})

function diffOf(some: {
  readonly counts?: Partial<SiteDiff['counts']>
  readonly added?: readonly DiffPage[]
  readonly removed?: readonly DiffPage[]
  readonly changed?: readonly ChangedPage[]
  readonly isEmpty?: boolean
}): SiteDiff {
  const { added = [], removed = [], changed = [] } = some
  const side = {
    form: 'sitemap',
    pages: 1,
    unusable: 0,
    repeated: 0,
    urlsChanged: 0,
    faulty: 0,
  } as const
  return {
    before: side,
    after: side,
    counts: {
      added: added.length,
      removed: removed.length,
      changed: changed.length,
      members: {},
      alternatesAdded: 0,
      alternatesRemoved: 0,
      ...some.counts,
    },
    isEmpty: some.isEmpty === true,
    *added() {
      yield* added
    },
    *removed() {
      yield* removed
    },
    *changed() {
      yield* changed
    },
    *urls() {},
  }
}

const diffed = (some: Parameters<typeof diffOf>[0], isWhole = false) => [
  ...diffLines(diffOf(some), isWhole, printer(80) as never),
]

const pages = (length: number): DiffPage[] =>
  Array.from({ length }, (_, n) => ({ loc: `https://a/${n}`, alternates: [] }))

const links = (length: number) =>
  Array.from({ length }, (_, n) => ({ lang: `l${n}`, loc: `https://a/${n}` }))

const changed = (some: Partial<ChangedPage>): ChangedPage =>
  ({ loc: 'l', members: [], alternatesAdded: [], alternatesRemoved: [], ...some }) as ChangedPage

test.each<[string, number, (text: string) => Parameters<typeof diffOf>[0]]>([
  ['an added page', 2000, (loc) => ({ added: [{ loc, alternates: [] }] })],
  ['a removed page', 2000, (loc) => ({ removed: [{ loc, alternates: [] }] })],
  ['a changed page', 2000, (loc) => ({ changed: [changed({ loc })] })],
  [
    'a value before',
    2000,
    (before) => ({ changed: [changed({ members: [{ name: 'n', before, after: '' }] as never })] }),
  ],
  [
    'a value after',
    2000,
    (after) => ({ changed: [changed({ members: [{ name: 'n', before: '', after }] as never })] }),
  ],
  [
    'an added link',
    2000,
    (loc) => ({ changed: [changed({ alternatesAdded: [{ lang: 'l', loc }] })] }),
  ],
  [
    'a removed link',
    2000,
    (loc) => ({ changed: [changed({ alternatesRemoved: [{ lang: 'l', loc }] })] }),
  ],
  [
    'the language of a link',
    300,
    (lang) => ({ changed: [changed({ alternatesAdded: [{ lang, loc: 'l' }] })] }),
  ],
])('of %s, %d units are shown', (_, limit, some) => {
  const shown = (length: number) => diffed(some('x'.repeat(length)), true).join('\n')
  expect(shown(limit)).toContain('x'.repeat(limit))
  const half = 'x'.repeat(Math.floor((limit - 1) / 2))
  expect(shown(limit + 1).match(/x+…x+/g)).toEqual([`${half}…${half}`])
})

test('differences for people', () => {
  expect(diffed({ isEmpty: true })).toEqual(['<green>No differences.</>'])
  expect(
    diffed({
      counts: {
        added: 1000,
        members: { loc: 1, lastmod: 2000 },
        alternatesAdded: 1,
        alternatesRemoved: 1000,
      } as never,
      added: [
        { loc: 'https://a/\u202e', alternates: links(1), lastmod: '2024-01-01' },
        { loc: 'https://b/', alternates: links(2) },
      ],
      removed: pages(1),
      changed: [
        {
          loc: 'https://c/\u202e',
          members: [
            { name: 'loc', before: 'a\u202e', after: 'b' },
            { name: 'lastmod', before: null, after: 'x' },
            { name: 'images', before: [{ a: 1 }], after: null },
          ],
          alternatesAdded: links(1),
          alternatesRemoved: [{ lang: 'e\u202e', loc: 'https://d/\u202e' }],
        },
      ] as never,
    }),
  ).toEqual([
    '1,000 pages added, 1 removed, 1 changed',
    'Changed: URL as written of 1, lastmod of 2,000',
    'On changed pages, 1 alternate appeared and 1,000 disappeared',
    '',
    '<bold>Added</>',
    '  https://a/\\u202e  2024-01-01  1 alternate',
    '  https://b/  2 alternates',
    '',
    '<bold>Removed</>',
    '  https://a/0',
    '',
    '<bold>Changed</>',
    '  https://c/\\u202e',
    '    URL as written: a\\u202e → b',
    '    lastmod: none → x',
    '    images: 1 → none',
    '    <green>+</> l0 https://a/0',
    '    <red>-</> e\\u202e https://d/\\u202e',
  ])
})

test('20 pages of a list and 20 alternates of a page are shown, unless all are wanted', () => {
  expect(diffed({ added: pages(20) }).at(-1)).toBe('  https://a/19')
  expect(diffed({ added: pages(21) }).slice(-2)).toEqual([
    '  https://a/19',
    expect.stringMatching(/^ {2}… .*1 more.*--all/),
  ])
  expect(diffed({ added: pages(21) }, true).at(-1)).toBe('  https://a/20')
  const changed = (length: number): ChangedPage[] => [
    {
      loc: 'https://a/',
      members: [],
      alternatesAdded: links(length),
      alternatesRemoved: links(length),
    },
  ]
  expect(diffed({ changed: changed(20) }).join('\n')).not.toContain('more')
  expect(diffed({ changed: changed(21) }).filter((line) => line.includes('more'))).toEqual([
    expect.stringMatching(/^ {4}\+ … .*1 more.*--all/),
    expect.stringMatching(/^ {4}- … .*1 more.*--all/),
  ])
  expect(diffed({ changed: changed(21) }, true).join('\n')).not.toContain('more')
})

test('the line about alternates is there if some appeared or disappeared', () => {
  const line = (alternatesAdded: number, alternatesRemoved: number) =>
    diffed({ counts: { alternatesAdded, alternatesRemoved } }).slice(1)
  expect(line(0, 0)).toEqual([])
  expect(line(1, 0)).toEqual(['On changed pages, 1 alternate appeared and 0 disappeared'])
  expect(line(0, 2)).toEqual(['On changed pages, 0 alternates appeared and 2 disappeared'])
})

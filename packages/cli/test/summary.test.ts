import { expect, test } from 'vitest'
import { kindLines, renderSummary } from '../src/report/summary.ts'
import { fileOf, kindOf, nothing, printer, problemOf, sitemapReport } from './sample-reports.ts'

const summary = (some: Parameters<typeof sitemapReport>[0], columns = 80): readonly string[] =>
  renderSummary(sitemapReport(some), printer(columns)).split('\n')

/** Twelve causes: one with a correction, one that leaves something out, and at last those that are not listed. */
const causes = Array.from({ length: 12 }, (_, n) => ({
  value: n === 11 ? null : `v${n}`,
  count: 12 - n,
  entries: n,
  leftOut: { ...nothing, links: n === 1 ? 2 : 0 },
  ...(n === 0 ? { links: 3, suggestion: 'en-GB' } : {}),
}))

const related = [
  { file: 'b.json', line: 3, column: 4, pointer: '/urls/3', note: 'the first entry' },
  { pointer: '', note: 'n2' },
  { file: 'c', line: 9, note: 'n3' },
  { file: 'd', note: 'n4' },
]

const kinds = [
  kindOf({
    count: 4,
    entries: 2,
    causes,
    summary: 'A summary that is rather long, so that it is folded, too.',
    first: [
      problemOf({
        file: 'a.json',
        line: 1,
        column: 2,
        pointer: '/urls/0/loc',
        message: 'The first message, which is so long that it is folded, since it needs two lines.',
        related,
      }),
      problemOf({ file: 'a.json', line: 7 }),
      problemOf({ pointer: '/x\u202e' }),
      problemOf({ file: 'fourth' }),
    ],
  }),
  kindOf({ severity: 'warning', code: 'w', count: 3, leftOut: { ...nothing, entries: 2 } }),
  kindOf({ severity: 'info', code: 'i', links: 2 }),
]

test('a run with nothing to report says what was read and written', () => {
  expect(summary({})).toEqual([
    '<bold>Sitemap of db.json</>',
    '',
    '  <cyan>2 entries   </>  all written',
    '  <cyan>0 alternates</>  in 0 languages',
    '  <cyan>0 URLs      </>  normalised: all were already canonical',
    '  <cyan>1 file      </>  500 B in out',
    '                <dim>sitemap.xml  2 pages  500 B</>',
    '',
    '<green>No problems</> in 12 ms.',
    '',
  ])
})

test('all that a run can report is in the summary, the rest of long lists as a number', () => {
  expect(
    summary({
      input: 'a\tb.json',
      output: 'out\u202e',
      removed: ['old.xml', 'older.xml'],
      counts: {
        entries: 1234,
        written: 1200,
        leftOut: 34,
        repeated: 30,
        merged: 20,
        linksLeftOut: 1,
        datesLeftOut: 2,
        hintsLeftOut: 3,
        mediaLeftOut: 4,
        alternates: 1,
        languages: 15,
        normalised: 5,
        files: 10,
        bytes: 12_400_000,
        problems: { error: 2, warning: 1, info: 7 },
      },
      languages: Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`l${n}`, n + 1])),
      files: [
        fileOf('sitemap.xml', { kind: 'sitemapindex', entries: 8, size: 999 }),
        ...Array.from({ length: 9 }, (_, n) =>
          fileOf(`sitemap-${n + 1}.xml`, {
            entries: n + 1,
            size: 1000 * (n + 1),
            change: n < 3 ? 'kept' : 'written',
          } as Parameters<typeof fileOf>[1]),
        ),
      ],
      normalisation: [
        {
          rule: 'remove-fragment',
          category: 'changes',
          summary: 'Drops it.',
          count: 1000,
          examples: [
            { before: 'a#\u202eb', after: 'a' },
            { before: 'x', after: 'y' },
          ],
        },
        {
          rule: 'sort-query',
          category: 'usually-preserves',
          summary: 'Sorts it.',
          count: 7,
          examples: [],
        },
      ],
      kinds,
      since: {
        generated: '2024-01-01T00:00:00Z',
        counts: { written: { before: 1, after: 2 } },
        problems: [
          { code: 'c', severity: 'error', before: 1000, after: 0 },
          { code: 'c', severity: 'error', value: 'jp', before: 0, after: 1 },
        ],
      },
      milliseconds: 3210,
    }),
  ).toEqual([
    '<bold>Sitemap of a\\tb.json</>',
    '',
    '  <cyan>1,234 entries               </>  1,200 written, 34 left out: 4 cannot be used; 30',
    '                                repeat an earlier page; 20 of these are other',
    '                                pages in the database',
    '  <cyan>1 link                      </>  left out: the language or the URL cannot be used',
    '  <cyan>2 dates                     </>  left out: the date cannot be used',
    '  <cyan>3 changefreq or priority    </>  left out: the value cannot be used',
    '  <cyan>4 images, videos or articles</>  left out: a value is missing or cannot be used',
    '  <cyan>1 alternate                 </>  in 15 languages: l14 15, l13 14, l12 13, l11 12,',
    '                                l10 11, l9 10, l8 9, l7 8, l6 7, l5 6, l4 5, l3',
    '                                4, l2 3, l1 2, …',
    '  <cyan>5 URLs                      </>  normalised',
    '  <cyan>10 files                    </>  12.4 MB in out\\u202e: 7 written, 3 kept, 2',
    '                                removed',
    '                                <dim>sitemap.xml  8 sitemaps  999 B</>',
    '                                <dim>sitemap-1.xml  1 page  1.0 kB</>',
    '                                <dim>sitemap-2.xml  2 pages  2.0 kB</>',
    '                                <dim>sitemap-3.xml  3 pages  3.0 kB</>',
    '                                <dim>sitemap-4.xml  4 pages  4.0 kB</>',
    '                                <dim>sitemap-5.xml  5 pages  5.0 kB</>',
    '                                <dim>sitemap-6.xml  6 pages  6.0 kB</>',
    '                                <dim>sitemap-7.xml  7 pages  7.0 kB</>',
    '                                <dim>… and 2 more</>',
    '',
    '<bold>Normalised</>',
    '  1,000 × <cyan>remove-fragment</>  Drops it.',
    '<dim>          a#\\u202eb -> a</>',
    '      7 × <cyan>sort-query</>  Sorts it.',
    '',
    '<bold>Problems</>',
    '  <red>error</> <bold>some-code</> (4 places in 2 entries)',
    '    A summary that is rather long, so that it is folded, too. Correct it.',
    '    - "v0": 12 places, 3 links; write en-GB',
    '    - "v1": 11 places in 1 entry; left out: 2 links',
    '    - "v2": 10 places in 2 entries',
    '    - "v3": 9 places in 3 entries',
    '    - "v4": 8 places in 4 entries',
    '    - "v5": 7 places in 5 entries',
    '    - "v6": 6 places',
    '    - "v7": 5 places in 7 entries',
    '    - "v8": 4 places in 8 entries',
    '    - "v9": 3 places in 9 entries',
    '    - … and 2 other causes',
    '    <cyan>a.json:1:2  /urls/0/loc</>',
    '<dim>      The first message, which is so long that it is folded, since it needs two</>',
    '<dim>      lines.</>',
    '      the first entry: b.json:3:4 /urls/3',
    '      n2: (whole document)',
    '      n3: c:9',
    '    <cyan>a.json:7</>',
    '<dim>      It is wrong.</>',
    '    <cyan>/x\\u202e</>',
    '<dim>      It is wrong.</>',
    '    … and 1 more',
    '',
    '  <yellow>warning</> <bold>w</> (3 places)',
    '    Something is wrong. Correct it.',
    '    Left out: 2 entries.',
    '',
    '  <blue>info</> <bold>i</> (1 place, 2 links)',
    '    Something is wrong. Correct it.',
    '',
    '<bold>Since 2024-01-01T00:00:00Z</>',
    '  Entries written: 1 before, 2 now',
    '  c: 1,000 before, 0 now',
    '  c "jp": 0 before, 1 now',
    '',
    '<red>2 errors</>, <yellow>1 warning</> in 3.2 s.',
    '',
  ])
})

test('a run that changed nothing says so, and one without pages writes nothing', () => {
  expect(
    summary({
      isUnchanged: true,
      removed: ['x'],
      files: [fileOf('sitemap.xml', { change: 'kept' } as Parameters<typeof fileOf>[1])],
      counts: { files: 1 },
    }),
  ).toEqual([
    '<bold>Sitemap of db.json</>',
    'Nothing has changed since the last run, at 2024-03-15T10:00:59.000Z.',
    '',
    '  <cyan>2 entries   </>  all written',
    '  <cyan>0 alternates</>  in 0 languages',
    '  <cyan>0 URLs      </>  normalised: all were already canonical',
    '  <cyan>1 file      </>  500 B in out',
    '                <dim>sitemap.xml  1 page  1.0 kB</>',
    '',
    '<green>No problems</> in 12 ms.',
    '',
  ])
  expect(
    summary({
      files: [],
      languages: { en: 2, de: 3 },
      counts: { entries: 1, written: 0, leftOut: 1, alternates: 2, languages: 1 },
      since: { generated: 'g', counts: {}, problems: [] },
    }),
  ).toEqual([
    '<bold>Sitemap of db.json</>',
    '',
    '  <cyan>1 entry     </>  0 written, 1 left out: 1 cannot be used',
    '  <cyan>2 alternates</>  in 1 language: de 3, en 2',
    '  <cyan>0 files     </>  written; nothing in out was changed',
    '',
    '<bold>Since g</>',
    '  Nothing has changed.',
    '',
    '<green>No problems</> in 12 ms.',
    '',
  ])
  expect(summary({ files: [], counts: { entries: 0, written: 0 } }).slice(2, 5)).toEqual([
    '  <cyan>0 entries   </>  nothing to write',
    '  <cyan>0 alternates</>  in 0 languages',
    '  <cyan>0 files     </>  written; nothing in out was changed',
  ])
})

const filesLine = (some: Parameters<typeof sitemapReport>[0]) =>
  summary(some).find((line) => line.includes(' in out'))

test.each([
  [['written'], [], '500 B in out'],
  [['written', 'written'], ['a'], '500 B in out: 2 written, 0 kept, 1 removed'],
  [['written', 'kept'], [], '500 B in out: 1 written, 1 kept'],
  [['kept'], [], '500 B in out: 0 written, 1 kept'],
] as const)(
  'of files that are %j, with %j removed, the summary says %s',
  (changes, removed, text) => {
    const files = changes.map((change) =>
      fileOf('a.xml', { change } as Parameters<typeof fileOf>[1]),
    )
    expect(filesLine({ files, removed })).toBe(`  <cyan>1 file      </>  ${text}`)
  },
)

test.each([
  [{ error: 0, warning: 0, info: 0 }, [], '<green>No problems</>'],
  [{ error: 0, warning: 0, info: 1 }, [kinds[2]!], '<green>No errors or warnings</>'],
  [{ error: 1, warning: 0, info: 1 }, [], '<red>1 error</>'],
  [{ error: 0, warning: 2, info: 0 }, [], '<yellow>2 warnings</>'],
  [{ error: 1, warning: 1, info: 0 }, [], '<red>1 error</>, <yellow>1 warning</>'],
])('of problems %j, the last line says %j', (problems, kinds, text) => {
  expect(summary({ counts: { problems }, kinds, milliseconds: 85 }).at(-2)).toBe(
    `${text} in 85 ms.`,
  )
})

test('14 languages and 8 files are whole, the next one is only counted', () => {
  const languages = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, n) => [`l${n}`, 1]))
  const shown = (length: number) => summary({ languages: languages(length) }, 200)[3]
  expect(shown(14)).toMatch(/, l13 1$/)
  expect(shown(15)).toMatch(/, l13 1, …$/)
  const files = (length: number) =>
    summary({ files: Array.from({ length }, () => fileOf('a.xml')) }).filter((line) =>
      /a\.xml|more/.test(line),
    )
  expect(files(8)).toHaveLength(8)
  expect(files(9).slice(8)).toEqual(['                <dim>… and 1 more</>'])
})

test('3 problems and 10 causes of a kind are shown, and what is left out only without causes', () => {
  const lines = (some: Parameters<typeof kindOf>[0]) =>
    summary({ kinds: [kindOf(some)] }).filter((line) => line.startsWith('    '))
  const first = [1, 2, 3].map((line) => problemOf({ file: 'f', line }))
  expect(lines({ count: 3, first }).at(-1)).toBe('    <cyan>f:3</>')
  expect(lines({ count: 4, first }).at(-1)).toBe('    … and 1 more')
  const leftOut = { ...nothing, dates: 1 }
  expect(lines({ leftOut })).toContain('    Left out: 1 date.')
  expect(lines({ leftOut, causes: causes.slice(2, 3) }).join()).not.toContain('Left out')
  expect(lines({ causes: causes.slice(0, 10) }).join()).not.toContain('other cause')
  expect(lines({ causes: causes.slice(0, 11) }).at(-1)).toBe('    - … and 1 other cause')
})

test('what to do is said once if it is the same for all, and otherwise with each problem', () => {
  const told = (remedy: string | undefined, ...remedies: readonly string[]) => {
    const first = remedies.map((own) => problemOf({ file: 'f', remedy: own }))
    const { remedy: _, ...kind } = kindOf({ first })
    const kinds = [remedy === undefined ? kind : { ...kind, remedy }]
    const lines = summary({ kinds }, 200)
    return lines
      .slice(lines.indexOf('<bold>Problems</>'))
      .filter((line) => line.startsWith('    ') || line.startsWith('<dim>      '))
      .map((line) => line.replace(/<.*?>/g, '').trim())
  }
  const summed = 'Something is wrong.'
  const wrong = 'It is wrong.'
  expect(told('Do it.', 'Do it.', 'Do it.')).toEqual([
    `${summed} Do it.`,
    ...['f', wrong, 'f', wrong],
  ])
  expect(told(undefined, 'Do one.', 'Do other.')).toEqual([
    summed,
    ...['f', `${wrong} Do one.`, 'f', `${wrong} Do other.`],
  ])
  expect(told('Correct it.', 'Correct it.', 'Do other.')).toEqual([
    `${summed} Correct it.`,
    ...['f', wrong, 'f', `${wrong} Do other.`],
  ])
})

test('rows of a crawl export that are not listed are counted', () => {
  const text = (unlisted: number) => summary({ counts: { unlisted } }, 200).join('\n')
  expect(text(0)).not.toContain('crawl export')
  expect(text(1)).toContain('\n1 row of a crawl export is not listed: redirects, errors,')
  expect(text(1200)).toContain('\n1,200 rows of a crawl export are not listed: ')
})

test('kinds without their places have no problems below them', () => {
  expect(kindLines(kinds, printer(60).paint, 60)).toEqual([
    '<red>error</> <bold>some-code</> (4 places in 2 entries)',
    '  A summary that is rather long, so that it is folded, too.',
    '  Correct it.',
    '  - "v0": 12 places, 3 links; write en-GB',
    '  - "v1": 11 places in 1 entry; left out: 2 links',
    '  - "v2": 10 places in 2 entries',
    '  - "v3": 9 places in 3 entries',
    '  - "v4": 8 places in 4 entries',
    '  - "v5": 7 places in 5 entries',
    '  - "v6": 6 places',
    '  - "v7": 5 places in 7 entries',
    '  - "v8": 4 places in 8 entries',
    '  - "v9": 3 places in 9 entries',
    '  - … and 2 other causes',
    '<yellow>warning</> <bold>w</> (3 places)',
    '  Something is wrong. Correct it.',
    '<blue>info</> <bold>i</> (1 place, 2 links)',
    '  Something is wrong. Correct it.',
  ])
})

test('long values are cut: a language after 40 units, an example after 200, a message after 400', () => {
  const cut = (length: number) => {
    const long = 'x'.repeat(length)
    const lines = renderSummary(
      sitemapReport({
        languages: { [long]: 1 },
        normalisation: [
          {
            rule: 'r',
            category: 'changes',
            summary: '',
            count: 1,
            examples: [{ before: long, after: long }],
          },
        ],
        kinds: [kindOf({ first: [problemOf({ message: long })] })],
      }),
      printer(1000),
    ).split('\n')
    return lines.filter((line) => line.includes('x…x')).length
  }
  expect([40, 41, 200, 201, 400, 401].map(cut)).toEqual([0, 1, 1, 2, 2, 3])
})

test('causes and messages are folded to the columns', () => {
  const long = [{ ...causes[2]!, value: 'one two three four five six seven' }]
  expect(kindLines([kindOf({ causes: long })], printer(40).paint, 40).slice(2)).toEqual([
    '  - "one two three four five six seven":',
    '  10 places in 2 entries',
  ])
})

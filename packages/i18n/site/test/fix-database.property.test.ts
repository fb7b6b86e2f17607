import type { SiteProblem } from '@waymark/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { DatabaseEdits } from '../src/fix/database-edits.ts'
import { editJson } from '../src/fix/json-edits.ts'
import { databaseOf, LASTMOD } from './databases.ts'
import { applyPatch, fixed, reported } from './fixed.ts'
import { sourceInPieces } from './sources.ts'

interface Link {
  lang: string
  loc: string
}
interface Entry {
  loc: string
  lastmod: string
  lang?: string
  alternates?: Link[]
  [member: string]: unknown
}

const LANGUAGES = ['en', 'de', 'ja', 'en-GB', 'he', 'pt-BR'] as const

/** A site without problems: every page of a set lists all others. */
const cleanSite = fc
  .array(fc.subarray([...LANGUAGES], { minLength: 1 }), { minLength: 1, maxLength: 4 })
  .map((sets) =>
    sets.flatMap((languages, set) =>
      languages.map((lang): Entry => {
        const locOf = (own: string) => `https://a.example/${own}/${set}`
        const others = languages.filter((other) => other !== lang)
        const alternates = others.map((other) => ({ lang: other, loc: locOf(other) }))
        return {
          loc: locOf(lang),
          lastmod: LASTMOD,
          lang,
          ...(others.length > 0 && { alternates }),
        }
      }),
    ),
  )

type Fault = (urls: Entry[], at: number) => void

const rename =
  (from: string, to: string): Fault =>
  (urls) => {
    for (const entry of urls) {
      if (entry.lang === from) entry.lang = to
      for (const link of entry.alternates ?? []) if (link.lang === from) link.lang = to
    }
  }

function set(urls: Entry[], at: number, member: string, value: string): void {
  const entry = urls[at]
  if (entry !== undefined) entry[member] = value
}

/** Faults with one certain answer. Each changes one entry, or all entries in the same way. */
const FIXABLE: Readonly<Record<string, Fault>> = {
  country: rename('ja', 'jp'),
  deprecated: rename('he', 'iw'),
  underscore: rename('pt-BR', 'pt_BR'),
  region: rename('en-GB', 'en-UK'),
  returnLink: (urls, at) => void urls[at]?.alternates?.pop(),
  date: (urls, at) => set(urls, at, 'lastmod', '2024-1-1'),
  changefreq: (urls, at) => set(urls, at, 'changefreq', ' Daily'),
  priority: (urls, at) => set(urls, at, 'priority', '0.5'),
  linkTwice: (urls, at) => {
    const links = urls[at]!.alternates ?? []
    if (links[0] !== undefined) links.push({ ...links[0] })
  },
  spelling: (urls, at) => {
    const [link] = urls[at]!.alternates ?? []
    if (link !== undefined)
      link.loc = link.loc.replace('https://a.example', 'HTTPS://A.example:443')
  },
}

/** Faults without a certain answer, each in an entry of its own. */
const UNFIXABLE: readonly Entry[] = [
  { loc: '/relative', lastmod: LASTMOD },
  { loc: 'https://a.example/x', lastmod: '01/02/2024' },
  { loc: 'https://a.example/y', lastmod: LASTMOD, lang: 'qq' },
  { loc: 'https://a.example/z', lastmod: LASTMOD, priority: 80 },
]

test('a clean site is not changed', async () => {
  await fc.assert(
    fc.asyncProperty(cleanSite, fc.constantFrom(undefined, 1), async (urls, indent) => {
      const text = databaseOf(urls, indent)
      const result = await fixed(text)
      expect(result).toMatchObject({ text, patch: null, fixed: {}, left: {} })
    }),
    { numRuns: runs(10) },
  )
})

test('of a site with faults, exactly what has no certain answer is left, and a second run changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      cleanSite,
      fc.dictionary(fc.constantFrom(...Object.keys(FIXABLE)), fc.nat(), { maxKeys: 3 }),
      fc.subarray([...UNFIXABLE]),
      fc.boolean(),
      fc.nat(),
      async (clean, faults, unfixable, isTwice, twice) => {
        const urls = structuredClone(clean)
        for (const [name, place] of Object.entries(faults)) {
          FIXABLE[name]!(urls, place % clean.length)
        }
        const repeated = urls[twice % urls.length]
        if (isTwice && repeated !== undefined) urls.push(structuredClone(repeated))
        const expected = (await fixed(databaseOf([...clean, ...unfixable]))).left
        const text = databaseOf([...urls, ...structuredClone(unfixable)])
        const result = await fixed(text)
        expect(result.left).toEqual(expected)
        if (result.patch !== null) {
          expect(applyPatch(JSON.parse(text), result.patch)).toEqual(JSON.parse(result.text))
        }
        expect(await fixed(result.text)).toMatchObject({ text: result.text, patch: null })
      },
    ),
    { numRuns: runs(20) },
  )
})

test('a database is changed in the same way in pieces of any size', async () => {
  const text = `{"version":"1.1","ur\\u006cs":[ {"loc":"a"}, {"loc":"\\"b]}"},{"loc":"c"} ], "n\\u0061me" : "x"}`
  const edits = new DatabaseEdits(false)
  edits.add({ op: 'replace', path: '/name', value: 'y' })
  edits.add({ op: 'replace', path: '/urls/1/loc', value: 'd' })
  edits.add({ op: 'remove', path: '/urls/2' })
  for (let size = 1; size <= text.length; size++) {
    const paths: string[] = []
    const pieces: Uint8Array[] = []
    const source = sourceInPieces(Buffer.from(text), size)
    for await (const piece of editJson(source, edits, ({ path }) => paths.push(path))) {
      pieces.push(piece)
    }
    expect(Buffer.concat(pieces).toString()).toBe(
      `{"version":"1.1","ur\\u006cs":[ {"loc":"a"}, {"loc":"d"} ], "n\\u0061me" : "y"}`,
    )
    expect(paths).toEqual(['/urls/1/loc', '/urls/2', '/name'])
  }
})

const LOCS = ['a', 'a/', 'a?q=1', 'a?q=2', 'a#f', 'b', 'B', 'c', 'd/../c', 'e'].map(
  (path) => `https://a.example/${path}`,
)
const hostileLoc = fc.constantFrom(
  ...LOCS,
  'https://A.example:443/b',
  'http://a.example/b',
  'https://u:p@a.example/b',
  'https://u:p@a.example/e/',
  '/b',
  ' https://a.example/c',
)
const hostileLang = fc.constantFrom(
  'en',
  'EN',
  'de',
  'ja',
  'jp',
  'us-en',
  'en_US',
  'en-US',
  'x-default',
  'qq',
  'by',
  'be',
)
const hostileSite = fc.array(
  fc.record(
    {
      loc: hostileLoc,
      lastmod: fc.constantFrom(LASTMOD, '2024-1-1', '2025-05-05T00:00:00Z'),
      lang: hostileLang,
      alternates: fc.array(fc.record({ lang: hostileLang, loc: hostileLoc }), { maxLength: 5 }),
    },
    { requiredKeys: ['loc', 'lastmod'] },
  ),
  { maxLength: 7 },
)

/** A page as readers without configuration tell pages apart: with its query and fragment. */
function pageOf(loc: string): string {
  const url = URL.canParse(loc) ? new URL(loc) : null
  if (url === null) return loc
  return `${url.origin}${url.pathname.replace(/(?<=.)\/$/, '')}${url.search}${url.hash}`
}

const pagesOf = (text: string): readonly string[] =>
  [...new Set((JSON.parse(text) as { urls: Entry[] }).urls.map(({ loc }) => pageOf(loc)))].sort()

const CONFLICTS = [
  'conflicting-alternates',
  'cluster-disagreement',
  'duplicate-loc',
  'languages-merged',
]

test('of any site, no page is lost, none contradicts another more than before, what is off is not corrected, what is corrected was reported, and a second run changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileSite,
      fc.constantFrom('usable', 'canonical'),
      fc.boolean(),
      async (urls, check, isLines) => {
        const text = isLines
          ? urls.map((entry) => JSON.stringify(entry)).join('\n')
          : databaseOf(urls)
        if (urls.length === 0) return
        const options = { check, ...(isLines && { inputFormat: 'ndjson' as const }) } as const
        const result = await fixed(text, options)
        const second = await fixed(result.text, options)
        expect(second).toMatchObject({ text: result.text, patch: null, left: result.left })
        const [before, after] = [
          await reported(text, options),
          await reported(result.text, options),
        ]
        const gone = Object.entries(before).map(
          ([code, count]) => [code, count - (after[code] ?? 0)] as const,
        )
        expect(result.fixed).toEqual(Object.fromEntries(gone.filter(([, count]) => count > 0)))
        const filterProblem = (problem: SiteProblem) => (problem.code in before ? null : problem)
        expect((await fixed(text, { ...options, filterProblem })).patch).toBe(null)
        if (isLines) return
        expect(pagesOf(result.text)).toEqual(pagesOf(text))
        for (const code of CONFLICTS) {
          expect(after[code] ?? 0, code).toBeLessThanOrEqual(before[code] ?? 0)
        }
        if (result.patch !== null) {
          expect(applyPatch(JSON.parse(text), result.patch)).toEqual(JSON.parse(result.text))
        }
      },
    ),
    { numRuns: runs(30) },
  )
})

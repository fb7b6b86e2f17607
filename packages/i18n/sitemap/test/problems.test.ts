import { gzipSync } from 'node:zlib'
import {
  createSplitter,
  escapeXml,
  MAX_SITEMAPS,
  MAX_URLS,
  parseSitemap,
  readSitemap,
  SITEMAP_NAMESPACE,
  type SitemapEntry,
  SitemapError,
  type SitemapReaderOptions,
  writeSitemapIndex,
} from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { readFeed } from '@waymark/sitemap/feeds'
import { unpack } from '@waymark/sitemap/node'
import { problems } from '@waymark/sitemap/problems'
import { parseRobots } from '@waymark/sitemap/robots'
import { describe, expect, test } from 'vitest'
import { SITEMAP_PROBLEMS } from '../src/protocol/sitemap-problem.ts'

const entry = (content: string) =>
  `<urlset xmlns="${SITEMAP_NAMESPACE}"><url>${content}</url></urlset>`

const codesOf = (text: string | Uint8Array, options?: SitemapReaderOptions): string[] =>
  parseSitemap(text, { extensions, now: Date.UTC(2026, 0, 10), ...options }).flatMap((item) =>
    item.type === 'problem' ? [item.code] : [],
  )

function thrownBy(write: () => unknown): string[] {
  try {
    write()
  } catch (error) {
    if (error instanceof SitemapError) return [error.code]
    throw error
  }
  return []
}

async function unpacked(bytes: Uint8Array): Promise<string[]> {
  const found: string[] = []
  for await (const item of readSitemap(unpack([bytes]))) {
    if (item.type === 'problem') found.push(item.code)
  }
  return found
}

async function feedCodes(text: string): Promise<string[]> {
  const found: string[] = []
  for await (const item of readFeed(text)) if (item.type === 'problem') found.push(item.code)
  return found
}

const packed = gzipSync(entry('<loc>https://a.example/</loc>'.repeat(2)))
const loc = 'https://a.example/'
const write = (given: unknown) =>
  thrownBy(() => createSplitter().add(given as Readonly<SitemapEntry>))

/** What is described in words in the catalogue. */
const described: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  'loc-too-long': () => codesOf(entry(`<loc>${loc}${'a'.repeat(2_040)}</loc>`)),
  'too-many-urls': () =>
    codesOf(
      `<urlset xmlns="${SITEMAP_NAMESPACE}">${`<url><loc>${loc}</loc></url>`.repeat(MAX_URLS + 1)}</urlset>`,
    ),
  'too-many-sitemaps': () =>
    thrownBy(() => writeSitemapIndex(Array.from({ length: MAX_SITEMAPS + 1 }, () => ({ loc })))),
  'entry-too-large': () =>
    thrownBy(() =>
      createSplitter({ maxBytes: 1_024 }).add({
        loc,
        alternates: Array.from({ length: 100 }, () => ({ lang: 'de', loc })),
      }),
    ),
  'file-too-large': () => codesOf(entry(`<loc>${loc}</loc>`), { maxBytes: 50 }),
  'invalid-encoding': () => codesOf(Buffer.from(entry('<loc>\u00ff</loc>'), 'latin1')),
  'truncated-gzip': () => unpacked(packed.subarray(0, packed.length / 2)),
  'corrupt-gzip': () => unpacked(Buffer.concat([packed.subarray(0, 12), Buffer.alloc(40, 0xff)])),
  'too-many-attributes': () =>
    codesOf(`<urlset ${Array.from({ length: 300 }, (_, n) => `a${n}=""`).join(' ')}/>`),
  'name-too-long': () => codesOf(`<${'a'.repeat(2_000)}/>`),
  'attribute-too-long': () => codesOf(`<urlset a="${'a'.repeat(2_097_152)}"/>`),
  'element-too-long': () => codesOf(entry(`<lastmod>${'1'.repeat(2_097_152)}</lastmod>`)),
  'too-many-elements': () =>
    codesOf(
      `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${loc}</loc>${`<i:image><i:loc>${loc}</i:loc></i:image>`.repeat(1_001)}</url></urlset>`,
    ),
  'robots-too-large': () =>
    parseRobots(`${'#'.repeat(600_000)}\nSitemap: ${loc}`, `${loc}robots.txt`).problems.map(
      ({ code }) => code,
    ),
  'invalid-lang': () => write({ loc, lang: 'not a tag', alternates: [{ lang: 'de', loc }] }),
  'invalid-entry': () => write(null),
  'illegal-character': () => thrownBy(() => escapeXml('\u0001')),
}

/** Needs a folder: node.test.ts has them. */
const ofFolders = ['sitemap-not-found', 'nested-index']

test('the catalogue has each code once', () => {
  const codes = problems.entries.map(({ code }) => code)
  expect(codes.sort()).toEqual(Object.keys(SITEMAP_PROBLEMS).sort())
})

test('all problems are errors but those that cost nothing, or nothing certain', () => {
  const codesWith = (wanted: string) =>
    problems.entries.flatMap(({ code, severity }) => (severity === wanted ? [code] : [])).sort()
  const infos = ['extension-deprecated', 'other-folder']
  const warnings = [
    'extension-namespace',
    'feed-date-invalid',
    'link-namespace',
    'misspelt-sitemap-line',
    'no-entries',
    'old-news',
    'other-host',
    'robots-too-large',
    'stray-text',
    'unknown-attribute',
    'untidy-url',
  ]
  expect(codesWith('info')).toEqual(infos)
  expect(codesWith('warning')).toEqual(warnings)
  const others = problems.entries.map(({ code }) => code)
  expect(codesWith('error')).toEqual(
    others.filter((code) => !infos.includes(code) && !warnings.includes(code)).sort(),
  )
})

test('only URLs on another host are corrected together, by what causes them', () => {
  expect(
    problems.entries.flatMap(({ code, causedBy }) => (causedBy ? [[code, causedBy]] : [])),
  ).toEqual([['other-host', 'host']])
})

test('the catalogue has the title of a page', () => {
  expect(problems.title).toBe('Sitemaps')
})

describe.each(problems.entries)(
  '$code',
  ({ code, summary, explanation, remedy, source, examples }) => {
    test('says what is wrong, why and what to do, in sentences', () => {
      for (const text of [summary, explanation, remedy]) expect(text).toMatch(/^[A-Z`].*\.$/)
      expect(source).toMatch(/^https:\/\//)
      expect(examples.length).toBeGreaterThan(0)
    })

    test.each(examples)('is reported for $wrong', async ({ wrong, right, given }) => {
      if (ofFolders.includes(code)) return
      const location = /https:\S+/.exec(given ?? '')?.[0]
      const options = location === undefined ? {} : { location }
      const codesIn = (text: string): string[] | Promise<string[]> =>
        given === 'a feed'
          ? feedCodes(text)
          : given === 'a robots.txt'
            ? parseRobots(text, `${loc}robots.txt`).problems.map((problem): string => problem.code)
            : codesOf(Buffer.from(text), options)
      const found = described[code] ? await described[code]() : await codesIn(wrong)
      expect(found).toContain(code)
      if (right === undefined) return
      if (given === 'described in words') expect(right).toMatch(/\S/)
      else expect(await codesIn(right)).toEqual([])
    })
  },
)

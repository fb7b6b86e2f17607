/** @module-tag slow */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type AlternateEntry, auditAlternates, countAlternates } from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'
import { dataPath, realSites } from '../../../../test/data.ts'

const root = dataPath('real-sites')
const sites = realSites()

interface Facts {
  readonly distinctLocs: number
  readonly repeatedLocs: number
  readonly languages: Record<string, number>
  readonly counts: Record<string, number>
  readonly addressesWithTwoLabels: number
  readonly deprecatedLanguageTags: readonly string[]
}

/**
 * What a database lacks of its sitemap. Four pages of this site list themselves under four languages. Such a page has no
 * single `lang`, and its database entry has lost the `ja` link.
 */
const LOST: Record<string, { readonly alternates: number; readonly language: string }> = {
  'innersource-commons': { alternates: 4, language: 'ja' },
}

/** The findings that each database has, by code. */
const FINDINGS: Record<string, Record<string, number>> = {
  'aegisub-site': { 'page-url-relative': 484 },
  'contributor-covenant': { 'deprecated-subtag': 147, 'return-link-missing': 338 },
  'gin-gonic-website': {},
  'innersource-commons': { 'alternate-not-listed': 5, 'url-with-two-languages': 4 },
  'mkdocs-static-i18n': {},
  'peertube-livechat-docs': { 'language-not-iso-639-1': 4218 },
}

if (sites.length === 0) test.skip(`there are no real sites in ${root}`, () => {})

describe.each(sites)('%s', (site) => {
  const facts: Facts = JSON.parse(read(`${site}/facts.json`))
  const { withLastmod: _, ...counts } = facts.counts
  const expected = {
    counts,
    urlsWithTwoLanguages: facts.addressesWithTwoLabels,
    deprecatedLanguageTags: facts.deprecatedLanguageTags,
    distinctLocs: facts.distinctLocs,
    languages: facts.languages,
  }

  test('has the expected counts as sitemaps', () => {
    const counted = countAlternates(entriesOfSitemaps(`${root}/${site}/xml`), { form: 'sitemap' })
    expect(counted).toMatchObject({ ...expected, repeatedLocs: facts.repeatedLocs })
  })

  test('has the expected counts as a database', () => {
    const { urls } = JSON.parse(read(`${site}/url-source.json`))
    const lost = LOST[site]
    const languages = { ...facts.languages }
    if (lost !== undefined) languages[lost.language]! -= lost.alternates
    expect(countAlternates(urls, { form: 'database' })).toMatchObject({
      ...expected,
      counts: { ...counts, alternates: counts['alternates']! - (lost?.alternates ?? 0) },
      languages,
    })
  })

  if (site in FINDINGS) {
    test('has the expected findings', () => {
      const { urls } = JSON.parse(read(`${site}/url-source.json`))
      const byCode: Record<string, number> = {}
      for (const { code } of auditAlternates(urls, { form: 'database' })) {
        byCode[code] = (byCode[code] ?? 0) + 1
      }
      expect(byCode).toEqual(FINDINGS[site])
    })
  }
})

function read(path: string): string {
  const file = `${root}/${path}`
  return existsSync(file)
    ? readFileSync(file, 'utf8')
    : gunzipSync(readFileSync(`${file}.gz`)).toString('utf8')
}

/** A minimal reader that is sufficient for these generated files. `@waymark/sitemap` is not in a lower layer. */
function* entriesOfSitemaps(folder: string): Iterable<AlternateEntry> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names) {
    if (!/\.xml(\.gz)?$/.test(name)) continue
    const bytes = readFileSync(`${folder}/${name}`)
    const xml = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    for (const [entry] of xml.matchAll(/<url>.*?<\/url>/gs)) {
      const loc = unescapeXml(/<loc>\s*(.*?)\s*<\/loc>/s.exec(entry)![1]!)
      const alternates = [...entry.matchAll(/<xhtml:link(.*?)\/?>/gs)].map(([, attributes]) => ({
        lang: /hreflang\s*=\s*["'](.*?)["']/.exec(attributes!)![1]!,
        loc: unescapeXml(/\shref\s*=\s*["'](.*?)["']/.exec(attributes!)![1]!),
      }))
      yield { loc, alternates }
    }
  }
}

function unescapeXml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_, decimal, hex, name) =>
    name !== undefined
      ? named[name]!
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

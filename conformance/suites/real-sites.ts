import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type AlternateEntry, countAlternates } from '@waymark/hreflang'
import { readSitemapFolder } from '@waymark/sitemap/node'
import type { Case, Suite } from '../suite.ts'

const LOST =
  'Four pages list themselves under four languages: their database entries have no `lang`, and no link for `ja`.'

/** What readers of a whole site's sitemaps, and of its database, must count. */
export const realSites: Suite = {
  file: 'real-sites/*/facts.json',
  async *cases(text, root, file) {
    const facts = JSON.parse(text) as Record<string, unknown>
    const folder = join(root, dirname(file))
    const fromXml = await figuresOfXml(join(folder, 'xml'))
    const fromDatabase = await figuresOfDatabase(folder)
    for (const [fact, expected] of flatten(facts)) {
      if (ABOUT.has(fact.split('.')[0]!)) continue
      yield compare(`${facts['site']} xml ${fact}`, fact, fromXml, expected)
      if (ONLY_IN_XML.has(fact.split('.')[0]!) || fact === 'counts.withLastmod') continue
      yield compare(`${facts['site']} url-source ${fact}`, fact, fromDatabase, expected)
    }
  },
  knownFailures: {
    'innersource-commons url-source languages.ja': LOST,
    'innersource-commons url-source counts.alternates': LOST,
  },
}

type Figures = ReadonlyMap<string, unknown>

const ABOUT = new Set(['site', 'source'])

/** The database has each page once, in no file, and a date where its sitemap has none. */
const ONLY_IN_XML = new Set([
  'rawXmlBytes',
  'files',
  'entriesInAllFiles',
  'repeatedLocs',
  'lastmodFilledFromSnapshot',
])

function compare(id: string, fact: string, figures: Figures, expected: unknown): Case {
  return {
    id,
    check() {
      if (!figures.has(fact)) return 'nothing is known of this fact'
      const actual = JSON.stringify(figures.get(fact))
      const wanted = JSON.stringify(expected)
      return actual === wanted ? null : `counted ${actual}, not ${wanted}`
    },
  }
}

async function figuresOfXml(folder: string): Promise<Figures> {
  const entries: AlternateEntry[] = []
  const files: { path: string; bytes: number; kind: string | null; entries: number }[] = []
  const dated = new Map<string, boolean>()
  for await (const { path, item } of readSitemapFolder(folder, { keepRefused: true })) {
    if (item.type === 'url') {
      const { loc, alternates, lastmod } = item.entry
      entries.push({ loc, alternates })
      if (!dated.has(loc)) dated.set(loc, lastmod !== undefined)
    } else if (item.type === 'end') {
      files.push({ path, bytes: item.bytes, kind: item.kind, entries: item.entries })
    }
  }
  const withLastmod = [...dated.values()].filter((isDated) => isDated).length
  const { entries: entriesInAllFiles, ...site } = figuresOfSite(entries, 'sitemap')
  return flatten({
    ...site,
    counts: { ...site.counts, withLastmod },
    entriesInAllFiles,
    rawXmlBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
    lastmodFilledFromSnapshot: dated.size - withLastmod,
  })
}

async function figuresOfDatabase(folder: string): Promise<Figures> {
  const text = await readFile(join(folder, 'url-source.json'), 'utf8').catch(async () =>
    gunzipSync(await readFile(join(folder, 'url-source.json.gz'))).toString('utf8'),
  )
  const { urls } = JSON.parse(text) as { urls: readonly AlternateEntry[] }
  return flatten({ ...figuresOfSite(urls, 'database') })
}

function figuresOfSite(urls: readonly AlternateEntry[], form: 'sitemap' | 'database') {
  const { urlsWithTwoLanguages, twoLanguages: _, ...counted } = countAlternates(urls, { form })
  return { ...counted, addressesWithTwoLabels: urlsWithTwoLanguages }
}

/** Each fact under its path; lists are facts as a whole, files one by one. */
function flatten(value: object): Map<string, unknown> {
  const facts = new Map<string, unknown>()
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'files' && Array.isArray(inner)) {
      for (const { path, ...file } of inner) facts.set(`files.${path}`, file)
    } else if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      for (const [deeper, fact] of Object.entries(inner)) facts.set(`${name}.${deeper}`, fact)
    } else facts.set(name, inner)
  }
  return facts
}

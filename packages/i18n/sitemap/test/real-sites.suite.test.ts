/** @module-tag slow */
import { readdirSync } from 'node:fs'
import type { ReadEntry, SitemapKind } from '@waymark/sitemap'
import { readSitemapFolder } from '@waymark/sitemap/node'
import { describe, expect, test } from 'vitest'
import { dataPath, readData, realSites } from '../../../../test/data.ts'

interface Facts {
  readonly files: readonly object[]
  readonly entriesInAllFiles: number
  readonly distinctLocs: number
  readonly repeatedLocs: number
  readonly languages: Readonly<Record<string, number>>
  readonly counts: {
    readonly alternates: number
    readonly withLastmod: number
    readonly withoutAlternates: number
    readonly withXDefault: number
    readonly relativeLocs: number
    readonly relativeAlternates: number
  }
}

const sites = realSites()

/** Counts over distinct addresses as exact text, where the first entry of a page wins. */
async function count(folder: string): Promise<Facts> {
  const files: { path: string; bytes: number; kind: SitemapKind | null; entries: number }[] = []
  const pages = new Map<string, ReadEntry>()
  let entriesInAllFiles = 0
  let relativeLocs = 0
  let relativeAlternates = 0
  for await (const { path, item } of readSitemapFolder(folder, { keepRefused: true })) {
    if (item.type === 'end') {
      const { kind, entries, bytes } = item
      files.push({ path, bytes, kind, entries })
    } else if (item.type === 'url') {
      entriesInAllFiles++
      if (!pages.has(item.entry.loc)) pages.set(item.entry.loc, item.entry)
    } else if (item.type === 'problem') {
      expect(item.refuses).toBe('nothing')
    }
  }
  const entries = [...pages.values()]
  const languages: Record<string, number> = {}
  for (const { loc, alternates } of entries) {
    if (!/^https?:/.test(loc)) relativeLocs++
    for (const alternate of alternates) {
      languages[alternate.lang] = (languages[alternate.lang] ?? 0) + 1
      if (!/^https?:/.test(alternate.loc)) relativeAlternates++
    }
  }
  const withAlternate = (matches: (lang: string) => boolean) =>
    entries.filter(({ alternates }) => alternates.some(({ lang }) => matches(lang))).length
  return {
    files,
    entriesInAllFiles,
    distinctLocs: pages.size,
    repeatedLocs: entriesInAllFiles - pages.size,
    languages,
    counts: {
      alternates: entries.reduce((sum, { alternates }) => sum + alternates.length, 0),
      withLastmod: entries.filter(({ lastmod }) => lastmod !== undefined).length,
      withoutAlternates: entries.length - withAlternate(() => true),
      withXDefault: withAlternate((lang) => lang === 'x-default'),
      relativeLocs,
      relativeAlternates,
    },
  }
}

describe.skipIf(sites.length === 0)('sitemaps as published', () => {
  test.each(sites)('%s', async (site) => {
    const facts = JSON.parse(readData(`real-sites/${site}/facts.json`)) as Facts
    expect(facts).toMatchObject(await count(dataPath(`real-sites/${site}/xml`)))
  })

  test('every site of the folder has facts', () => {
    const folders = readdirSync(dataPath('real-sites'), { withFileTypes: true })
    expect(sites).toHaveLength(folders.filter((entry) => entry.isDirectory()).length)
  })
})

/** @module-tag slow */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { convertDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { sitemapFolders, sitemapsIn } from '../scripts/public-sitemaps/sources.ts'
import { drain } from './drain.ts'
import { builtPages, type ListedPage, published } from './published-pages.ts'
import { runBuild } from './run-build.ts'
import { sourceOf } from './sources.ts'

const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** The text of an element in an entry, read without a parser. */
function textOf(entry: string, element: string): string | undefined {
  const [, content] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(entry) ?? []
  const text = content?.replace(/<!\[CDATA\[(.*?)\]\]>|&(\w+);/gs, (_, data, name) => {
    return name === undefined ? data : REFERENCES[name]
  })
  return text?.trim()
}

/** The pages of a sitemap that have absolute URLs. */
function pagesIn(xml: string): readonly ListedPage[] {
  const entries = xml.replace(/<!--.*?-->/gs, '').matchAll(/<(\w+:)?url>(.*?)<\/\1url>/gs)
  return Array.from(entries, ([, prefix = '', entry = '']) => ({
    loc: textOf(entry, `${prefix}loc`) ?? '',
    lastmod: textOf(entry, `${prefix}lastmod`),
  })).filter(({ loc }) => /^https?:/i.test(loc))
}

async function converted(xml: string, to: 'csv' | 'ndjson'): Promise<string> {
  let text = ''
  await drain(convertDatabase(sourceOf(xml), { to }), (event) => {
    if (event.type === 'text') text += event.text
  })
  return text
}

describe.each(sitemapFolders)('the sitemaps of $repository', (folder) => {
  const files = sitemapsIn(folder)

  test.skipIf(files.length === 0)('are published as they were', async () => {
    for (const file of files.filter((path) => !folder.broken?.includes(basename(path)))) {
      const xml = readFileSync(file, 'utf8')
      const pages = pagesIn(xml)
      if (pages.length === 0) continue
      const texts = [xml, await converted(xml, 'csv'), await converted(xml, 'ndjson')]
      for (const text of texts) {
        expect(builtPages(await runBuild(sourceOf(text))), file).toEqual(published(pages))
      }
    }
  })

  test.skipIf(files.length === 0)('are refused where they are not well-formed', async () => {
    const broken = files.filter((path) => folder.broken?.includes(basename(path)))
    for (const file of broken) {
      await expect(runBuild(sourceOf(readFileSync(file, 'utf8'))), file).rejects.toThrow()
    }
    expect(broken).toHaveLength(folder.broken?.length ?? 0)
  })
})

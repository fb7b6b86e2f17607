import type { SiteProblem } from '@waymark/site'
import { createTableStore } from '@waymark/site/node'
import { expect, test } from 'vitest'
import { databaseOf } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls } from './run-build.ts'
import { runCheck } from './run-check.ts'
import { sitemapOf } from './sitemap-texts.ts'

const twins = (problems: readonly SiteProblem[]) =>
  problems.filter(({ code }) => code === 'twin-pages')

test('pages that differ only in case or www are named in a database, a sitemap and a build', async () => {
  const locs = [
    'https://a.example/tea',
    'https://a.example/cake?id=Ab',
    'https://a.example/Tea',
    'https://a.example/cake?id=aB',
    'https://www.a.example/tea',
  ]
  const urls = locs.map((loc) => ({ loc }))
  const targets = [locs[2], locs[0], locs[4]]
  const told = { severity: 'warning', entries: 3, differs: ['case', 'www'], targets }
  const database = { pointer: '/urls/2/loc', related: [{ line: 1 }, { line: 1 }] }
  expect(twins((await buildUrls(urls)).problems)).toMatchObject([{ ...told, ...database }])
  for (const memory of [undefined, 4_194_304]) {
    const texts = memoryFiles({ db: databaseOf(urls), s: sitemapOf(...locs) })
    const files = { ...texts, createStore: createTableStore }
    const inDatabase = await runCheck(['db'], files, { memory })
    expect(twins(inDatabase.problems)).toMatchObject([{ ...told, ...database }])
    const inSitemap = await runCheck(['s'], files, { memory })
    const related = [{ line: 2 }, { line: 6 }]
    expect(twins(inSitemap.problems)).toMatchObject([{ ...told, line: 4, related }])
  }
})

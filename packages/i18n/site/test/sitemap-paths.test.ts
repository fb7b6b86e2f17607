import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameFile, isSitemapPath, staleSitemaps } from '@waymark/site/files/node'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

test.each([
  ['sitemap.xml', true],
  ['Sitemap-12.XML.gz', true],
  ['sitemap.xml/report.html', true],
  ['sitemap-a.xml', false],
  ['report.html', false],
  ['maps/sitemap.xml', false],
  ['../sitemap.xml', false],
])('%s in the folder is the path of a sitemap: %s', async (path, expected) => {
  const folder = join(temporaryFolder(), 'public')
  expect(await isSitemapPath(folder, join(folder, path))).toBe(expected)
})

test.skipIf(process.platform === 'win32')('links make no difference', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public'))
  symlinkSync('public', join(folder, 'link'))
  writeFileSync(join(folder, 'public', 'db.json'), '')
  expect(await isSitemapPath(join(folder, 'link'), join(folder, 'public', 'sitemap.xml'))).toBe(
    true,
  )
  expect(await isSameFile(join(folder, 'link', 'db.json'), join(folder, 'public', 'db.json'))).toBe(
    true,
  )
  expect(await isSameFile(join(folder, 'link', 'no'), join(folder, 'public', 'no'))).toBe(true)
  expect(await isSameFile(join(folder, 'a'), join(folder, 'b'))).toBe(false)
})

test('sitemaps of an earlier run are those that were not written now', async () => {
  const folder = temporaryFolder()
  for (const name of ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml.gz', 'page.xml']) {
    writeFileSync(join(folder, name), '')
  }
  const stale = await staleSitemaps(folder, [{ name: 'sitemap.xml' }])
  expect([...stale].sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml.gz'])
  expect(await staleSitemaps(join(folder, 'no'), [])).toEqual([])
})

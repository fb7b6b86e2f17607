import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { UNLISTED_REASONS } from '@waymark/site/audit'
import { expect, test } from 'vitest'
import { baseOfOutput, pageFolderText } from '../src/input/page-folder.ts'
import { temporaryFolder } from './run-waymark.ts'

type Pages = Parameters<typeof pageFolderText>[0]
type Written = Parameters<typeof pageFolderText>[1]

const file = (name: string, kind: string) => ({ name, kind })

function told(pages: Partial<Pages>, written: number, files: readonly object[], output = 'dist') {
  const given = { folder: 'dist', base: 'https://a.example/', leftOut: {}, ...pages } as Pages
  return pageFolderText(given, { counts: { written }, files, output } as unknown as Written)
}

test('one line says how many pages are listed, and where', () => {
  const set = [file('sitemap-1.xml', 'urlset'), file('sitemap.xml', 'sitemapindex')]
  expect(told({ files: 1, listable: 1 }, 1, [file('pages.xml', 'urlset')])).toBe(
    'dist: 1 of 1 page is in pages.xml',
  )
  expect(told({ files: 2, listable: 2 }, 2, set)).toBe('dist: 2 of 2 pages are in sitemap.xml')
  expect(told({ files: 2, listable: 2 }, 2, [])).toBe('dist: 2 of 2 pages are in sitemap.xml')
  expect(told({ files: 2, listable: 2 }, 2, set, 'standard output')).toBe(
    'dist: 2 of 2 pages are in standard output',
  )
})

test('each reason to leave a page out is told, in one order', () => {
  const leftOut = (n: number) => Object.fromEntries(UNLISTED_REASONS.map((reason) => [reason, n]))
  expect(told({ files: 20, listable: 11, leftOut: leftOut(1) }, 10, [])).toBe(
    'dist: 10 of 20 pages are in sitemap.xml; 10 left out: 1 noindex, 1 redirect, 1 canonical elsewhere, 1 disallowed by the robots.txt, 1 error or fallback page, 1 verification file, 1 part of pages, 1 with the URL of another file, 1 unreadable, 1 with problems, see below',
  )
  expect(told({ files: 28, listable: 10, leftOut: leftOut(2) }, 10, [])).toBe(
    'dist: 10 of 28 pages are in sitemap.xml; 18 left out: 2 noindex, 2 redirects, 2 canonical elsewhere, 2 disallowed by the robots.txt, 2 error or fallback pages, 2 verification files, 2 parts of pages, 2 with the URL of another file, 2 unreadable',
  )
})

test('the URL of the output is below that of the pages if its folder is', async () => {
  const folder = temporaryFolder()
  const from = join(folder, 'dist')
  mkdirSync(join(from, 'a b/ü'), { recursive: true })
  const base = 'https://a.example/docs/'
  const baseOf = async (out: string) =>
    await baseOfOutput(from, out, { address: { base } } as Parameters<typeof baseOfOutput>[2])
  expect(await baseOf('-')).toBe(base)
  expect(await baseOf(from)).toBe(base)
  expect(await baseOf(join(from, 'a b'))).toBe(`${base}a%20b/`)
  expect(await baseOf(join(from, 'a b', 'ü'))).toBe(`${base}a%20b/%C3%BC/`)
  expect(await baseOf(folder)).toBe(base)
  expect(await baseOf(join(folder, 'dist-2'))).toBe(base)
})

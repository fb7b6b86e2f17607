import { FileError, listKeys } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { loc, sitemapIndexOf, urlset } from './sitemap-texts.ts'

describe('pages that are read to the end or not at all', () => {
  const read = async (texts: Readonly<Record<string, string>>, ...paths: readonly string[]) => {
    try {
      return await drain(listKeys(paths, memoryFiles(texts)))
    } catch (error) {
      if (error instanceof FileError) return error.problem
      throw error
    }
  }
  const INDEX = sitemapIndexOf('https://a.example/a.xml')

  test.each([
    [
      'entries without a URL are counted',
      { 'a.xml': urlset(loc('/1'), '', loc('/2')) },
      ['a.xml'],
      { form: 'sitemap', withoutUrl: 1 },
    ],
    [
      'rows without a URL are counted in all tables',
      { 'a.csv': 'url\n/\n""\n', 'b.csv': 'url,lang\n,en\n/\n' },
      ['a.csv', 'b.csv'],
      { form: 'database', withoutUrl: 1 },
    ],
    [
      'other XML of a folder is skipped',
      { 's/a.xml': urlset(loc('/1')), 's/b.xml': '<a/>' },
      ['s'],
      { form: 'sitemap', withoutUrl: 0 },
    ],
    [
      'the sitemaps of an index are read',
      { 's/i.xml': INDEX, 's/a.xml': urlset(loc('/1'), '') },
      ['s/i.xml'],
      { form: 'sitemap', withoutUrl: 1 },
    ],
    [
      'a sitemap of an index that is missing is an error',
      { 's/i.xml': INDEX },
      ['s/i.xml'],
      {
        code: 'file-incomplete',
        file: 's/i.xml',
        data: { url: 'https://a.example/a.xml', folder: 's' },
      },
    ],
    [
      'a sitemap of a robots.txt that is missing is an error',
      {
        's/robots.txt': 'Sitemap: https://a.example/a.xml\nSitemap: https://a.example/b.xml',
        's/a.xml': urlset(loc('/1')),
      },
      ['s/robots.txt'],
      { code: 'file-incomplete', file: 's/robots.txt', line: 2 },
    ],
    [
      'an index that another lists is not followed',
      {
        's/i.xml': INDEX,
        's/a.xml': INDEX.replace('a.xml', 'b.xml'),
        's/b.xml': urlset(loc('/1')),
      },
      ['s/i.xml'],
      { form: 'sitemap', rows: { pages: 0 } },
    ],
    [
      'a folder without sitemaps is an error',
      { 's/b.xml': '<a/>' },
      ['s'],
      {
        code: 'folder-without-sitemaps',
        file: 's',
      },
    ],
    [
      'a folder without XML is an error',
      {},
      ['s'],
      {
        code: 'folder-without-sitemaps',
        file: 's',
      },
    ],
    [
      'a file that is not a sitemap is an error',
      { 'a.xml': '<a/>' },
      ['a.xml'],
      {
        code: 'file-incomplete',
        file: 'a.xml',
        line: 1,
        column: 1,
        data: { element: 'a' },
      },
    ],
    [
      'a sitemap with text after its end is an error',
      { 'a.xml': `${urlset(loc('/1'))}\n<b>` },
      ['a.xml'],
      { code: 'file-incomplete', file: 'a.xml', line: 4 },
    ],
    [
      'a database that is not JSON is an error',
      { 'a.json': '{' },
      ['a.json'],
      { code: 'json-invalid', line: 1, column: 2 },
    ],
  ] as const)('%s', async (_, texts, paths, expected) => {
    expect(await read(texts as never, ...paths)).toMatchObject(expected)
  })
})

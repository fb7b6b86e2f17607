import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/runs.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles, said } from './run-audit.ts'

const options = fc.record({
  layout: fc.constantFrom('folders', 'folders-bare', 'files', 'files-bare'),
  topics: fc.integer({ min: 1, max: 6 }),
  base: fc.constantFrom(
    'https://a.example/',
    'https://a.example/docs/',
    'http://b.example:8080/x/y/',
  ),
  alternates: fc.constantFrom('head', 'sitemap', 'header'),
  languages: fc.constantFrom(
    ['en'],
    ['en', 'de'],
    ['pt-BR', 'ja', 'en-GB', 'de-AT'],
    ['zh-Hans', 'zh-Hant'],
  ),
})

/** Names of files that need escapes in URLs, or look like something else. */
const odd = fc.constantFrom(
  'a b',
  '100%',
  'c#',
  'what?',
  'é',
  '日本語',
  "it's",
  'a+b',
  'x.y',
  'index2',
  '%41',
)

test('a correct build has no problem, whatever its files and URLs are like', async () => {
  await fc.assert(
    fc.asyncProperty(options, fc.uniqueArray(odd, { maxLength: 3 }), async (given, names) => {
      const site = new BuiltSite(given)
      for (const name of names) site.extra(site.languages[0]!, name)
      // The sitemap has a place of its own only at the root.
      const audited = await auditFiles(site.write())
      expect(said(audited)).toEqual([])
      const { index, html, base } = audited.report.address
      expect(base).toBe(given.base)
      expect(index).toBe(given.layout === 'folders-bare' ? 'none' : 'slash')
      if (given.layout.startsWith('files')) {
        expect(html).toBe(given.layout === 'files' ? 'keep' : 'drop')
      }
    }),
    { numRuns: runs(300) },
  )
})

import type { SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { pageEntries } from '../../src/problems/page-entries.ts'
import { exampleFiles } from '../example-files.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles } from './run-audit.ts'

/** The source that a problem in a file has, by the name of the file. */
const SOURCES: readonly (readonly [RegExp, SiteProblem['source']])[] = [
  [/\.html$/i, 'head'],
  [
    /\/(?:_headers|_redirects|CNAME|\.htaccess|[\w.]+\.toml|(?:vercel|staticwebapp\.config)\.json)$/,
    'header',
  ],
  [/\/(?:robots\.txt|[^/]*\.xml)$/, 'sitemap'],
  [/\/pages\.json$/, 'database'],
  [/\/crawl\.csv$/, 'crawl'],
]

function sourceOf(file = ''): SiteProblem['source'] {
  return SOURCES.find(([name]) => name.test(file))?.[1]
}

describe('the source of a problem is the kind of the file in which it is', () => {
  const examples = pageEntries.flatMap(({ code, examples }) =>
    examples.flatMap(({ wrong, given }, n) => {
      const files = exampleFiles(wrong, given)
      return files === null ? [] : [{ code, n, files }]
    }),
  )

  test.each(examples)('in example $n of $code', async ({ code, files }) => {
    const { problems } = await auditFiles(files, { base: 'https://a.example/' })
    const own = problems.filter((problem) => problem.code === code)
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(({ source }) => source)).toEqual(own.map(({ file }) => sourceOf(file)))
  })

  test.each(['sitemap', 'database'])('if alternates are in the head and a %s', async (kind) => {
    const isDatabase = kind === 'database'
    const built = new BuiltSite({ topics: 1, alternates: isDatabase ? 'head' : 'both' })
    const urls = [...built.pages.values()].map(({ url, alternates }) => ({
      loc: url,
      alternates: Object.entries(alternates).map(([lang, loc]) => ({ lang, loc })),
    }))
    if (isDatabase) built.files['pages.json'] = JSON.stringify({ urls })
    const databases = isDatabase ? ['dist/pages.json'] : []
    const { problems } = await auditFiles(built.write(), { databases })
    const [found] = problems.filter(({ code }) => code === 'alternates-in-two-places')
    expect(found?.source).toBe(sourceOf(found?.file))
    expect(found?.related?.map(({ file }) => sourceOf(file))).not.toContain(found?.source)
  })
})

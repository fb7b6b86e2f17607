import type { SiteProblem } from '@waymark/site'
import { auditSite } from '@waymark/site/audit'
import { blobFiles } from '@waymark/site/web'
import { expect, test } from 'vitest'
import { pageEntries } from '../src/problems/page-entries.ts'
import { drain } from './drain.ts'
import { exampleFiles } from './example-files.ts'
import { lineOf } from './run-check.ts'

/** What an audit of the files of an example reports. */
async function problemsOf(
  files: Readonly<Record<string, string>>,
): Promise<readonly SiteProblem[]> {
  const blobs = Object.entries(files).map(([name, text]) => ({
    path: `dist/${name}`,
    blob: new Blob([text]),
  }))
  const problems: SiteProblem[] = []
  await drain(auditSite('dist', blobFiles(blobs), { base: 'https://a.example/' }), (event) => {
    if (event.type === 'problem') problems.push(event.problem)
  })
  return problems
}

/** The examples that are files, each with its number among those of its code. */
const examples = pageEntries.flatMap(({ code, severity, examples }) =>
  examples.flatMap(({ wrong, right, given }, n) => {
    const files = exampleFiles(wrong, given)
    const corrected = right === undefined ? null : exampleFiles(right, given)
    return files === null ? [] : [{ code, severity, n, files, corrected }]
  }),
)

test.each(examples)(
  'example $n of $code has this problem and no other',
  async ({ code, severity, files, corrected }) => {
    const found = await problemsOf(files)
    expect([...new Set(found.map((problem) => `${problem.severity} ${problem.code}`))]).toEqual([
      `${severity} ${code}`,
    ])
    if (corrected !== null) expect((await problemsOf(corrected)).map(lineOf)).toEqual([])
  },
)

/** Where the first problem of the first example of each code is. */
const places = {
  'html-lang-missing': 'index.html:1:1',
  'html-lang-invalid': 'index.html:2:1',
  'html-lang-contradicts-hreflang': 'de.html:2:1',
  'link-outside-head': 'index.html:6:1',
  'robots-outside-head': 'index.html:6:1',
  'title-missing': 'index.html:1:1',
  'title-shared': 'index.html:3:1',
  'base-elsewhere': 'index.html:5:1',
  'canonical-missing': 'index.html:1:1',
  'duplicate-canonical': 'index.html:5:1',
  'conflicting-canonicals': 'index.html:5:1',
  'canonical-relative': 'index.html:4:1',
  'canonical-with-fragment': 'index.html:4:1',
  'canonical-not-url': 'index.html:4:1',
  'canonical-with-attributes': 'index.html:4:1',
  'canonical-to-missing': 'tea.html:4:1',
  'canonical-to-noindex': 'tea.html:4:1',
  'canonical-to-redirect': 'tea.html:4:1',
  'canonical-to-disallowed': 'tea.html:4:1',
  'canonical-chained': 'old-tea.html:4:1',
  'canonical-to-other-language': 'de.html:4:1',
  'canonical-on-other-host': 'tea.html:4:1',
  'canonical-shared': 'coffee.html:4:1',
  'noindex-and-canonical': 'teas.html:4:1',
  'alternate-to-missing': 'index.html:6:1',
  'alternate-to-noindex': 'index.html:6:1',
  'alternate-to-redirect': 'index.html:6:1',
  'alternate-to-disallowed': 'index.html:6:1',
  'alternate-to-not-canonical': 'index.html:6:1',
  'alternate-on-other-host': 'index.html:6:1',
  'alternates-ignored': 'draft.html:6:1',
  'alternates-disagree': 'index.html:6:1',
  'alternates-in-two-places': 'sitemap.xml:2:1',
  'alternates-missing': 'de.html:1:1',
  'listed-page-missing': 'sitemap.xml:3:1',
  'listed-page-noindex': 'sitemap.xml:3:1',
  'listed-page-not-canonical': 'sitemap.xml:3:1',
  'listed-page-redirects': 'sitemap.xml:3:1',
  'page-not-listed': 'tea.html:1:1',
  'listed-on-other-host': 'sitemap.xml:2:1',
  'page-orphaned': 'tea.html:1:1',
  'link-to-missing': 'index.html:6:29',
  'link-to-redirect': 'index.html:6:29',
  'pages-twice': 'Tea.html:1:1',
  'redirect-chained': '_redirects:1:1',
  'redirect-loop': '_redirects:1:1',
  'redirect-to-missing': '_redirects:1:1',
  'hosting-rule-invalid': '_redirects:1:1',
  'hosting-rule-uncertain': '_redirects:1:1',
}

test('the place of each problem is known', () => {
  const coded = new Set(examples.map(({ code }) => code))
  expect(Object.keys(places)).toEqual([...coded])
})

test.each(Object.entries(places))('%s is at %s', async (code, place) => {
  const { files } = examples.find((example) => example.code === code)!
  const found = await problemsOf(files)
  const [first] = found.map(({ file, line, column }) => `${file}:${line}:${column}`)
  expect(first).toBe(`dist/${place}`)
})

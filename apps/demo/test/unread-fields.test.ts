import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { methods } from '@waymark/compare'
import { checks } from '@waymark/hreflang'
import { problems as alternates } from '@waymark/hreflang/problems'
import { problems as databases } from '@waymark/i18n-validation/problems'
import { problems as languages } from '@waymark/language-tag/problems'
import { problems as sites } from '@waymark/site/problems'
import { problems as sitemaps } from '@waymark/sitemap/problems'
import { lintRules } from '@waymark/uri-design'
import { causes } from '@waymark/url-parser/causes'
import { problems as errors } from '@waymark/url-parser/problems'
import { expect, test } from 'vitest'
import { PAIR_GROUPS } from '../src/compare/examples.ts'
import { compareView } from '../src/compare/model.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { LINT_EXAMPLES } from '../src/lint/examples.ts'
import { lintView } from '../src/lint/model.ts'
import { viewOf } from '../src/model.ts'
import { auditSite } from '../src/site-audit/audit-site.ts'
import { DEFAULT_SEO } from '../src/state.ts'
import { UNREAD } from '../vite/unread.ts'

/** The entries of each rule of `UNREAD`, in its order. */
const ENTRIES: readonly (readonly object[])[] = [
  methods,
  lintRules,
  errors.entries,
  causes.entries,
  checks,
  alternates.entries,
  languages.entries,
  sitemaps.entries,
  sites.entries,
  databases.entries,
]

const MUSEUM = fileURLToPath(new URL('../../../examples/site/url-source.json', import.meta.url))

test('no view reads what the build leaves out', async () => {
  const views = async () => {
    const sitemap = '<urlset><url><loc>/x</loc><lastmod>today</lastmod></url></urlset>'
    const audits = [readFileSync(MUSEUM), sitemap].map(async (text) => {
      const files = [{ path: 'a', blob: new Blob([text]) }]
      const audited = await auditSite({ files, paths: ['a'], canonical: true }, () => {})
      if (audited.view.isRepairable) await audited.repair()
      return { ...audited.view, milliseconds: 0 }
    })
    return {
      read: EXAMPLE_GROUPS.flatMap(({ examples }) =>
        examples.map(({ input, base = '' }) => viewOf({ input, base, seo: DEFAULT_SEO })),
      ),
      compare: PAIR_GROUPS.flatMap(({ pairs }) => pairs.map(({ state }) => compareView(state))),
      lint: LINT_EXAMPLES.map(({ text }) => lintView({ text, preset: 'strict' })),
      sites: await Promise.all(audits),
    }
  }
  const before = JSON.stringify(await views())
  UNREAD.forEach(({ fields }, i) => {
    for (const entry of ENTRIES[i]!) {
      for (const name of Object.keys(fields)) {
        const get = () => expect.unreachable(`${name} is read`)
        if (name in entry) Object.defineProperty(entry, name, { get })
      }
    }
  })
  expect(ENTRIES).toHaveLength(UNREAD.length)
  expect(JSON.stringify(await views())).toBe(before)
})

/** @module-tag slow */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { methods } from '@waymark/compare'
import { causes, problems as errors } from '@waymark/explain'
import { checks } from '@waymark/hreflang'
import { problems as alternates } from '@waymark/hreflang/problems'
import { problems as databases } from '@waymark/i18n-validation/problems'
import { problems as languages } from '@waymark/language-tag/problems'
import { presets } from '@waymark/normalize'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { problems as sites } from '@waymark/site/problems'
import { problems as sitemaps } from '@waymark/sitemap/problems'
import { lintRules } from '@waymark/uri-design'
import { afterAll, expect, test, vi } from 'vitest'
import { PAIR_GROUPS } from '../src/compare/examples.ts'
import { compareView } from '../src/compare/model.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { LINT_EXAMPLES } from '../src/lint/examples.ts'
import { lintView } from '../src/lint/model.ts'
import { viewOf } from '../src/model.ts'
import { RULES_EXAMPLES } from '../src/rules/examples.ts'
import { rulesView } from '../src/rules/model.ts'
import { FIRST_RULES } from '../src/rules/state.ts'
import { auditSite } from '../src/site-audit/audit-site.ts'
import { repairSite } from '../src/site-repair/repair-site.ts'
import { DEFAULT_SEO } from '../src/state.ts'
import { ja as japaneseTexts } from '../src/texts/ja.ts'
import { ru as russianTexts } from '../src/texts/ru.ts'
import { ja as japanese } from '../src/words/ja.ts'
import { ru as russian } from '../src/words/ru.ts'
import { translate, translatePackages } from '../src/words/translation.ts'
import { UNREAD, UNREAD_TEXTS } from '../vite/unread.ts'
import type { UnreadFields } from '../vite/unread-fields.ts'

// The entries are frozen, and other files have loaded them so.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/infra/internal', async (original) => ({
  ...(await original<object>()),
  deepFreeze: (value: object) => value,
}))

// Other files have the entries as they are, in English.
afterAll(() => {
  vi.resetModules()
})

/** The entries of each rule of `UNREAD`, in its order. */
const ENTRIES: readonly (readonly object[])[] = [
  methods,
  Object.values(presets),
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

const EMPTY = { list: [], text: '', object: {} }

const MUSEUM = fileURLToPath(new URL('../../../examples/site/url-source.json', import.meta.url))

/** What the views have to show in the current language. */
async function views(): Promise<unknown> {
  const sitemap = '<urlset><url><loc>/x</loc><lastmod>today</lastmod></url></urlset>'
  const audits: unknown[] = []
  for (const text of [readFileSync(MUSEUM), sitemap]) {
    const files = [{ path: 'a', blob: new Blob([text]) }]
    const audited = await auditSite({ files, paths: ['a'], canonical: true }, () => {})
    audits.push({ ...audited.view, milliseconds: 0 })
    if (audited.view.isRepairable) {
      audits.push(await repairSite({ files, paths: ['a'], canonical: true }))
    }
  }
  return [
    ...audits,
    ...EXAMPLE_GROUPS.flatMap(({ examples }) =>
      examples.map(({ input, base = '' }) => viewOf({ input, base, seo: DEFAULT_SEO })),
    ),
    ...PAIR_GROUPS.flatMap(({ pairs }) => pairs.map(({ state }) => compareView(state))),
    ...LINT_EXAMPLES.map(({ text }) => lintView({ text, preset: 'strict' })),
    ...RULES_EXAMPLES.map(({ input }) => rulesView({ ...FIRST_RULES, input })),
  ]
}

/** Empties the fields of the entries, as the build does. */
function leaveOut({ fields, files }: UnreadFields, entries: readonly object[]): void {
  const left = entries.flatMap((entry) =>
    Object.entries(fields)
      .filter(([name]) => name in entry)
      .map(([name, kind]) => Object.defineProperty(entry, name, { value: EMPTY[kind] })),
  )
  expect(left.length, files.join()).toBeGreaterThan(0)
}

test('every view is the same without what the build leaves out', async () => {
  expect(ENTRIES).toHaveLength(UNREAD.length)
  const before = JSON.stringify(await views())
  for (const [i, rule] of UNREAD.entries()) leaveOut(rule, ENTRIES[i]!)
  expect(JSON.stringify(await views())).toBe(before)
})

test.each([
  ['ja', japanese, japaneseTexts],
  ['ru', russian, russianTexts],
] as const)('and so it is in the language %s', async (language, words, texts) => {
  translate(words)
  translatePackages(texts)
  const rule = UNREAD_TEXTS.find(({ files }) =>
    files.every((file) => file.endsWith(`/${language}/`)),
  )!
  const { catalogues } = language === 'ja' ? ja : ru
  const before = JSON.stringify(await views())
  leaveOut(
    rule,
    Object.values(catalogues).flatMap(({ entries }) => Object.values(entries)),
  )
  expect(JSON.stringify(await views())).toBe(before)
})

import { type AlternateEntry, auditAlternates, createNormalizeForMatching } from '@waymark/hreflang'
import { expect, test } from 'vitest'

const home = 'https://a.example'
/** Removes what distinguishes the pages of this test. */
const merging = createNormalizeForMatching({ trailingSlash: 'never', removeQuery: true })

function merged(
  entries: readonly AlternateEntry[],
  { form = 'database', ...options }: Partial<Parameters<typeof auditAlternates>[1]> = {},
) {
  const findings = auditAlternates(entries, { form, normalize: merging, ...options })
  return findings.filter(({ code }) => code === 'languages-merged')
}

test.each([
  ['query', '/?lang=fr', '/?lang=es', '`removeQuery`'],
  ['query', '/a', '/a?lang=es', '`removeQuery`'],
  ['fragment', '/a#fr', '/a#es', '`removeFragment`'],
  ['trailing slash', '/a/', '/a', '`trailingSlash`'],
])(
  'two languages that differ only in the %s are named, with the option',
  (part, one, two, option) => {
    const fr = { lang: 'fr', loc: home + one }
    const es = { lang: 'es', loc: home + two }
    for (const entries of [[fr, es], [{ ...fr, alternates: [es] }]]) {
      const found = merged(entries)
      expect(found).toMatchObject([
        { severity: 'error', targets: [fr.loc, es.loc].sort(), part, related: [expect.anything()] },
      ])
      expect([found[0]!.lang, found[0]!.declared].sort()).toEqual(['es', 'fr'])
      const { page, other } = found[0]!.data!
      expect([page, other]).toEqual([fr.loc, es.loc].sort())
      expect(found[0]!.remedy).toContain(option)
    }
  },
)

test('each page gives one finding, in document order', () => {
  const pages = ['x', 'y', 'z'].map((path) => ({
    loc: `${home}/${path}?lang=fr`,
    lang: 'fr',
    alternates: ['es', 'de', 'ja'].map((lang) => ({ lang, loc: `${home}/${path}?lang=${lang}` })),
  }))
  expect(merged(pages).map(({ pointer }) => pointer)).toEqual(
    [0, 1, 2].map((page) => `/urls/${page}/alternates/0/loc`),
  )
})

test('the option solves the problem', () => {
  const entries = ['fr', 'es'].map((lang) => ({ lang, loc: `${home}/?lang=${lang}` }))
  const normalize = createNormalizeForMatching({ trailingSlash: 'never' })
  expect(merged(entries)).toHaveLength(1)
  expect(merged(entries, { normalize })).toEqual([])
})

test.each<readonly [string, readonly AlternateEntry[]]>([
  ['one language with several queries', ['?a', '?b'].map((q) => ({ lang: 'fr', loc: home + q }))],
  [
    'a page for a language and a region',
    [
      { lang: 'en', loc: `${home}/` },
      { lang: 'en-GB', loc: `${home}/?ref` },
    ],
  ],
  [
    'a page under two languages',
    [{ lang: 'fr', loc: `${home}/`, alternates: [{ lang: 'es', loc: `${home}/` }] }],
  ],
  [
    'x-default',
    [{ lang: 'fr', loc: `${home}/fr?a`, alternates: [{ lang: 'x-default', loc: `${home}/fr` }] }],
  ],
  [
    'URLs that are written differently',
    [{ lang: 'fr', loc: `${home}/%7ea`, alternates: [{ lang: 'es', loc: `${home}/~a` }] }],
  ],
])('is not reported for %s', (_, entries) => {
  expect(merged(entries)).toEqual([])
})

/**
 * @module-tag slow
 * @module-tag night
 */
import { type AlternateEntry, auditAlternates, createNormalizeForMatching } from '@waymark/hreflang'
import { test } from 'vitest'
import { expectLinear } from '../../../../test/growth/expect-linear.ts'

const normalize = (loc: string) => ({ kind: 'ok', url: loc }) as const

const loc = (n: number) => `https://a.example/${n}`
const langs = Array.from({ length: 676 }, (_, n) => {
  return String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))
})
const range = (n: number) => Array.from({ length: n }, (_, index) => index)

/** Writes a URL in the n-th of many ways with upper and lower case. */
const PATH = 'abcdefghijklmnopqrstuv'
function spell(url: string, n: number): string {
  const path = url.slice(-PATH.length)
  return (
    url.slice(0, -PATH.length) +
    path.replace(/./g, (a, at) => ((n >> at) & 1 ? a.toUpperCase() : a))
  )
}

/** Inputs for which a careless audit takes quadratic time. */
const families: Record<string, (n: number) => readonly AlternateEntry[]> = {
  'one entry with one language many times': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: 'en', loc: loc(i) })) },
  ],
  'one entry with many hreflang values': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: `x-${i}`, loc: loc(i) })) },
  ],
  'one page that all pages list, and that lists all': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: langs[i % 676]!, loc: loc(i) })) },
    ...range(n).map((i) => ({ loc: loc(i), alternates: [{ lang: 'en', loc: loc(0) }] })),
  ],
  'a chain': (n) =>
    range(n).map((i) => ({
      loc: loc(i),
      alternates: [
        { lang: 'en', loc: loc(i + 1) },
        { lang: 'de', loc: loc(Math.max(0, i - 1)) },
      ],
    })),
  'one page listed many times': (n) =>
    range(n).map((i) => ({ loc: loc(0), lang: 'en', alternates: [{ lang: 'de', loc: loc(i) }] })),
  'one page listed many times, that lists itself under many hreflang values': (n) =>
    range(n).map((i) => ({ loc: loc(0), alternates: [{ lang: `x-${i}`, loc: loc(0) }] })),
  'many pages without an entry, each with a twin': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: 'en', loc: `${loc(i)}/` })) },
    ...range(n).map((i) => ({ loc: loc(i) })),
  ],
  'pages without an entry that are twins of each other, and as many entries': (n) => [
    {
      loc: loc(0),
      alternates: range(n).map((i) => ({ lang: 'en', loc: spell(`https://a.example/${PATH}`, i) })),
    },
    ...range(n).map((i) => ({ loc: spell(`http://a.example/${PATH}`, i) })),
  ],
  'many pages that list the twin of one': (n) => [
    { loc: `${loc(0)}/`, alternates: range(n).map((i) => ({ lang: 'de', loc: loc(i + 1) })) },
    ...range(n).map((i) => ({ loc: loc(i + 1), alternates: [{ lang: 'en', loc: loc(0) }] })),
  ],
  'one URL with many languages, and many with two': (n) =>
    range(n).map((i) => ({
      loc: loc(0),
      alternates: [
        { lang: langs[i % 676]!, loc: loc(0) },
        { lang: 'en', loc: loc(i) },
        { lang: 'de', loc: loc(i) },
      ],
    })),
  'many URLs to which two pages give two languages': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: 'en', loc: loc(i + 2) })) },
    { loc: loc(1), alternates: range(n).map((i) => ({ lang: 'de', loc: loc(i + 2) })) },
  ],
  'one page listed many times, in which all links are wrong': (n) =>
    range(n).map(() => ({ loc: loc(0), lang: 'en', alternates: [{ lang: 'de', loc: loc(0) }] })),
}

test.each(Object.keys(families))('time is linear: %s', async (name) => {
  const make = families[name]!
  await expectLinear((size) => {
    auditAlternates(make(size), { form: 'sitemap', report: 'info', normalize })
  })
})

test('time is linear: one page with many entries, and as many links that write it differently', async () => {
  const byStandard = createNormalizeForMatching()
  const link = { lang: 'en', loc: 'https://a.example/%7e' }
  await expectLinear((size) => {
    const entries = range(size).map(() => ({ loc: 'https://a.example/~', alternates: [link] }))
    auditAlternates(entries, { form: 'sitemap', normalize: byStandard })
  })
})

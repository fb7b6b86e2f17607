import { type AlternateEntry, auditAlternates } from '@waymark/hreflang'
import { expect, test } from 'vitest'

const normalize = (loc: string) => ({ kind: 'ok', url: loc }) as const

/** Milliseconds of processor time, the better of two runs: a busy machine does not matter. */
function time(make: (n: number) => readonly AlternateEntry[], n: number): number {
  const entries = make(n)
  const runs = [0, 0].map(() => {
    const before = process.cpuUsage()
    auditAlternates(entries, { form: 'sitemap', report: 'info', normalize })
    return process.cpuUsage(before).user / 1000
  })
  return Math.min(...runs)
}

const loc = (n: number) => `https://a.example/${n}`
const langs = Array.from({ length: 676 }, (_, n) => {
  return String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))
})
const range = (n: number) => Array.from({ length: n }, (_, index) => index)

/** Shapes that are quadratic in a careless audit. */
const families: Record<string, (n: number) => readonly AlternateEntry[]> = {
  'one entry with one language many times': (n) => [
    { loc: loc(0), alternates: range(n).map((i) => ({ lang: 'en', loc: loc(i) })) },
  ],
  'one entry with many labels': (n) => [
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
}

test.each(Object.keys(families))('time is linear: %s', { timeout: 60_000 }, (name) => {
  const make = families[name]!
  const small = time(make, 20_000)
  const large = time(make, 160_000)
  // Eight times the entries; a quadratic audit would take 64 times as long.
  expect(large / Math.max(small, 10)).toBeLessThan(32)
})

import {
  normalizeURL,
  SAFE_URL_NORMALIZATION,
  type URLNormalizationOptions,
} from '@waymark/i18n-validation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { normalOf, urlOfPage } from './page-urls.ts'
import { type Built, buildUrls } from './run-build.ts'

/** What is not the URL of a page, and is left out. */
const unusable = fc.constantFrom('/x', 'x', '', 'ftp://a.example/', 'https://', 'mailto:a', 3, null)
const database = fc.array(fc.oneof({ weight: 9, arbitrary: urlOfPage }, unusable), { maxLength: 9 })
const config: fc.Arbitrary<URLNormalizationOptions> = fc.record({
  trailingSlash: fc.constantFrom('never', 'always', 'preserve'),
  removeQuery: fc.boolean(),
  removeFragment: fc.boolean(),
})

function build(locs: readonly unknown[], config?: URLNormalizationOptions): Promise<Built> {
  const urls = locs.map((loc) => ({ loc }))
  return buildUrls(urls, config === undefined ? {} : { config })
}

function usableOf(locs: readonly unknown[]): readonly string[] {
  return locs.filter((loc) => typeof loc === 'string').filter((loc) => /^https?:\/\/./i.test(loc))
}

/** The URLs of a sitemap. */
function publishedIn({ xml }: Built): readonly string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  )
}

/** The parts of a URL that are more than its spelling, written without our parser. */
function partsOf(url: string): string {
  const { protocol, host, pathname, search, hash, href } = new URL(url)
  const [ends, query, fragment] = [
    /\/*$/.exec(pathname)![0],
    href.includes('?'),
    href.includes('#'),
  ]
  return JSON.stringify([protocol, host, ends.length, query, search.length > 0, fragment, hash])
}

test('without a chosen form, each usable URL is published in the safe form, and no other', async () => {
  let written = 0
  await fc.assert(
    fc.asyncProperty(database, async (locs) => {
      const built = await build(locs)
      const published = publishedIn(built)
      written += published.length
      expect(new Set(published).size).toBe(published.length)
      expect(new Set(published)).toEqual(new Set(usableOf(locs).map(normalOf)))
      const { entries, leftOut, repeated } = built.report.counts
      expect(entries - leftOut).toBe(published.length)
      expect(repeated).toBe(usableOf(locs).length - published.length)
    }),
    { numRuns: runs(400) },
  )
  expect(written).toBeGreaterThan(leastHits(400))
})

test('if a URL loses more than its spelling, or a page its URL, a problem says it', async () => {
  let [losses, merges] = [0, 0]
  await fc.assert(
    fc.asyncProperty(database, fc.option(config, { nil: undefined }), async (locs, options) => {
      const built = await build(locs, options)
      const form = { ...SAFE_URL_NORMALIZATION, ...options }
      const usable = usableOf(locs)
      const published = usable.map((url) => normalizeURL(url, form))
      expect(new Set(publishedIn(built))).toEqual(new Set(published))

      const isLoss = usable.some((url, n) => partsOf(url) !== partsOf(published[n]!))
      const codes = built.problems.map(({ code }) => code)
      expect(codes.includes('urls-changed')).toBe(isLoss)

      const exact = usable.map((url) =>
        normalizeURL(url, { ...SAFE_URL_NORMALIZATION, removeFragment: false }),
      )
      const lost = new Set(exact).size - new Set(published).size
      expect(built.report.counts.merged).toBe(lost)
      expect(codes.filter((code) => code === 'pages-merged')).toHaveLength(lost)
      losses += Number(isLoss)
      merges += Number(lost > 0)
    }),
    { numRuns: runs(600) },
  )
  expect(losses).toBeGreaterThan(leastHits(100))
  expect(merges).toBeGreaterThan(leastHits(50))
})

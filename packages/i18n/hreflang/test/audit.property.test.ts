import {
  type AlternateEntry,
  auditAlternates,
  checks,
  createNormalizeForMatching,
  type HreflangFinding,
  keyOfMatch,
} from '@waymark/hreflang'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { leastHits, runs } from '../../../../test/runs.ts'

const LANGS = ['en', 'de', 'fr-CA', 'zh-Hant', 'ja', 'x-default'] as const

/** Sites of complete clusters: every page lists all pages of its cluster, including itself. */
const completeSite = fc
  .array(fc.subarray([...LANGS], { minLength: 1 }), { minLength: 1, maxLength: 6 })
  .map((clusters) =>
    clusters.flatMap((langs, cluster) => {
      const alternates = langs.map((lang) => ({
        lang,
        loc: `https://a.example/${cluster}/${lang.toLowerCase()}`,
      }))
      return alternates.map(({ lang, loc }): AlternateEntry => {
        return lang === 'x-default' ? { loc, alternates } : { loc, lang, alternates }
      })
    }),
  )

/** The same site in database form: a page writes its self link only if it has no `lang`. */
function toDatabase(entries: readonly AlternateEntry[]): AlternateEntry[] {
  return entries.map((entry) => ({
    ...entry,
    alternates: entry.alternates!.filter(
      (link) => entry.lang === undefined || link.loc !== entry.loc,
    ),
  }))
}

const page = fc
  .constantFrom('/a', '/b', '/b/', '/B', '/c', '/c?x', '/d')
  .chain((path) =>
    fc.constantFrom(
      `https://a.example${path}`,
      `https://a.example${path}`,
      `http://a.example${path}`,
      `https://www.a.example${path}`,
      path,
    ),
  )
const lang = fc.constantFrom('en', 'EN', 'de', 'x-default', 'en-UK', 'iw', 'es-419', 'en_US', 'haw')
const anyEntry = fc.record(
  { loc: page, lang, alternates: fc.array(fc.record({ lang, loc: page }), { maxLength: 5 }) },
  { requiredKeys: ['loc'] },
)
const anySite = fc.array(anyEntry, { maxLength: 8 })
const anyForm = fc.constantFrom('sitemap' as const, 'database' as const)

/** A finding without its place, which depends on the order of the entries. */
const withoutPlace = ({ pointer: _, related: __, ...finding }: HreflangFinding) =>
  JSON.stringify(finding)
const sorted = (findings: readonly HreflangFinding[]) => findings.map(withoutPlace).sort()

test('complete clusters give no findings in either form', () => {
  fc.assert(
    fc.property(completeSite, (entries) => {
      expect(auditAlternates(entries, { form: 'sitemap' })).toEqual([])
      expect(auditAlternates(toDatabase(entries), { form: 'database' })).toEqual([])
    }),
  )
})

test('removing one link gives exactly one finding: a missing return link or self link', () => {
  fc.assert(
    fc.property(completeSite, fc.nat(), fc.nat(), (entries, e, l) => {
      const at = e % entries.length
      const { loc, alternates = [] } = entries[at]!
      const removed = alternates[l % alternates.length]!
      const rest = alternates.filter((link) => link !== removed)
      fc.pre(rest.length > 0)
      const broken = entries.slice()
      broken[at] = { ...entries[at]!, alternates: rest }
      const findings = auditAlternates(broken, { form: 'sitemap' })
      if (removed.loc === loc) {
        expect(findings).toMatchObject([{ code: 'self-reference-missing', loc }])
      } else {
        expect(findings).toMatchObject([
          { code: 'return-link-missing', loc: removed.loc, target: loc },
        ])
      }
    }),
  )
})

test('removing a page gives one finding for each link to it, and no others', () => {
  fc.assert(
    fc.property(completeSite, fc.nat(), (entries, e) => {
      const removed = entries[e % entries.length]!
      const rest = entries.filter((entry) => entry !== removed)
      const findings = auditAlternates(rest, { form: 'sitemap' })
      expect(findings.map(({ code, target }) => [code, target])).toEqual(
        Array.from({ length: removed.alternates!.length - 1 }, () => [
          'alternate-not-listed',
          removed.loc,
        ]),
      )
    }),
  )
})

test('a site in which every link is listed exactly has no twins', () => {
  fc.assert(
    fc.property(anySite, anyForm, (entries, form) => {
      const locs = new Set(entries.map(({ loc }) => loc))
      const exact = entries.map((entry) => ({
        ...entry,
        alternates: (entry.alternates ?? []).filter(({ loc }) => locs.has(loc)),
      }))
      for (const finding of auditAlternates(exact, { form, report: 'info' })) {
        expect(finding).not.toHaveProperty('twin')
      }
    }),
  )
})

/** In what two URLs differ, by another way than that of the audit; `null` if in more than a twin does. */
function differences(one: string, other: string): readonly string[] | null {
  const slash = (url: string) => url.replace(/\/(?=\?|$)/, '')
  const host = (url: string) => url.replace('://www.', '://')
  const scheme = (url: string) => url.replace(/^http:/, 'https:')
  const steps = { slash, case: (url: string) => url.toLowerCase(), www: host, scheme }
  const same = (names: readonly string[]) => {
    const [a, b] = [one, other].map((url) =>
      Object.entries(steps).reduce(
        (at, [name, step]) => (names.includes(name) ? at : step(at)),
        url,
      ),
    )
    return a === b
  }
  // Without one of the steps, the URLs are equal only if they do not differ in that.
  return same([]) ? Object.keys(steps).filter((name) => !same([name])) : null
}

test('an alternate without an entry has a twin if an entry differs in nothing else', () => {
  let twins = 0
  fc.assert(
    fc.property(anySite, (entries) => {
      const own = entries.map(({ loc }) => ({ loc }))
      const linked = entries.map(({ alternates = [] }, n) => ({
        loc: `https://b.example/${n}`,
        alternates: alternates.map(({ loc }) => ({ lang: 'x-default', loc })),
      }))
      const normalize = createNormalizeForMatching()
      const listed = own.flatMap(({ loc }) => keyOfMatch(normalize(loc)) ?? [])
      const checked = checks.filter(({ code }) => code === 'alternate-not-listed')
      const found = auditAlternates([...own, ...linked], { form: 'sitemap', checks: checked })
      for (const { target = '', twin, differs } of found) {
        const all = listed.flatMap((loc) => {
          const differ = differences(keyOfMatch(normalize(target))!, loc)
          return differ === null ? [] : [{ loc, differ }]
        })
        const least = Math.min(...all.map(({ differ }) => differ.length))
        if (twin === undefined) expect(all).toEqual([])
        else {
          const key = keyOfMatch(normalize(twin))
          expect(all.find(({ loc }) => loc === key)?.differ).toEqual(differs)
          expect(differs).toHaveLength(least)
          twins++
        }
      }
    }),
  )
  expect(twins).toBeGreaterThan(leastHits(100))
})

test('two languages that are swapped on every page are found at every link with them', () => {
  fc.assert(
    fc.property(completeSite, (entries) => {
      const swap: Record<string, string> = { en: 'ja', ja: 'en' }
      const swapped = entries.map((entry) => ({
        ...entry,
        alternates: entry.alternates!.map((link) => ({
          ...link,
          lang: swap[link.lang] ?? link.lang,
        })),
      }))
      const count = swapped
        .flatMap(({ alternates }) => alternates)
        .filter((link) => swap[link.lang])
      const findings = auditAlternates(swapped, { form: 'sitemap' })
      expect(findings.map(({ code }) => code)).toEqual(count.map(() => 'language-mismatch'))
    }),
  )
})

test('the findings of a check are in document order', () => {
  const placeOf = ({ code, pointer }: HreflangFinding) => {
    const [, , entry = -1, , alternate = -1] = pointer.split('/')
    return [checks.findIndex((check) => check.code === code), Number(entry), Number(alternate)]
  }
  fc.assert(
    fc.property(anySite, anyForm, (entries, form) => {
      const options = { form, report: 'info', defaultLang: 'fr' } as const
      const places = auditAlternates(entries, options).map(placeOf)
      const ordered = [...places].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!)
      expect(places).toEqual(ordered)
    }),
    { numRuns: runs(150) },
  )
})

test('the order of entries does not matter', () => {
  fc.assert(
    fc.property(anySite, anyForm, fc.func(fc.integer()), (entries, form, key) => {
      const shuffled = entries
        .map((entry, index) => ({ entry, rank: key(index) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry)
      const options = { form, report: 'info', defaultLang: 'fr' } as const
      const before = auditAlternates(entries, options)
      // If a page is listed twice, its first entry gives its `lang` and its spelling.
      fc.pre(before.every(({ code }) => code !== 'duplicate-loc'))
      expect(sorted(auditAlternates(shuffled, options))).toEqual(sorted(before))
    }),
    { numRuns: runs(150) },
  )
})

test('the audit never throws, and every pointer resolves', () => {
  const anyText = fc.oneof(page, fc.string({ unit: anyCharacter }), fc.webUrl())
  const wildEntry = fc.record(
    {
      loc: anyText,
      lang: fc.oneof(lang, fc.string()),
      alternates: fc.array(fc.record({ lang: fc.oneof(lang, fc.string()), loc: anyText })),
    },
    { requiredKeys: ['loc'] },
  )
  fc.assert(
    fc.property(fc.array(wildEntry), anyForm, (urls, form) => {
      for (const { pointer, related = [] } of auditAlternates(urls, {
        form,
        report: 'info',
        defaultLang: 'q',
      })) {
        expect(resolve({ urls }, pointer), pointer).toBeDefined()
        for (const place of related) {
          expect(resolve({ urls }, place.pointer), place.pointer).toBeDefined()
          expect(place.pointer).not.toBe(pointer)
        }
      }
    }),
    { numRuns: runs(100) },
  )
})

function resolve(document: unknown, pointer: string): unknown {
  let at = document
  for (const step of pointer.split('/').slice(1)) at = (at as Record<string, unknown>)[step]
  return at
}

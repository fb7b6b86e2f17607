import { inspectDomain } from '@waymark/display'
import { domainToUnicode, parseDomain } from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

/** Of each rule, what it finds and what it does not. */
const LETTERS =
  'abilgo0189-þðəıœæßł·ǎṣʻʼ’‐ーヽゝへヘカひ\u309a\u0301\u0307\u0323漢一丨十ノンе́асорхкышйӏαορίნვიხഠട২৪٢٣۵חוס״한글नम\u094dไทยบพሀሠոսկ\u{1f512}\u200d𝐱'
const TOPS = [
  'com',
  'com.tr',
  'is',
  'az',
  'cat',
  'ru',
  'рф',
  'укр',
  'gr',
  'ge',
  'il',
  'th',
  'jp',
  'in',
  'भारत',
]

const label = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 })
const domains = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom(...TOPS))
  .map(([labels, top]) => [...labels, top].join('.'))

test('each warning is on whole characters of one label, and its label is an A-label', () => {
  const codes = new Set<string>()
  fc.assert(
    fc.property(domains, (domain) => {
      const inspection = inspectDomain(domain, { known: ['gola.com', 'ooo.ru'] })
      if (inspection === null) return
      const { ascii, unicode, text, warnings } = inspection
      expect(parseDomain(text)).toBe(ascii)
      const asciiLabels = ascii.split('.')
      const textLabels = text.split('.')
      for (const { code, start, end } of warnings) {
        codes.add(code)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(unicode.length)
        expect(unicode.slice(start, end)).not.toMatch(/\p{Cs}/u)
        if (code === 'resembles-known') continue
        expect(unicode.slice(start, end)).not.toContain('.')
        const index = unicode.slice(0, start).split('.').length - 1
        expect(textLabels[index]).toBe(asciiLabels[index])
      }
      if (warnings.length === 0) expect(text).toBe(unicode)
    }),
    { numRuns: runs(7500) },
  )
  // A code that never comes up would pass everything above.
  expect(codes.size).toBeGreaterThan(leastHits(13))
})

test('a domain is judged alike in every form that leads to it', () => {
  let compared = 0
  fc.assert(
    fc.property(domains, (domain) => {
      const ascii = parseDomain(domain)
      if (ascii === null) return
      const inspection = inspectDomain(ascii)
      for (const form of [
        domain,
        domain.toUpperCase(),
        domain.normalize('NFD'),
        domain.normalize('NFKC'),
        domainToUnicode(ascii),
      ]) {
        if (parseDomain(form) !== ascii) continue
        compared++
        expect(inspectDomain(form)).toEqual(inspection)
      }
    }),
    { numRuns: runs(3000) },
  )
  expect(compared).toBeGreaterThan(leastHits(1000))
})

test('a label is judged by its top-level domain, and not by its neighbours', () => {
  fc.assert(
    fc.property(label, label, fc.constantFrom(...TOPS), (one, other, top) => {
      const alone = inspectDomain(`${one}.${top}`)
      const both = inspectDomain(`${other}.${one}.${top}`)
      if (alone === null || both === null) return
      // Right-to-left text in one label can make another invalid: RFC 5893, section 2.
      if (both.unicode === both.ascii || alone.unicode === alone.ascii) return
      const offset = both.unicode.length - alone.unicode.length
      const moved = alone.warnings.map((warning) => ({
        ...warning,
        start: warning.start + offset,
        end: warning.end + offset,
      }))
      expect(both.warnings.filter(({ start }) => start >= offset)).toEqual(moved)
    }),
    { numRuns: runs(3000) },
  )
})

import { answerUrl } from '@waymark/display/answer'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

/** What people paste around, before and into a URL. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...[
        'https',
        'http',
        'htps',
        'url',
        'www.',
        'example',
        '.com',
        '.con',
        'a',
        'é',
        '1',
        '[::1]',
      ],
      ...[
        ':',
        ';',
        '//',
        '/',
        '\\',
        '\\/',
        '.',
        ',',
        '@',
        '?a=1',
        '&amp;',
        '&b',
        '#',
        ' ',
        '\t',
        '%',
        '%20',
      ],
      ...['“', '”', '<', '>', '(', ')', '*', 'see ', 'C:\\', '\u3002', '\u2013', ':80', 'https://'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const near = fc
  .tuple(
    pieces,
    fc.constantFrom('https://example.com/', 'example.com', 'https%3A%2F%2Fa.de'),
    pieces,
  )
  .map((parts) => parts.join(''))

test('a repair parses, says what it parses to, and no longer has the finding that it repairs', () => {
  let hits = 0
  fc.assert(
    fc.property(fc.oneof(pieces, near), (input) => {
      const { repairs } = answerUrl(input)
      for (const { input: text, href, code, level, destination } of repairs) {
        hits++
        expect(text).not.toBe(input)
        expect(serializeUrl(parseUrl(text)!)).toBe(href)
        const after = answerUrl(text)
        expect([after.level, after.destination]).toEqual([level, destination])
        expect([...after.alarms, ...after.facts].map((finding) => finding.code)).not.toContain(code)
      }
      expect(repairs.findIndex(({ isCertain }) => isCertain)).toBeLessThan(1)
      expect(new Set(repairs.map(({ input: text }) => text)).size).toBe(repairs.length)
    }),
    { numRuns: runs(3000) },
  )
  expect(hits).toBeGreaterThan(leastHits(1000))
})

test('after a certain repair, there is no other', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, near), (input) => {
      const [first] = answerUrl(input).repairs
      if (first?.isCertain !== true) return
      expect(answerUrl(first.input).repairs.filter(({ isCertain }) => isCertain)).toEqual([])
    }),
    { numRuns: runs(1000) },
  )
})

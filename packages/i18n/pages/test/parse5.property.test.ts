import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { hostilePages } from './hostile-pages.ts'
import { factsOfParse5, noscriptsOfParse5 } from './parse5-facts.ts'
import { factsOfReader } from './reader-facts.ts'

/** Places of `noscript` are counted by parse5 from its contents. */
const withoutPlace = (fact: string) => fact.replace(/ \d+:\d+$/, '')
const isNoscript = (fact: string) => / noscript /.test(fact)

/** Of several `base`, the reader tells the first in the document. */
function firstBase(facts: readonly string[]): readonly string[] {
  const bases = facts.filter(
    (fact) => fact.startsWith('base ') && !fact.startsWith('base template'),
  )
  return facts.filter((fact) => !fact.startsWith('base ') || fact === bases[0])
}

/** The facts of a page without those of its `noscript` elements, in which there may be templates. */
function withoutNoscripts(facts: readonly string[], html: string): readonly string[] {
  const other = html.includes('<noscript') ? / (?:noscript|template) / : / noscript /
  return facts.filter((fact) => !other.test(fact))
}

test('every fact and its place is that of a tree by parse5', () => {
  let facts = 0
  fc.assert(
    fc.property(hostilePages, (html) => {
      const expected = withoutNoscripts(firstBase(factsOfParse5(html)), html)
      facts += expected.length
      expect(withoutNoscripts(factsOfReader(html), html)).toEqual(expected)
    }),
    { numRuns: runs(6_000) },
  )
  expect(facts).toBeGreaterThan(runs(2_000))
})

test('what is in a noscript is what parse5 finds where no scripts run', () => {
  fc.assert(
    fc.property(hostilePages, (html) => {
      const expected = noscriptsOfParse5(html).filter(
        (fact) => isNoscript(fact) && !/^(?:lang|base) /.test(fact),
      )
      expect(factsOfReader(html).filter(isNoscript).map(withoutPlace)).toEqual(
        expected.map(withoutPlace),
      )
    }),
    { numRuns: runs(3_000) },
  )
})

test('pieces of any size give the same facts', () => {
  const sizes = fc.oneof(
    fc.constantFrom([1], [7], [1_460], [65_536]),
    fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(hostilePages, { minLength: 1, maxLength: 60 }), sizes, (pages, sizes) => {
      const html = pages.join('')
      expect(factsOfReader(html, sizes)).toEqual(factsOfReader(html))
    }),
    { numRuns: runs(1_000) },
  )
})

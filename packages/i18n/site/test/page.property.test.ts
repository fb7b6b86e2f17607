import { parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { config, urlLike } from '../../validation/test/arbitraries.ts'
import { matcherOf } from '../src/canonical-form.ts'
import { createEntryValidator } from '../src/page.ts'

test('a page is what reading its normal form would give', () => {
  let accepted = 0
  fc.assert(
    fc.property(urlLike, config, (loc, options) => {
      const validate = createEntryValidator(options, { allowUnreachableHosts: true })
      const page = validate({ loc }).urls[0]!
      const match = matcherOf(options)
      expect(page.match).toEqual(match(loc))
      expect(page.record?.href).toBe(parseUrl(loc)?.href)
      if (page.error !== null) return
      accepted++
      expect(page.match).toEqual(match(page.data))
      expect(page.normal.href).toBe(parseUrl(page.data)!.href)
    }),
    { numRuns: runs(2000) },
  )
  expect(accepted).toBeGreaterThan(leastHits(300))
})

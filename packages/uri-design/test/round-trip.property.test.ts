import { RefusalError } from '@waymark/path-guard'
import { parseResource, resource } from '@waymark/uri-design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString as hostile, unlessRefused } from '../../../test/hostile-strings.ts'
import { leastHits, runs } from '../../../test/runs.ts'

test('what a builder makes, the parser takes apart into the same data', () => {
  let made = 0
  const parts = fc.record({ type: hostile, database: hostile, table: hostile, id: hostile })
  fc.assert(
    fc.property(parts, fc.array(fc.tuple(hostile, hostile), { maxLength: 2 }), (data, query) => {
      const uri = unlessRefused(RefusalError, () => resource.db({ ...data, query }))
      if (uri === null) return
      made++
      expect(parseResource(uri as string)).toEqual({
        scheme: 'db',
        parts: data,
        query,
        fragment: null,
      })
    }),
    { numRuns: runs(1500) },
  )
  fc.assert(
    fc.property(
      hostile,
      hostile,
      fc.array(hostile, { minLength: 1, maxLength: 3 }),
      (repo, branch, path) => {
        const uri = unlessRefused(RefusalError, () => resource.git({ repo, branch, path }))
        if (uri === null) return
        made++
        expect(parseResource(uri as string)?.parts).toEqual({ repo, branch, path })
      },
    ),
    { numRuns: runs(1500) },
  )
  expect(made).toBeGreaterThan(leastHits(100))
})

import { createSitemapFiles, parseSitemap } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { ENTRIES, FAULTS, PREFIXES } from './extension-faults.ts'

describe.each(PREFIXES)('%s', (prefix) => {
  const arbitrary = ENTRIES[prefix]

  test('what is written is read again, without a problem', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, async (entry) => {
        const [file] = await createSitemapFiles([entry], { extensions })
        const [, item, end] = parseSitemap(file!.xml, { extensions })
        expect(item).toMatchObject({ type: 'url', entry: { ...entry, alternates: [] } })
        expect(end?.type).toBe('end')
      }),
      { numRuns: runs(25) },
    )
  })

  test.each(FAULTS[prefix]!)('$what is named, and nothing else', async ({ code, put }) => {
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.nat({ max: 59 }), async (entry, random) => {
        const [file] = await createSitemapFiles([entry], { extensions })
        const mutated = put(file!.xml, random)
        expect(mutated).not.toBe(file!.xml)
        const found = parseSitemap(mutated, { extensions }).flatMap((item) =>
          item.type === 'problem' ? [item] : [],
        )
        expect(found.map((problem) => problem.code)).toEqual([code])
        expect(found[0]!.line).toBeGreaterThan(4)
      }),
      { numRuns: runs(10) },
    )
  })
})

/**
 * @module-tag slow
 * @module-tag night
 */
import { expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf } from './run-audit.ts'
import { seeds } from './seeds.ts'

const TOPICS = 1000

test.each(seeds)('$name is found a thousand times, and nothing else', async (seed) => {
  const site = new BuiltSite({ topics: TOPICS, languages: ['en', 'de', 'fr'], ...seed.options })
  for (let topic = 0; topic < TOPICS; topic++) seed.put(site, topic)
  const audited = await auditFiles(site.write())
  const times = seed.once === true ? 1 : TOPICS
  const expected = Object.fromEntries(
    Object.entries(seed.found).map(([code, count]) => [code, count * times]),
  )
  expect(countsOf(audited)).toEqual(expected)
})

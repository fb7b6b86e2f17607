import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const module = await import('@waymark/hreflang')
  expect(Object.keys(module)).toEqual([
    'IntList',
    'MemoryLimitError',
    'TableMemory',
    'auditAlternates',
    'auditAlternatesAsync',
    'checks',
    'completeLinks',
    'countAlternates',
    'createAlternateCounter',
    'createAudit',
    'createFingerprint',
    'createNormalizeForMatching',
    'createUrlTable',
    'keyOfMatch',
    'primaryLanguage',
    'toHtmlLinks',
    'toJsonLinks',
    'toLinkHeader',
  ])
  expect(import.meta.resolve('@waymark/hreflang')).toMatch(/dist\/index\.js$/)
  expect(createRequire(import.meta.url)('@waymark/hreflang').checks).toHaveLength(29)
})

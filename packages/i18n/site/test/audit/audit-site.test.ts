import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf, said } from './run-audit.ts'
import { seeds } from './seeds.ts'

describe('a correct build', () => {
  test.each(['head', 'sitemap', 'header'] as const)(
    'with its alternates in the %s has no problem',
    async (alternates) => {
      for (const layout of ['folders', 'folders-bare', 'files', 'files-bare'] as const) {
        const site = new BuiltSite({ layout, alternates })
        expect(said(await auditFiles(site.write())), layout).toEqual([])
      }
    },
  )
})

describe('a fault', () => {
  test.each(seeds)('$name is found once, and nothing else', async ({ put, found, options }) => {
    for (const layout of ['folders', 'files'] as const) {
      const site = new BuiltSite({ layout, ...options })
      put(site, 1)
      const audited = await auditFiles(site.write())
      expect(countsOf(audited), said(audited).join('\n')).toEqual(found)
    }
  })
})

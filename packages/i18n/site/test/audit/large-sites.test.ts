/**
 * @module-tag slow
 * @module-tag night
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { diskFiles } from '@waymark/site/node'
import { afterAll, describe, expect, test } from 'vitest'
import { expectLinearOn } from '../../../../../test/growth/expect-linear.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles, runAudit } from './run-audit.ts'
import { seeds } from './seeds.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A site with a fault of each kind, each for a topic of its own. */
function faultySite(topics: number): Record<string, string> {
  const site = new BuiltSite({ topics })
  for (const [at, { put, once, options }] of seeds.entries()) {
    if (once !== true && options === undefined) for (let n = at; n < topics; n += 100) put(site, n)
  }
  return site.write()
}

describe('a large site', () => {
  test('has the same problems with little memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'audit-'))
    folders.push(folder)
    for (const [name, text] of Object.entries(faultySite(2000))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const all = await runAudit(folder, diskFiles())
    const limited = await runAudit(folder, diskFiles(), { memory: 4 * 1024 ** 2 })
    expect(all.problems.length).toBeGreaterThan(1000)
    expect(limited.problems).toEqual(all.problems)
    expect(limited.report).toEqual(all.report)
  })

  test('takes time in proportion to its pages', async () => {
    await expectLinearOn(faultySite, auditFiles, 100)
  })
})

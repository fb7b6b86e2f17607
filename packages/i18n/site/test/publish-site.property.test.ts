import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSite } from '@waymark/site'
import { diskFiles, type PublishSiteOptions, writeSite } from '@waymark/site/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { databaseOfPages, entriesOf, namesOf, readFolder, type TestPage } from './set-folder.ts'

/** What happens to the database between two runs. */
const step = fc.record({
  insert: fc.array(fc.tuple(fc.nat(60), fc.nat(40)), { maxLength: 8 }),
  remove: fc.array(fc.nat(60), { maxLength: 8 }),
  change: fc.array(fc.nat(60), { maxLength: 3 }),
  swap: fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 2 }),
  hasState: fc.boolean(),
  rebuild: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})

function apply(
  pages: readonly TestPage[],
  { insert, remove, change, swap }: typeof step extends fc.Arbitrary<infer T> ? T : never,
  run: number,
): TestPage[] {
  const list = [...pages]
  for (const at of remove) if (list.length > 1) list.splice(at % list.length, 1)
  for (const [path, at] of insert) {
    if (list.some((page) => page.path === `p${path}`)) continue
    list.splice(at % (list.length + 1), 0, { path: `p${path}` })
  }
  for (const at of change) {
    if (list.length > 0) {
      const i = at % list.length
      list[i] = {
        ...list[i]!,
        lastmod: `2024-01-0${(run % 8) + 1}T00:00:00Z`,
        ...(at % 2 === 0 ? { changefreq: 'daily' } : {}),
      }
    }
  }
  for (const [a, b] of swap) {
    if (list.length < 2) continue
    const [i, j] = [a % list.length, b % list.length]
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}

test('a sequence of runs gives valid sets, keeps parts, and touches only what changes', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 5 }),
    fc.constantFrom<PublishSiteOptions>(
      { maxUrls: 5 },
      { maxUrls: 7, maxBytes: 1024 },
      { maxUrls: 4, gzip: true },
    ),
    async (steps, limits) => {
      const root = mkdtempSync(join(tmpdir(), 'waymark-test-'))
      try {
        await follow(root, steps, limits)
      } finally {
        rmSync(root, { recursive: true })
      }
    },
  )
  await fc.assert(property, { numRuns: runs(5) })
}, 120_000)

async function follow(
  root: string,
  steps: readonly Parameters<typeof apply>[1][],
  limits: PublishSiteOptions,
) {
  const main = limits.gzip === true ? 'sitemap.xml.gz' : 'sitemap.xml'
  const database = join(root, 'db.json')
  const out = join(root, 'public')
  let pages: TestPage[] = Array.from({ length: 12 }, (_, i) => ({ path: `p${i}` }))
  let before: Awaited<ReturnType<typeof readFolder>> | null = null
  for (const [run, next] of steps.entries()) {
    if (run > 0) pages = apply(pages, next, run)
    await writeFile(database, databaseOfPages(pages))
    const options = { ...limits, ...(next.hasState ? { state: join(root, 'state') } : {}) }
    const report = await writeSite(database, out, {
      ...options,
      parts: next.rebuild ? 'rebuild' : 'keep',
    })
    await writeSite(database, join(root, `fresh-${run}`), limits)
    const files = await readFolder(out)
    const fresh = await readFolder(join(root, `fresh-${run}`))

    const parts = entriesOf(files, main)
    const all = [...parts.values()].flat()
    expect([...all].sort()).toEqual([...entriesOf(fresh, main).values()].flat().sort())
    // Within a part, pages are in the order of the database.
    for (const entries of parts.values()) {
      const places = entries.map((xml) => pages.findIndex(({ path }) => xml.includes(`/${path}<`)))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(entries.length).toBeLessThanOrEqual(limits.maxUrls!)
    }
    for (const { text } of files.values())
      expect(text.length).toBeLessThanOrEqual(limits.maxBytes ?? 99_999)
    const problems: unknown[] = []
    for await (const event of checkSite([join(out, main)], diskFiles())) {
      if (event.type === 'problem') problems.push(event.problem)
      if (event.type === 'failure') problems.push(event)
    }
    expect(problems).toEqual([])

    // What the report says about each file is what happened to it.
    expect(report.files.map(({ name }) => name)).toEqual([main, ...namesOf(files.get(main)!.text)])
    for (const { name, change, bytes } of report.files) {
      expect(files.get(name)!.text.length).toBe(bytes)
      if (change === 'kept') expect(files.get(name)).toEqual(before!.get(name))
      else if (before?.has(name)) expect(files.get(name)!.inode).not.toBe(before.get(name)!.inode)
    }
    for (const name of report.removed) {
      expect([before!.has(name), files.has(name)]).toEqual([true, false])
    }
    if (before !== null && !next.rebuild && limits.maxBytes === undefined)
      expectKept(entriesOf(before, main), parts)
    // A part with the same entries is not written again.
    if (before !== null) {
      const old = entriesOf(before, main)
      if (old.size > 1 && parts.size > 1) {
        for (const { part, change } of report.files.filter(({ part }) => part > 0)) {
          const isSame = old.get(part)?.join('') === parts.get(part)!.join('')
          expect([part, change]).toEqual([part, isSame ? 'kept' : 'written'])
        }
      }
    }
    before = files
  }
}

/** Without a limit on bytes that a changed page may exceed, every page that stays keeps its part. */
function expectKept(
  before: ReadonlyMap<number, readonly string[]>,
  after: ReadonlyMap<number, readonly string[]>,
): void {
  // The part of the only file is not to be seen.
  if (before.size === 1 || after.size === 1) return
  const locOf = (xml: string) => /<loc>(.*)<\/loc>/.exec(xml)![1]!
  const places = new Map(
    [...after].flatMap(([part, list]) => list.map((xml) => [locOf(xml), part])),
  )
  for (const [part, list] of before) {
    for (const xml of list) expect(places.get(locOf(xml)) ?? part).toBe(part)
  }
}

/**
 * @module-tag slow
 * @module-tag night
 */
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fixDatabase, type PublishSiteOptions, writeSite } from '@waymark/site/node'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import {
  databaseOfPages,
  entriesOf,
  namesOf,
  readFolder,
  type TestFile,
  type TestPage,
} from './set-folder.ts'

const disk = await vi.hoisted(async () => {
  // Modules that another file has loaded write to the real disk.
  vi.resetModules()
  const { MortalDisk: Disk } = await import('./mortal-disk.ts')
  return new Disk()
})
vi.mock('node:fs', async (original) => disk.wrapSync(await original()))
vi.mock('node:fs/promises', async (original) => disk.wrapAsync(await original()))
const { cp, readdir, readFile, writeFile } =
  await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')

afterAll(() => {
  vi.resetModules()
})

const pages = (first: number, last: number): TestPage[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ path: `p${first + i}` }))

const changed = (list: readonly TestPage[], ...indexes: readonly number[]): TestPage[] =>
  list.map((page, i) => (indexes.includes(i) ? { ...page, changefreq: 'daily' } : page))

const SECTIONS = ['tea', 'coffee', 'Milk']

/** A set as its index gives it; the names of the files do not matter. */
const setOf = (files: ReadonlyMap<string, TestFile>, main: string) => [...entriesOf(files, main)]

test.each<[string, TestPage[], TestPage[], PublishSiteOptions]>([
  ['a page comes and another goes', pages(1, 25), [{ path: 'new' }, ...pages(2, 25)], {}],
  ['a part goes', pages(1, 25), pages(1, 20), {}],
  ['the set is rebuilt', pages(1, 25), pages(3, 25), { parts: 'rebuild' }],
  ['one file becomes an index', pages(1, 8), pages(1, 15), {}],
  ['an index becomes one file', pages(1, 15), pages(1, 4), {}],
  ['one file changes', pages(1, 8), changed(pages(1, 8), 3), {}],
  ['a compressed part changes', pages(1, 15), changed(pages(1, 15), 3), { gzip: true }],
  ['there is no state', pages(1, 25), changed(pages(1, 25), 3, 22), { state: undefined }],
])(
  'a run that is killed at any step leaves the old set or the new one: %s',
  async (_, old, next, extra) => {
    const main = extra.gzip === true ? 'sitemap.xml.gz' : 'sitemap.xml'
    const { parts, ...same } = extra
    const run = async (root: string, list: readonly TestPage[], options: PublishSiteOptions) => {
      await writeFile(join(root, 'db.json'), databaseOfPages(list))
      const base = { maxUrls: 10, state: join(root, 'state') }
      await writeSite(join(root, 'db.json'), join(root, 'public'), { ...base, ...options })
    }
    const filesIn = async (root: string) => await readFolder(join(root, 'public'))
    const begin = temporaryFolder()
    await run(begin, old, same)
    const oldSet = setOf(await filesIn(begin), main)
    const copy = async (from: string): Promise<string> => {
      const root = temporaryFolder()
      await cp(from, root, { recursive: true, preserveTimestamps: true })
      return root
    }
    const whole = await copy(begin)
    disk.dieAfter(Number.POSITIVE_INFINITY)
    await run(whole, next, extra)
    const newSet = setOf(await filesIn(whole), main)
    const steps = disk.log.length
    expect(newSet).not.toEqual(oldSet)
    expect(steps).toBeGreaterThan(8)

    let committed = 0
    for (let step = 0; step < steps; step++) {
      const root = await copy(begin)
      disk.dieAfter(step)
      // What fails after the set has been replaced is no error.
      await run(root, next, extra).catch(() => {})
      expect(disk.isDead).toBe(true)
      disk.dieAfter(Number.POSITIVE_INFINITY)
      const set = setOf(await filesIn(root), main)
      const isNew = JSON.stringify(set) === JSON.stringify(newSet)
      if (!isNew) expect(set).toEqual(oldSet)
      // There is one step that replaces the set.
      if (committed > 0) expect(isNew).toBe(true)
      if (isNew) committed++

      // The next run completes it, or takes it back, and leaves nothing behind.
      if (step % 3 > 0) continue
      const list = step % 2 === 0 ? next : old
      await run(root, list, same)
      const files = await filesIn(root)
      expect([...entriesOf(files, main).values()].flat().sort()).toEqual(
        (list === next ? newSet : oldSet).flatMap(([, entries]) => entries).sort(),
      )
      if (!('state' in same)) {
        expect([...files.keys()].sort()).toEqual([main, ...namesOf(files.get(main)!.text)].sort())
      }
    }
  },
  60_000,
)

test('parts are on the disk under their names before the index names them, and old ones go last', async () => {
  const root = temporaryFolder()
  const run = async (list: readonly TestPage[]) => {
    await writeFile(join(root, 'db.json'), databaseOfPages(list))
    const options = { maxUrls: 10, state: join(root, 'state') }
    await writeSite(join(root, 'db.json'), join(root, 'public'), options)
  }
  await run(pages(1, 25))
  disk.dieAfter(Number.POSITIVE_INFINITY)
  await run(changed(pages(1, 25), 3, 22))
  const named = disk.log.filter((line) => /^(?:renameSync|fsyncSync|rmSync sitemap-)/.test(line))
  expect(named).toEqual([
    'renameSync state',
    `fsyncSync ${root.split('/').at(-1)}`,
    'renameSync sitemap-1b.xml',
    'renameSync sitemap-3b.xml',
    'fsyncSync public',
    'renameSync sitemap.xml',
    'fsyncSync public',
    'rmSync sitemap-1.xml',
    'rmSync sitemap-3.xml',
  ])
  // Each file is on the disk before it gets its name.
  const syncs = disk.log.filter((line) => line.startsWith('sync ')).length
  expect(syncs).toBeGreaterThanOrEqual(4)
})

test.each([true, false])(
  'a run of a split set that is killed at any step leaves whole files, and all that the index names (state: %s)',
  async (hasState) => {
    const run = async (root: string, list: readonly TestPage[]) => {
      await writeFile(join(root, 'db.csv'), tableOf(list))
      const state = hasState ? { state: join(root, 'state') } : {}
      await writeSite(join(root, 'db.csv'), join(root, 'public'), {
        maxUrls: 4,
        split: 'section',
        ...state,
      })
    }
    const tableOf = (list: readonly TestPage[]): string => {
      const rows = list.map(({ path, changefreq = '' }) => {
        return `https://a.example/${path},${changefreq},${SECTIONS[Number(path.slice(1)) % 3]}`
      })
      return ['url,changefreq,section', ...rows].join('\n')
    }
    const old = pages(1, 12)
    const next = [...changed(pages(2, 12), 1, 3), ...pages(13, 20)].filter(
      ({ path }) => path !== 'p3' && path !== 'p6',
    )
    const textsIn = async (root: string) => {
      const files = await readFolder(join(root, 'public'))
      return new Map([...files].map(([name, { text }]) => [name, text]))
    }
    disk.dieAfter(Number.POSITIVE_INFINITY)
    const begin = temporaryFolder()
    await run(begin, old)
    const oldTexts = await textsIn(begin)
    const whole = temporaryFolder()
    await cp(begin, whole, { recursive: true, preserveTimestamps: true })
    disk.dieAfter(Number.POSITIVE_INFINITY)
    await run(whole, next)
    const newTexts = await textsIn(whole)
    const steps = disk.log.length
    expect(steps).toBeGreaterThan(8)
    for (let step = 0; step < steps; step++) {
      const root = temporaryFolder()
      await cp(begin, root, { recursive: true, preserveTimestamps: true })
      disk.dieAfter(step)
      await run(root, next).catch(() => {})
      disk.dieAfter(Number.POSITIVE_INFINITY)
      const texts = await textsIn(root)
      for (const [name, text] of texts) {
        expect([oldTexts.get(name), newTexts.get(name)]).toContain(text)
      }
      for (const name of namesOf(texts.get('sitemap.xml')!)) expect(texts.has(name)).toBe(true)
      // The next run completes it.
      await run(root, next)
      const after = await textsIn(root)
      const named = namesOf(after.get('sitemap.xml')!)
      const entries = (of: ReadonlyMap<string, string>, names: readonly string[]) =>
        names.flatMap((name) => of.get(name)!.match(/<url>.*?<\/url>/gs) ?? []).sort()
      expect(entries(after, named)).toEqual(
        entries(newTexts, namesOf(newTexts.get('sitemap.xml')!)),
      )
      if (hasState) expect([...after.keys()].sort()).toEqual([...named, 'sitemap.xml'].sort())
    }
  },
  60_000,
)

test.each([{}, { backup: true, patch: true }, { packed: true }])(
  'a correction that is killed at any step leaves the old database or the new one: %j',
  async ({ backup = false, patch = false, packed = false }) => {
    const urls = ['jp', 'en'].map((lang) => ({ loc: `https://a.example/${lang}`, lang }))
    const text = JSON.stringify({ urls })
    const bytes = packed ? gzipSync(text) : Buffer.from(text)
    const textIn = (file: Buffer) => (packed ? gunzipSync(file) : file).toString()
    const run = async (changes: number) => {
      disk.dieAfter(Number.POSITIVE_INFINITY)
      const folder = temporaryFolder()
      const path = join(folder, 'db.json')
      await writeFile(path, bytes)
      disk.dieAfter(changes)
      const places = {
        ...(backup ? { backup: `${path}.bak` } : {}),
        ...(patch ? { patch: join(folder, 'patch') } : {}),
      }
      await fixDatabase(path, places).catch(() => {})
      return { path, folder }
    }
    const whole = await run(Number.POSITIVE_INFINITY)
    const steps = disk.log.length
    const right = text.replace('"jp"', '"ja"')
    expect(textIn(await readFile(whole.path))).toBe(right)
    expect(steps).toBeGreaterThan(5)
    for (let step = 0; step < steps; step++) {
      const { path, folder } = await run(step)
      expect(disk.isDead).toBe(true)
      const isNew = textIn(await readFile(path)) === right
      if (!isNew) expect(await readFile(path)).toEqual(bytes)
      disk.dieAfter(Number.POSITIVE_INFINITY)
      // The next run corrects it, and leaves nothing but what was asked for.
      await fixDatabase(path)
      expect(textIn(await readFile(path))).toBe(right)
      const left = (await readdir(folder)).filter((name) => !name.startsWith('.waymark'))
      expect(['db.json', 'db.json.bak', 'patch']).toEqual(expect.arrayContaining(left))
    }
  },
  60_000,
)

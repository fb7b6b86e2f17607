import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StagedOutput } from '@waymark/site/files/node'
import { publishFiles } from '@waymark/sitemap/files/node'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

// Modules that another file has loaded call the function, and not the spy.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/sitemap/files/node', { spy: true })

afterAll(() => {
  vi.resetModules()
})

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  vi.clearAllMocks()
})

/** What is put in place, in that order, and what is removed then. */
function published() {
  const [files, removed = []] = vi.mocked(publishFiles).mock.calls[0]!
  expect(new Set(files.flatMap(({ from, backup }) => [from, backup])).size).toBe(2 * files.length)
  return {
    files: files.map(({ to, waits }) => [relative(folder, to), waits]),
    removed: removed.map((path) => relative(folder, path)),
  }
}

async function stage(output: StagedOutput, name: string, ...files: readonly string[]) {
  const temporary = await output.folder(join(folder, name))
  for (const file of files) writeFileSync(join(temporary, file), file)
  return temporary
}

test('files that come first are in place before the parts, and those before what names them', async () => {
  const output = new StagedOutput()
  writeFileSync(await output.file(join(folder, 'report')), 'report')
  const temporary = await stage(output, 'out', 'c', 'sitemap.xml', 'a', 'b')
  output.putLast(temporary, 'sitemap.xml')
  writeFileSync(await output.file(join(folder, 'state'), 'first'), 'state')
  output.remove(join(folder, 'out', 'old'))
  mkdirSync(join(folder, 'out'), { recursive: true })
  writeFileSync(join(folder, 'out', 'old'), '')
  await output.publish()
  expect(published()).toEqual({
    files: [
      ['state', false],
      ['out/a', true],
      ['out/b', false],
      ['out/c', false],
      ['out/sitemap.xml', true],
      ['report', false],
    ],
    removed: ['out/old'],
  })
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['a', 'b', 'c', 'sitemap.xml'])
  expect(readdirSync(folder).sort()).toEqual(['out', 'report', 'state'])
})

test('the parts of a folder wait for nothing if nothing comes before them', async () => {
  const output = new StagedOutput()
  const temporary = await stage(output, 'one', 'b', 'a')
  output.putLast(temporary, 'none')
  await stage(output, 'two', 'd', 'c')
  await output.publish()
  expect(published()).toEqual({
    files: [
      ['one/a', false],
      ['one/b', false],
      ['two/c', true],
      ['two/d', false],
    ],
    removed: [],
  })
})

test('a folder that is dropped is not published', async () => {
  const output = new StagedOutput()
  const dropped = await stage(output, 'one', 'a')
  await stage(output, 'two', 'b')
  output.drop(dropped)
  output.drop(join(folder, 'none'))
  expect(existsSync(dropped)).toBe(false)
  await output.publish()
  expect(published().files).toEqual([['two/b', false]])
  expect(readdirSync(folder)).toEqual(['two'])
})

test('nothing is put in place if there is a folder in the place of a file', async () => {
  const output = new StagedOutput()
  await stage(output, 'out', 'a', 'b')
  mkdirSync(join(folder, 'out', 'b'), { recursive: true })
  await expect(output.publish()).rejects.toMatchObject({
    problem: { code: 'file-is-directory', file: join(folder, 'out', 'b') },
  })
  expect(publishFiles).not.toHaveBeenCalled()
  expect(readdirSync(join(folder, 'out'))).toEqual(['b'])
})

test('an error of renaming is one of the file that was to be replaced', async () => {
  const failure = (members: object) =>
    Object.assign(new Error('system'), { code: 'EACCES', ...members })
  const place = async (error: (to: string) => unknown) => {
    const output = new StagedOutput()
    writeFileSync(await output.file(join(folder, 'a')), 'a')
    writeFileSync(await output.file(join(folder, 'b')), 'b')
    vi.mocked(publishFiles).mockImplementationOnce((files) => {
      throw error(files[0]!.to)
    })
    const reason = await output.publish().catch((found: unknown) => found)
    return (reason as { problem?: { file: string } }).problem?.file
  }
  const real = await place((to) => failure({ dest: to }))
  expect(real?.endsWith('a')).toBe(true)
  expect(await place((to) => failure({ path: to, dest: 'x' }))).toBe(real)
  // Of an error that names neither, the last is known that was prepared.
  expect(await place(() => failure({ path: 'x' }))).toBe(join(folder, 'b'))
  expect(await place(() => failure({}))).toBe(join(folder, 'b'))
  expect(await place(() => new Error('other'))).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test('files with the same names in two folders do not replace each other', async () => {
  const output = new StagedOutput()
  for (const name of ['one', 'two']) {
    const temporary = await stage(output, name, 'a')
    writeFileSync(join(temporary, 'a'), name)
  }
  await output.publish()
  expect(['one', 'two'].map((name) => readFileSync(join(folder, name, 'a'), 'utf8'))).toEqual([
    'one',
    'two',
  ])
})

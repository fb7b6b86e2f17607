import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFiles } from '@waymark/sitemap/files/node'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
  await mkdir(join(folder, 'new'))
})

/** Writes new files, `a` before `b`, and says what is to become of them. */
async function replacements(...names: string[]) {
  for (const name of names) await writeFile(join(folder, 'new', name), `new ${name}`)
  return names.map((name) => ({
    from: join(folder, 'new', name),
    to: join(folder, name),
    backup: join(folder, 'new', `${name}.old`),
  }))
}

/** What is in the folder, without the one with the new files. */
async function content() {
  const names = (await readdir(folder)).filter((name) => name !== 'new').sort()
  return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

test('when it comes back, all files have their names, and no copy is left', async () => {
  await writeFile(join(folder, 'b'), 'old b')
  const files = await replacements('a', 'b', 'c')
  // Nothing is waited for: a handler of a signal can only run after it.
  expect(publishFiles(files)).toBe(undefined)
  expect(await content()).toEqual(['new a', 'new b', 'new c'])
  expect(await readdir(join(folder, 'new'))).toEqual([])
})

test('when one cannot be renamed, those before it become what they were', async () => {
  await writeFile(join(folder, 'a'), 'old a')
  await writeFile(join(folder, 'd'), 'old d')
  const files = await replacements('a', 'b', 'c', 'd')
  await rm(join(folder, 'new', 'c'))
  expect(() => publishFiles(files)).toThrow(
    expect.objectContaining({ code: 'ENOENT', dest: join(folder, 'c') }),
  )
  expect(await content()).toEqual(['old a', 'old d'])
  expect(await readdir(join(folder, 'new'))).toEqual(['d'])
})

test.each(['a', 'b', 'c'])(
  'a folder in the place of %s is found before anything is renamed',
  async (name) => {
    await mkdir(join(folder, name))
    const files = await replacements('a', 'b', 'c')
    expect(() => publishFiles(files)).toThrow()
    expect((await readdir(join(folder, 'new'))).sort()).toEqual(['a', 'b', 'c'])
  },
)

test('of one file alone no copy is made', async () => {
  await writeFile(join(folder, 'a'), 'old a')
  const [file] = await replacements('a')
  await mkdir(file!.backup)
  publishFiles([file!])
  expect(await content()).toEqual(['new a'])
})

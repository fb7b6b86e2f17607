import { execFileSync } from 'node:child_process'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StagedOutput } from '../src/output/staged-output.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('nothing is in its place before it is published, and everything after', async () => {
  const output = new StagedOutput()
  const out = join(folder, 'a', 'out')
  const staged = await output.folder(out)
  await writeFile(join(staged, 'sitemap.xml'), 'whole')
  const report = await output.file(join(folder, 'report.html'))
  await writeFile(report, 'report')
  expect((await readdir(out)).filter((name) => !name.startsWith('.'))).toEqual([])
  await output.publish()
  expect(await readdir(out)).toEqual(['sitemap.xml'])
  expect((await readdir(folder)).sort()).toEqual(['a', 'report.html'])
  expect(await readFile(join(out, 'sitemap.xml'), 'utf8')).toBe('whole')
})

test('discarding leaves the disk as it was, with the folders that were there', async () => {
  await writeFile(join(folder, 'old.txt'), 'old')
  const output = new StagedOutput()
  await writeFile(join(await output.folder(join(folder, 'x', 'y')), 'part'), 'part')
  await writeFile(await output.file(join(folder, 'report.html')), 'report')
  output.discard()
  expect(await readdir(folder)).toEqual(['old.txt'])
})

test('an older file stays until the new one is whole', async () => {
  await writeFile(join(folder, 'sitemap.xml'), 'old')
  const output = new StagedOutput()
  await writeFile(join(await output.folder(folder), 'sitemap.xml'), 'new')
  expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toBe('old')
  await output.publish()
  expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toBe('new')
})

test('what a killed process left behind is swept away', async () => {
  // No process has this number: it is above the largest that Linux gives.
  await writeFile(join(folder, '.waymark-partial-99999999-1-1'), 'half')
  const output = new StagedOutput()
  await output.folder(folder)
  output.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a folder in the place of a file is refused', async () => {
  const output = new StagedOutput()
  await expect(output.file(folder)).rejects.toThrow('is a directory: give the name of a file in it')
  output.discard()
})

test('folders below a file cannot be made, which takes one line to say', async () => {
  await writeFile(join(folder, 'file'), '')
  const output = new StagedOutput()
  const expected = 'a part of the path is a file, not a folder: check the path'
  await expect(output.folder(join(folder, 'file', 'a', 'b'))).rejects.toThrow(expected)
  await expect(output.file(join(folder, 'file', 'a', 'b.txt'))).rejects.toThrow(expected)
  await expect(output.folder(join(folder, 'file'))).rejects.toThrow(
    'exists already and is no folder',
  )
  output.discard()
  expect(await readdir(folder)).toEqual(['file'])
})

describe.skipIf(process.platform === 'win32')('what stands in the place of the output', () => {
  test('a file hands down its mode, and is read by nobody else meanwhile', async () => {
    const path = join(folder, 'old.txt')
    await writeFile(path, 'old')
    await chmod(path, 0o600)
    const output = new StagedOutput()
    const staged = await output.file(path)
    await writeFile(staged, 'new')
    expect((await stat(staged)).mode & 0o777).toBe(0o600)
    await chmod(path, 0o640)
    await output.publish()
    expect([await readFile(path, 'utf8'), (await stat(path)).mode & 0o777]).toEqual(['new', 0o640])
  })

  test.each(['absolute', 'relative', 'dangling'])('a link stays: %s', async (kind) => {
    await mkdir(join(folder, 'data'))
    const target = join(folder, 'data', 'target.txt')
    if (kind !== 'dangling') await writeFile(target, 'old')
    const link = join(folder, 'link')
    await symlink(kind === 'absolute' ? target : 'data/target.txt', link)
    const output = new StagedOutput()
    await writeFile(await output.file(link), 'new')
    await output.publish()
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
    expect(await readFile(target, 'utf8')).toBe('new')
    expect(await readdir(join(folder, 'data'))).toEqual(['target.txt'])
    expect(await readdir(folder)).toEqual(['data', 'link'])
  })

  test('so does a link in a folder, and one to the folder', async () => {
    await mkdir(join(folder, 'data'))
    await symlink('data/real.xml', join(folder, 'sitemap.xml'))
    await symlink('.', join(folder, 'out'))
    const output = new StagedOutput()
    await writeFile(join(await output.folder(join(folder, 'out')), 'sitemap.xml'), 'new')
    await output.publish()
    expect(await readlink(join(folder, 'sitemap.xml'))).toBe('data/real.xml')
    expect(await readFile(join(folder, 'data', 'real.xml'), 'utf8')).toBe('new')
    expect((await readdir(folder)).sort()).toEqual(['data', 'out', 'sitemap.xml'])
  })

  test('links in a circle are told', async () => {
    await symlink('b', join(folder, 'a'))
    await symlink('a', join(folder, 'b'))
    const output = new StagedOutput()
    await expect(output.file(join(folder, 'a'))).rejects.toThrow('go round in a circle')
    output.discard()
  })

  test.each(['file', 'folder'])('a named pipe is written to: of a %s', async (kind) => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const output = new StagedOutput()
    const reading = readFile(pipe, 'utf8')
    const place = kind === 'file' ? await output.file(pipe) : await output.folder(folder)
    await writeFile(kind === 'file' ? place : join(place, 'pipe'), 'through')
    await output.publish()
    expect(await reading).toBe('through')
    expect((await lstat(pipe)).isFIFO()).toBe(true)
    expect(await readdir(folder)).toEqual(['pipe'])
  })
})

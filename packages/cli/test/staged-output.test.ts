import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

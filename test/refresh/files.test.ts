import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DownloadError, download } from '../../scripts/refresh/download.ts'
import type { PartName } from '../../scripts/refresh/part.ts'
import { UNICODE_FILES } from '../../scripts/refresh/unicode.ts'
import { writeFiles } from '../../scripts/refresh/write-files.ts'
import { root } from '../workspace.ts'
import { folderOf, noProgress } from './folders.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('files are written whole, in folders that need not exist', () => {
  const folder = folderOf({ a: 'old' })
  writeFiles([
    { path: join(folder, 'a'), bytes: bytesOf('new') },
    { path: join(folder, 'b/c'), bytes: bytesOf('also') },
  ])
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new')
  expect(readFileSync(join(folder, 'b/c'), 'utf8')).toBe('also')
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('if one file cannot be written, none is', () => {
  const folder = folderOf({ a: 'old' })
  // A folder is in the place of the last file.
  mkdirSync(join(folder, 'c/d'), { recursive: true })
  const files = ['a', 'b', 'c'].map((name) => ({ path: join(folder, name), bytes: bytesOf('new') }))
  expect(() => writeFiles(files)).toThrow()
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('old')
  expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
})

function downloadTo(folder: string, parts: readonly PartName[], answer: () => Promise<Response>) {
  const asked: string[] = []
  const fetcher = (address: string) => {
    asked.push(address)
    return answer()
  }
  const clone = (address: string) => {
    asked.push(address)
    return null
  }
  const unicode = null
  const project = root
  const done = download({ folder, parts, unicode, project, progress: noProgress, fetcher, clone })
  return { asked, done }
}

test('downloads have the layout of the data folder', async () => {
  const folder = folderOf({})
  const answer = async () => new Response('Version 99.1.0 of the database')
  const { asked, done } = downloadTo(folder, ['psl', 'wpt', 'unicode', 'standards'], answer)
  await done
  expect(existsSync(join(folder, 'psl/public_suffix_list.dat'))).toBe(true)
  expect(readdirSync(join(folder, 'wpt'))).toContain('urlpatterntestdata.json')
  expect(readdirSync(join(folder, 'unicode/99.1.0'))).toEqual(
    expect.arrayContaining([...UNICODE_FILES, 'IdnaTestV2.txt', 'NormalizationTest.txt']),
  )
  expect(asked).toContain('https://www.unicode.org/Public/99.1.0/idna/IdnaMappingTable.txt')
  expect(asked).toContain('https://github.com/whatwg/url')
  const other = asked.filter((address) => /\/17\.|undefined|null/.test(address))
  expect(other).toEqual([])
})

test.each([
  [
    'no network',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
  ],
  ['a page that is not there', async () => new Response('', { status: 404 })],
])('%s is said in one line', async (_, answer) => {
  const { done } = downloadTo(folderOf({}), ['psl'], answer)
  const error = await done.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DownloadError)
  expect((error as Error).message).toMatch(
    /^https:\/\/publicsuffix\.org\S+ cannot be read \((?:ENOTFOUND|status 404)\): .*--from$/,
  )
})

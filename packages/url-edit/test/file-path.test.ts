import { FilePathError, filePathToUrl, type PathSystem, urlToFilePath } from '@waymark/url-edit'
import { parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

// Edge cases of rust-url's from_file_path and of node:url, written anew.
test.each<[path: string, system: PathSystem, href: string]>([
  ['/', 'posix', 'file:///'],
  ['/a b/é', 'posix', 'file:///a%20b/%C3%A9'],
  ['/100%/#1/?x', 'posix', 'file:///100%25/%231/%3Fx'],
  ['/a\\b', 'posix', 'file:///a%5Cb'],
  ['/a\nb\tc\r', 'posix', 'file:///a%0Ab%09c%0D'],
  ['/a/', 'posix', 'file:///a/'],
  ['//a//b', 'posix', 'file:///a/b'],
  ['/C:/../x', 'posix', 'file:///x'],
  ['/a//../b', 'posix', 'file:///b'],
  ['/a//..', 'posix', 'file:///'],
  ['/a/b//../../c', 'posix', 'file:///c'],
  ['/..', 'posix', 'file:///'],
  ['C:\\a\\\\..\\b', 'windows', 'file:///C:/b'],
  ['\\\\s\\t\\..\\x', 'windows', 'file://s/t/x'],
  ['\\\\s\\t\\..', 'windows', 'file://s/t/'],
  ['/C:/a', 'posix', 'file:///C:/a'],
  ['/C|/a', 'posix', 'file:///C%7C/a'],
  ['/a/./b/../c', 'posix', 'file:///a/c'],
  ['/%2e%2E/a', 'posix', 'file:///%252e%252E/a'],
  ['/\u{1f4a9}', 'posix', 'file:///%F0%9F%92%A9'],
  ['C:\\', 'windows', 'file:///C:/'],
  ['c:\\a b\\c.txt', 'windows', 'file:///c:/a%20b/c.txt'],
  ['C:/a/b', 'windows', 'file:///C:/a/b'],
  ['C:\\a#b%?', 'windows', 'file:///C:/a%23b%25%3F'],
  ['C:\\a\\..\\..\\b', 'windows', 'file:///C:/b'],
  ['\\\\server\\share\\a', 'windows', 'file://server/share/a'],
  ['//server/share', 'windows', 'file://server/share'],
  ['\\\\?\\C:\\a', 'windows', 'file:///C:/a'],
  ['\\\\?\\UNC\\server\\share\\a', 'windows', 'file://server/share/a'],
  ['\\\\10.0.0.1\\share', 'windows', 'file://10.0.0.1/share'],
])('%j on %s', (path, system, href) => {
  const url = filePathToUrl(path, system)
  expect(url.href).toBe(href)
  expect(parseUrl(href)!.href).toBe(href)
})

test.each<[path: string, system: PathSystem, start: number, end: number]>([
  ['a/b', 'posix', 0, 1],
  ['', 'posix', 0, 0],
  ['/a\0b', 'posix', 2, 3],
  ['/\ud800', 'posix', 1, 2],
  ['/\u{1f4a9}\udc00', 'posix', 3, 4],
  ['C:a', 'windows', 0, 1],
  ['\\a', 'windows', 0, 1],
  ['a\\b', 'windows', 0, 1],
  ['\\\\server', 'windows', 2, 8],
  ['\\\\server\\', 'windows', 2, 9],
  ['\\\\.\\COM1', 'windows', 2, 3],
  ['\\\\\uff4cocalhost\\C:\\x', 'windows', 2, 11],
  ['\\\\%2e\\pipe', 'windows', 2, 5],
  ['\\\\%41bc\\share', 'windows', 2, 7],
  ['\\\\10\\share', 'windows', 2, 4],
  ['\\\\\u00e9\\share', 'windows', 2, 3],
  ['\\\\s\\..', 'windows', 2, 6],
  ['\\\\?\\C:\\a/b', 'windows', 4, 10],
  ['\\\\?\\C:\\a\\..\\b', 'windows', 4, 13],
  ['\\\\a b\\share', 'windows', 2, 5],
  ['\\\\localhost\\share', 'windows', 2, 11],
])('%j on %s is refused', (path, system, start, end) => {
  expect(() => filePathToUrl(path, system)).toThrow(FilePathError)
  expect(() => filePathToUrl(path, system)).toThrow(expect.objectContaining({ start, end }))
})

test.each<[input: string, system: PathSystem, path: string]>([
  ['file:///a%20b/%C3%A9%25', 'posix', '/a b/é%'],
  ['file:/a/../b', 'posix', '/b'],
  ['file:///C:/a', 'posix', '/C:/a'],
  ['file:///a%5Cb', 'posix', '/a\\b'],
  ['file:///C|/a', 'windows', 'C:\\a'],
  ['file:///c:/a%20b/', 'windows', 'c:\\a b\\'],
  ['file://Server/share/a', 'windows', '\\\\server\\share\\a'],
])('%s on %s', (input, system, path) => {
  expect(urlToFilePath(parseUrl(input)!, system)).toBe(path)
})

test.each<[input: string, system: PathSystem, start: number, end: number]>([
  ['https://a.example/', 'posix', 0, 5],
  ['file://server/a', 'posix', 7, 13],
  ['file:///a%2Fb', 'posix', 9, 12],
  ['file:///a%00b', 'posix', 9, 12],
  ['file:///a%FF', 'posix', 7, 12],
  ['file:///a?b', 'posix', 9, 11],
  ['file:///a#b', 'posix', 9, 11],
  ['file:///C:/a%5cb', 'windows', 12, 15],
  ['file:///a', 'windows', 7, 9],
  ['file:///C:', 'windows', 7, 10],
  ['file://./pipe/x', 'windows', 7, 15],
  ['file://s/', 'windows', 7, 9],
])('%s on %s is refused', (input, system, start, end) => {
  expect(() => urlToFilePath(parseUrl(input)!, system)).toThrow(FilePathError)
  expect(() => urlToFilePath(parseUrl(input)!, system)).toThrow(
    expect.objectContaining({ start, end }),
  )
})

test('another system is refused', () => {
  expect(() => filePathToUrl('/a', 'darwin' as never)).toThrow("must be 'posix' or 'windows'")
  expect(() => urlToFilePath(parseUrl('file:///a')!, undefined as never)).toThrow('got undefined')
})

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[\0/\ud800-\udfff]/g, '_'))
  .filter((text) => text !== '.' && text !== '..')

test('paths come back on both systems', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const posix = `/${names.join('/')}`
      expect(urlToFilePath(filePathToUrl(posix, 'posix'), 'posix')).toBe(posix)
      const plain = names.map((each) => each.replaceAll('\\', '_'))
      for (const windows of [`C:\\${plain.join('\\')}`, `\\\\server\\share\\${plain.join('\\')}`]) {
        expect(urlToFilePath(filePathToUrl(windows, 'windows'), 'windows')).toBe(windows)
      }
    }),
    { numRuns: runs(5_000) },
  )
})

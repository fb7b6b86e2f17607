import { FilePathError, filePathToUrl, type PathSystem, urlToFilePath } from '@waymark/url-edit'
import { parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
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
  ['\\\\?\\UNC\\s\\t', 'windows', 'file://s/t'],
  ['\\\\?\\unc\\s\\t\\a\\', 'windows', 'file://s/t/a/'],
  ['\\\\?\\c:\\', 'windows', 'file:///c:/'],
  ['\\\\?\\C:\\...', 'windows', 'file:///C:/...'],
  ['\\\\s\\...', 'windows', 'file://s/...'],
  ['//s/t/', 'windows', 'file://s/t/'],
  ['/\\s\\t', 'windows', 'file://s/t'],
  ['\\\\localhosts\\t', 'windows', 'file://localhosts/t'],
  ['\\\\a_b\\t', 'windows', 'file://a_b/t'],
  ['\\\\A.B\\t', 'windows', 'file://a.b/t'],
  ['z:\\', 'windows', 'file:///z:/'],
  ['a:\\', 'windows', 'file:///a:/'],
  ['Z:\\..', 'windows', 'file:///Z:/'],
  ['C:\\a\\.', 'windows', 'file:///C:/a/'],
  ['\\\\s\\t\\.', 'windows', 'file://s/t/'],
  ['/a/.', 'posix', 'file:///a/'],
  ['/...', 'posix', 'file:///...'],
  ['/a/b/..', 'posix', 'file:///a/'],
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
  ['\\\\localhost.\\t', 'windows', 2, 12],
  ['\\\\..\\t', 'windows', 2, 4],
  ['\\\\...\\t', 'windows', 2, 5],
  ['\\\\s\\.', 'windows', 2, 5],
  ['\\\\', 'windows', 2, 2],
  ['\\\\?\\C:', 'windows', 0, 1],
  ['\\\\?\\x', 'windows', 0, 1],
  ['\\\\?\\UNC\\a', 'windows', 8, 9],
  ['\\\\?\\UNC\\localhost\\t', 'windows', 8, 17],
  ['\\\\?\\C:\\a\\.', 'windows', 4, 10],
  ['C:', 'windows', 0, 1],
  ['1:\\a', 'windows', 0, 1],
  ['CC:\\a', 'windows', 0, 1],
  ['@:\\', 'windows', 0, 1],
  ['[:\\', 'windows', 0, 1],
  ['', 'windows', 0, 0],
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
  ['file:///', 'posix', '/'],
  ['file:///C:/', 'windows', 'C:\\'],
  ['file:///z:/a', 'windows', 'z:\\a'],
  ['file:///C:/%zz%2', 'windows', 'C:\\%zz%2'],
  ['file://h/s', 'windows', '\\\\h\\s'],
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
  ['file://h//s', 'windows', 7, 11],
  ['file:///a%2fb', 'posix', 9, 12],
  ['file:///C:/a%2Fb', 'windows', 12, 15],
  ['file:///C:/a%5Cb', 'windows', 12, 15],
  ['file:///C:/a%00', 'windows', 12, 15],
  ['file:///C:/%FF', 'windows', 7, 14],
  ['file:///[:/', 'windows', 7, 11],
  ['file:///', 'windows', 7, 8],
  ['file:///?', 'posix', 8, 9],
  ['file:///#', 'posix', 8, 9],
  ['http://h/?q', 'posix', 0, 4],
])('%s on %s is refused', (input, system, start, end) => {
  expect(() => urlToFilePath(parseUrl(input)!, system)).toThrow(FilePathError)
  expect(() => urlToFilePath(parseUrl(input)!, system)).toThrow(
    expect.objectContaining({ start, end }),
  )
})

test('another system is refused', () => {
  expect(() => filePathToUrl('/a', 'darwin' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'system' }),
  )
  expect(() => urlToFilePath(parseUrl('file:///a')!, undefined as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'system' }),
  )
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

test.each([
  ['file:///a%2fb', '`%2f` would be a separator in the path'],
  ['file:///a%00', '`%00` would be a NUL in the path'],
])('the message for %s names what is wrong', (input, message) => {
  expect(() => urlToFilePath(parseUrl(input)!, 'posix')).toThrow(
    expect.objectContaining({ name: 'FilePathError', message }),
  )
})

test('the message for a path says what it has, and shows no password', () => {
  expect(() => filePathToUrl('/\0', 'posix')).toThrow('NUL')
  expect(() => filePathToUrl('/\ud800', 'posix')).toThrow('surrogate')
  expect(new FilePathError('no https://ann:secret@a.example/', 1, 2).message).toContain(
    ' https://ann:***@a.example/',
  )
})

test.each<[name: string, call: () => unknown, argument: string]>([
  ['a path that is no text', () => filePathToUrl(5 as never, 'posix'), 'path'],
  ['a system of paths', () => filePathToUrl('/a', 'linux' as never), 'system'],
  ['a URL that is no record', () => urlToFilePath('file:///a' as never, 'posix'), 'url'],
  ['a system of URLs', () => urlToFilePath(parseUrl('file:///a')!, 'linux' as never), 'system'],
])('%s is refused by name', (_, call, argument) => {
  expect(call).toThrow(expect.objectContaining({ name: 'ArgumentError', argument }))
})

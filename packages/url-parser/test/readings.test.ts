import { readFileSync } from 'node:fs'
import { parseHostText } from '@waymark/host/internal'
import { parseUrl, readUrl, type ValidationError } from '@waymark/url-parser'
import { Base, parseUrlText, UrlRecord } from '@waymark/url-parser/internal'
import { describe, expect, test } from 'vitest'
import { place, readBlocks, shownReading } from './shown-reading.ts'

const blocks = readBlocks(readFileSync(new URL('vectors/readings.txt', import.meta.url), 'utf8'))

describe('all that is read', () => {
  test.each(blocks)('of $input with the base $base', ({ input, base, expected }) => {
    const reading = readUrl(input, { base })
    expect(shownReading(reading)).toBe(expected)
    // Again, for what a reading leaves behind.
    expect(shownReading(readUrl(input, { base }))).toBe(expected)
    if (reading.errorsOf === 'input') {
      expect(shownReading(reading.reread(input))).toBe(expected)
      expect(shownReading(readUrl(input, { base: reading.base }))).toBe(expected)
    }
  })
})

describe('without a listener', () => {
  test.each(blocks)(
    'the same is parsed of $input with the base $base',
    ({ input, base, expected }) => {
      const href = expected.trimStart().split('\n')[0]!
      expect(parseUrl(input, { base })?.href.trimEnd() ?? 'null').toBe(href)
      if (base !== null) return
      const offsets = expected.split('\n')[1]!.trim()
      const text = parseUrlText(input, parseHostText)
      if (text === null) return expect(href).toBe('null')
      const {
        schemeEnd,
        usernameEnd,
        hostStart,
        hostEnd,
        portEnd,
        pathStart,
        searchStart,
        hashStart,
      } = text
      const found = [schemeEnd, usernameEnd, hostStart, hostEnd, portEnd, pathStart]
      expect([...found, searchStart, hashStart].join(' ')).toBe(offsets.replace(/ [a-z]+$/, ''))
    },
  )
})

describe('a reporter', () => {
  test.each(blocks)(
    'hears the errors of $input with the base $base',
    ({ input, base, expected }) => {
      const heard: string[] = []
      const record = base === null ? null : parseUrl(base)
      if (base !== null && record === null) return
      const url = parseUrl(input, {
        base: record,
        report: (name, start, end) => heard.push(`${name} ${place({ start, end })}`),
      })
      const lines = expected.split('\n').filter((line) => /^ {2}(?:error|failure) /.test(line))
      expect(heard).toEqual(lines.map((line) => line.replace(/^ {2}\w+ /, '')))
      expect(url === null).toBe(expected.includes('  failure '))
    },
  )
})

function errorsOf(input: string, base: string | null = null): readonly ValidationError[] {
  return readUrl(input, { base }).errors
}

test.each(blocks.filter(({ base }) => base === null))(
  'white space before $input moves its places and is an error of its own',
  ({ input }) => {
    // Of an input that has white space at its start, the error is another one.
    if (/^[\0-\x20]/.test(input) || /[\0-\x20]$/.test(input) || input === '') return
    const shifted = errorsOf(input).map(({ name, start, end }) => {
      return { name, start: start + 3, end: end + 3 }
    })
    expect(errorsOf(` \n\0${input}`)).toEqual([
      { name: 'invalid-URL-unit', start: 0, end: 3 },
      ...shifted,
    ])
  },
)

describe('a base', () => {
  const baseOf = (input: string) => UrlRecord.baseOf(parseUrl(input)!)

  test.each([
    ['http://u@a:81/b/c/d?e#f', 1, false, 'http://u@a:81/b/c/', 'http://u@a:81/b/', ''],
    ['http://a', 1, false, 'http://a/', 'http://a/', ''],
    ['web+x://a', 0, false, 'web+x://a/', 'web+x://a/', ''],
    ['web+x:/.//a/b', 0, false, 'web+x://a/', 'web+x://', ''],
    ['web+x:/a/b', 0, false, 'web+x:/a/', 'web+x:/', ''],
    ['mailto:a', 0, true, 'mailto:', 'mailto:', ''],
    ['file:///C:/a/b', 6, false, 'file:///C:/a/', 'file:///C:/', '/C:'],
    ['file:///C:', 6, false, 'file:///C:/', null, '/C:'],
    ['file:///C:?q', 6, false, 'file:///C:/', null, '/C:'],
    ['file:///C:a/b', 6, false, 'file:///C:a/', 'file:///', ''],
    ['file:///a', 6, false, 'file:///', 'file:///', ''],
    ['http://a/C:/b', 1, false, 'http://a/C:/', 'http://a/', ''],
    ['https://a/', 2, false, 'https://a/', 'https://a/', ''],
    ['ws://a/', 3, false, 'ws://a/', 'ws://a/', ''],
    ['wss://a/', 4, false, 'wss://a/', 'wss://a/', ''],
    ['ftp://a/', 5, false, 'ftp://a/', 'ftp://a/', ''],
  ])('%s gives its parts', (input, kind, isOpaque, folder, above, drive) => {
    const base = baseOf(input)
    expect(base.kind).toBe(kind)
    expect(base.isOpaque).toBe(isOpaque)
    const { href } = base.url
    expect(base.scheme()).toBe(href.slice(0, href.indexOf(':') + 1))
    for (const each of [base, base, new Base(base.url)]) {
      if (!isOpaque) {
        expect(each.folder()).toBe(folder)
        if (above !== null) expect(each.folder(1)).toBe(above)
        expect(each.folder(0)).toBe(folder)
      }
      expect(each.drive()).toBe(drive)
      expect(each.upToFragment()).toBe(href.split('#')[0])
      expect(each.upToQuery()).toBe(href.split(/[?#]/)[0])
      expect(each.upToQuery().startsWith(each.upToPath())).toBe(true)
    }
  })

  test('goes up as far as its root', () => {
    const base = baseOf('http://a/b/c/d/e?f')
    const folders = [4, 0, 3, 1, 2, 9].map((levels) => base.folder(levels))
    expect(folders).toEqual([
      'http://a/',
      'http://a/b/c/d/',
      'http://a/',
      'http://a/b/c/',
      'http://a/b/',
      'http://a/',
    ])
    expect(base.upToPath()).toBe('http://a')
    expect(baseOf('web+x:/.//a/b').upToPath()).toBe('web+x:')
  })
})

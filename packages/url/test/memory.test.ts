/**
 * @module-tag slow
 * @module-tag night
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { URL } from '@waymark/url'
import { describe, expect, test } from 'vitest'

// A crawler cuts links out of pages and keeps them. V8 makes what is cut out, and what is put together of it, a view
// of the page: a kept link must not keep its page.

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const PAGES = 12
const PAGE_SIZE = 1_000_000

/** In pages: what stays in use of what `make` gives for a link of each page. A collection takes long: one does for many links. */
function keptPages(links: readonly string[], make: (link: string) => unknown): number {
  const before = memoryInUse()
  const kept = links.flatMap((link) =>
    Array.from({ length: PAGES }, (_, i) => make(cutLink(link, i))),
  )
  const used = memoryInUse() - before
  expect(kept).toHaveLength(links.length * PAGES)
  return used / PAGE_SIZE
}

function cutLink(link: string, i: number): string {
  const page = Buffer.from(`<a href="${link}/${i}">`.padEnd(PAGE_SIZE), 'latin1').toString('latin1')
  return /href="([^"]*)"/.exec(page)![1]!
}

function memoryInUse(): number {
  // RegExp.input holds what the last expression was matched with.
  expect(/^x$/.test('x')).toBe(true)
  // What other files have left goes away in several collections.
  for (let last = Number.POSITIVE_INFINITY; ; ) {
    collect()
    const { heapUsed } = process.memoryUsage()
    if (heapUsed > last - PAGE_SIZE / 10) return heapUsed
    last = heapUsed
  }
}

test('a slice of a page keeps the page in memory, or the tests below would show nothing', () => {
  expect(keptPages(['/articles/2024'], (link) => link)).toBeGreaterThan(PAGES - 2)
})

const LINKS: Readonly<Record<string, string>> = {
  'a host in capitals': 'https://EXAMPLE.com/articles',
  'the default port': 'https://example.com:443/articles',
  'something to encode': 'https://example.com/arti cles',
  'dot segments': 'https://example.com/a/../articles',
  'white space around': ' https://example.com/articles',
  'white space around another scheme': ' foo://example.com/articles',
  'a missing slash': 'http:/example.com/articles',
  'an IPv6 address': 'http://[0::1]/articles',
  'a path alone': '/articles/2024/11',
  'a relative path': 'articles/2024/11',
  'dots in front': '../articles/2024/11',
  'a query alone': '?articles/2024/11',
}
const BASE = 'https://example.com/x/y'

test.each<[string, (link: string) => unknown]>([
  ['href', (link) => new URL(link, BASE).href],
  ['URL', (link) => new URL(link, BASE)],
])('no page is kept by the %s of a link', (_, make) => {
  if (keptPages(Object.values(LINKS), make) < 3) return
  const keeping = Object.entries(LINKS).filter(([, link]) => keptPages([link], make) >= 3)
  expect(keeping.map(([kind]) => kind)).toEqual([])
})

test.each(['hash', 'search', 'pathname', 'username'] as const)('%s takes no view', (part) => {
  const kept = keptPages(['/articles/2024/11'], (text) => {
    const url = new URL('https://EXAMPLE.com/')
    url[part] = text
    return url
  })
  expect(kept).toBeLessThan(3)
})

test.each(['hash', 'search'] as const)('what is taken away with %s is gone', (part) => {
  const mark = part === 'hash' ? '#' : '?'
  const before = memoryInUse()
  const url = new URL(`https://EXAMPLE.com/articles/2024${mark}${'x'.repeat(16 * PAGE_SIZE)}`)
  url[part] = ''
  expect(memoryInUse() - before).toBeLessThan(8 * PAGE_SIZE)
  expect(url.href).toBe('https://example.com/articles/2024')
})

test.each<[string, () => boolean]>([
  ['base', () => URL.canParse('x', `https://example.com/${'b'.repeat(16 * PAGE_SIZE)}`)],
  ['domain', () => URL.canParse(`https://${'ł'.repeat(2 * PAGE_SIZE)}.example/`)],
])('a long %s is not kept', (_, parse) => {
  const before = memoryInUse()
  expect(parse()).toBe(true)
  // Until the states run again, the registers of the parser have what they read last.
  expect(URL.canParse('é', 'https://example.com/')).toBe(true)
  expect(memoryInUse() - before).toBeLessThan(2 * PAGE_SIZE)
})

describe('a result is ASCII, so V8 needs one byte for each code unit', () => {
  const SIZE = 200_000

  /** The memory in use after `make`, in bytes per code unit of its results. */
  function keptUnits(make: (wide: string) => URL | string): number {
    const before = memoryInUse()
    const kept = Array.from({ length: 20 }, (_, i) => make(`${'x'.repeat(SIZE)}日${i}`))
    const used = memoryInUse() - before
    return used / kept.reduce((sum, each) => sum + String(each).length, 0)
  }

  test('a string of two bytes a code unit takes two, or the tests below would show nothing', () => {
    expect(keptUnits((wide) => wide.slice(0, -1))).toBeGreaterThan(1.8)
  })

  test.each<[string, (wide: string) => URL]>([
    ['path', (wide) => new URL(`https://example.com/${wide}`)],
    ['query', (wide) => new URL(`https://example.com/?${wide}`)],
    ['fragment', (wide) => new URL(`https://example.com/#${wide}`)],
    ['username', (wide) => new URL(`https://${wide}@example.com/`)],
    ['path below a host', (wide) => new URL(`https://日本.example/${wide.slice(0, SIZE)}`)],
    ['opaque path', (wide) => new URL(`mailto:${wide}`)],
    ['reference', (wide) => new URL(wide, 'https://example.com/')],
    [
      'fragment that is set',
      (wide) => Object.assign(new URL('https://example.com/'), { hash: wide }),
    ],
    [
      'path that is set',
      (wide) => Object.assign(new URL('https://example.com/'), { pathname: wide }),
    ],
    [
      'password that is set',
      (wide) => Object.assign(new URL('https://example.com/'), { password: wide }),
    ],
  ])('%s', (_, make) => {
    expect(keptUnits(make)).toBeLessThan(1.3)
  })
})

import { describe, expect, test } from 'vitest'
import { MAX_PATTERNS, ShapeCounter } from '../src/site-shape.ts'
import { runBuild } from './run-build.ts'
import { sourceOf } from './sources.ts'

type Pages = readonly Parameters<ShapeCounter['add']>[0][]

function shapeOf(pages: Pages) {
  const counter = new ShapeCounter()
  for (const page of pages) counter.add(page)
  return counter.shape()
}

/** The forms of URLs, with their numbers. */
const pathsOf = (...locs: readonly string[]) =>
  shapeOf(locs.map((loc) => ({ loc }))).paths.map(({ pattern, pages }) => [pattern, pages])

const pages = (form: (n: number) => string) => Array.from({ length: 3 }, (_, n) => form(n))

test('pages are counted by their folder, whether or not their URLs end in a slash', async () => {
  for (const end of ['', '/']) {
    const locs = [
      ...pages((n) => `https://a.example/item-${n}${end}`),
      ...pages((n) => `https://a.example/de/item-${n}${end}`),
      ...pages((n) => `https://a.example/shop/item-${n}${end}`),
    ]
    const text = locs.map((loc) => `${JSON.stringify({ loc })}\n`).join('')
    const { report } = await runBuild(sourceOf(text), { config: { trailingSlash: 'preserve' } })
    expect(report.paths).toEqual([
      { pattern: `https://a.example/{page}${end}`, pages: 3 },
      { pattern: `https://a.example/{lang}/{page}${end}`, pages: 3 },
      { pattern: 'https://a.example/shop/…', pages: 3 },
    ])
  }
})

describe('the form of a URL', () => {
  test.each([
    ['https://a.example', 'https://a.example'],
    ['https://a.example/', 'https://a.example/'],
    ['https://a.example/?x=/y/z', 'https://a.example/'],
    ['https://a.example/#/y/z', 'https://a.example/'],
    ['https://a.example/x', 'https://a.example/{page}'],
    ['https://a.example/x/', 'https://a.example/{page}/'],
    ['https://a.example/x/?y', 'https://a.example/{page}/'],
    ['https://a.example/x/y', 'https://a.example/x/…'],
    ['https://a.example/x/y/z', 'https://a.example/x/…'],
    ['https://a.example/de', 'https://a.example/{lang}'],
    ['https://a.example/de/', 'https://a.example/{lang}/'],
    ['https://a.example/de-AT/x', 'https://a.example/{lang}/{page}'],
    ['https://a.example/DE_at/x/', 'https://a.example/{lang}/{page}/'],
    ['https://a.example/de/x/y', 'https://a.example/{lang}/x/…'],
    ['https://a.example/de/x/y/z', 'https://a.example/{lang}/x/…'],
    ['https://a.example/deu/x', 'https://a.example/deu/…'],
    ['https://a.example/de-AUT/x', 'https://a.example/de-AUT/…'],
    ['https://a.example/d/x', 'https://a.example/d/…'],
    ['http://a.example:80/x', 'http://a.example:80/{page}'],
    ['HTTPS://A.example/x', 'HTTPS://A.example/{page}'],
  ])('of %s is %s', (loc, pattern) => {
    expect(pathsOf(loc)).toEqual([[pattern, 1]])
  })

  test.each([
    '/x',
    'ftp://a.example/x',
    'https:/a.example/x',
    'https://u@a.example/x',
    'https://u:secret@a.example/x',
    ' https://a.example/x',
    'mailto:https://a.example/x',
  ])('of %s does not count', (loc) => {
    expect(pathsOf(loc)).toEqual([])
  })

  test('counts up to a length', () => {
    const loc = `https://a.example/${'x'.repeat(4096)}`
    expect(pathsOf(loc.slice(0, 4096))).toEqual([['https://a.example/{page}', 1]])
    expect(pathsOf(loc.slice(0, 4097))).toEqual([])
  })

  test('has a language that pages have, which comes before it', () => {
    const loc = 'https://a.example/nds/x'
    expect(shapeOf([{ loc, lang: 'NDS' }]).paths[0]?.pattern).toBe(
      'https://a.example/{lang}/{page}',
    )
    expect(shapeOf([{ loc }, { loc: 'x', lang: 'nds' }]).paths[0]?.pattern).toBe(
      'https://a.example/nds/…',
    )
  })

  test('is among the most frequent ones, up to a number', () => {
    const rare = Array.from({ length: MAX_PATTERNS + 5 }, (_, n) => `https://a.example/${n}0000/x`)
    const found = pathsOf(...rare, rare[54]!, rare[53]!, rare[53]!)
    expect(found).toHaveLength(MAX_PATTERNS)
    expect(found.slice(0, 3)).toEqual([
      ['https://a.example/530000/…', 3],
      ['https://a.example/540000/…', 2],
      ['https://a.example/00000/…', 1],
    ])
  })

  test('is no longer new after ten thousand, and known ones still count', () => {
    const many = Array.from({ length: 10_001 }, (_, n) => `https://a.example/${n}-/x`)
    const counter = new ShapeCounter()
    for (const loc of [...many, many[9999]!, many[10_000]!]) counter.add({ loc })
    expect(counter.shape().paths[0]).toEqual({ pattern: 'https://a.example/9999-/…', pages: 2 })
    expect(counter.shape().paths[1]).toEqual({ pattern: 'https://a.example/0-/…', pages: 1 })
  })
})

describe('the links between languages', () => {
  const link = (lang: string, loc = 'x') => ({ lang, loc })

  test('are counted by the language of the page and of the link, in any case', () => {
    const { matrix } = shapeOf([
      { loc: 'a', lang: 'en', alternates: [link('de'), link('DE'), link('fr')] },
      { loc: 'b', lang: 'EN', alternates: [link('de')] },
      { loc: 'c', alternates: [link('en'), link('x-default')] },
      { loc: 'd', lang: 'it', alternates: [] },
      { loc: 'e', lang: 'ja' },
    ])
    expect(matrix).toEqual({ en: { de: 3, fr: 1 }, '': { en: 1, 'x-default': 1 } })
  })

  test('are not those of a page to itself', () => {
    const alternates = [link('en', 'a'), link('de', 'b'), link('x-default', 'a')]
    expect(shapeOf([{ loc: 'a', lang: 'en', alternates }]).matrix).toEqual({ en: { de: 1 } })
  })

  test('are those of two hundred languages at most', () => {
    const names = Array.from({ length: 201 }, (_, n) => `en-x-${n}`)
    const { matrix } = shapeOf([
      ...names.map((lang) => ({ loc: 'a', lang, alternates: [link('de')] })),
      { loc: 'a', lang: names[200]!, alternates: [link('de')] },
      { loc: 'a', lang: names[199]!, alternates: [link('de')] },
    ])
    expect(Object.keys(matrix)).toEqual(names.slice(0, 200))
    expect([matrix[names[199]!], matrix[names[0]!]]).toEqual([{ de: 2 }, { de: 1 }])
  })

  test('are those to two hundred languages at most, however they are written', () => {
    const names = Array.from({ length: 201 }, (_, n) => `en-x-${n}`)
    const links = [...names, ...names.map((name) => name.toUpperCase()), ...names].map((lang) =>
      link(lang),
    )
    const { matrix } = shapeOf([{ loc: 'a', lang: 'de', alternates: links }])
    expect(matrix['de']).toEqual(Object.fromEntries(names.slice(0, 200).map((name) => [name, 3])))
  })
})

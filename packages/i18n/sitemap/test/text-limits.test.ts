import { createSitemapReader } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { IMAGE, LOC, loc, NAMESPACES, urlset } from './documents.ts'
import { problemsOf } from './found.ts'

describe('a value may be as long as its limit, its end tag counted', () => {
  const MOST = 4_096
  const spaces = (length: number) => ' '.repeat(length)
  const long = 'y'.repeat(50)

  test.each<[string, string, string, (length: number) => string]>([
    ['loc-too-long', 'loc', '', (length) => `<loc>${spaces(length - 24)}${loc}</loc>`],
    ['loc-too-long', 'loc', '', (length) => `<loc>${loc}<!--${spaces(length - 31)}--></loc>`],
    [
      'element-too-long',
      'lastmod',
      LOC,
      (length) => `<lastmod>2026${spaces(length - 14)}</lastmod>`,
    ],
  ])('%s: %s', (code, name, before, write) => {
    const read = (length: number) =>
      problemsOf(
        urlset(`<url>${before}\n ${write(length)}</url>`, {
          maxTextLength: MOST,
        }),
      )
    expect(read(MOST)).toEqual([])
    expect(read(MOST + 1)).toEqual([
      [code, 'error', 'file', null, '3:2', { element: name, most: MOST }],
    ])
  })

  test('an element of an extension, with all that is in it', () => {
    const rest = '<i:loc>https://a.example/i</i:loc></i:image>'
    const read = (length: number) =>
      urlset(`<url>${LOC}\n <i:image>${spaces(length - rest.length)}${rest}</url>`, {
        maxTextLength: MOST,
        extensions,
      })
    expect(problemsOf(read(MOST))).toEqual([])
    expect(problemsOf(read(MOST + 1))).toEqual([
      ['element-too-long', 'error', 'file', null, '3:2', { element: 'i:image', most: MOST }],
    ])
    const namespaces = `xmlns:${long}="${IMAGE}"`
    const elements = `<${long}:image ${namespaces}>${spaces(5_000)}</${long}:image>`
    const [found] = problemsOf(
      urlset(`<url>${elements}</url>`, { maxTextLength: MOST, extensions }),
    )
    expect(found?.[5]).toEqual({ element: `${long}:image`, most: MOST })
  })

  test('is refused as soon as it is longer, whatever comes', () => {
    for (const part of ['<!---->x', 'x&amp;', '<b>', '<b/>']) {
      const reader = createSitemapReader({ maxTextLength: MOST, maxDepth: 1_024 })
      reader.write(`<urlset ${NAMESPACES}><url><lastmod>${spaces(MOST - 1)}`)
      const items = [...reader.write(part), ...reader.write(part)]
      expect(problemsOf(items).map(([code]) => code)).toEqual(['element-too-long'])
    }
  })

  test('and each value has the limit for itself, while what is not read has none', () => {
    const value = `<lastmod>2026${spaces(MOST - 14)}</lastmod>`
    const other = `<o:o xmlns:o="o">${spaces(9_000)}</o:o>`
    const items = urlset(`<url>${LOC}${value}</url><url>${LOC}${other}${value}</url>`, {
      maxTextLength: MOST,
    })
    expect(problemsOf(items)).toEqual([])
  })
})

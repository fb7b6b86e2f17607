import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { demoIn, pathOf } from '../src/address.ts'
import { pagesIn } from '../src/all-pages.ts'
import { apiPackages } from '../src/api-entries.ts'
import { LANGUAGES } from '../src/languages.ts'
import { searchIndex } from '../src/search-index.ts'
import { searchOptions } from '../src/search-options.ts'
import { stemOf } from '../src/search-stems.ts'
import { searchTerm, searchTerms } from '../src/search-terms.ts'
import { askedPaths } from '../src/search-words.ts'
import { BLIND, NEEDED, QUERIES, type Query } from './queries.ts'

const packages = apiPackages.flatMap(({ entries }) => entries)

describe.each(LANGUAGES)('the search in $name', ({ code: language, prefix }) => {
  const json = searchIndex(language)
  const index = MiniSearch.loadJSON(json, searchOptions)

  /** The paths of the first three results, from the root of the language. */
  const first = (query: string) =>
    index
      .search(query)
      .slice(0, 3)
      .map(({ id }) => String(id).slice(1).replace(prefix, ''))

  const missed = (queries: readonly Query[]) =>
    queries.flatMap(([query, pages]) => {
      const found = first(query)
      return found.some((path) => pages.split(' ').some((page) => isAnswer(path, page)))
        ? []
        : [`${query}: ${found.join(' ')}`]
    })

  test('has an index below 250 kB', () => {
    expect(gzipSync(`export default ${JSON.stringify(json)}`).length).toBeLessThan(250_000)
  })

  test('has each page once, and what it is about', () => {
    const all = index.search(MiniSearch.wildcard)
    expect(all.filter(({ id, about }) => String(id).includes('#') || about === '')).toEqual([])
    const pages = pagesIn(language).map(({ path }) => pathOf(language, path))
    const others = packages.map(({ path }) => pathOf('en', path))
    const expected = [demoIn(language), '/api/', ...pages, ...others]
    expect(all.map(({ id }) => id).sort()).toEqual(expected.sort())
  })

  test('finds every page by its title', () => {
    const titled = [
      ...pagesIn(language).map(({ title, path }) => [title, path] as const),
      ...packages.map(({ name, path }) => [name, path] as const),
    ]
    expect(titled.filter(([title, path]) => !first(title).includes(path))).toEqual([])
  })

  test('answers what its words were written for', () => {
    expect(missed(QUERIES[language])).toEqual([])
  })

  test('answers what they were not written for', () => {
    const { length } = BLIND[language]
    const wrong = missed(BLIND[language])
    expect(length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(NEEDED[language])
  })
})

/** The demo says its language in its path, and each command has a page of its own. */
function isAnswer(path: string, page: string): boolean {
  return page === 'cli/' || page === 'play/' ? path.startsWith(page) : path === page
}

test('every page with words for the search exists', () => {
  const paths = new Set([
    'play/',
    'api/',
    ...pagesIn('en').map(({ path }) => path),
    ...packages.map(({ path }) => path),
  ])
  expect(askedPaths.filter((path) => !paths.has(path))).toEqual([])
})

test('generated headings and the texts of codes are not in the index', () => {
  const json = searchIndex('en')
  const idsBy = (fields: string[], query: string) =>
    MiniSearch.loadJSON(json, searchOptions)
      .search(query, { fields })
      .map(({ id }) => String(id))
  const withHeadings = idsBy(['headings'], 'options source examples')
  expect(withHeadings.filter((id) => /^\/(?:rules|methods|presets|codes)\//.test(id))).toEqual([])
  expect(idsBy(['headings'], 'createRuleRunner')).toContain('/api/normalize/')
  expect(idsBy(['text'], 'scheme').filter((id) => /^\/codes\/./.test(id))).toEqual([])
})

test('a name is one word, and its parts', () => {
  expect(searchTerms('URLSearchParams', 'text')).toEqual([
    'URLSearchParams',
    'URL',
    'Search',
    'Params',
  ])
  expect(searchTerms('BigQuery', 'text')).toEqual(['BigQuery'])
  expect(searchTerms('ERR_INVALID_URL', 'text')).toEqual(['ERRINVALIDURL', 'ERR', 'INVALID', 'URL'])
  expect(searchTerms('domain-to-ASCII', 'title')[0]).toBe('=domaintoASCII')
  expect(searchTerms('site map')).toEqual(['=sitemap', 'sitemap', 'site', 'map'])
})

test('Japanese is known words, and each two neighbouring characters of others, without particles', () => {
  expect(searchTerms('重複とは', 'text')).toEqual(['duplicate'])
  expect(searchTerms('共有カード', 'text')).toEqual(['共有', '有カ', 'カー', 'ード'])
  expect(searchTerms('バリデーション', 'text')).toEqual(['validate'])
})

test('forms and synonyms of a word are one', () => {
  const stems = (words: string) => new Set(words.split(' ').map(stemOf)).size
  expect(stems('encode encodes encoded encoding encoder encoders')).toBe(1)
  expect(stems('ссылка ссылки ссылок ссылками')).toBe(1)
  expect(stems('кодирование кодировать кодирования')).toBe(1)
  expect(['access', 'string', 'utm', '重複'].map(stemOf)).toEqual([
    'access',
    'string',
    'utm',
    '重複',
  ])
  expect(['Strip', 'removing', 'удалить'].map(searchTerm)).toEqual(['remov', 'remov', 'remov'])
  expect(searchTerm('the')).toBeNull()
  expect(searchTerm('Ещё')).toBeNull()
})

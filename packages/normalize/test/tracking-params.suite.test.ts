import { readFileSync } from 'node:fs'
import { type NormalizeOptions, normalize } from '@waymark/normalize'
import {
  findTrackingParameters,
  TRACKING_LISTS,
  TRACKING_PARAMETERS,
  TRACKING_PARAMS,
  TRACKING_SITES,
} from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'
import { isMissing } from '../../../test/data.ts'
import { errorWith } from '../../../test/error-with.ts'
import { generate, readSource, readSources } from '../scripts/generate.ts'

test('each parameter has a vendor, sources and a sentence on what breaks', () => {
  const names = TRACKING_PARAMETERS.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(500)
  const places = TRACKING_PARAMETERS.flatMap(({ name, sites, removed }) =>
    (removed === 'on-sites' ? sites : [removed === 'never' ? 'never' : '*']).map(
      (site) => `${name} ${site}`,
    ),
  )
  expect(new Set(places).size).toBe(places.length)
  for (const entry of TRACKING_PARAMETERS) {
    expect(entry.name).toMatch(/^[\w$.[\]-]+\*?$/)
    expect(entry.vendor).not.toBe('')
    expect(entry.ifRemoved).toMatch(/^[A-Z].*\.$/)
    expect(entry.sources.length, entry.name).toBeGreaterThan(0)
    for (const { url } of entry.sources) expect(url).toMatch(/^https?:\/\//)
  }
})

test('certainty says what the sources say', () => {
  const publishers = new Map(Object.values(TRACKING_LISTS).map((list) => [list.title, list]))
  for (const { name, certainty, sources } of TRACKING_PARAMETERS) {
    const isDocumented = sources.some(({ kind }) => kind === 'vendor')
    const lists = new Set(sources.map(({ list }) => publishers.get(list ?? '')?.publisher))
    lists.delete(undefined)
    if (certainty === 'documented') expect(isDocumented, name).toBe(true)
    if (certainty === 'corroborated') expect([isDocumented, lists.size > 1]).toEqual([false, true])
    if (certainty === 'reported') expect([isDocumented, lists.size < 2]).toEqual([false, true])
  }
})

test('the defaults of the rule are what the table says', () => {
  const removed = (where: string) =>
    TRACKING_PARAMETERS.filter((entry) => entry.removed === where).map(({ name }) => name)
  expect(TRACKING_PARAMS).toEqual(removed('everywhere'))
  const denied = TRACKING_SITES.flatMap(({ deny = [] }) => deny)
  expect([...new Set(denied)].sort()).toEqual([...new Set(removed('on-sites'))].sort())
  for (const { name, removed, reason, sites, path, certainty } of TRACKING_PARAMETERS) {
    expect([name, reason !== null]).toEqual([name, removed === 'never'])
    expect([name, sites.length > 0]).toEqual([name, removed === 'on-sites'])
    if (path !== null)
      expect([name, path, removed]).toEqual([name, expect.stringMatching(/^\//), 'on-sites'])
    if (certainty === 'ambiguous') expect([name, removed]).not.toEqual([name, 'everywhere'])
  }
  expect(TRACKING_SITES.find(({ site }) => site === 'spotify.com')?.deny).toEqual(['si'])
})

test('the generated files are what the sources make', () => {
  const sources = readSources()
  if (isMissing(...sources.map(({ file }) => file))) return
  const files = generate(sources, (file) => readSource(sources.find((s) => s.file === file)!))
  for (const [name, text] of Object.entries(files)) {
    const there = readFileSync(new URL(`../src/generated/${name}`, import.meta.url), 'utf8')
    expect(there, 'run: pnpm --filter @waymark/normalize generate').toBe(text)
  }
})

test('a parameter is found by its name', () => {
  expect(findTrackingParameters('utm_source').map(({ name }) => name)).toEqual(['utm_*'])
  expect(findTrackingParameters('UTM_Source')[0]?.vendor).toBe('Google Analytics')
  expect(findTrackingParameters('WickedID')[0]?.certainty).toBe('documented')
  expect(findTrackingParameters('GCLID')).toEqual([])
  expect(findTrackingParameters('id')).toEqual([])
})

const remove = (url: string, options: NormalizeOptions = {}) =>
  normalize(url, ['remove-tracking-params'], options)

test('letter case matters for a name unless a source says otherwise', () => {
  const url = 'https://e.example/?Fbclid=1&GCLID=2&WickedID=3&scCid=4&ScCid=5'
  expect(remove(url)).toBe('https://e.example/?GCLID=2&scCid=4')
  expect(remove(url, { caseSensitive: false })).toBe('https://e.example/')
  expect(remove(url, { caseSensitive: true })).toBe(
    'https://e.example/?Fbclid=1&GCLID=2&WickedID=3&scCid=4',
  )
  expect(remove('https://e.example/?Ref=1&FBCLID=2', { params: ['ref', 'fbclid'] })).toBe(
    'https://e.example/?Ref=1',
  )
})

test('names can be added and excepted without giving the table again', () => {
  const url = 'https://e.example/?utm_source=1&utm_id=2&ref=3&a_b=4&id=5'
  const options = { moreParams: ['ref', 'a_*'], exceptParams: ['utm_id'] }
  expect(remove(url, options)).toBe('https://e.example/?utm_id=2&id=5')
  const sites = [{ site: 'e.example', deny: ['utm_id', 'id'] }]
  expect(remove(url, { ...options, sites })).toBe('https://e.example/?utm_id=2')
})

test('a parameter is kept on the paths where it does something', () => {
  for (const path of ['unsubscribe', 'x/UnsubscribePage.html', 'emailWebview']) {
    const url = `https://e.example/${path}?mkt_tok=1`
    expect(remove(url)).toBe(url)
    expect(remove(url, { model: 'rfc3986' })).toBe(url)
  }
  expect(remove('https://e.example/guide?mkt_tok=1')).toBe('https://e.example/guide')
  expect(remove('https://app.e.example/email/elt/?h_sid=1&gclid=2')).toBe(
    'https://app.e.example/email/elt/?h_sid=1',
  )
  expect(remove('https://urldefense.com/v3/?utm_id=1')).toBe('https://urldefense.com/v3/?utm_id=1')
})

test('a list of the caller can be for some paths, or for every site', () => {
  const sites = [
    { site: 'e.example', path: '/shop/*', deny: ['ref'] },
    { site: '*', deny: ['sid'] },
    { site: 'f.example', path: '/a', allow: ['gclid'] },
  ]
  expect(remove('https://e.example/shop/1?ref=1&sid=2', { sites })).toBe('https://e.example/shop/1')
  expect(remove('https://e.example/1?ref=1&sid=2', { sites })).toBe('https://e.example/1?ref=1')
  expect(remove('https://f.example/a?gclid=1', { sites })).toBe('https://f.example/a?gclid=1')
  expect(remove('https://f.example/b?gclid=1', { sites })).toBe('https://f.example/b')
  expect(remove('http://[::1]/?sid=1', { sites })).toBe('http://[::1]/')
})

test('a list that is changed after a call counts as it is now', () => {
  const names = ['ref']
  const sites = [{ site: 'e.example', deny: names }]
  const url = 'https://e.example/?ref=1&sid=2'
  expect(remove(url, { moreParams: names })).toBe('https://e.example/?sid=2')
  expect(remove(url, { sites })).toBe('https://e.example/?sid=2')
  names[0] = 'sid'
  expect(remove(url, { sites })).toBe('https://e.example/?ref=1')
  names.push('ref')
  expect(remove(url, { sites })).toBe('https://e.example/')
})

test('a list with a misspelt member is refused', () => {
  const sites = [{ site: 'e.example', alow: ['gclid'] }]
  expect(() => remove('https://e.example/', { sites })).toThrow(
    errorWith({ option: 'sites', code: 'option-wrong' }),
  )
})

test('stars match any string, also between two others', () => {
  const on = (query: string) =>
    normalize(`https://e.example/?${query}`, ['remove-tracking-params'], {
      params: ['a*b*c', 'x*'],
    })
  expect(on('abc&a_b_c&x&xy')).toBe('https://e.example/')
  expect(on('ac&a_c&abcd&yx&abb')).toBe('https://e.example/?ac&a_c&abcd&yx&abb')
})

test('a list for a site says what goes there, and what stays', () => {
  const sites = [{ site: 'shop.example', allow: ['utm_id', 'g*'], deny: ['ref', 'x_*'] }]
  const on = (host: string) =>
    normalize(
      `https://${host}/?utm_id=1&gclid=2&ref=3&x_y=4&fbclid=5`,
      ['remove-tracking-params'],
      {
        sites,
      },
    )
  expect(on('shop.example')).toBe('https://shop.example/?utm_id=1&gclid=2')
  expect(on('www.shop.example.')).toBe('https://www.shop.example./?utm_id=1&gclid=2')
  expect(on('notshop.example')).toBe('https://notshop.example/?ref=3&x_y=4')
})

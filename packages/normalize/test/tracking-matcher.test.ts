import { type NormalizeOptions, normalize } from '@waymark/normalize'
import {
  findTrackingParameters,
  TRACKING_LISTS,
  TRACKING_PARAMETERS,
} from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'
import { trackingMatcher } from '../src/tracking-matcher.ts'

const remove = (url: string, options: NormalizeOptions = {}) =>
  normalize(url, ['remove-tracking-params'], options)

const SITES = [
  { site: 'a.example', deny: ['ref'], allow: ['gclid'] },
  { site: 'b.a.example', deny: ['src'] },
  { site: '*', path: '/sale/*', deny: ['x'], allow: ['fbclid'] },
  { site: '*', deny: ['y*'] },
]

test.each([
  ['https://a.example/?ref=1&src=1&gclid=1&utm_id=1&x=1&y1=1&z=1', '?src=1&gclid=1&x=1&z=1'],
  ['https://a.example./?ref=1&gclid=1', '?gclid=1'],
  ['https://b.a.example/?ref=1&src=1&gclid=1', '?gclid=1'],
  ['https://c.a.example/?ref=1&src=1&gclid=1', '?src=1&gclid=1'],
  ['https://ca.example/?ref=1&src=1&gclid=1', '?ref=1&src=1'],
  ['https://example/?ref=1&gclid=1', '?ref=1'],
  ['https://c.example/sale/b?x=1&fbclid=1&ref=1', '?fbclid=1&ref=1'],
  ['https://c.example/sale?x=1&fbclid=1', '?x=1'],
  ['https://1.2.3.4/sale/?x=1&fbclid=1&y=1&utm_id=1', '?fbclid=1'],
  ['mailto:a@a.example?ref=1&y=1&z', '?ref=1&y=1&z'],
])('by lists for sites, %s keeps %s', (url, query) => {
  const result = remove(url, { sites: SITES })
  expect(result).toBe(url.replace(/\?.*/, query))
  const written = normalize(url.replace('example/', 'EXAMPLE/'), ['remove-tracking-params'], {
    sites: SITES,
    model: 'rfc3986',
  })
  expect(written?.replace('EXAMPLE', 'example')).toBe(url.replace(/\?.*/, query))
})

test.each<[NormalizeOptions, string]>([
  [{}, '?q&REF&ref'],
  [{ params: ['ref'] }, '?q&REF&utm_id&UTM_ID&Fbclid'],
  [{ params: ['REF'] }, '?q&ref&utm_id&UTM_ID&Fbclid'],
  [{ params: ['ref'], caseSensitive: false }, '?q&utm_id&UTM_ID&Fbclid'],
  [{ params: ['ref'], caseSensitive: true }, '?q&REF&utm_id&UTM_ID&Fbclid'],
  [{ params: ['FBCLID'] }, '?q&REF&ref&utm_id&UTM_ID'],
  [{ params: [] }, '?q&REF&ref&utm_id&UTM_ID&Fbclid'],
  [{ params: ['utm_*'] }, '?q&REF&ref&Fbclid'],
  [{ params: ['*'] }, ''],
  [{ params: ['*'], exceptParams: ['r*', 'UTM_*'] }, '?ref&utm_id&UTM_ID'],
  [{ moreParams: ['ref'] }, '?q&REF'],
  [{ exceptParams: ['utm_id'] }, '?q&REF&ref&utm_id'],
  [{ caseSensitive: true }, '?q&REF&ref&UTM_ID&Fbclid'],
  [{ sites: [] }, '?q&REF&ref'],
  [
    { sites: [{ site: 'e.example', allow: ['*'], deny: ['ref'] }] },
    '?q&REF&ref&utm_id&UTM_ID&Fbclid',
  ],
  [{ sites: [{ site: 'e.example', deny: ['ref'] }], exceptParams: ['ref'] }, '?q&REF&ref'],
])('with %j, the rule leaves %j', (options, query) => {
  const url = 'https://e.example/?q&REF&ref&utm_id&UTM_ID&Fbclid'
  expect(remove(url, { sites: [], ...options })).toBe(`https://e.example/${query}`)
})

test.each([
  ['', false],
  ['ref', true],
  ['ref=1', true],
  ['a&ref=1', true],
  ['a=1&b=2&ref', true],
  ['=ref', false],
  ['aref=1', false],
  ['refs=1', false],
  ['%72ef=1', true],
  ['re%66', true],
  ['Ref', false],
  ['x1', true],
  ['\u00e9=1', true],
  ['%C3%A9=1', true],
  ['site', true],
  ['a+b=1', true],
  ['&&', false],
])('the query %j may have something for the rule: %s', (query, expected) => {
  const matcher = trackingMatcher({
    params: ['ref', 'x*', '\u00e9'],
    moreParams: ['a b'],
    sites: [{ site: 'a.example', deny: ['site'] }, { site: '*' }],
  })
  expect(matcher.isFoundIn(query)).toBe(expected)
})

test('a pattern of a star, and an empty name, may be anywhere', () => {
  expect(trackingMatcher({ params: ['*z'], sites: [] }).isFoundIn('a&bz')).toBe(true)
  expect(trackingMatcher({ params: ['*z'], sites: [] }).isFoundIn('a&b')).toBe(false)
  expect(trackingMatcher({ params: [''], sites: [] }).isFoundIn('a')).toBe(true)
  expect(trackingMatcher({ params: [], sites: [] }).isFoundIn('a&b')).toBe(false)
  expect(remove('https://e.example/?a&=1&b', { params: [''], sites: [] })).toBe(
    'https://e.example/?a&b',
  )
})

test('a matcher is used again only for options of the same content', () => {
  const options = () => ({
    params: ['a'],
    moreParams: ['b'],
    exceptParams: ['c'],
    sites: [{ site: 's', path: '/', allow: ['d'], deny: ['e'] }],
    caseSensitive: true,
  })
  const first = trackingMatcher(options())
  expect(trackingMatcher(options())).toBe(first)
  const site = options().sites[0]!
  for (const change of [
    { params: ['x'] },
    { params: ['a', 'b'], moreParams: [] },
    { moreParams: ['x'] },
    { moreParams: undefined },
    { exceptParams: ['x'] },
    { exceptParams: [] },
    { sites: [] },
    { sites: undefined },
    { sites: [site, site] },
    { sites: [{ ...site, site: 'x' }] },
    { sites: [{ ...site, path: '/x' }] },
    { sites: [{ ...site, allow: ['x'] }] },
    { sites: [{ ...site, deny: ['x'] }] },
    { sites: [{ ...site, allow: [], deny: ['d', 'e'] }] },
    { caseSensitive: false },
    { caseSensitive: undefined },
  ]) {
    const same = trackingMatcher(options())
    expect(trackingMatcher({ ...options(), ...change }), JSON.stringify(change)).not.toBe(same)
  }
})

test('the path is asked for only if a list depends on it', () => {
  const matcher = trackingMatcher({
    params: ['a'],
    sites: [{ site: 's', path: '/p*', deny: ['b'] }],
  })
  let asked = 0
  const path = () => {
    asked++
    return '/page'
  }
  const other = matcher.onHost('other', path)
  expect([other('a'), other('b'), asked]).toEqual([true, false, 0])
  const here = matcher.onHost('t.s', path)
  expect([here('c'), asked]).toEqual([false, 0])
  expect([here('b'), asked]).toEqual([true, 1])
})

test('what the table says of a parameter is found by its name', () => {
  expect(findTrackingParameters('gclid')).toMatchObject([
    {
      name: 'gclid',
      vendor: 'Google Ads',
      kind: 'click',
      removed: 'everywhere',
      caseSensitive: true,
    },
  ])
  expect(findTrackingParameters('Gclid')).toEqual([])
  expect(findTrackingParameters('FBCLID').map(({ name }) => name)).toEqual(['fbclid'])
  expect(findTrackingParameters('utm_').map(({ name }) => name)).toEqual(['utm_*'])
  expect(findTrackingParameters('utm').map(({ removed }) => removed)).toEqual(['never'])
  expect(findTrackingParameters('')).toEqual([])
  // A name that means something else on each site.
  const trk = findTrackingParameters('trk').map(({ sites }) => sites)
  expect(trk).toEqual([
    ['linkedin.com'],
    ['ft.com', 'therecord.media'],
    ['bloomberg.com', 'bloomberglaw.com'],
  ])
})

test('the sources of a parameter come as vendors, lists and reports', () => {
  const titles = Object.values(TRACKING_LISTS).map(({ title, url }) => `${title} ${url}`)
  const order = ['vendor', 'list', 'report']
  const kinds = new Set<string>()
  for (const { name, sources } of TRACKING_PARAMETERS) {
    const places = sources.map(({ kind }) => order.indexOf(kind))
    expect(places, name).toEqual([...places].sort())
    for (const { kind, list, url } of sources) {
      kinds.add(kind)
      if (kind === 'list') expect(titles).toContain(`${list} ${url}`)
      else expect([name, list]).toEqual([name, null])
    }
  }
  expect([...kinds].sort()).toEqual(['list', 'report', 'vendor'])
  for (const list of Object.values(TRACKING_LISTS)) {
    expect(list.publisher).not.toBe('')
    expect(list.title).not.toBe('')
    expect(list.url).toMatch(/^https:\/\//)
    expect(['Unlicense', 'MPL-2.0', 'GPL-3.0', 'LGPL-3.0']).toContain(list.licence)
    expect(['read', 'cited', 'compared']).toContain(list.use)
  }
})

import { expect, test } from 'vitest'
import type { Pairs } from '../src/hash.ts'
import type { ViewName } from '../src/page-view.ts'
import { createSharedInput } from '../src/shared-input.ts'

/** What visitors do, one after the other: what every view has after that. */
function typing() {
  const states = new Map<ViewName, Pairs>()
  const shared = createSharedInput()
  return (view: ViewName, pairs: Pairs, normal?: string) => {
    states.set(view, pairs)
    for (const [other, changed] of shared.share(view, states, normal)) states.set(other, changed)
    return (of: ViewName) => Object.fromEntries(states.get(of) ?? [])
  }
}

test('the one URL is the first of two, and its normal form is the second until one is typed', () => {
  const type = typing()
  const before = type('read', [['url', 'HTTP://A/']], 'http://a/')
  expect(before('compare')).toEqual({ view: 'compare', a: 'HTTP://A/', b: 'http://a/' })
  expect(before('list')).toEqual({ view: 'list', urls: 'HTTP://A/' })
  const typed = type('compare', [
    ['view', 'compare'],
    ['a', 'HTTP://A/'],
    ['b', 'http://b/'],
  ])
  expect(typed('list')).toEqual({ view: 'list', urls: 'HTTP://A/\nhttp://b/' })
  const after = type('read', [['url', 'http://c/']], 'http://c/')
  expect(after('compare')).toMatchObject({ a: 'http://c/', b: 'http://b/' })
})

test('the first of two is the one URL, whose other options stay', () => {
  const type = typing()
  type('read', [
    ['url', 'x'],
    ['base', 'http://base/'],
  ])
  const state = type('compare', [
    ['view', 'compare'],
    ['a', 'http://a/'],
    ['b', 'http://b/'],
  ])
  expect(state('read')).toEqual({ url: 'http://a/', base: 'http://base/' })
})

test('a drawer that has a state gets the URL, and no other does', () => {
  const type = typing()
  type('rules', [
    ['view', 'rules'],
    ['url', 'http://a/'],
    ['preset', 'seo'],
  ])
  const state = type('compare', [
    ['view', 'compare'],
    ['a', 'http://b/'],
    ['b', ''],
  ])
  expect(state('rules')).toEqual({ view: 'rules', url: 'http://b/', preset: 'seo' })
  expect(state('stepper')).toEqual({})
})

test('a list that is typed is not replaced, and its first lines are the URLs of the others', () => {
  const type = typing()
  const lines = 'http://a/\n\nhttp://b/\nhttp://c/'
  const listed = type('list', [
    ['view', 'list'],
    ['urls', lines],
  ])
  expect(listed('read')).toEqual({ url: 'http://a/' })
  expect(listed('compare')).toMatchObject({ a: 'http://a/', b: 'http://b/' })
  expect(listed('lint')).toEqual({ view: 'lint', uris: lines })
  const state = type('read', [['url', 'http://d/']])
  expect(state('list')).toMatchObject({ urls: lines })
  expect(state('compare')).toMatchObject({ a: 'http://d/', b: 'http://b/' })
})

test('lines that are pasted into the first tab are a list for the others, and stay there', () => {
  const type = typing()
  const lines = 'http://a/\nhttp://b/\nhttp://c/'
  type('rules', [
    ['view', 'rules'],
    ['url', 'http://z/'],
  ])
  const pasted = type('read', [['url', lines]], lines)
  expect(pasted('compare')).toEqual({ view: 'compare', a: 'http://a/', b: 'http://b/' })
  expect(pasted('list')).toEqual({ view: 'list', urls: lines })
  expect(pasted('lint')).toEqual({ view: 'lint', uris: lines })
  const listed = type('list', [
    ['view', 'list'],
    ['urls', 'http://d/'],
  ])
  expect(listed('read')).toEqual({ url: lines })
})

test('a sitemap that is pasted into the first tab is for the check of a site only', () => {
  const type = typing()
  const sitemap = '<?xml version="1.0"?><urlset><url><loc>http://a/</loc></url></urlset>'
  const pasted = type('read', [['url', sitemap]], sitemap)
  expect(pasted('site')).toEqual({ view: 'site', text: sitemap })
  for (const view of ['compare', 'list', 'lint'] as const) expect(pasted(view)).toEqual({})
  const own = [
    ['view', 'site'],
    ['text', '<urlset/>'],
  ] as const
  type('site', own)
  expect(type('read', [['url', `${sitemap} `]])('site')).toEqual(Object.fromEntries(own))
})

test('what was there before a reload is not replaced', () => {
  const states = new Map<ViewName, Pairs>([
    ['lint', [['uris', 'db://a']]],
    [
      'compare',
      [
        ['a', 'http://a/'],
        ['b', 'http://b/'],
      ],
    ],
  ])
  const shared = createSharedInput()
  for (const view of states.keys()) shared.remember(view, states)
  states.set('read', [['url', 'http://c/']])
  const changed = shared.share('read', states)
  expect(changed.has('lint')).toBe(false)
  expect(changed.get('compare')).toEqual([
    ['a', 'http://c/'],
    ['b', 'http://b/'],
  ])
})

test('URIs that are typed stay, and text that no link can hold stays where it is', () => {
  const type = typing()
  type('lint', [
    ['view', 'lint'],
    ['uris', 'db://a'],
  ])
  const state = type('read', [['url', `http://${'a'.repeat(50_000)}/`]])
  expect(state('lint')).toMatchObject({ uris: 'db://a' })
  expect(state('compare')).toEqual({})
  const long = `http://${'b'.repeat(50_000)}/`
  type('compare', [
    ['view', 'compare'],
    ['a', long],
    ['b', ''],
  ])
  // Who only looks at the first tab loses nothing.
  const looked = type('read', [['url', 'http://c/']])
  expect(looked('compare')).toMatchObject({ a: long })
})

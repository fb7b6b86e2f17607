import { describe, expect, test } from 'vitest'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

const vercel = (file: object) => hostingOf({ 'vercel.json': JSON.stringify(file) })

// https://vercel.com/docs/project-configuration/vercel-json#redirects
describe('the redirects of a vercel.json', () => {
  test('have a source, a destination, and 308 unless they say otherwise', () => {
    const hosting = vercel({
      redirects: [
        { source: '/me', destination: '/profile.html' },
        { source: '/user', destination: '/api/user', permanent: false },
        { source: '/company', destination: 'https://company.example/', permanent: true },
        { source: '/old', destination: '/new?from=old', statusCode: 301 },
        { source: '/:path((?!uk/).*)', destination: '/x/:path*', permanent: false },
      ],
    })
    expect(answerOf(hosting, '/me', true)).toBe('308 /profile.html')
    expect(answerOf(hosting, '/user?a=1')).toBe('307 /api/user?a=1')
    expect(answerOf(hosting, '/company')).toBe('308 https://company.example/')
    expect(answerOf(hosting, '/old?a=1')).toBe('301 /new?from=old&a=1')
    expect(answerOf(hosting, '/fr/a')).toBe('307 /x/fr/a')
    expect(answerOf(hosting, '/uk/a')).toBeNull()
    expect(doubtsOf(hosting)).toEqual([])
  })

  test('have parameters, patterns and wildcards', () => {
    const hosting = vercel({
      redirects: [
        { source: '/blog/:path*', destination: '/news/:path*' },
        { source: '/post/:year(\\d{4})/:slug', destination: '/:slug-:year?y=:year#:slug' },
        { source: '/a/(.*)', destination: '/b/$1' },
        { source: '/feed.:kind', destination: '/rss/:kind' },
        { source: '/opt/:name?', destination: '/opted/:name' },
        { source: '/many/:name+', destination: '/some/:name+' },
        { source: '/pre{-:id}?', destination: '/p' },
        { source: '/e\\(x\\)', destination: '/escaped' },
      ],
    })
    expect(answerOf(hosting, '/blog/a/b')).toBe('308 /news/a/b')
    expect(answerOf(hosting, '/blog')).toBe('308 /news/')
    expect(answerOf(hosting, '/post/2026/tea')).toBe('308 /tea-2026?y=2026#tea')
    expect(answerOf(hosting, '/post/26/tea')).toBeNull()
    expect(answerOf(hosting, '/a/b/c')).toBe('308 /b/b/c')
    expect(answerOf(hosting, '/feed.atom')).toBe('308 /rss/atom')
    expect(answerOf(hosting, '/opt')).toBe('308 /opted/')
    expect(answerOf(hosting, '/opt/x')).toBe('308 /opted/x')
    expect(answerOf(hosting, '/many')).toBeNull()
    expect(answerOf(hosting, '/many/a/b')).toBe('308 /some/a/b')
    expect(answerOf(hosting, '/pre')).toBe('308 /p')
    expect(answerOf(hosting, '/pre-7')).toBe('308 /p')
    expect(answerOf(hosting, '/e(x)')).toBe('308 /escaped')
    expect(answerOf(hosting, '/Feed.atom')).toBeNull()
  })

  test('with conditions never answer', () => {
    const hosting = vercel({
      redirects: [
        { source: '/a', has: [{ type: 'header', key: 'x-a' }], destination: '/b' },
        { source: '/a', missing: [{ type: 'cookie', key: 'c' }], has: [], destination: '/c' },
      ],
    })
    expect(answerOf(hosting, '/a')).toBeNull()
    expect(doubtsOf(hosting).map((doubt) => doubt.replace(/^\S+ /, ''))).toEqual([
      'conditions has',
      'conditions has missing',
    ])
  })

  test('tell where they are', () => {
    const text =
      '\uFEFF{\r\n  "redirects": [\r\n    { "source": "/a", "destination": "/b" }\r\n  ]\r\n}'
    const hosting = hostingOf({ 'x/vercel.json': text })
    expect(hosting.redirectOf('/a', false)).toMatchObject({
      file: 'x/vercel.json',
      line: 3,
      column: 5,
    })
  })
})

test('rewrites come after files and redirects', () => {
  const hosting = vercel({
    rewrites: [
      { source: '/about', destination: '/about-our-company.html' },
      { source: '/api/:x', destination: 'https://api.example/:x' },
      { source: '/(.*)', destination: '/index.html' },
    ],
    redirects: [{ source: '/api/old', destination: '/api/new' }],
  })
  expect(answerOf(hosting, '/about')).toBe('200 /about-our-company.html')
  expect(answerOf(hosting, '/about', true)).toBeNull()
  expect(answerOf(hosting, '/api/7')).toBe('200 https://api.example/7')
  expect(answerOf(hosting, '/api/old')).toBe('308 /api/new')
  expect(answerOf(hosting, '/x/y')).toBe('200 /index.html')
})

test('headers have sources, and of one name the last counts', () => {
  const hosting = vercel({
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
      {
        source: '/docs/:name',
        headers: [
          { key: 'x-robots-tag', value: 'all' },
          { key: 'Link', value: '<https://a.example/docs/:name>; rel="canonical"' },
        ],
      },
      {
        source: '/(.*)',
        has: [{ type: 'host', value: 'preview.example' }],
        headers: [{ key: 'X-Robots-Tag', value: 'none' }],
      },
      {
        source: '/(.*)',
        missing: [{ type: 'cookie', key: 'c' }],
        headers: [{ key: 'Cache-Control', value: 'no-store' }],
      },
    ],
  })
  expect(headersOf(hosting, '/a')).toEqual(['x-robots-tag: noindex'])
  expect(headersOf(hosting, '/docs/tea')).toEqual([
    'x-robots-tag: all',
    'link: <https://a.example/docs/tea>; rel="canonical"',
  ])
  expect(doubtsOf(hosting)).toHaveLength(1)
})

// https://vercel.com/docs/project-configuration/vercel-json#cleanurls
describe('cleanUrls and trailingSlash', () => {
  test.each([
    [{}, null, null],
    [{ cleanUrls: true }, true, null],
    [{ cleanUrls: false, trailingSlash: true }, false, true],
    [{ trailingSlash: 'yes' }, null, null],
  ])('are told: %j', (file, cleanUrls, trailingSlash) => {
    expect(vercel(file)).toMatchObject({ cleanUrls, trailingSlash })
  })

  test.each([
    [{ cleanUrls: true }, '/about.html', '308 /about'],
    [{ cleanUrls: true }, '/a/index.html', '308 /a'],
    [{ cleanUrls: true }, '/a/index', '308 /a'],
    [{ cleanUrls: true }, '/index.html', '308 /'],
    [{ cleanUrls: true }, '/', null],
    [{ cleanUrls: true }, '/about', null],
    [{ cleanUrls: true, trailingSlash: true }, '/about.html', '308 /about/'],
    [{ trailingSlash: false }, '/about/', '308 /about'],
    [{ trailingSlash: false }, '/about/?a=1', '308 /about?a=1'],
    [{ trailingSlash: false }, '/', null],
    [{ trailingSlash: true }, '/about', '308 /about/'],
    [{ trailingSlash: true }, '/a/b', '308 /a/b/'],
    [{ trailingSlash: true }, '/style.css', null],
    [{ trailingSlash: true }, '/style.css/', '308 /style.css'],
    [{ trailingSlash: true }, '/.well-known/a', null],
    [{ trailingSlash: true }, '/', null],
    [{}, '/about/', null],
  ])('%j redirects %s: %s', (file, path, expected) => {
    expect(answerOf(vercel(file), path, true)).toBe(expected)
  })

  test('come before redirects', () => {
    const file = { trailingSlash: false, redirects: [{ source: '/a/', destination: '/b' }] }
    expect(answerOf(vercel(file), '/a/')).toBe('308 /a')
  })
})

// https://vercel.com/docs/project-configuration/vercel-json#routes
describe('the older routes', () => {
  test('are regular expressions in order, before and after files', () => {
    const hosting = vercel({
      routes: [
        { src: '/assets/(.*)', headers: { 'x-robots-tag': 'noindex' }, continue: true },
        {
          src: '/redirect/(?<rest>.*)',
          status: 307,
          headers: { Location: 'https://b.example/$rest' },
        },
        { src: '^/old/(\\d+)$', dest: '/new/$1', status: 301, headers: { Location: '/new/$1' } },
        { src: '/gone', status: 410 },
        { src: '/form', methods: ['POST'], dest: '/api/form' },
        { src: '/geo', has: [{ type: 'header', key: 'x' }], dest: '/x' },
        { src: '/app/.*', dest: '/app.html', headers: { 'X-Robots-Tag': 'all' } },
        { handle: 'filesystem' },
        { src: '/.*', dest: '/index.html' },
        { handle: 'miss' },
        { src: '/late', dest: '/late.html' },
      ],
    })
    expect(answerOf(hosting, '/redirect/a/b', true)).toBe('307 https://b.example/a/b')
    expect(answerOf(hosting, '/old/7')).toBe('301 /new/7')
    expect(answerOf(hosting, '/old/x')).toBe('200 /index.html')
    expect(answerOf(hosting, '/gone')).toBe('410 ')
    expect(answerOf(hosting, '/form')).toBe('200 /index.html')
    expect(answerOf(hosting, '/app/x', true)).toBe('200 /app.html')
    expect(answerOf(hosting, '/x', true)).toBeNull()
    expect(answerOf(hosting, '/late')).toBe('200 /index.html')
    expect(headersOf(hosting, '/assets/a')).toEqual(['x-robots-tag: noindex'])
    expect(headersOf(hosting, '/app/a')).toEqual(['x-robots-tag: all'])
    expect(headersOf(hosting, '/redirect/a')).toEqual([])
    expect(doubtsOf(hosting)).toEqual([expect.stringContaining('conditions has')])
  })

  test('fill in numbers and names of groups, and leave other names', () => {
    const hosting = vercel({
      routes: [
        { src: '/n/(a)?(b)?', dest: '/$2-$1' },
        { src: '/(?<lang>de|fr)/(?<rest>.*)', dest: '/$rest/$lang?q=$none' },
      ],
    })
    expect(answerOf(hosting, '/n/ab')).toBe('200 /b-a')
    expect(answerOf(hosting, '/n/b')).toBe('200 /b-')
    expect(answerOf(hosting, '/de/a/b')).toBe('200 /a/b/de?q=$none')
  })

  test('without a destination end the search after files', () => {
    const hosting = vercel({
      routes: [{ handle: 'filesystem' }, { src: '/as-is' }, { src: '/.*', dest: '/index.html' }],
    })
    expect(answerOf(hosting, '/as-is')).toBeNull()
    expect(answerOf(hosting, '/as-is/')).toBe('200 /index.html')
  })

  test('whose conditions or patterns are not read are a doubt only if they say something of pages', () => {
    const sources = [{ src: '/a', missing: [{ type: 'header', key: 'x' }] }, { src: '/(a)\\1' }]
    for (const route of sources) {
      const hosting = (more: object) => vercel({ routes: [{ ...route, ...more }] })
      expect(doubtsOf(hosting({ headers: { 'x-frame-options': 'DENY' } }))).toEqual([])
      expect(doubtsOf(hosting({ dest: '/c', continue: true }))).toEqual([])
      for (const more of [
        { dest: '/c' },
        { status: 404 },
        { headers: { 'X-Robots-Tag': 'all' } },
      ]) {
        expect(doubtsOf(hosting(more)), JSON.stringify(more)).toHaveLength(1)
        expect(answerOf(hosting(more), '/a')).toBeNull()
      }
    }
  })

  test('are not used beside redirects', () => {
    const hosting = vercel({ routes: [{ src: '/a', dest: '/b' }], cleanUrls: true })
    expect(answerOf(hosting, '/a')).toBeNull()
    expect(problemsOf(hosting)).toEqual(['1:12 both-routes cleanUrls'])
  })
})

test.each([
  ['{"redirects": [}', '1:16 json `}`'],
  ['{\n"a": 1', '2:7 json-end'],
  ['[]', '1:1 not-an-object'],
  ['{"redirects": 1}', '1:15 member redirects'],
  ['{"redirects": [1]}', '1:16 member redirects'],
  ['{"redirects": [{}]}', '1:16 member source'],
  ['{"redirects": [{"source": "/a"}]}', '1:16 no-destination'],
  ['{"redirects": [{"source": 1}]}', '1:27 member source'],
  [
    '{"redirects": [{"source": "/a", "destination": "/b", "statusCode": 200}]}',
    '1:16 member statusCode',
  ],
  ['{"redirects": [{"source": "/a(b", "destination": "/b"}]}', '1:16 path-syntax /a(b'],
  ['{"headers": [{"source": "/a", "headers": [{"key": "a"}]}]}', '1:43 member value'],
  ['{"rewrites": [{}]}', '1:15 member source'],
  [
    '{"redirects": [{"source": "/a", "destination": "/b", "statusCode": "301"}]}',
    '1:16 member statusCode',
  ],
  ['{"headers": [{"source": "/a", "headers": [{"value": "a"}]}]}', '1:43 member key'],
  ['{"routes": [{"src": "/a", "status": "410"}]}', '1:13 member status'],
  ['{"routes": [{"src": "/a", "headers": {"x-robots-tag": 1}}]}', '1:55 member x-robots-tag'],
  ['{"routes": [{"dest": "/a"}]}', '1:13 member src'],
])('a wrong file has a problem with its place: %s', (text, problem) => {
  const hosting = hostingOf({ 'vercel.json': text })
  expect(problemsOf(hosting)).toEqual([problem])
  expect(answerOf(hosting, '/a')).toBeNull()
})

test('a pattern that is not matched in linear time is not used', () => {
  const hosting = vercel({
    redirects: [
      { source: '/:a((?<x>y)\\k<x>)', destination: '/b' },
      { source: '/a', destination: '/b' },
    ],
    routes: undefined,
  })
  expect([...doubtsOf(hosting), ...problemsOf(hosting)]).toHaveLength(1)
  expect(answerOf(hosting, '/a')).toBe('308 /b')
})

test('headers of a path whose pattern is not read are a doubt only if they say something of pages', () => {
  const hosting = (key: string) =>
    vercel({ headers: [{ source: '/:a((?<x>y)\\k<x>)', headers: [{ key, value: 'all' }] }] })
  expect(doubtsOf(hosting('x-robots-tag'))).toHaveLength(1)
  expect(doubtsOf(hosting('x-frame-options'))).toEqual([])
})

test('a member of every object is not one of the file', () => {
  const text =
    '{"redirects": [{"source": "/a", "destination": "/b"}], "__proto__": {"cleanUrls": true}}'
  expect(hostingOf({ 'vercel.json': text }).cleanUrls).toBeNull()
  expect(answerOf(hostingOf({ 'vercel.json': text }), '/a')).toBe('308 /b')
})

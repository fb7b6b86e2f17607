import { describe, expect, test } from 'vitest'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

const netlify = (text: string) => hostingOf({ _redirects: text }, { provider: 'netlify' })

// https://docs.netlify.com/manage/routing/redirects/overview/
describe('a _redirects as Netlify documents it', () => {
  test('has a path, a destination and a status, and 301 without one', () => {
    const hosting = netlify(`# Old names
/start            /
/offers           /sale   302
/shop/tea.php     /shop/tea
/authors/c%C3%A9l /authors/about-c%C3%A9l
/partner          https://partner.example
/gone             /closed  404
/app              /app.html 200
`)
    expect(answerOf(hosting, '/start')).toBe('301 /')
    expect(answerOf(hosting, '/offers')).toBe('302 /sale')
    expect(answerOf(hosting, '/shop/tea.php')).toBe('301 /shop/tea')
    expect(answerOf(hosting, '/authors/cél')).toBe('301 /authors/about-c%C3%A9l')
    expect(answerOf(hosting, '/authors/c%c3%a9l')).toBe('301 /authors/about-c%C3%A9l')
    expect(answerOf(hosting, '/partner')).toBe('301 https://partner.example')
    expect(answerOf(hosting, '/gone')).toBe('404 /closed')
    expect(answerOf(hosting, '/app')).toBe('200 /app.html')
    expect(answerOf(hosting, '/Start')).toBeNull()
    expect(answerOf(hosting, '/start/x')).toBeNull()
    expect(problemsOf(hosting)).toEqual([])
    expect(doubtsOf(hosting)).toEqual([])
    expect(hosting.providers).toEqual(['netlify'])
  })

  test('tells where the rule is', () => {
    const hosting = hostingOf({ 'dist/_redirects': '\uFEFF# a\r\n\r\n  /a  /b # why\r\n' })
    expect(hosting.redirectOf('/a', false)).toEqual({
      to: '/b',
      status: 301,
      file: 'dist/_redirects',
      line: 3,
      column: 3,
    })
  })

  test('applies without ! only where there is no file', () => {
    const hosting = netlify('/a /b\n/c /d 302!\n/e /f 200')
    expect(answerOf(hosting, '/a', true)).toBeNull()
    expect(answerOf(hosting, '/c', true)).toBe('302 /d')
    expect(answerOf(hosting, '/e', true)).toBeNull()
  })

  test('does not tell a path with a slash at the end from one without', () => {
    const hosting = netlify('/a/ /x\n/b /y\n/c /c/ 301!\n/ /home')
    expect(answerOf(hosting, '/a')).toBe('301 /x')
    expect(answerOf(hosting, '/b/')).toBe('301 /y')
    expect(answerOf(hosting, '/c')).toBeNull()
    expect(answerOf(hosting, '/')).toBe('301 /home')
    expect(problemsOf(hosting)).toEqual(['3:1 slash-only'])
  })

  test('has placeholders for segments, and one for the rest', () => {
    const hosting = netlify(`/news/:month/:date/:year/:slug  /blog/:year/:month/:date/:slug
/old/*  /new/:splat
/docs/:v/*  https://docs.example/:splat?v=:v#:v
/* /index.html 200`)
    expect(answerOf(hosting, '/news/02/12/2026/tea')).toBe('301 /blog/2026/02/12/tea')
    expect(answerOf(hosting, '/news/02/12/2026')).toBe('200 /index.html')
    expect(answerOf(hosting, '/old/a/b')).toBe('301 /new/a/b')
    expect(answerOf(hosting, '/old/')).toBe('301 /new/')
    expect(answerOf(hosting, '/old')).toBe('301 /new/')
    expect(answerOf(hosting, '/older')).toBe('200 /index.html')
    expect(answerOf(hosting, '/docs/3/a/b')).toBe('301 https://docs.example/a/b?v=3#3')
    expect(answerOf(hosting, '/')).toBe('200 /index.html')
  })

  test('takes the first rule that matches', () => {
    const hosting = netlify('/blog/new /a\n/blog/* /b\n/blog/old /c\n/blog/new /d')
    expect(answerOf(hosting, '/blog/new')).toBe('301 /a')
    expect(answerOf(hosting, '/blog/old')).toBe('301 /b')
  })

  test('passes a query on, and matches parameters in any order', () => {
    const hosting = netlify(`/list id=:id tag=:tag  /posts/:tag/:id  301
/list id=:id kind=tea  /tea/:id
/list  /posts
/full  /posts?all=1
/app /app.html 200
/no  /closed 404`)
    expect(answerOf(hosting, '/list?tag=green&id=7')).toBe('301 /posts/green/7')
    expect(answerOf(hosting, '/list?id=7&kind=tea')).toBe('301 /tea/7')
    expect(answerOf(hosting, '/list?id=7&kind=cake')).toBe('301 /posts?id=7&kind=cake')
    expect(answerOf(hosting, '/list?id')).toBe('301 /posts?id')
    expect(answerOf(hosting, '/full?page=2')).toBe('301 /posts?all=1')
    expect(answerOf(hosting, '/app?x')).toBe('200 /app.html?x')
    expect(answerOf(hosting, '/no?x')).toBe('404 /closed')
    expect(answerOf(hosting, '/list?')).toBe('301 /posts')
  })

  test('never answers with a rule that has a condition', () => {
    const hosting = netlify(`/  /anz      302  Country=au,nz
/  /de/      302  Language=de
/admin/*  200!  Role=admin
/api/*  https://api.example/:splat  200!  Sign=KEY
http://blog.a.example/*  https://www.a.example/blog/:splat  301!
/  /en/`)
    expect(answerOf(hosting, '/')).toBe('301 /en/')
    expect(answerOf(hosting, '/admin/x')).toBeNull()
    expect(answerOf(hosting, '/api/x')).toBeNull()
    expect(doubtsOf(hosting)).toEqual([
      '1:1 conditions Country',
      '2:1 conditions Language',
      '3:1 conditions Role',
      '4:1 conditions Sign',
      '5:1 host http://blog.a.example/*',
    ])
  })

  test('can leave out the destination of a rule for a folder', () => {
    const hosting = netlify('/admin/*  200\n/x  200\n/y/*  301')
    expect(answerOf(hosting, '/admin/a')).toBe('200 /admin/a')
    expect(problemsOf(hosting)).toEqual(['2:1 no-destination', '3:1 no-destination'])
  })

  test('has problems at their places', () => {
    const hosting = netlify(`a /b
/c
/d e
/f /g soon
/.netlify/x /y
/a*/b /c
/x-:y /z
  /ok /fine`)
    expect(problemsOf(hosting)).toEqual([
      '1:1 no-slash',
      '2:1 no-destination',
      '3:1 no-destination',
      '4:1 status soon',
      '5:1 reserved',
    ])
    expect(doubtsOf(hosting)).toEqual(['6:1 segment a*', '7:1 segment x-:y'])
    expect(answerOf(hosting, '/ok')).toBe('301 /fine')
  })
})

// https://docs.netlify.com/manage/routing/headers/
describe('a _headers as Netlify documents it', () => {
  const hosting = hostingOf(
    {
      _headers: `# A path:
/draft/*
  # its headers:
  X-Robots-Tag: noindex
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload
/draft/:id/ready
  X-Robots-Tag: all
/*.pdf
  X-Robots-Tag: noindex, nofollow
`,
    },
    { provider: 'netlify' },
  )

  test('has all headers of a path, and of one name the last', () => {
    const links = ['link: </a.css>; rel=preload', 'link: </b.css>; rel=preload']
    expect(headersOf(hosting, '/draft/7')).toEqual(['x-robots-tag: noindex', ...links])
    expect(headersOf(hosting, '/DRAFT')).toEqual(['x-robots-tag: noindex', ...links])
    expect(headersOf(hosting, '/draft/7/ready/')).toEqual([...links, 'x-robots-tag: all'])
    expect(headersOf(hosting, '/a/b.pdf')).toEqual(['x-robots-tag: noindex, nofollow'])
    expect(headersOf(hosting, '/')).toEqual([])
  })

  test('tells where a header is', () => {
    const [header] = hosting.headersOf('/a.pdf')
    expect(header).toMatchObject({ file: '_headers', line: 10, column: 3 })
  })

  test('has problems at their places', () => {
    const wrong = hostingOf(
      { _headers: 'X-A: b\n/a\n  X-B:\n  : c\n  X C: d\n  ! X-D\n  X-E: f:g' },
      { provider: 'netlify' },
    )
    expect(problemsOf(wrong)).toEqual([
      '1:1 no-path',
      '3:3 not-a-header',
      '4:3 not-a-header',
      '5:3 not-a-header',
      '6:3 exclamation-mark',
    ])
    expect(headersOf(wrong, '/a')).toEqual(['x-e: f:g'])
  })

  test('may have long lines', () => {
    const value = 'a'.repeat(5_000)
    const long = hostingOf({ _headers: `/a\n  X-A: ${value}` }, { provider: 'netlify' })
    expect(headersOf(long, '/a')).toEqual([`x-a: ${value}`])
  })
})

// https://docs.netlify.com/build/configure-builds/file-based-configuration/
describe('a netlify.toml', () => {
  const toml = `[build]
publish = "dist"
note = """
[[redirects]]
"""

[[redirects]]
  from = "/old/*"
  to = "/new/:splat"

[[redirects]]
from = "/search"
to = "/find/:q"
status = 302
force = true
query = { q = ":q" }

[[redirects]]
from = "/"
to = "/fr/"
conditions = {Language = ["fr"], Country = ["FR"]}

  [[ headers ]]
for = "/old/*"
  [headers.values]
  X-Robots-Tag = "noindex"
  Link = ["</a>; rel=canonical", "</b>; rel=next"]
`

  test('has redirects and headers with the places of their tables', () => {
    const hosting = hostingOf({ 'netlify.toml': toml })
    expect(hosting.redirectOf('/old/a', false)).toMatchObject({ to: '/new/a', line: 7, column: 1 })
    expect(answerOf(hosting, '/search?q=tea', true)).toBe('302 /find/tea')
    expect(hosting.redirectOf('/search?q=tea', true)?.line).toBe(11)
    expect(doubtsOf(hosting)).toEqual(['18:1 conditions Language Country'])
    expect(
      hosting
        .headersOf('/old/a')
        .map(({ name, value, line, column }) => [name, value, line, column]),
    ).toEqual([
      ['x-robots-tag', 'noindex', 23, 3],
      ['link', '</a>; rel=canonical', 23, 3],
      ['link', '</b>; rel=next', 23, 3],
    ])
  })

  test('comes after the _redirects and the _headers', () => {
    const hosting = hostingOf({
      'netlify.toml': toml,
      _redirects: '/old/a /first',
      _headers: '/old/*\n  X-Robots-Tag: all\n  X-A: b',
    })
    expect(answerOf(hosting, '/old/a')).toBe('301 /first')
    expect(answerOf(hosting, '/old/b')).toBe('301 /new/b')
    expect(headersOf(hosting, '/old/a')).toEqual([
      'x-a: b',
      'x-robots-tag: noindex',
      'link: </a>; rel=canonical',
      'link: </b>; rel=next',
    ])
  })

  test('may have inline tables, whose place is that of the list', () => {
    const hosting = hostingOf({
      'netlify.toml':
        '\nredirects = [\n  {from = "/a", to = "/b"},\n  {from = "/c", to = "/d"},\n]',
    })
    expect(hosting.redirectOf('/c', false)).toMatchObject({ to: '/d', line: 2, column: 1 })
  })

  test.each([
    ['a = ', '1:5 toml'],
    ['[build]\nx = 1\n"', '3:1 toml'],
    ['\nredirects = 1', '2:1 member redirects'],
    ['redirects = [1]', '1:1 member redirects'],
    ['[[redirects]]\nto = "/a"', '1:1 member from'],
    ['[[redirects]]\nfrom = "/a"\nto = 1', '1:1 member to'],
    ['[[redirects]]\nfrom = "/a"\nto = "/b"\nstatus = "x"', '1:1 status x'],
    ['[[redirects]]\nfrom = "/a"\nto = "/b"\nquery = 1', '1:1 member query'],
    ['[[redirects]]\nfrom = "/a"\nto = "/b"\nconditions = 1', '1:1 member conditions'],
    ['[[headers]]', '1:1 member for'],
    ['[[headers]]\nfor = "/a"\nvalues = 1', '1:1 member values'],
    ['[[headers]]\nfor = "/a"\n[headers.values]\nX-A = 1', '1:1 member X-A'],
  ])('has a problem with its place: %j', (text, problem) => {
    const hosting = hostingOf({ 'netlify.toml': text })
    expect(problemsOf(hosting)).toEqual([problem])
    expect(answerOf(hosting, '/a')).toBeNull()
    expect(headersOf(hosting, '/a')).toEqual([])
  })
})

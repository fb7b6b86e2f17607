import { describe, expect, test } from 'vitest'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

const azure = (file: object) => hostingOf({ 'staticwebapp.config.json': JSON.stringify(file) })

// https://learn.microsoft.com/en-us/azure/static-web-apps/configuration
describe('a staticwebapp.config.json as Microsoft documents it', () => {
  const hosting = azure({
    routes: [
      { route: '/me*', allowedRoles: ['authenticated'] },
      { route: '/boss/index.html', allowedRoles: ['boss'] },
      {
        route: '/open/*',
        allowedRoles: ['anonymous', 'boss'],
        headers: { 'X-Robots-Tag': 'none' },
      },
      { route: '/pictures/*', headers: { 'cache-control': 'max-age=1', 'X-A': '' } },
      { route: '/form', methods: ['POST'], redirect: '/sent' },
      { route: '/form', rewrite: 'form.html' },
      { route: '/.auth/login/x', statusCode: 404 },
      { route: '/bye', redirect: '/.auth/logout' },
      { route: '/calendar*', rewrite: '/calendar.html' },
      { route: '/articles/*.html', redirect: 'https://b.example/', statusCode: 301 },
      { route: '/thumbs/*.{png,jpg}', redirect: '/small', statusCode: 302 },
      { route: '/offers', redirect: '/deals', statusCode: 301 },
      { route: '/loop*', redirect: '/loop' },
      { route: '/team/index.html', headers: { Link: '</team/>; rel=canonical' } },
    ],
    navigationFallback: { rewrite: 'index.html', exclude: ['/pictures/*.{png,jpg,gif}', '/css/*'] },
    globalHeaders: { 'X-A': 'b', 'X-Robots-Tag': 'all', 'X-Empty': '' },
    trailingSlash: 'always',
  })

  test('has routes, of which the first that matches decides', () => {
    expect(answerOf(hosting, '/offers', true)).toBe('301 /deals')
    expect(answerOf(hosting, '/bye')).toBe('302 /.auth/logout')
    expect(answerOf(hosting, '/calendar/2026/1')).toBe('200 /calendar.html')
    expect(answerOf(hosting, '/form')).toBe('200 /form.html')
    expect(answerOf(hosting, '/.auth/login/x')).toBe('404 ')
    expect(answerOf(hosting, '/articles/a/b.html')).toBe('301 https://b.example/')
    expect(answerOf(hosting, '/thumbs/a.png')).toBe('302 /small')
    expect(answerOf(hosting, '/thumbs/a.gif')).toBe('200 /index.html')
    expect(answerOf(hosting, '/loop/a')).toBe('302 /loop')
    expect(answerOf(hosting, '/loop')).toBe('200 /index.html')
  })

  test('never answers for a route that is not for everybody', () => {
    expect(answerOf(hosting, '/me/x')).toBeNull()
    for (const path of ['/boss', '/boss/', '/boss/index.html']) {
      expect(answerOf(hosting, path)).toBeNull()
    }
    expect(answerOf(hosting, '/boss/x')).toBe('200 /index.html')
    expect(doubtsOf(hosting)).toEqual([
      '1:12 conditions allowedRoles',
      '1:62 conditions allowedRoles',
    ])
  })

  test('has a fallback for paths without a file', () => {
    expect(answerOf(hosting, '/about/')).toBe('200 /index.html')
    expect(answerOf(hosting, '/about/', true)).toBeNull()
    expect(answerOf(hosting, '/pictures/icon.svg')).toBe('200 /index.html')
    expect(answerOf(hosting, '/pictures/unknown.png')).toBeNull()
    expect(answerOf(hosting, '/css/unknown.css')).toBeNull()
  })

  test('has headers for all paths, and those of the first route', () => {
    expect(headersOf(hosting, '/x')).toEqual(['x-a: b', 'x-robots-tag: all'])
    expect(headersOf(hosting, '/open/a')).toEqual(['x-a: b', 'x-robots-tag: none'])
    expect(headersOf(hosting, '/pictures/a')).toEqual([
      'x-robots-tag: all',
      'cache-control: max-age=1',
    ])
    for (const path of ['/team', '/team/', '/team/index.html']) {
      expect(headersOf(hosting, path)).toContain('link: </team/>; rel=canonical')
    }
  })

  test('tells how URLs end', () => {
    expect(hosting.trailingSlash).toBe(true)
    expect(azure({ trailingSlash: 'never' }).trailingSlash).toBe(false)
    expect(azure({ trailingSlash: 'auto' }).trailingSlash).toBeNull()
    expect(azure({}).trailingSlash).toBeNull()
  })
})

test.each([
  ['{', '1:2 json-end'],
  ['1', '1:1 not-an-object'],
  ['{"routes": {}}', '1:12 member routes'],
  ['{"routes": [{}]}', '1:13 member route'],
  ['{"routes": [{"route": 1}]}', '1:23 member route'],
  ['{"routes": [{"route": "/a", "redirect": 1}]}', '1:41 member redirect'],
  ['{"globalHeaders": {"X-A": 1}}', '1:27 member X-A'],
  ['{"navigationFallback": {"rewrite": "/b", "exclude": [1]}}', '1:54 member exclude'],
])('a wrong file has a problem with its place: %s', (text, problem) => {
  expect(problemsOf(hostingOf({ 'staticwebapp.config.json': text }))).toEqual([problem])
})

import { resolveBelow } from '@waymark/path-guard'
import { expect, test } from 'vitest'
import { pageAfterLogin } from '../src/login-redirect.ts'
import { fileUrl, formBody, searchUrl } from '../src/percent-encode.ts'
import { nearnessOf } from '../src/same-site.ts'
import { checkUrlField } from '../src/url-field.ts'

test('a login leads to a page of the app, or to its start', () => {
  // #region login
  expect(pageAfterLogin('/account?tab=1#mail')).toBe('https://app.example/account?tab=1#mail')
  expect(pageAfterLogin('https://app.example/account')).toBe('https://app.example/account')

  const start = 'https://app.example/'
  expect(pageAfterLogin(null)).toBe(start)
  expect(pageAfterLogin('https://evil.example/')).toBe(start)
  expect(pageAfterLogin('//evil.example')).toBe(start)
  expect(pageAfterLogin('/\\evil.example')).toBe(start)
  expect(pageAfterLogin('/\t/evil.example')).toBe(start)
  expect(pageAfterLogin('https://app.example@evil.example/')).toBe(start)
  expect(pageAfterLogin('javascript:alert(1)')).toBe(start)
  // #endregion login
})

test('whatever is asked for, a login stays in the app', () => {
  const pieces = [
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    'https:',
    'evil.example',
  ]
  const tried = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => `${a}${b}${c}`)))
  for (const next of tried) {
    const page = new URL(pageAfterLogin(next), 'https://app.example/login')
    expect(page.origin, JSON.stringify(next)).toBe('https://app.example')
  }
})

test('an app under test may be on the machine itself', () => {
  const options = { hostKinds: ['localhost'], ports: [3000] } as const
  const page = resolveBelow('http://localhost:3000/', '/account', options)
  expect(page).toMatchObject({ allowed: true, href: 'http://localhost:3000/account' })
})

test('the origin of a request is near or far', () => {
  // #region same-site
  const own = 'https://app.example.com'
  expect(nearnessOf('https://app.example.com', own)).toBe('same-origin')
  expect(nearnessOf('https://www.example.com', own)).toBe('same-site')
  expect(nearnessOf('http://app.example.com', own)).toBe('cross-site')
  expect(nearnessOf('https://evil.example', own)).toBe('cross-site')
  expect(nearnessOf('null', own)).toBe('cross-site')
  expect(nearnessOf(null, own)).toBe('cross-site')

  // Below a public suffix, every name is a site of its own.
  expect(nearnessOf('https://evil.github.io', 'https://me.github.io')).toBe('cross-site')
  // #endregion same-site
})

test('a value stays in its place', () => {
  // #region percent-encode
  const files = 'https://a.example/files/'
  expect(fileUrl(files, '50% off ü.pdf')).toBe(`${files}50%25%20off%20%C3%BC.pdf`)
  expect(() => fileUrl(files, '..')).toThrow('dot-segment')
  expect(() => fileUrl(files, 'a/b')).toThrow('separator-in-name')

  const search = searchUrl('https://a.example/s', 'cat & dog+1=ü#')
  expect(search).toBe('https://a.example/s?q=cat%20%26%20dog%2B1%3D%C3%BC%23')
  expect(new URL(search).searchParams.get('q')).toBe('cat & dog+1=ü#')

  expect(formBody({ q: 'cat & dog+1' })).toBe('q=cat+%26+dog%2B1')
  // #endregion percent-encode
})

test('a form says what is wrong, where, and what was meant', () => {
  // #region url-field
  expect(checkUrlField(' https://example.com/a?b#c ')).toEqual({ url: 'https://example.com/a?b#c' })

  expect(checkUrlField('example.com/a')).toEqual({
    message: 'The address of a page begins with https://.',
    start: 0,
    end: 0,
    suggestion: 'https://example.com/a',
  })

  expect(checkUrlField('https://exa mple.com/')).toEqual({
    message: 'A host cannot contain a space. Write `example.com`, if you mean that.',
    start: 11,
    end: 12,
    suggestion: 'https://example.com/',
  })

  expect(checkUrlField('https://localhost/')).toEqual({
    message: 'The host "localhost" is a name of the machine itself.',
    start: 8,
    end: 17,
    suggestion: null,
  })
  // #endregion url-field
})

test('every suggestion is accepted', () => {
  const values = ['example.com', 'www.example.com:8080/a', 'https//example.com', 'a.example?b', '']
  for (const value of values) {
    const result = checkUrlField(value)
    expect(result, value).toHaveProperty('message')
    const suggestion = 'suggestion' in result ? result.suggestion : null
    if (suggestion !== null) expect(checkUrlField(suggestion), value).toHaveProperty('url')
  }
  expect(checkUrlField('mailto:ann@a.example')).toMatchObject({ start: 0, end: 7 })
})

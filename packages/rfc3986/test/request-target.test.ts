import { parseRequestTarget, reconstructTarget, writeRequestTarget } from '@waymark/rfc3986'
import { expect, test } from 'vitest'

test('the examples of section 3.2', () => {
  expect(parseRequestTarget('/where?q=now')).toEqual({
    form: 'origin',
    path: '/where',
    query: 'q=now',
  })
  expect(parseRequestTarget('http://www.example.org/pub/WWW/TheProject.html')).toEqual({
    form: 'absolute',
    uri: 'http://www.example.org/pub/WWW/TheProject.html',
  })
  expect(parseRequestTarget('www.example.com:80', 'CONNECT')).toEqual({
    form: 'authority',
    host: 'www.example.com',
    port: '80',
  })
  expect(parseRequestTarget('*', 'OPTIONS')).toEqual({ form: 'asterisk' })
})

test('a target in a form that its method does not have is refused', () => {
  for (const [target, method] of [
    ['*', 'GET'],
    ['/a', 'CONNECT'],
    ['a', 'CONNECT'],
    ['a:', 'CONNECT'],
    [':1', 'CONNECT'],
    ['u@a:1', 'CONNECT'],
    ['/a#b', 'GET'],
    ['/a b', 'GET'],
    ['http://a/#b', 'GET'],
    ['a', 'GET'],
    ['', 'GET'],
    ['?q', 'GET'],
  ] as const) {
    expect([target, parseRequestTarget(target, method)]).toEqual([target, null])
  }
})

test('the examples of section 3.3', () => {
  const context = { scheme: 'http', host: 'www.example.org:8080' }
  expect(reconstructTarget('/pub/WWW/TheProject.html', context)).toBe(
    'http://www.example.org:8080/pub/WWW/TheProject.html',
  )
  expect(
    reconstructTarget('*', { scheme: 'https', host: 'www.example.org', method: 'OPTIONS' }),
  ).toBe('https://www.example.org')
  expect(reconstructTarget('http://b/x', context)).toBe('http://b/x')
  expect(reconstructTarget('b:443', { ...context, method: 'CONNECT' })).toBe('http://b:443')
  expect(reconstructTarget('/', { scheme: 'http', host: 'a@b' })).toBeNull()
  expect(reconstructTarget('//x', { scheme: 'http', host: 'a' })).toBe('http://a//x')
})

test('a client writes the form that its request needs', () => {
  expect(writeRequestTarget('http://a?b#c')).toBe('/?b')
  expect(writeRequestTarget('http://u@a/b#c', { viaProxy: true })).toBe('http://u@a/b')
  expect(writeRequestTarget('http://a', { method: 'OPTIONS' })).toBe('*')
  expect(writeRequestTarget('https://a/x', { method: 'CONNECT' })).toBe('a:443')
  expect(writeRequestTarget('mailto:a')).toBeNull()
})

import { parseRequestTarget, reconstructTarget, writeRequestTarget } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { leastHits, runs } from '../../../test/runs.ts'

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
    ['http:a', 'GET'],
    ['http:///a', 'GET'],
    ['HTTPS://:443/a', 'GET'],
    ['http://u@a/', 'GET'],
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

test('an empty host does not count as a host, and only some forms allow none', () => {
  for (const host of ['', ':', ':80']) {
    expect(reconstructTarget('/a', { scheme: 'http', host })).toBeNull()
    expect(reconstructTarget('*', { scheme: 'http', host, method: 'OPTIONS' })).toBeNull()
    expect(reconstructTarget('http://b/x', { scheme: 'http', host })).toBe('http://b/x')
  }
})

test('a client writes the form that its request needs', () => {
  expect(writeRequestTarget('http://a?b#c')).toBe('/?b')
  expect(writeRequestTarget('http://a/b#c', { viaProxy: true })).toBe('http://a/b')
  expect(writeRequestTarget('http://a', { method: 'OPTIONS' })).toBe('*')
  expect(writeRequestTarget('https://a/x', { method: 'CONNECT' })).toBe('a:443')
  expect(writeRequestTarget('mailto:a')).toBeNull()
})

test('user information is never written', () => {
  expect(writeRequestTarget('http://user:secret@h:8/p?q', { viaProxy: true })).toBe(
    'http://h:8/p?q',
  )
  expect(writeRequestTarget('http://user:secret@h/p')).toBe('/p')
  expect(writeRequestTarget('http://user:secret@h:8', { method: 'CONNECT' })).toBe('h:8')
})

test('a tunnel is asked for with a host and a port', () => {
  const connectTo = (uri: string) => writeRequestTarget(uri, { method: 'CONNECT' })
  expect(connectTo('http://h/p')).toBe('h:80')
  expect(connectTo('WSS://h/p')).toBe('h:443')
  expect(connectTo('https://h:/p')).toBe('h:443')
  expect(connectTo('ftp://[::1]')).toBe('[::1]:21')
  expect(connectTo('coap://h:5683')).toBe('h:5683')
  expect(connectTo('coap://h')).toBeNull()
  expect(connectTo('constructor://h')).toBeNull()
})

test('without a host, or if the input is not a URI, the result is null', () => {
  for (const uri of [
    'http:/p',
    'http:///p',
    'https://:443/',
    'http://u@/',
    'http://a/ b',
    '//a/b',
  ]) {
    for (const options of [{}, { viaProxy: true }, { method: 'CONNECT' }, { method: 'OPTIONS' }]) {
      expect([uri, writeRequestTarget(uri, options)]).toEqual([uri, null])
    }
  }
  expect(writeRequestTarget('http://a/\r\nHost: b')).toBeNull()
})

test('what is written can be read', () => {
  let hits = 0
  const uri = fc.string({
    unit: fc.constantFrom('http:', 'ws://', 'http://', 'a', ':', '1', '/', '?', '#', '@', '[::1]'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      fc
        .tuple(fc.constantFrom('', 'http://', 'WSS://', 'x://'), uri)
        .map((parts) => parts.join('')),
      fc.constantFrom('GET', 'OPTIONS', 'CONNECT'),
      fc.boolean(),
      (input, method, viaProxy) => {
        const written = writeRequestTarget(input, { method, viaProxy })
        if (written === null) return
        hits++
        expect(parseRequestTarget(written, method)).not.toBeNull()
      },
    ),
    { numRuns: runs(5000) },
  )
  expect(hits).toBeGreaterThan(leastHits(500))
})

test('each form has the characters of its grammar', () => {
  for (let code = 0; code < 0x80; code++) {
    const c = String.fromCharCode(code)
    const isIn = (characters: string) => /[\w.~-]/.test(c) || characters.includes(c)
    const path = isIn("!$&'()*+,;=:@/")
    if (c !== '?') expect(parseRequestTarget(`/${c}`) !== null, `/${c}`).toBe(path)
    expect(parseRequestTarget(`/?${c}`) !== null, `/?${c}`).toBe(path || c === '?')
    if (c === ':') continue
    const target = parseRequestTarget(`h${c}:80`, 'CONNECT')
    expect(target !== null, `h${c}:80`).toBe(isIn("!$&'()*+,;="))
    const isDigit = parseRequestTarget(`h:${c}`, 'CONNECT') !== null
    expect(isDigit, `h:${c}`).toBe(/\d/.test(c))
  }
  expect(parseRequestTarget('/%41?%41')).toEqual({ form: 'origin', path: '/%41', query: '%41' })
  expect(parseRequestTarget('/?')).toEqual({ form: 'origin', path: '/', query: '' })
  expect(parseRequestTarget('/')).toEqual({ form: 'origin', path: '/', query: null })
  expect(parseRequestTarget('/%4')).toBeNull()
  expect(parseRequestTarget('[::1]:443', 'CONNECT')).toEqual({
    form: 'authority',
    host: '[::1]',
    port: '443',
  })
  expect(parseRequestTarget('x:a')).toEqual({ form: 'absolute', uri: 'x:a' })
  expect(parseRequestTarget('x:///a')).toEqual({ form: 'absolute', uri: 'x:///a' })
  expect(parseRequestTarget('httpx:a')).toEqual({ form: 'absolute', uri: 'httpx:a' })
})

test('the Host field must be one, and what is needed of the context must be there', () => {
  for (const host of ['a b', 'a/b', '@a', 'u@a', 'a:b', '[a]', 'a%']) {
    for (const target of ['/', 'http://b/']) {
      expect(reconstructTarget(target, { scheme: 'http', host }), host).toBeNull()
    }
  }
  expect(reconstructTarget('/a?b', { scheme: 'http', host: '[::1]:8' })).toBe('http://[::1]:8/a?b')
  expect(reconstructTarget('/a?', { scheme: 'https', host: 'a' })).toBe('https://a/a?')
  expect(reconstructTarget('/a b', { scheme: 'http', host: 'a' })).toBeNull()
  expect(reconstructTarget('*', { scheme: 'http', host: 'a' })).toBeNull()
  expect(() => reconstructTarget('/', undefined as never)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
  expect(() => reconstructTarget('/', { host: 'a' } as never)).toThrow(
    errorWith({ option: 'scheme', code: 'option-wrong' }),
  )
  expect(() => reconstructTarget('/', { scheme: 'http' } as never)).toThrow(
    errorWith({ option: 'host', code: 'option-wrong' }),
  )
  expect(() => reconstructTarget('/', { scheme: 'http', host: 'a', method: 5 } as never)).toThrow(
    errorWith({ option: 'method', code: 'option-wrong' }),
  )
})

test('OPTIONS is for the server only where nothing else is asked for', () => {
  const options = { method: 'OPTIONS' }
  expect(writeRequestTarget('http://a?', options)).toBe('/?')
  expect(writeRequestTarget('http://a/', options)).toBe('/')
  expect(writeRequestTarget('http://a#f', options)).toBe('*')
  expect(writeRequestTarget('http://a', { ...options, viaProxy: true })).toBe('http://a')
  expect(writeRequestTarget('http://a', { method: 'GET', viaProxy: false })).toBe('/')
  expect(writeRequestTarget('http://u@a:/?q#f', { viaProxy: true })).toBe('http://a:/?q')
  expect(() => writeRequestTarget('http://a', { proxy: true } as never)).toThrow(
    errorWith({ option: 'proxy', code: 'option-unknown' }),
  )
  expect(() => writeRequestTarget('http://a', { viaProxy: 1 } as never)).toThrow('`viaProxy`')
})

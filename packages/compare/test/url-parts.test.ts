import { compareParts, type PartForms, type UrlPart } from '@waymark/compare'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

type Forms = readonly [written: string | null, parsed: string | null, decoded: string | null]

const NONE: Forms = [null, null, null]

function formsOf(forms: PartForms): Forms {
  expect(Object.keys(forms)).toEqual(['written', 'parsed', 'decoded'])
  return [forms.written, forms.parsed, forms.decoded]
}

function partsOf(text: string, base: string | null = null) {
  const { parts } = compareParts(text, text, base)
  return Object.fromEntries(parts.map(({ part, a }) => [part, formsOf(a)])) as Record<
    UrlPart,
    Forms
  >
}

function parametersOf(text: string, base: string | null = null) {
  return compareParts(text, text, base).parameters.map(({ name, a }) => [name, ...formsOf(a!)])
}

test('a URL with everything', () => {
  expect(partsOf('HTTP://u%41:p%3a@XN--Bcher-kva.Example:080/%41/%2F?%41=%26&b#%41%2f')).toEqual({
    scheme: ['HTTP', 'http', 'http'],
    credentials: ['u%41:p%3a', 'u%41:p%3a', 'u%41:p%3a'],
    host: ['XN--Bcher-kva.Example', 'xn--bcher-kva.example', 'b\u00fccher.example'],
    port: ['080', null, null],
    path: ['/%41/%2F', '/%41/%2F', '/A/%2F'],
    query: ['%41=%26&b', '%41=%26&b', '%41=%26&b'],
    fragment: ['%41%2f', '%41%2f', '%41%2f'],
  })
})

test('a URL with nothing but a scheme', () => {
  expect(partsOf('x:')).toEqual({
    scheme: ['x', 'x', 'x'],
    credentials: NONE,
    host: NONE,
    port: NONE,
    path: [null, '', ''],
    query: NONE,
    fragment: NONE,
  })
})

test.each<[string, Forms]>([
  ['http://u@h/', ['u', 'u', 'u']],
  ['http://u:@h/', ['u:', 'u', 'u']],
  ['http://u:p@h/', ['u:p', 'u:p', 'u:p']],
  ['http://:p@h/', [':p', ':p', ':p']],
  ['http://h/', NONE],
  ['http://u%3av@h/', ['u%3av', 'u%3av', 'u%3av']],
  // It is not a URL.
  ['//u:p@h/', ['u:p', null, 'u:p']],
  ['//h/', NONE],
])('the credentials of %s are %j', (url, forms) => {
  expect(partsOf(url).credentials).toEqual(forms)
})

test.each<[string, Forms]>([
  ['http://EXAMPLE/', ['EXAMPLE', 'example', 'example']],
  ['http://xn--bcher-kva/', ['xn--bcher-kva', 'xn--bcher-kva', 'b\u00fccher']],
  ['//XN--bcher-kva/', ['XN--bcher-kva', null, 'b\u00fccher']],
  ['//EXAMPLE/', ['EXAMPLE', null, 'EXAMPLE']],
  ['http://0x7f.1/', ['0x7f.1', '127.0.0.1', '127.0.0.1']],
  ['http://[0:0::1]/', ['[0:0::1]', '[::1]', '[::1]']],
  ['x:///', ['', '', '']],
  ['x:a', NONE],
])('the host of %s is %j', (url, forms) => {
  expect(partsOf(url).host).toEqual(forms)
})

test.each<[string, Forms]>([
  ['http://h:443/', ['443', '443', '443']],
  ['http://h:80/', ['80', null, null]],
  ['http://h:/', ['', null, null]],
  ['//h:80/', ['80', null, '80']],
])('the port of %s is %j', (url, forms) => {
  expect(partsOf(url).port).toEqual(forms)
})

test.each<[string, Forms]>([
  ['http://h', [null, '/', '/']],
  ['http://h/%7Ea/%C3%A9', ['/%7Ea/%C3%A9', '/%7Ea/%C3%A9', '/~a/\u00e9']],
  // What it decodes to would be read as something else, or is not UTF-8.
  ['x:/%61%2F/%61', ['/%61%2F/%61', '/%61%2F/%61', '/%61%2F/a']],
  ['x:/%61%25/%61', ['/%61%25/%61', '/%61%25/%61', '/%61%25/a']],
  ['x:/%61%ff/%61', ['/%61%ff/%61', '/%61%ff/%61', '/%61%ff/a']],
  ['//h', NONE],
])('the path of %s is %j', (url, forms) => {
  expect(partsOf(url).path).toEqual(forms)
})

test.each<[string, Forms]>([
  ['?', ['', '', '']],
  ['?%61=%62&%63', ['%61=%62&%63', '%61=%62&%63', 'a=b&c']],
  ['?a+b=c+d', ['a+b=c+d', 'a+b=c+d', 'a b=c d']],
  ['?%61=', ['%61=', '%61=', 'a=']],
  ['?%61==', ['%61==', '%61==', 'a==']],
  ['?%61%3D=b', ['%61%3D=b', '%61%3D=b', '%61%3D=b']],
  ['?%61=%26', ['%61=%26', '%61=%26', '%61=%26']],
  ['?%61=%25', ['%61=%25', '%61=%25', '%61=%25']],
  ['?%61=%2B', ['%61=%2B', '%61=%2B', '%61=%2B']],
  ['?%61=%FF', ['%61=%FF', '%61=%FF', '%61=%FF']],
  ['?%26=%61', ['%26=%61', '%26=%61', '%26=%61']],
  ['?&%61&', ['&%61&', '&%61&', '&a&']],
])('the query of x:%s is %j', (query, forms) => {
  expect(partsOf(`x:${query}`).query).toEqual(forms)
})

test('parameters are those of the query, with their names decoded', () => {
  expect(parametersOf('http://h/?%61=%62&&c&=d&e=f=g#h')).toEqual([
    ['a', '%61=%62', '%61=%62', 'a=b'],
    ['c', 'c', 'c', 'c'],
    ['', '=d', '=d', '=d'],
    ['e', 'e=f=g', 'e=f=g', 'e=f=g'],
  ])
  expect(parametersOf('?%61=%62&&c')).toEqual([
    ['a', '%61=%62', null, 'a=b'],
    ['c', 'c', null, 'c'],
  ])
  expect(parametersOf('http://h/')).toEqual([])
  expect(parametersOf('h')).toEqual([])
})

test('the query of a base is not written', () => {
  const base = 'http://h/?a=%31&b'
  expect(parametersOf('#x', base)).toEqual([
    ['a', null, 'a=%31', 'a=1'],
    ['b', null, 'b', 'b'],
  ])
  expect(partsOf('#x', base)).toEqual({
    scheme: [null, 'http', 'http'],
    credentials: NONE,
    host: [null, 'h', 'h'],
    port: NONE,
    path: [null, '/', '/'],
    query: [null, 'a=%31&b', 'a=1&b'],
    fragment: ['x', 'x', 'x'],
  })
})

test('a base may be a record', () => {
  expect(compareParts('b', '/b', parseUrl('http://h/a')!).areUrls).toEqual([true, true])
  expect(compareParts('b', '/b').areUrls).toEqual([false, false])
  expect(compareParts('x:', '/b').areUrls).toEqual([true, false])
  expect(compareParts('/b', 'x:').areUrls).toEqual([false, true])
})

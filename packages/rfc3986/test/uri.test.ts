import {
  isScheme,
  isUri,
  isUriReference,
  recomposeAuthority,
  recomposeUri,
  splitAuthority,
  splitUri,
} from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

const parts = (text: string) => Object.values(splitUri(text))

test('the example of appendix B splits as it says', () => {
  expect(splitUri('http://www.ics.uci.edu/pub/ietf/uri/#Related')).toEqual({
    scheme: 'http',
    authority: 'www.ics.uci.edu',
    path: '/pub/ietf/uri/',
    query: null,
    fragment: 'Related',
  })
})

test('empty and absent are different', () => {
  expect(parts('')).toEqual([null, null, '', null, null])
  expect(parts('//?#')).toEqual([null, '', '', '', ''])
  expect(parts('a:?')).toEqual(['a', null, '', '', null])
  expect(parts(':a')).toEqual([null, null, ':a', null, null])
  expect(parts('/a:b')).toEqual([null, null, '/a:b', null, null])
  expect(parts('?a:b')).toEqual([null, null, '', 'a:b', null])
  expect(parts('#//')).toEqual([null, null, '', null, '//'])
  expect(parts('file:///')).toEqual(['file', '', '/', null, null])
})

test('any string splits as the expression of appendix B splits it, and comes back', () => {
  const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', ':', '/', '?', '#', '@', '[', ']', '.', '%', 'é') }),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (input) => {
      const [, , scheme, , authority, path, , query, , fragment] = appendixB.exec(input)!
      const expected = [scheme ?? null, authority ?? null, path, query ?? null, fragment ?? null]
      expect(parts(input)).toEqual(expected)
      expect(recomposeUri(splitUri(input))).toBe(input)
      expect(recomposeAuthority(splitAuthority(input))).toBe(input)
    }),
    { numRuns: runs(5000) },
  )
})

test('an authority splits at its last @ and the colon after its host', () => {
  expect(splitAuthority('u:p@h:1')).toEqual({ userinfo: 'u:p', host: 'h', port: '1' })
  expect(splitAuthority('a@b@h')).toEqual({ userinfo: 'a@b', host: 'h', port: null })
  expect(splitAuthority('[::1]')).toEqual({ userinfo: null, host: '[::1]', port: null })
  expect(splitAuthority('[::1]:')).toEqual({ userinfo: null, host: '[::1]', port: '' })
  expect(splitAuthority('')).toEqual({ userinfo: null, host: '', port: null })
})

test('a scheme begins with a letter', () => {
  expect(['a', 'A1+.-', '', '1a', 'a b', 'ü'].filter(isScheme)).toEqual(['a', 'A1+.-'])
})

test('the examples of section 1.1.2 are URIs', () => {
  for (const uri of [
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
    'http://www.ietf.org/rfc/rfc2396.txt',
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    'mailto:John.Doe@example.com',
    'news:comp.infosystems.www.servers.unix',
    'tel:+1-816-555-1212',
    'telnet://192.0.2.16:80/',
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    'a://[v1.x:y]/',
    'a:',
    'urn::a',
    'a://h/:b',
  ]) {
    expect(isUri(uri)).toBe(true)
  }
})

test('what the grammar does not allow is not a URI', () => {
  for (const text of [
    'a b:',
    'http://a b/',
    'http://a/%',
    'http://a/%4',
    'http://a/%zz',
    'http://a/[',
    'http://ü/',
    'http://a/"',
    'http://[::1',
    'http://[a]/',
    'http://a:x/',
    'a:#b#c',
    ':a',
    '1:a',
  ]) {
    expect([text, isUriReference(text)]).toEqual([text, false])
  }
  expect(isUri('/a')).toBe(false)
  expect(isUriReference('/a?b#c')).toBe(true)
  expect(isUriReference('')).toBe(true)
})

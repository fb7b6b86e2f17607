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
import { anyCharacter } from '../../../test/any-character.ts'
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
    fc.string({ unit: anyCharacter }),
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

// https://www.rfc-editor.org/rfc/rfc3986#appendix-A: what each part may contain, percent-encoded bytes aside.
const UNRESERVED = String.raw`\w.~\-`
const SUB_DELIMS = "!$&'()*+,;="
test.each([
  ['a scheme', (c: string) => `a${c}:`, '[A-Za-z0-9+.-]'],
  ['a userinfo', (c: string) => `a://${c}@h`, `[${UNRESERVED}${SUB_DELIMS}:]`],
  ['a host', (c: string) => `a://h${c}h`, `[${UNRESERVED}${SUB_DELIMS}]`],
  ['a port', (c: string) => `a://h:8${c}`, '[0-9]'],
  ['a path', (c: string) => `a:b${c}`, `[${UNRESERVED}${SUB_DELIMS}:@/]`],
  ['a query', (c: string) => `a:?${c}`, `[${UNRESERVED}${SUB_DELIMS}:@/?]`],
  ['a fragment', (c: string) => `a:#${c}`, `[${UNRESERVED}${SUB_DELIMS}:@/?]`],
])('%s has the characters of the grammar', (part, write, characters) => {
  const allowed = new RegExp(`^${characters}$`)
  for (let code = 0; code < 0x100; code++) {
    const c = String.fromCharCode(code)
    // These begin another part.
    const begins: Record<string, string> = {
      'a scheme': ':/?#',
      'a userinfo': '/?#',
      'a host': ':@/?#',
      'a port': '@/?#',
      'a path': '?#',
      'a query': '#',
    }
    if (begins[part]?.includes(c)) continue
    expect(isUri(write(c)), `${part} ${code}`).toBe(allowed.test(c))
    expect(isUriReference(write(c)), `${part} ${code}`).toBe(allowed.test(c))
  }
  const mayEncode = part !== 'a scheme' && part !== 'a port'
  expect(isUri(write('%4a'))).toBe(mayEncode)
  for (const wrong of ['%', '%4', '%4g', '%g4']) expect(isUri(write(wrong))).toBe(false)
})

test.each<[name: string, call: () => unknown, argument: string]>([
  ['isUri', () => isUri(5 as never), 'text'],
  ['isUriReference', () => isUriReference(5 as never), 'text'],
  ['isScheme', () => isScheme(5 as never), 'text'],
  ['recomposeUri', () => recomposeUri('a:' as never), 'uri'],
  ['recomposeUri of nothing', () => recomposeUri(null as never), 'uri'],
  ['recomposeAuthority', () => recomposeAuthority('h' as never), 'authority'],
  ['recomposeAuthority of nothing', () => recomposeAuthority(null as never), 'authority'],
  [
    'recomposeAuthority without a host',
    () => recomposeAuthority({ userinfo: null, host: null, port: null } as never),
    'authority',
  ],
  [
    'recomposeAuthority without a port',
    () => recomposeAuthority({ userinfo: null, host: 'h' } as never),
    'authority',
  ],
  [
    'recomposeAuthority with a number',
    () => recomposeAuthority({ userinfo: null, host: 'h', port: 80 } as never),
    'authority',
  ],
  [
    'recomposeAuthority without a userinfo',
    () => recomposeAuthority({ host: 'h', port: null } as never),
    'authority',
  ],
])('%s refuses what it does not take', (_, call, argument) => {
  expect(call).toThrow(expect.objectContaining({ name: 'ArgumentError', argument }))
})

test('an authority is put together from what there is', () => {
  expect(recomposeAuthority({ userinfo: 'u', host: 'h', port: '1' })).toBe('u@h:1')
  expect(recomposeAuthority({ userinfo: '', host: '', port: '' })).toBe('@:')
  expect(recomposeAuthority({ userinfo: null, host: 'h', port: null })).toBe('h')
})

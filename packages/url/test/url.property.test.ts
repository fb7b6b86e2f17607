import { URL } from '@waymark/url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { text } from './arbitraries.ts'

const authority = fc.constantFrom(
  '',
  'a',
  'u:p@',
  'a.example',
  'a:8080',
  '[::1]:1',
  'é.example',
  '1.2',
)
const scheme = fc.constantFrom('http:', 'https:', 'ws:', 'file:', 'foo:', 'foo:/', 'data:')
const input = fc.oneof(
  text,
  fc.tuple(scheme, authority, text).map(([start, host, rest]) => `${start}//${host}/${rest}`),
  fc.tuple(scheme, text).map((parts) => parts.join('')),
)

const parts = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const
const settable = [
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const
const attribute = fc.constantFrom(...settable)
const parameters = { numRuns: runs(2500) }

type AnyUrl = Pick<URL, (typeof parts)[number]>
const look = (url: AnyUrl | null) =>
  url && Object.fromEntries(parts.map((part) => [part, url[part]]))

test('what is serialised parses to the same parts', () => {
  fc.assert(
    fc.property(input, (text) => {
      const url = URL.parse(text)
      if (url === null) return
      expect(look(new URL(url.href))).toEqual(look(url))
    }),
    parameters,
  )
})

test('the constructor, parse, canParse and the href setter agree', () => {
  fc.assert(
    fc.property(input, fc.option(input, { nil: undefined }), (text, base) => {
      const parsed = URL.parse(text, base)
      expect(URL.canParse(text, base)).toBe(parsed !== null)
      if (parsed === null) {
        expect(() => new URL(text, base)).toThrow(TypeError)
        if (base === undefined) {
          const other = new URL('about:blank')
          expect(() => {
            other.href = text
          }).toThrow(TypeError)
          expect(other.href).toBe('about:blank')
        }
        return
      }
      expect(new URL(text, base).href).toBe(parsed.href)
      const other = new URL('https://other.example/?a=1')
      other.href = parsed.href
      expect(look(other)).toEqual(look(parsed))
      expect(`${other.searchParams}`).toBe(`${parsed.searchParams}`)
    }),
    parameters,
  )
})

const mayChange: Record<(typeof settable)[number], readonly string[]> = {
  // A default port goes when the scheme changes to its own.
  protocol: ['protocol', 'port', 'host'],
  username: ['username'],
  password: ['password'],
  host: ['host', 'hostname', 'port'],
  hostname: ['hostname', 'host'],
  port: ['port', 'host'],
  pathname: ['pathname'],
  search: ['search'],
  hash: ['hash'],
}

test('a setter leaves the other parts alone, and what it leaves is a URL', () => {
  fc.assert(
    fc.property(input, attribute, text, (start, name, value) => {
      const url = URL.parse(start)
      if (url === null) return
      const before = look(url)!
      url[name] = value
      const after = look(url)!
      for (const part of settable) {
        if (!mayChange[name].includes(part)) expect(after[part], part).toBe(before[part])
      }
      // `file:` takes over hosts and drive letters that its own parser would change.
      if (name === 'protocol' && url.protocol === 'file:') return
      expect(new URL(url.href).href).toBe(url.href)
      expect([...url.searchParams]).toEqual([...new URL(url.href).searchParams])
    }),
    parameters,
  )
})

test('a list and its URL say the same after any mixture of changes', () => {
  const change = fc.oneof(
    fc.tuple(attribute, text).map(([name, value]) => (url: URL) => {
      url[name] = value
    }),
    fc.tuple(text, text).map(
      ([name, value]) =>
        (url: URL) =>
          url.searchParams.append(name, value),
    ),
    fc.tuple(text, text).map(
      ([name, value]) =>
        (url: URL) =>
          url.searchParams.set(name, value),
    ),
    fc.constant((url: URL) => url.searchParams.sort()),
    fc.constant((url: URL) => url.searchParams.delete('a')),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const eager = new URL('https://a.example/?a=1')
      const lazy = new URL('https://a.example/?a=1')
      for (const apply of changes) {
        apply(eager)
        apply(lazy)
        expect([...eager.searchParams]).toEqual([...new URL(eager.href).searchParams])
      }
      // Looking in between makes no difference.
      expect(look(lazy)).toEqual(look(eager))
    }),
    { numRuns: runs(500) },
  )
})

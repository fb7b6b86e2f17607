import { iriToUri, isUcschar, uriToIri } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'

test('the examples of section 3.1', () => {
  expect(iriToUri('http://www.example.org/red%09rosé#red')).toBe(
    'http://www.example.org/red%09ros%C3%A9#red',
  )
  expect(iriToUri('http://example.com/\u{10300}\u{10301}\u{10302}')).toBe(
    'http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82',
  )
  const options = { mapHost: () => 'xn--rsum-bpad.example.org' }
  expect(iriToUri('http://résumé.example.org', options)).toBe('http://xn--rsum-bpad.example.org')
  expect(iriToUri('http://résumé.example.org', { mapHost: () => null })).toBe(
    'http://r%C3%A9sum%C3%A9.example.org',
  )
  expect(iriToUri('http://u@a/é', options)).toBe('http://u@a/%C3%A9')
})

test('the examples of section 3.2.1', () => {
  expect(uriToIri('http://www.example.org/D%C3%BCrst')).toBe('http://www.example.org/Dürst')
  expect(uriToIri('http://www.example.org/D%FCrst')).toBe('http://www.example.org/D%FCrst')
  expect(uriToIri('http://xn--99zt52a.example.org/%e2%80%ae')).toBe(
    'http://xn--99zt52a.example.org/%e2%80%ae',
  )
})

test('what must stay percent-encoded is not changed', () => {
  expect(uriToIri('a:%2f%25%20%zz%')).toBe('a:%2f%25%20%zz%')
  expect(uriToIri('a:%C3%28%c0%80%ed%a0%80%f4%90%80%80')).toBe(
    'a:%C3%28%c0%80%ed%a0%80%f4%90%80%80',
  )
  expect(uriToIri('a:%ee%80%80?%ee%80%80#%ee%80%80')).toBe('a:%ee%80%80?\ue000#%ee%80%80')
  expect(uriToIri('a:%41%7e')).toBe('a:A~')
  expect(uriToIri('a:%C3%C3%A9')).toBe('a:%C3é')
  expect(uriToIri('a:%ef%bf%be')).toBe('a:%ef%bf%be')
  // No IRI may contain the controls up to U+009F.
  expect(uriToIri('a:%C2%80%C2%9F%C2%A0')).toBe('a:%C2%80%C2%9F\u00a0')
})

test('direction marks stay percent-encoded, including those newer than the RFC', () => {
  const codes = [0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
  for (const code of codes) {
    const uri = iriToUri(`a:${String.fromCharCode(code)}`)
    expect(uriToIri(uri)).toBe(uri)
  }
  expect(uriToIri(iriToUri('a:\u061b\u2065\u206a'))).toBe('a:\u061b\u2065\u206a')
})

test('a lone surrogate becomes U+FFFD', () => {
  expect(iriToUri('a:\ud800b')).toBe('a:%EF%BF%BDb')
})

test('there and back is there', () => {
  const unit = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 1, minLength: 1 }),
    fc.constantFrom('%', '%C3', '%a9'),
  )
  fc.assert(
    fc.property(fc.string({ unit }), (input) => {
      const uri = iriToUri(input)
      expect([...uri].every((c) => c <= '\x7f')).toBe(true)
      const iri = uriToIri(uri)
      expect(uriToIri(iri)).toBe(iri)
      expect(uriToIri(iriToUri(iri))).toBe(iri)
    }),
    { numRuns: runs(3000) },
  )
})

test('without a function for hosts, a host is percent-encoded as all else', () => {
  expect(iriToUri('http://é.example/é?é#é')).toBe('http://%C3%A9.example/%C3%A9?%C3%A9#%C3%A9')
  expect(iriToUri('//ü@é:8/', {})).toBe('//%C3%BC@%C3%A9:8/')
})

// https://www.rfc-editor.org/rfc/rfc3987#section-2.2
const UCSCHAR = [
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  ...Array.from({ length: 13 }, (_, i) => [(i + 1) << 16, ((i + 1) << 16) + 0xfffd] as const),
  [0xe1000, 0xefffd],
] as const
const IPRIVATE = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
] as const

const isIn = (ranges: readonly (readonly [number, number])[], c: number) =>
  ranges.some(([first, last]) => c >= first && c <= last)

test('the characters beyond ASCII are those of the grammar, and private ones only in a query', () => {
  const edges = [...UCSCHAR, ...IPRIVATE].flatMap(([first, last]) => [
    first - 1,
    first,
    last,
    last + 1,
  ])
  for (const c of edges) {
    if (c < 0x80 || c > 0x10ffff) continue
    expect(isUcschar(c), c.toString(16)).toBe(isIn(UCSCHAR, c))
    if (c >= 0xd800 && c <= 0xdfff) continue
    const character = String.fromCodePoint(c)
    const encoded = encodeURIComponent(character)
    const kept = isIn(UCSCHAR, c) ? character : encoded
    const keptInQuery = isIn(UCSCHAR, c) || isIn(IPRIVATE, c) ? character : encoded
    expect(uriToIri(`//${encoded}/${encoded}?${encoded}#${encoded}`)).toBe(
      `//${kept}/${kept}?${keptInQuery}#${kept}`,
    )
  }
})

test('what begins after ASCII is encoded, and nothing before it', () => {
  expect(iriToUri('\0\x7f\x80')).toBe('\0\x7f%C2%80')
  expect(iriToUri('é')).toBe('%C3%A9')
  expect(iriToUri('aéb\u{1f600}é')).toBe('a%C3%A9b%F0%9F%98%80%C3%A9')
  expect(uriToIri('%C3%A9')).toBe('é')
  expect(uriToIri('a%zz%C3%A9%zz')).toBe('a%zzé%zz')
})

test('only a host with characters beyond ASCII is mapped, without what is around it', () => {
  const asked: string[] = []
  const options = {
    mapHost: (host: string) => {
      asked.push(host)
      return 'xn--x'
    },
  }
  expect(iriToUri('http://ü:é@bü:8/ü', options)).toBe('http://%C3%BC:%C3%A9@xn--x:8/%C3%BC')
  expect(iriToUri('http://ü@b/', options)).toBe('http://%C3%BC@b/')
  expect(iriToUri('mailto:ü', options)).toBe('mailto:%C3%BC')
  expect(iriToUri('//ü', { mapHost: undefined })).toBe('//%C3%BC')
  expect(asked).toEqual(['bü'])
  expect(() => iriToUri('a', { mapHost: 'xn--x' } as never)).toThrow(
    errorWith({ option: 'mapHost', code: 'option-wrong' }),
  )
})

test('nothing that is decoded makes a percent-encoded byte with what is before it', () => {
  expect(uriToIri('a:%%34%31')).toBe('a:%%341')
  expect(uriToIri('a:%4%31b')).toBe('a:%4%31b')
  expect(uriToIri('a:%%7a')).toBe('a:%z')
})

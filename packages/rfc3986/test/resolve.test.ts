import { guardPath, removeDotSegments, resolveParts, resolveUri, splitUri } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'

const base = 'http://a/b/c/d;p?q'

test.each([
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y', 'http://a/b/c/g?y'],
  ['#s', 'http://a/b/c/d;p?q#s'],
  ['g#s', 'http://a/b/c/g#s'],
  ['g?y#s', 'http://a/b/c/g?y#s'],
  [';x', 'http://a/b/c/;x'],
  ['g;x', 'http://a/b/c/g;x'],
  ['g;x?y#s', 'http://a/b/c/g;x?y#s'],
  ['.', 'http://a/b/c/'],
  ['./', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../', 'http://a/'],
  ['../../g', 'http://a/g'],
])('the normal example of section 5.4.1: %s', (reference, target) => {
  expect(resolveUri(reference, base)).toBe(target)
})

test.each([
  ['//g/x/../y?z#f', 'http://a/b?q#e', 'http://g/y?z#f'],
  ['g', 'http://a', 'http://a/g'],
  ['g', 'http://a?q', 'http://a/g'],
  ['g', 'a:', 'a:g'],
  ['g', 'a:b/c', 'a:b/g'],
  ['', 'http://a/b#e', 'http://a/b'],
  ['?', 'http://a/../b?q', 'http://a/../b?'],
  ['x:/a/../b?q#f', 'http://a', 'x:/b?q#f'],
  ['//', 'http://a/b', 'http://'],
  ['/./x', 'http://a/b', 'http://a/x'],
])('%s from %s is %s', (reference, from, target) => {
  expect(resolveUri(reference, from)).toBe(target)
})

test('a reference with the scheme of the base is relative only if that is asked for', () => {
  expect(resolveUri('http:g', base, { strict: true })).toBe('http:g')
  expect(resolveUri('http:g', base, { strict: undefined })).toBe('http:g')
  expect(resolveUri('http:g', base, { strict: false })).toBe('http://a/b/c/g')
  expect(resolveUri('http:?y', base, { strict: false })).toBe('http://a/b/c/d;p?y')
  expect(resolveUri('https:g', base, { strict: false })).toBe('https:g')
  expect(resolveUri('g', base, { strict: false })).toBe('http://a/b/c/g')
  expect(() => resolveUri('g', base, { strict: 1 } as never)).toThrow(
    errorWith({ option: 'strict', code: 'option-wrong' }),
  )
})

test('parts that are none are refused by the name of their parameter', () => {
  const parts = splitUri(base)
  expect(() => resolveParts('g' as never, parts)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'reference' }),
  )
  expect(() => resolveParts(parts, 'g' as never)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'base' }),
  )
  expect(() => guardPath('g' as never)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'uri' }),
  )
})

test('a path is guarded where it would be an authority, and only there', () => {
  const parts = { scheme: 'a', authority: null, path: '//b', query: 'q', fragment: 'f' }
  expect(guardPath(parts)).toEqual({ ...parts, path: '/.//b' })
  for (const same of [
    { ...parts, authority: '' },
    { ...parts, path: '/b' },
    { ...parts, path: '' },
    { ...parts, path: '/.//b' },
  ]) {
    expect(guardPath(same)).toBe(same)
  }
})

test('the abnormal examples of section 5.4.2 hold', () => {
  expect(resolveUri('../../../g', base)).toBe('http://a/g')
  expect(resolveUri('../../../../g', base)).toBe('http://a/g')
  expect(resolveUri('g;x=1/../y', base)).toBe('http://a/b/c/y')
  expect(resolveUri('http:g', base)).toBe('http:g')
  expect(resolveUri('HTTP:g', base, { strict: false })).toBe('http://a/b/c/g')
  expect(resolveUri('', base)).toBe('http://a/b/c/d;p?q')
  expect(resolveUri('?', base)).toBe('http://a/b/c/d;p?')
  expect(resolveUri('#', base)).toBe('http://a/b/c/d;p?q#')
})

test('a base needs a scheme', () => {
  expect(() => resolveUri('a', '/b')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'base', data: { lacking: 'scheme' } }),
  )
})

test('a path is never read as an authority', () => {
  expect(resolveUri('..//b', 'a:/x/y')).toBe('a:/.//b')
  expect(resolveUri('a:/..//b', 'c:')).toBe('a:/.//b')
})

const path = fc
  .array(fc.constantFrom('', 'a', '.', '..', '...', '%2e', 'b.'), { maxLength: 8 })
  .map((segments) => segments.join('/'))

/** The steps of section 5.2.4 word by word; quadratic. */
function removeDotSegmentsByTheBook(text: string): string {
  let input = text
  let output = ''
  while (input !== '') {
    if (input.startsWith('../')) input = input.slice(3)
    else if (input.startsWith('./')) input = input.slice(2)
    else if (input.startsWith('/./')) input = input.slice(2)
    else if (input === '/.') input = '/'
    else if (input.startsWith('/../') || input === '/..') {
      input = `/${input.slice(4)}`
      output = output.slice(0, Math.max(0, output.lastIndexOf('/')))
    } else if (input === '.' || input === '..') input = ''
    else {
      const next = input.indexOf('/', 1)
      output += next === -1 ? input : input.slice(0, next)
      input = next === -1 ? '' : input.slice(next)
    }
  }
  return output
}

test('dot segments go as the steps of section 5.2.4 let them go', () => {
  fc.assert(
    fc.property(path, (input) => {
      const output = removeDotSegments(input)
      expect(output).toBe(removeDotSegmentsByTheBook(input))
      expect(removeDotSegments(output)).toBe(output)
    }),
    { numRuns: runs(5000) },
  )
})

test('what was resolved resolves to itself, and keeps its scheme', () => {
  fc.assert(
    fc.property(path, path, fc.constantFrom('a:', 'a://h', 'a://h/', 'a:/'), (ref, rest, start) => {
      const target = resolveUri(ref, start + rest)
      expect(splitUri(target).scheme).toBe('a')
      // A reference without a path takes that of the base as it is, with its dots.
      if (ref !== '') expect(resolveUri(target, 'b:')).toBe(target)
    }),
  )
})

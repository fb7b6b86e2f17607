import { removeDotSegments, resolveUri, splitUri } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

const base = 'http://a/b/c/d;p?q'

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
  expect(() => resolveUri('a', '/b')).toThrow(TypeError)
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

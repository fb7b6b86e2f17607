import { parseUrl, readUrl, serializeUrl, type ValidationError } from '@waymark/url-parser'
import { readUrl as readAscii } from '@waymark/url-parser/ascii'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { baseText, urlText } from './arbitraries.ts'

test('a URL comes with its errors', () => {
  const { url, errors, failure, errorsOf } = readUrl(' https:\\\\h/ü')
  expect(url && serializeUrl(url)).toBe('https://h/%C3%BC')
  expect(errors.map(({ name, start, end }) => [name, start, end])).toEqual([
    ['invalid-URL-unit', 0, 1],
    ['special-scheme-missing-following-solidus', 7, 8],
    ['special-scheme-missing-following-solidus', 7, 8],
    ['special-scheme-missing-following-solidus', 8, 9],
  ])
  expect([failure, errorsOf]).toEqual([null, 'input'])
})

test('a failure says which string it is about', () => {
  const port = { name: 'port-invalid', start: 10, end: 11 }
  const failed = { text: 'https://h:x', url: null, base: null, errors: [port], failure: port }
  expect(readUrl('https://h:x')).toMatchObject({
    ...failed,
    input: 'https://h:x',
    errorsOf: 'input',
  })
  expect(readUrl('p', { base: 'https://h:x' })).toMatchObject({
    ...failed,
    input: 'p',
    errorsOf: 'base',
  })
  expect(readUrl('p', { base: 'https://h:x' }).parts.port).toEqual({ start: 10, end: 11 })
})

test('a reading cannot be changed', () => {
  const reading = readUrl('https://h/a b')
  expect([Object.isFrozen(reading), Object.isFrozen(reading.errors)]).toEqual([true, true])
})

test.each([
  ['its base', readUrl('x', { base: 'https://h/a/' }), 'y', 'https://h/a/y'],
  ['its host parser', readAscii('https://h/'), 'https://ü/', null],
])('another string is read again with %s', (_, reading, input, href) => {
  expect(reading.reread(input).url?.href ?? null).toBe(href)
})

test('the errors are those that a reporter hears', () => {
  const base = fc.option(fc.oneof(baseText, urlText), { nil: null })
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const result = readUrl(input, { base: against })
      const record = against === null ? null : parseUrl(against)
      const isBaseBad = against !== null && record === null
      const heard: ValidationError[] = []
      const url = parseUrl(isBaseBad ? against : input, {
        base: record,
        report: (name, start, end) => heard.push({ name, start, end }),
      })
      expect(result.url?.toJSON()).toEqual(url?.toJSON())
      expect(result.errors).toEqual(heard)
      expect(result.errorsOf).toBe(isBaseBad ? 'base' : 'input')
      expect(result.failure).toBe(url === null ? result.errors.at(-1) : null)
      if (isBaseBad) return
      const again = readUrl(input, { base: record })
      expect([again.url?.toJSON(), again.errors]).toEqual([url?.toJSON(), heard])
    }),
    { numRuns: runs(2500) },
  )
})

test('asking for errors or places inside a callback does not disturb the parser that called it', () => {
  const heard: unknown[] = []
  const url = parseUrl('https://h\\p?é\\#f', {
    report: (...error) => {
      heard.push(error)
      expect(readUrl('web+x://u:p@h:1/a/b?c#d').parts.fragment).toEqual({ start: 22, end: 23 })
    },
    encoder: {
      encode(input, emit) {
        expect(readUrl('mailto: ').errors).toHaveLength(1)
        expect(readUrl('?x', { base: 'http://h' }).parts.query).toEqual({ start: 1, end: 2 })
        for (let at = 0; at < input.length; at++) emit(input.charCodeAt(at))
      },
    },
  })
  expect(url && serializeUrl(url)).toBe('https://h/p?%E9\\#f')
  expect(heard).toEqual([
    ['invalid-reverse-solidus', 9, 10],
    ['invalid-URL-unit', 13, 14],
  ])
})

test('nothing of a reading can be changed', () => {
  const reading = readUrl(' https://u:p@a.example:80\\b/c?d=e&f#g')
  const { errors, parts } = reading
  for (const each of [
    reading,
    errors,
    ...errors,
    parts,
    parts.host,
    parts.segments,
    parts.parameters[0],
  ]) {
    expect(Object.isFrozen(each)).toBe(true)
  }
  expect(Object.isFrozen(readUrl('https://[').failure)).toBe(true)
})

test('the parts are located once', () => {
  const reading = readUrl('https://h/a?b')
  expect(reading.parts).toBe(reading.parts)
})

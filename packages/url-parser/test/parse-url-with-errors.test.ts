import {
  locateParts,
  parseUrl,
  parseUrlWithErrors,
  serializeUrl,
  type ValidationError,
} from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { baseText, urlText } from './arbitraries.ts'

test('a URL comes with its errors', () => {
  const { url, errors, failure, errorsOf } = parseUrlWithErrors(' https:\\\\h/ü')
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
  expect(parseUrlWithErrors('https://h:x')).toEqual({
    url: null,
    errors: [port],
    failure: port,
    errorsOf: 'input',
  })
  expect(parseUrlWithErrors('p', 'https://h:x')).toEqual({
    url: null,
    errors: [port],
    failure: port,
    errorsOf: 'base',
  })
})

test('the errors are those that a reporter hears', () => {
  const base = fc.option(fc.oneof(baseText, urlText), { nil: null })
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const result = parseUrlWithErrors(input, against)
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
      const again = parseUrlWithErrors(input, record)
      expect({ ...again, url: again.url?.toJSON() }).toEqual({ ...result, url: url?.toJSON() })
    }),
    { numRuns: runs(2500) },
  )
})

test('asking for errors or places inside a callback does not disturb the parser that called it', () => {
  const heard: unknown[] = []
  const url = parseUrl('https://h\\p?é\\#f', {
    report: (...error) => {
      heard.push(error)
      expect(locateParts('web+x://u:p@h:1/a/b?c#d').fragment).toEqual({ start: 22, end: 23 })
    },
    encoder: {
      encode(input, emit) {
        expect(parseUrlWithErrors('mailto: ').errors).toHaveLength(1)
        expect(locateParts('?x', 'http://h').query).toEqual({ start: 1, end: 2 })
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

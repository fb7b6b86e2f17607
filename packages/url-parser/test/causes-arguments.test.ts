import { ArgumentError } from '@waymark/infra/argument'
import { parseUrlWithErrors, type ValidationError } from '@waymark/url-parser'
import { causesOf } from '@waymark/url-parser/causes'
import { expect, test } from 'vitest'

const input = 'https://exa mple.com/'
const [error] = parseUrlWithErrors(input).errors as [ValidationError]

test('an error of the input has a cause', () => {
  expect(causesOf(input, error)).toMatchObject([{ code: 'host-space', start: 11, end: 12 }])
})

test.each([7, null, undefined, {}, ['https://a b/']])('%o is not an input', (value) => {
  expect(() => causesOf(value as never, error)).toThrow(ArgumentError)
})

test.each<[why: string, error: unknown]>([
  ['another error', { name: 'IPv4-empty-part', start: 0, end: 1 }],
  ['a place outside of the input', { ...error, start: 90, end: 91 }],
  ['a place that ends before it starts', { ...error, start: error.end, end: error.start }],
  ['a name that does not exist', { name: 'no-such-error', start: 8, end: 20 }],
  ['a string', 'host-invalid-code-point'],
  ['nothing', null],
])('%s is refused', (_, other) => {
  expect(() => causesOf(input, other as never)).toThrow(ArgumentError)
})

test('so is an error of another input', () => {
  const [other] = parseUrlWithErrors('https://example.com/a b').errors as [ValidationError]
  expect(() => causesOf('https://example.com/ab', other)).toThrow(ArgumentError)
})

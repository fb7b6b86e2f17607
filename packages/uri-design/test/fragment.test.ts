import { RefusalError } from '@waymark/path-guard'
import {
  formatFragment,
  fragmentForm,
  parseFragment,
  type ResourceFragment,
} from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test.each([
  ['', 'section'],
  ['L1', 'line'],
  ['L0', 'section'],
  ['L01', 'section'],
  ['l1', 'section'],
  ['xL1', 'section'],
  ['L1x', 'section'],
  ['L1-L2', 'line-range'],
  ['L2-L1', 'line-range'],
  ['L1-L0', 'section'],
  ['L1-', 'section'],
  ['L123456789012345', 'line'],
  ['L1234567890123456', 'section'],
  ['L1-L1234567890123456', 'section'],
  ['/', 'json-pointer'],
  ['a/', 'section'],
  ['%2', 'section'],
  ['/%', 'json-pointer'],
])('the form of %j is %s', (text, form) => {
  expect(fragmentForm(text)).toBe(form)
})

test.each([
  ['', { form: 'section', name: '' }],
  ['a%20b', { form: 'section', name: 'a b' }],
  ['L999999999999999', { form: 'line', line: 999999999999999 }],
  ['L5-L5', { form: 'line-range', first: 5, last: 5 }],
  ['L5-L4', null],
  ['/', { form: 'json-pointer', tokens: [''] }],
  ['/a/', { form: 'json-pointer', tokens: ['a', ''] }],
  ['/~0~1', { form: 'json-pointer', tokens: ['~/'] }],
  ['/~', null],
  ['~2', { form: 'section', name: '~2' }],
  ['a%2', null],
  ['a%g0', null],
  ['%', null],
  ['a#b', null],
  ['a[b', null],
  ['a"b', null],
  ['é', null],
  ["a?b/c:@!$&'()*+,;=-._~", { form: 'section', name: "a?b/c:@!$&'()*+,;=-._~" }],
])('the fragment %j is read as %j', (text, expected) => {
  expect(parseFragment(text)).toEqual(expected)
})

test.each<[ResourceFragment, string]>([
  [{ form: 'section', name: 'a b' }, 'a%20b'],
  [{ form: 'section', name: 'L0' }, 'L0'],
  [{ form: 'line', line: 1 }, 'L1'],
  [{ form: 'line', line: 999999999999999 }, 'L999999999999999'],
  [{ form: 'line-range', first: 1, last: 1 }, 'L1-L1'],
  [{ form: 'line-range', first: 1, last: 20 }, 'L1-L20'],
  [{ form: 'json-pointer', tokens: [''] }, '/'],
  [{ form: 'json-pointer', tokens: ['a/~', 'é'] }, '/a~1~0/%C3%A9'],
])('%j is written as %s, and read back', (fragment, text) => {
  expect(formatFragment(fragment)).toBe(text)
  expect(parseFragment(text)).toEqual(fragment)
})

test.each<[ResourceFragment, string, string]>([
  [{ form: 'section', name: '' }, 'part-empty', 'section'],
  [{ form: 'section', name: '\ud800' }, 'part-lone-surrogate', 'section'],
  [{ form: 'section', name: 'L1' }, 'part-invalid', 'section'],
  [{ form: 'section', name: 'L1-L2' }, 'part-invalid', 'section'],
  [{ form: 'section', name: '/a' }, 'part-invalid', 'section'],
  [{ form: 'line', line: 0 }, 'part-invalid', 'line'],
  [{ form: 'line', line: 1_000_000_000_000_000 }, 'part-invalid', 'line'],
  [{ form: 'line-range', first: 2, last: 1 }, 'part-invalid', 'line range'],
  [{ form: 'line-range', first: 0, last: 1 }, 'part-invalid', 'line'],
  [{ form: 'line-range', first: 1, last: 1.5 }, 'part-invalid', 'line'],
  [{ form: 'json-pointer', tokens: [] }, 'part-empty', 'pointer'],
  [{ form: 'json-pointer', tokens: ['a', '\udc00'] }, 'part-lone-surrogate', 'pointer'],
])('%j is refused: %s of %s', (fragment, code, part) => {
  let error: unknown
  try {
    formatFragment(fragment)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(RefusalError)
  expect((error as RefusalError).problem).toMatchObject({ code, part, severity: 'error' })
  expect((error as RefusalError).message.startsWith(`${part}: ${code}: `)).toBe(true)
})

test.each([null, undefined, {}, { form: 5 }])('%j has no form', (fragment) => {
  expect(() => formatFragment(fragment as never)).toThrow(TypeError)
  expect(() => formatFragment(fragment as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'form' }),
  )
})

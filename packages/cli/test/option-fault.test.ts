import { sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { expect, test } from 'vitest'
import { EXIT } from '../src/exit-status.ts'
import { optionFailure, optionFault } from '../src/option-fault.ts'

type Code = OptionError['code']

const said = (code: Code, option: string | null, data: object) =>
  optionFault(new OptionError(option, { text: 'as it is', data: data as never }, code)).text

test.each<[Code, string | null, object, string]>([
  ['option-refused', 'x', { near: 'y' }, 'as it is'],
  ['option-unknown', 'x', { near: 'y' }, 'unknown option `x`; did you mean `y`?'],
  ['option-unknown', 'x', { known: ['y', 'z'] }, 'unknown option `x`; the options are y, z'],
  ['option-missing', 'x', { reader: 'key' }, 'the op key needs option `x`'],
  [
    'option-unread',
    'x',
    { why: 'no op reads it', readers: [] },
    'option `x` would have no effect: no op reads it',
  ],
  [
    'option-unread',
    'x',
    { why: 'no op reads it', readers: ['key', 'part'] },
    'option `x` would have no effect: no op reads it; it is for key, part',
  ],
  ['option-wrong', 'x', { expected: 'a list', got: '5' }, 'option `x` must be a list; got 5'],
  ['option-wrong', null, { expected: 'an object', got: '5' }, 'options must be an object; got 5'],
  [
    'option-wrong',
    'x',
    { expected: 'a list', place: 'x[1]', got: '5', near: 'y' },
    "option `x` must be a list; `x[1]` is 5; did you mean 'y'?",
  ],
  [
    'option-wrong',
    'x',
    { expected: "'a', 'b' or 'c'", words: ['a', 'b', 'c'], got: "'d'", near: 'a' },
    "option `x` must be 'a', 'b' or 'c'; got 'd'; did you mean 'a'?",
  ],
  [
    'option-wrong',
    'x',
    { expected: 'a path', got: '5', near: 'y', advice: 'write it with a slash' },
    'option `x` must be a path; got 5: write it with a slash',
  ],
])('%s of %j with %j', (code, option, data, text) => {
  expect(said(code, option, data)).toBe(text)
})

test('the facts of a fault are those that it has', () => {
  const unknown = { text: '', data: { near: 'y' } as never }
  expect(optionFault(new OptionError('x', unknown, 'option-unknown')).data).toEqual({
    code: 'option-unknown',
    named: 'x',
    near: 'y',
    subject: 'option `x`',
  })
})

test.each([
  ['x', 'x'],
  [null, ''],
])('the failure of the option %j is one of usage, and names it: %j', (option, named) => {
  const error = new OptionError(option, sentence('{n} is wrong', { n: 1 }), 'option-refused')
  const { status, said, message } = optionFailure(error)
  expect([status, message]).toEqual([EXIT.usage, '1 is wrong'])
  expect(said.data).toEqual({ code: 'option-refused', n: 1, option: named })
})

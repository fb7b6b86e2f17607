import { expect, test } from 'vitest'
import { applyColor, checkColor, takeColor } from '../src/color-option.ts'
import type { Option } from '../src/command-description.ts'
import { OptionValues, valueFault, wholeNumberOf } from '../src/option-values.ts'
import { bytesOf, MEBIBYTE, sizeFault } from '../src/sizes.ts'
import { failureWith } from './sources.ts'

const OPTIONS: readonly Option[] = [
  { name: 'out', value: 'file', summary: '' },
  { name: 'jobs', value: 'n', fallback: '1', most: 64, summary: '' },
  { name: 'max', value: 'n', least: 0, summary: '' },
  { name: 'name', value: 'text', summary: '' },
  { name: 'how', value: 'how', choices: ['fast', 'slow'], fallback: 'fast', summary: '' },
  { name: 'only', value: 'one', choices: ['one'], summary: '' },
  { name: 'on', summary: '' },
]

const given = (values: Readonly<Record<string, string | boolean | undefined>>) =>
  new OptionValues(OPTIONS, values)

test.each([
  ['0', 0, 0],
  ['0', 1, null],
  ['1', 1, 1],
  ['1', 2, null],
  ['999999999999999', 1, 999_999_999_999_999],
  ['1000000000000000', 1, null],
  ['1_000', 1, 1000],
  ['_1_', 1, 1],
  ['01', 0, null],
  ['-1', 0, null],
  ['1.0', 0, null],
  ['1x', 0, null],
  ['x1', 0, null],
  ['', 0, null],
])('%j as a whole number of at least %d is %j', (text, least, number) => {
  expect(wholeNumberOf(text, least)).toBe(number)
})

test('a whole number is at least 1 unless another limit is given', () => {
  expect([wholeNumberOf('0'), wholeNumberOf('1')]).toEqual([null, 1])
})

test.each([
  [{ value: 'n' }, '0', { least: 1 }],
  [{ value: 'n' }, '1', null],
  [{ value: 'n', least: 0 }, '0', null],
  [{ value: 'n', least: 2 }, '1', { least: 2 }],
  [{ value: 'n', most: 64 }, '64', null],
  [{ value: 'n', most: 64 }, '65', { most: 64 }],
  [{ value: 'size' }, '1B', null],
  [{ value: 'size', least: 4 * MEBIBYTE }, '4MiB', null],
  [{ value: 'size', least: 4 * MEBIBYTE }, '4194303B', { least: '4MiB' }],
  [{ value: 'text' }, 'x', null],
  [{}, 'x', null],
])('of an option %j, the value %j is refused with %j', (option, text, facts) => {
  expect(valueFault({ name: 'x', summary: '', ...option }, text)?.data ?? null).toEqual(facts)
})

test.each([
  ['1B', 1],
  ['1kB', 1000],
  ['1KB', 1000],
  ['2mb', 2_000_000],
  ['3GB', 3_000_000_000],
  ['1KiB', 1024],
  ['1MiB', 1_048_576],
  ['1gib', 1_073_741_824],
  ['1.5KiB', 1536],
  ['0.001kB', 1],
  ['0.0015KB', null],
  ['1.555B', 1],
  [' 1 MiB ', 1_048_576],
  ['999999999B', 999_999_999],
  ['9999999999B', null],
  ['1', null],
  ['MiB', null],
  ['1TB', null],
  ['1 M', null],
  ['x1MB', null],
  ['1MB!', null],
  ['1.MB', null],
  ['-1MB', null],
  ['', null],
])('the size %j has %j bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes)
})

test('a size is a safe integer', () => {
  expect(sizeFault('8388607GiB', 1)).toBeNull()
  expect(sizeFault('8388608GiB', 1)?.data).toEqual({ detail: 'size-too-large' })
  expect(sizeFault('1', 1)?.data).toEqual({ detail: 'size' })
  expect(sizeFault('1MiB', MEBIBYTE)).toBeNull()
  expect(sizeFault('1048575B', MEBIBYTE)?.data).toEqual({ least: '1MiB' })
})

test('values, fallbacks and switches', () => {
  const values = given({ out: 'x', on: true })
  expect([values.text('out'), values.text('jobs'), values.text('name')]).toEqual(['x', '1', null])
  expect([values.isOn('on'), values.isOn('out'), values.text('on')]).toEqual([true, false, null])
  expect([values.isGiven('out'), values.isGiven('jobs'), values.isGiven('name')]).toEqual([
    true,
    false,
    false,
  ])
  expect(values.names).toEqual(['out', 'on'])
  expect(values.rules).toBeNull()
  expect([values.number('jobs'), values.number('max'), given({ max: '0' }).number('max')]).toEqual([
    1,
    null,
    0,
  ])
  expect(given({ name: '5' }).number('name')).toBe(5)
})

test.each([
  [{ jobs: '65' }, 'jobs', { value: '65', most: 64 }],
  [{ jobs: '0' }, 'jobs', { value: '0', least: 1 }],
  [{ max: '-1' }, 'max', { value: '-1', least: 0 }],
  [{ name: 'x' }, 'name', { value: 'x', least: 1 }],
])('of %j, the number of %s is refused', (values, option, facts) => {
  expect(() => given(values).number(option)).toThrow(failureWith({ option, ...facts }))
})

test('a required option has a value', () => {
  expect(given({ out: 'x' }).required('out')).toBe('x')
  expect(given({}).required('jobs')).toBe('1')
  const usage = '--out <file>'
  expect(() => given({}).required('out')).toThrow(failureWith({ detail: 'no-option', usage }))
  expect(() => given({ out: '' }).required('out')).toThrow(
    failureWith({ detail: 'no-value', usage }),
  )
  expect(() => given({}).required('on')).toThrow(failureWith({ usage: '--on <value>' }))
})

test.each([
  [{ how: 'fasst' }, { option: 'how', value: 'fasst', near: 'fast' }],
  [{ how: 'xyz' }, { option: 'how', value: 'xyz', known: ['fast', 'slow'] }],
  [{ only: 'xyz' }, { option: 'only', value: 'xyz', known: ['one'] }],
  [{ how: '' }, { option: 'how', value: '', known: ['fast', 'slow'] }],
])('a choice in %j that does not exist is refused', (values, facts) => {
  expect(() => given(values)).toThrow(failureWith(facts))
})

test('a configuration adds what the command line does not have', () => {
  const rules = { value: {}, placeOf: () => null, fault: () => new Error() } as never
  const both = given({ out: 'x' }).under({
    values: { out: 'y', name: 'z', on: true },
    rules,
    inline: {},
  })
  expect([both.text('out'), both.text('name'), both.isOn('on'), both.rules]).toEqual([
    'x',
    'z',
    true,
    rules,
  ])
  expect(both.names).toEqual(['out', 'name', 'on'])
})

test.each([
  [['a', '--color', 'b'], ['a', 'b'], 'always', null],
  [['--color=never'], [], 'never', null],
  [['--color=auto', '--no-color'], [], 'never', null],
  [['--no-color', '--color=auto'], [], 'auto', null],
  [['--color='], [], null, ''],
  [['--color=x', '--color=always', '--color=y'], [], 'always', 'x'],
  [
    ['--colors', 'x--color', '--no-colors', '-color'],
    ['--colors', 'x--color', '--no-colors', '-color'],
    null,
    null,
  ],
  [['a', '--', '--color'], ['a', '--', '--color'], null, null],
  [['--color', '--', '--no-color'], ['--', '--no-color'], 'always', null],
  [['--color=a\nb'], [], null, 'a\nb'],
  [[], [], null, null],
])(
  'of the command line %j, the options about colours are taken out',
  (line, args, color, unknown) => {
    expect(takeColor(line)).toEqual({ args, color, unknown })
  },
)

test('a value that --color does not have is refused', () => {
  expect(() => checkColor(takeColor(['--color=x']))).toThrow(
    failureWith({ option: 'color', value: 'x', known: ['auto', 'always', 'never'] }),
  )
  expect(() => checkColor(takeColor(['--color=auto']))).not.toThrow()
})

test.each([
  [null, { NO_COLOR: '1', FORCE_COLOR: '0', A: 'b' }],
  ['auto', { A: 'b' }],
  ['always', { FORCE_COLOR: '1', A: 'b' }],
  ['never', { NO_COLOR: '1', A: 'b' }],
] as const)('the choice %s leaves the environment %j', (choice, after) => {
  const env = { NO_COLOR: '1', FORCE_COLOR: '0', A: 'b' }
  applyColor(choice, env)
  expect(env).toEqual(after)
})

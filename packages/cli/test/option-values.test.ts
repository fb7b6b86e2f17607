import { expect, test } from 'vitest'
import { applyColor, checkColor, takeColor } from '../src/color-option.ts'
import type { Option } from '../src/command-description.ts'
import { OptionValues, valueFault, wholeNumberOf } from '../src/option-values.ts'
import { bytesOf, MEBIBYTE, sizeFault } from '../src/sizes.ts'

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
  [{ value: 'n' }, '0', 'give a whole number, 1 or more'],
  [{ value: 'n' }, '1', null],
  [{ value: 'n', least: 0 }, '0', null],
  [{ value: 'n', least: 2 }, '1', 'give a whole number, 2 or more'],
  [{ value: 'n', most: 64 }, '64', null],
  [{ value: 'n', most: 64 }, '65', 'give at most 64'],
  [{ value: 'size' }, '1B', null],
  [{ value: 'size', least: 4 * MEBIBYTE }, '4MiB', null],
  [{ value: 'size', least: 4 * MEBIBYTE }, '4194303B', 'give 4MiB or more'],
  [{ value: 'text' }, 'x', null],
  [{}, 'x', null],
])('of an option %j, the value %j is refused with %j', (option, text, fault) => {
  expect(valueFault({ name: 'x', summary: '', ...option }, text)?.text ?? null).toBe(fault)
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
  expect(sizeFault('8388608GiB', 1)?.text).toBe('give at most 8192GiB')
  expect(sizeFault('1', 1)?.text).toBe('give a size with its unit, such as 256MiB, 1GiB or 500MB')
  expect(sizeFault('1MiB', MEBIBYTE)).toBeNull()
  expect(sizeFault('1048575B', MEBIBYTE)?.text).toBe('give 1MiB or more')
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
  [{ jobs: '65' }, 'jobs', '--jobs is "65": give at most 64'],
  [{ jobs: '0' }, 'jobs', '--jobs is "0": give a whole number, 1 or more'],
  [{ max: '-1' }, 'max', '--max is "-1": give a whole number, 0 or more'],
  [{ name: 'x' }, 'name', '--name is "x": give a whole number, 1 or more'],
])('of %j, the number of %s is refused', (values, name, message) => {
  expect(() => given(values).number(name)).toThrow(expect.objectContaining({ message, status: 2 }))
})

test('a required option has a value', () => {
  expect(given({ out: 'x' }).required('out')).toBe('x')
  expect(given({}).required('jobs')).toBe('1')
  expect(() => given({}).required('out')).toThrow('--out is missing: add --out <file>')
  expect(() => given({ out: '' }).required('out')).toThrow('--out needs a value: --out <file>')
  expect(() => given({}).required('on')).toThrow('--on is missing: add --on <value>')
})

test.each([
  [{ how: 'fasst' }, '--how is "fasst": did you mean fast?'],
  [{ how: 'xyz' }, '--how is "xyz": choose one of fast, slow'],
  [{ only: 'xyz' }, '--only is "xyz": its only value is one'],
  [{ how: '' }, '--how is "": choose one of fast, slow'],
])('a choice in %j that does not exist is refused', (values, message) => {
  expect(() => given(values)).toThrow(expect.objectContaining({ message, status: 2 }))
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
    '--color is "x": choose one of auto, always, never',
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

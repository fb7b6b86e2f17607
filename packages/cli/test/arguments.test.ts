import type { Facts } from '@waymark/infra/problem'
import { describe, expect, test } from 'vitest'
import { parseArguments } from '../src/arguments.ts'
import type { Command } from '../src/command.ts'
import { EXIT } from '../src/exit-status.ts'
import { Failure } from '../src/failure.ts'
import { failureWith } from './sources.ts'

const command: Command = {
  name: 'bake',
  summary: 'bakes',
  synopsis: '<dough>',
  description: [],
  options: [
    { name: 'out', short: 'o', value: 'dir', summary: 'where to' },
    { name: 'format', value: 'format', choices: ['text', 'json'], fallback: 'text', summary: '' },
    { name: 'max-urls', value: 'n', summary: '' },
    { name: 'gzip', summary: '' },
  ],
  examples: [],
  operands: { name: 'dough', min: 1, max: 1 },
  run: async () => EXIT.clean,
}

const OF_ALL = ['--config', '--no-config', '--lang', '--color', '--no-color', '--help', '--version']
const NAMES = ['--out', '--format', '--max-urls', '--gzip', ...OF_ALL]

const parse = (...args: string[]) => parseArguments(command, args)

function refusal(...args: string[]): Facts {
  try {
    const { options } = parse(...args)
    options.number('max-urls')
    options.required('out')
  } catch (error) {
    if (error instanceof Failure && error.status === EXIT.usage) return error.said.data
    throw error
  }
  throw new Error('accepted')
}

describe('a command line', () => {
  test('gives operands, values, switches and fallbacks', () => {
    const { operands, options } = parse('rye', '-o', 'oven', '--gzip', '--max-urls=50_000')
    expect(operands).toEqual(['rye'])
    expect(options.text('out')).toBe('oven')
    expect(options.isOn('gzip')).toBe(true)
    expect(options.number('max-urls')).toBe(50_000)
    expect(options.text('format')).toBe('text')
  })

  test('takes a lone dash and everything after two dashes as operands', () => {
    expect(parse('-').operands).toEqual(['-'])
    expect(parse('--', '--rye').operands).toEqual(['--rye'])
  })

  test('asks for help before anything else is missed', () => {
    expect(parse('--help').printed).toBe('help')
    expect(parse('-V').printed).toBe('version')
    expect(parse('--help', '--version').printed).toBe('help')
  })

  test.each([
    [['rye', '--colour=red'], { detail: 'unknown-option', option: '--colour', near: '--color' }],
    [['rye', '--gzp'], { detail: 'unknown-option', option: '--gzp', near: '--gzip' }],
    [['rye', '--salt=red'], { detail: 'unknown-option', option: '--salt', names: NAMES }],
    [['-z', 'rye'], { detail: 'unknown-option', option: '-z', names: NAMES }],
    [['-rye'], { detail: 'operand-like', option: '-rye' }],
    [['rye', '--out'], { detail: 'no-value', usage: '--out <dir>' }],
    [['rye', '--out', '--gzip'], { detail: 'no-value', usage: '--out <dir>' }],
    [['rye', '--max-urls=1', '-o', '--max-urls=5'], { detail: 'no-value', usage: '--out <dir>' }],
    [['rye', '--max-urls', '-1'], { detail: 'no-value', written: '--max-urls=-1', value: '-1' }],
    [['rye', '-o', '-my folder'], { detail: 'no-value', written: '--out=-my folder' }],
    [['rye', '--gzip=yes'], { detail: 'takes-no-value', option: 'gzip' }],
    [['rye', '--format', 'xml'], { option: 'format', value: 'xml', known: ['text', 'json'] }],
    [['rye', '--format', 'jsno'], { option: 'format', value: 'jsno', near: 'json' }],
    [['rye', '--max-urls', '0'], { option: 'max-urls', value: '0', least: 1 }],
    [['rye', '--max-urls', '1e3'], { option: 'max-urls', value: '1e3', least: 1 }],
    [['rye', '--gzip', '--gzip'], { detail: 'option-twice', option: 'gzip' }],
    [['rye'], { detail: 'no-option', option: 'out', usage: '--out <dir>' }],
    [['rye', '--out='], { detail: 'no-value', option: 'out', usage: '--out <dir>' }],
    [[], { detail: 'no-operand', operand: 'dough', usage: 'waymark bake <dough>' }],
    [['rye', 'wheat'], { detail: 'takes-one', operand: 'dough', extra: 'wheat' }],
  ])('%j is refused with what to do', (args, facts) => {
    expect(refusal(...args)).toMatchObject(facts)
  })

  test('does not mention operands for a command without them', () => {
    const none = { ...command, operands: { name: 'operand', min: 0, max: 0 } }
    expect(() => parseArguments(none, ['-rye'])).toThrow(
      failureWith({ detail: 'unknown-option', option: '-rye', names: NAMES }),
    )
  })

  test('asking for an option that is not listed is a bug, not a refusal', () => {
    expect(() => parse('rye').options.text('salt')).toThrow(/ --salt$/)
  })
})

const many: Command = {
  ...command,
  options: [
    { name: 'rule', short: 'r', value: 'rules', joiner: '; ', summary: '' },
    { name: 'salt', short: 's', summary: '' },
    { name: 'out', short: 'o', value: 'dir', summary: '' },
  ],
  operands: { name: 'dough', min: 0, max: 2 },
}

const MANY = ['--rule', '--salt', '--out', ...OF_ALL]

const refusalOf = (args: readonly string[]): Facts => {
  try {
    parseArguments(many, args)
  } catch (error) {
    if (error instanceof Failure && error.status === EXIT.usage) return error.said.data
    throw error
  }
  throw new Error('accepted')
}

test('an option that may be repeated has all its values, in their order', () => {
  const { options } = parseArguments(many, ['--rule', 'b', '-r', 'a', '--rule=', '-s'])
  expect([options.text('rule'), options.isOn('salt'), options.text('out')]).toEqual([
    'b; a; ',
    true,
    null,
  ])
  expect(parseArguments(many, ['--rule=x']).options.text('rule')).toBe('x')
})

test('the configuration is named, or turned off', () => {
  const configOf = (...args: string[]) => parseArguments(many, args).config
  expect(configOf()).toEqual({ file: null, isOff: false })
  expect(configOf('--config', 'a.json')).toEqual({ file: 'a.json', isOff: false })
  expect(configOf('--no-config', '--config=b')).toEqual({ file: 'b', isOff: true })
  const fixed = { ...many, isConfigurable: false } as const
  expect(() => parseArguments(fixed, ['--no-config'])).toThrow(
    failureWith({
      detail: 'unknown-option',
      names: MANY.filter((name) => !/config/.test(name)),
    }),
  )
})

test('help and version need no operands', () => {
  const needing = { ...many, operands: { name: 'dough', min: 1, max: 1 } }
  expect(parseArguments(needing, ['-h'])).toMatchObject({ printed: 'help', operands: [] })
  expect(parseArguments(needing, ['-V', 'a', 'b'])).toMatchObject({
    printed: 'version',
    operands: ['a', 'b'],
  })
  expect(parseArguments(needing, ['a'])).toMatchObject({ printed: null, operands: ['a'] })
})

test.each([
  [['a', 'b', 'c', 'd'], { detail: 'takes-some', max: 2, extra: 'c' }],
  [['-sx'], { detail: 'operand-like', option: '-sx' }],
  [['-1'], { detail: 'operand-like', option: '-1' }],
  [['-x'], { detail: 'unknown-option', option: '-x', names: MANY }],
  [['--x y'], { detail: 'unknown-option', option: '--x y', names: MANY }],
  [['--sallt=a=b'], { detail: 'unknown-option', option: '--sallt', near: '--salt' }],
  [['-', '--sallt', '--', '--nope'], { detail: 'unknown-option', near: '--salt' }],
  [['--salt', '-sh', '--outt'], { detail: 'unknown-option', option: '--outt', near: '--out' }],
  [['-s', '-s'], { detail: 'option-twice', option: 'salt' }],
  [['-o', 'a', '--out=b'], { detail: 'option-twice', option: 'out' }],
  [['--salt=x'], { detail: 'takes-no-value', option: 'salt' }],
  [['-o'], { detail: 'no-value', usage: '--out <dir>' }],
  [['--out', '--', 'x'], { detail: 'no-value', usage: '--out <dir>' }],
  [['-o', '-s'], { detail: 'no-value', usage: '--out <dir>' }],
  [['-o', '-x'], { detail: 'no-value', written: '--out=-x', value: '-x' }],
  [['--out', '-x=1'], { detail: 'no-value', written: '--out=-x=1', value: '-x=1' }],
  [['--out', '--salt=1'], { detail: 'no-value', usage: '--out <dir>' }],
  [['--rule', '-r', 'x'], { detail: 'no-value', usage: '--rule <rules>' }],
])('%j is answered with what is wrong', (args, facts) => {
  expect(refusalOf(args)).toMatchObject(facts)
})

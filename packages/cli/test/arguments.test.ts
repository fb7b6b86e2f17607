import { describe, expect, test } from 'vitest'
import { parseArguments } from '../src/arguments.ts'
import type { Command } from '../src/command.ts'
import { EXIT } from '../src/exit-status.ts'
import { Failure } from '../src/failure.ts'

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

const parse = (...args: string[]) => parseArguments(command, args)

function refusal(...args: string[]): string {
  try {
    const { options } = parse(...args)
    options.number('max-urls')
    options.required('out')
  } catch (error) {
    if (error instanceof Failure && error.status === EXIT.usage) return error.message
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
    [['rye', '--colour=red'], 'unknown option "--colour": did you mean --color?'],
    [['rye', '--gzp'], 'unknown option "--gzp": did you mean --gzip?'],
    [
      ['rye', '--salt=red'],
      'unknown option "--salt": the options are --out, --format, --max-urls, --gzip, --config, --no-config, --lang, --color, --no-color, --help, --version',
    ],
    [
      ['-z', 'rye'],
      'unknown option "-z": the options are --out, --format, --max-urls, --gzip, --config, --no-config, --lang, --color, --no-color, --help, --version',
    ],
    [['-rye'], 'unknown option "-rye": put -- before operands that begin with -'],
    [['rye', '--out'], '--out needs a value: --out <dir>'],
    [['rye', '--out', '--gzip'], '--out needs a value: --out <dir>'],
    [['rye', '--max-urls=1', '-o', '--max-urls=5'], '--out needs a value: --out <dir>'],
    [['rye', '--max-urls', '-1'], '--max-urls needs a value: --max-urls=-1 if it is "-1"'],
    [['rye', '-o', '-my folder'], '--out needs a value: --out=-my folder if it is "-my folder"'],
    [['rye', '--gzip=yes'], '--gzip takes no value: remove the = and what follows'],
    [['rye', '--format', 'xml'], '--format is "xml": choose one of text, json'],
    [['rye', '--format', 'jsno'], '--format is "jsno": did you mean json?'],
    [['rye', '--max-urls', '0'], '--max-urls is "0": give a whole number, 1 or more'],
    [['rye', '--max-urls', '1e3'], '--max-urls is "1e3": give a whole number, 1 or more'],
    [['rye', '--gzip', '--gzip'], '--gzip is given twice: remove one of them'],
    [['rye'], '--out is missing: add --out <dir>'],
    [['rye', '--out='], '--out needs a value: --out <dir>'],
    [[], 'dough is missing: waymark bake <dough>'],
    [['rye', 'wheat'], 'takes one dough, but also got "wheat"'],
  ])('%j is refused with what to do', (args, message) => {
    expect(refusal(...args)).toBe(message)
  })

  test('does not mention operands for a command without them', () => {
    const none = { ...command, operands: { name: 'operand', min: 0, max: 0 } }
    expect(() => parseArguments(none, ['-rye'])).toThrow(
      'unknown option "-rye": the options are --out, --format, --max-urls, --gzip, --config, --no-config, --lang, --color, --no-color, --help, --version',
    )
  })

  test('asking for an option that is not listed is a bug, not a refusal', () => {
    expect(() => parse('rye').options.text('salt')).toThrow('no option --salt')
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

const refusalOf = (args: readonly string[]): string => {
  try {
    parseArguments(many, args)
  } catch (error) {
    if (error instanceof Failure && error.status === EXIT.usage) return error.message
    throw error
  }
  return 'accepted'
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
    'unknown option "--no-config": the options are --rule, --salt, --out, --lang, --color, --no-color, --help, --version',
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
  [['a', 'b', 'c', 'd'], 'takes 2 operands, but also got "c"'],
  [['-sx'], 'unknown option "-sx": put -- before operands that begin with -'],
  [['-1'], 'unknown option "-1": put -- before operands that begin with -'],
  [
    ['-x'],
    'unknown option "-x": the options are --rule, --salt, --out, --config, --no-config, --lang, --color, --no-color, --help, --version',
  ],
  [
    ['--x y'],
    'unknown option "--x y": the options are --rule, --salt, --out, --config, --no-config, --lang, --color, --no-color, --help, --version',
  ],
  [['--sallt=a=b'], 'unknown option "--sallt": did you mean --salt?'],
  [['-', '--sallt', '--', '--nope'], 'unknown option "--sallt": did you mean --salt?'],
  [['--salt', '-sh', '--outt'], 'unknown option "--outt": did you mean --out?'],
  [['-s', '-s'], '--salt is given twice: remove one of them'],
  [['-o', 'a', '--out=b'], '--out is given twice: remove one of them'],
  [['--salt=x'], '--salt takes no value: remove the = and what follows'],
  [['-o'], '--out needs a value: --out <dir>'],
  [['--out', '--', 'x'], '--out needs a value: --out <dir>'],
  [['-o', '-s'], '--out needs a value: --out <dir>'],
  [['-o', '-x'], '--out needs a value: --out=-x if it is "-x"'],
  [['--out', '-x=1'], '--out needs a value: --out=-x=1 if it is "-x=1"'],
  [['--out', '--salt=1'], '--out needs a value: --out <dir>'],
  [['--rule', '-r', 'x'], '--rule needs a value: --rule <rules>'],
])('%j is answered with what is wrong', (args, message) => {
  expect(refusalOf(args)).toBe(message)
})

import {
  copyOptions,
  ownOptions,
  requireOptions,
  sentence,
  unknownOption,
  unreadError,
  wrongValue,
} from '@waymark/infra/internal'
import {
  BOOLEAN,
  CALLBACK,
  COUNT,
  checkOptions,
  either,
  FILE_PATH,
  FUNCTION,
  LIMIT,
  listOf,
  OptionError,
  type OptionTable,
  oneOf,
  optional,
  optionType,
  recordOf,
  STRING,
} from '@waymark/infra/options'
import { expect, test } from 'vitest'

interface Options {
  trailingSlash?: 'never' | 'always' | 'preserve'
  names?: readonly string[]
  ports?: Readonly<Record<string, number>>
  isStrict?: boolean
  base?: string
  most?: number
  severities?: Readonly<Record<string, string | undefined>>
  dns?: Readonly<Record<string, readonly string[]>>
  onProblem?: () => void
}

const TABLE: OptionTable<Options> = {
  trailingSlash: oneOf('never', 'always', 'preserve'),
  names: listOf(STRING, 'a list of strings'),
  ports: recordOf(COUNT, 'an object of port numbers'),
  isStrict: BOOLEAN,
  base: STRING,
  most: LIMIT,
  severities: recordOf(optional(oneOf('error', 'warning')), 'an object of severities'),
  dns: recordOf(listOf(STRING, 'a list'), 'an object of lists'),
  onProblem: FUNCTION,
}

function refusal(options: unknown): string | null {
  try {
    checkOptions(options, TABLE)
    return null
  } catch (error) {
    return (error as OptionError).message
  }
}

test('right options, and those that are undefined, pass', () => {
  expect(refusal(undefined)).toBe(null)
  expect(refusal({})).toBe(null)
  expect(
    refusal({
      trailingSlash: 'always',
      names: ['a'],
      ports: { gopher: 70 },
      isStrict: false,
      base: undefined,
      most: Number.POSITIVE_INFINITY,
      severities: { a: 'error', b: undefined },
      dns: { a: ['b'] },
      onProblem: () => {},
    }),
  ).toBe(null)
})

test.each([
  [{ trailingslash: 'never' }, 'unknown option `trailingslash`; did you mean `trailingSlash`?'],
  [
    { colour: 'red' },
    'unknown option `colour`; the options are trailingSlash, names, ports, isStrict, base, most, severities, dns, onProblem',
  ],
  [
    { trailingSlash: 'presrve' },
    "option `trailingSlash` must be 'never', 'always' or 'preserve'; got 'presrve'; did you mean 'preserve'?",
  ],
  [{ names: ['a', 1] }, 'option `names` must be a list of strings; `names[1]` is 1'],
  [{ names: 'a' }, "option `names` must be a list of strings; got 'a'"],
  [{ ports: { a: -1 } }, 'option `ports` must be an object of port numbers; `a` is -1'],
  [{ names: { a: 1 } }, 'option `names` must be a list of strings; got an object'],
  [
    { severities: { a: 'error', b: 'eror' } },
    "option `severities` must be an object of severities; `b` is 'eror'; did you mean 'error'?",
  ],
  [{ dns: { a: ['b', 1] } }, 'option `dns` must be an object of lists; `a[1]` is 1'],
  [{ ports: { ['\n'.repeat(99)]: -1 } }, /; `(?:\\n){29}…(?:\\n){29}` is -1$/],
  [{ isStrict: 1 }, 'option `isStrict` must be true or false; got 1'],
  [{ base: null }, 'option `base` must be a string; got null'],
  [{ most: 1.5 }, 'option `most` must be a whole number, 0 or more, or Infinity; got 1.5'],
  [{ onProblem: 'log' }, "option `onProblem` must be a function; got 'log'"],
  [null, 'options must be an object; got null'],
  ['never', "options must be an object; got 'never'"],
  [['never'], 'options must be an object; got a list of 1'],
  [[], 'options must be an object; got a list of 0'],
])('%j is refused', (options, message) => {
  expect(refusal(options)).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test('a value that a message shows is short and on one line', () => {
  expect(refusal({ trailingSlash: `${'x'.repeat(1000)}\n` })).toMatch(/got 'x{29}…x{28}\\n'$/)
  expect(refusal({ trailingSlash: 'a\nb"c' })).toContain(String.raw`got 'a\nb"c'`)
})

test('what options inherit is neither checked nor read', () => {
  expect(refusal(Object.create({ colour: 'red' }))).toBe(null)
  const inherits: object = Object.create({ colour: 'red', size: 'large' })
  expect(checkOptions(inherits, { colour: STRING, size: STRING })).toEqual({})
  expect(refusal(Object.create({ isStrict: 1 }))).toBe(null)
  const own: object = Object.assign(Object.create({ isStrict: 1 }), { colour: 'blue' })
  const read = checkOptions(own, { colour: STRING, isStrict: BOOLEAN })
  expect(read.colour).toBe('blue')
  expect(read.isStrict).toBe(undefined)
})

test.each([true, false])(
  'nor what a page put on Object.prototype (enumerable: %j)',
  (enumerable) => {
    const property = { value: 'evil', enumerable, configurable: true }
    const read: unknown[] = []
    Object.defineProperty(Object.prototype, 'colour', property)
    try {
      for (const given of [{}, undefined, { colour: 'blue' }]) {
        read.push(checkOptions(given, { colour: STRING }).colour)
      }
    } finally {
      Reflect.deleteProperty(Object.prototype, 'colour')
    }
    expect(read).toEqual([undefined, undefined, 'blue'])
  },
)

test('names of Object.prototype are not options', () => {
  expect(refusal({ constructor: 1 })).toMatch(/^unknown option `constructor`/)
  expect(refusal(JSON.parse('{"__proto__": 1}'))).toMatch(/^unknown option `__proto__`/)
})

test('a list that was right for one type is checked again for another', () => {
  const names = ['a']
  expect(listOf(STRING, 'strings').accepts(names)).toBe(true)
  expect(listOf(COUNT, 'counts').accepts(names)).toBe(false)
})

test('either takes what one of its types takes', () => {
  const type = either(BOOLEAN, STRING)
  expect(type.expected).toBe('true or false or a string')
  expect([true, 'a', 1].map((value) => type.accepts(value))).toEqual([true, true, false])
})

test('either of three or one, and one of two or none, are named with commas and `or`', () => {
  expect(either(BOOLEAN, STRING, COUNT).expected).toBe(
    'true or false, a string or a whole number, 0 or more',
  )
  expect(either(BOOLEAN).expected).toBe('true or false')
  expect(oneOf('a').expected).toBe("'a'")
  expect(oneOf('a', 'b').expected).toBe("'a' or 'b'")
  expect(oneOf().expected).toBe('')
})

test('a choice takes its words and nothing else', () => {
  const type = oneOf('a', 'b')
  expect(['a', 'b', 'c', '', ['a'], undefined].map(type.accepts)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(type.words).toEqual(['a', 'b'])
})

test('a path is a string without a zero byte', () => {
  const values = ['build/a.xml', '', '/', '\0', 'a\0b', 1, null, ['a']]
  expect(values.filter(FILE_PATH.accepts)).toEqual(['build/a.xml', '', '/'])
})

test('numbers begin at 0, and only a limit may be infinite', () => {
  const values = [-1, -0, 0, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  expect(values.filter(COUNT.accepts)).toEqual([-0, 0, 1])
  expect(values.filter(LIMIT.accepts)).toEqual([-0, 0, 1, Number.POSITIVE_INFINITY])
  expect([COUNT.accepts('1'), LIMIT.accepts('1')]).toEqual([false, false])
})

test('a callback may be null, and a function may not', () => {
  const values = [null, undefined, refusal, 'log', {}]
  expect(values.filter(CALLBACK.accepts)).toEqual([null, refusal])
  expect(values.filter(FUNCTION.accepts)).toEqual([refusal])
  expect(CALLBACK.expected).toBe('a function or null')
})

test('types do not change', () => {
  const types = [BOOLEAN, oneOf('a'), oneOf('a').words, listOf(STRING, ''), recordOf(STRING, '')]
  for (const type of [...types, optional(STRING), optionType('a port', () => true)]) {
    expect(Object.isFrozen(type)).toBe(true)
  }
})

test('an optional value has the words of its type, and may be undefined', () => {
  const type = optional(oneOf('a', 'b'))
  expect({ ...type, accepts: null }).toEqual({
    expected: "'a' or 'b'",
    words: ['a', 'b'],
    accepts: null,
  })
  expect([undefined, 'a', 'c', null].map(type.accepts)).toEqual([true, true, false, false])
})

test('an error names the option as it was given, and shows no password', () => {
  const thrown = (options: unknown) => {
    try {
      checkOptions(options, TABLE)
      return null
    } catch (error) {
      return error as OptionError
    }
  }
  const shown = (error: OptionError | null) => [error?.name, error?.option]
  expect(shown(thrown({ bsae: 'a' }))).toEqual(['OptionError', 'bsae'])
  expect(shown(thrown({ base: 1 }))).toEqual(['OptionError', 'base'])
  expect(shown(thrown(5))).toEqual(['OptionError', null])
  expect(thrown(5)).toBeInstanceOf(OptionError)
  expect(new OptionError('a', 'no https://ann:secret@a.example/\n').message).toBe(
    'no https://ann:***@a.example/\\u000a',
  )
})

test('options that must be given are asked for by name, and null is not given', () => {
  const table = { base: STRING, most: COUNT }
  const given = { base: 'a' }
  expect(requireOptions(given, table, 'base')).toBe(given)
  expect(() => requireOptions(given, table, 'base', 'most')).toThrow(
    expect.objectContaining({ option: 'most', code: 'option-wrong' }),
  )
  for (const none of [undefined, null]) {
    expect(() => requireOptions(none, table, 'base')).toThrow(
      expect.objectContaining({ option: null, code: 'option-wrong' }),
    )
  }
  expect(() => requireOptions(Object.create({ base: 'a' }), table, 'base')).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
})

test('an error has its facts as data, and no password', () => {
  const told = ({ code, data }: OptionError) => ({ code, data })
  expect(told(unknownOption('bsae', ['base', 'report']))).toEqual({
    code: 'option-unknown',
    data: { near: 'base' },
  })
  expect(told(unknownOption('colour', ['base', 'report']))).toEqual({
    code: 'option-unknown',
    data: { known: ['base', 'report'] },
  })
  expect(told(wrongValue('a', oneOf('on', 'off'), 'onn'))).toEqual({
    code: 'option-wrong',
    data: { expected: "'on' or 'off'", words: ['on', 'off'], got: "'onn'", near: 'on' },
  })
  const urls = listOf(COUNT, 'a list of numbers')
  expect(told(wrongValue('a', urls, [1, 'https://ann:secret@a.example/']))).toEqual({
    code: 'option-wrong',
    data: { expected: 'a list of numbers', place: 'a[1]', got: "'https://ann:***@a.example/'" },
  })
  expect(told(unreadError('keep', 'no rule reads it', ['keep-params']))).toEqual({
    code: 'option-unread',
    data: { why: 'no rule reads it', readers: ['keep-params'] },
  })
  expect(told(new OptionError('a', 'no'))).toEqual({ code: 'option-refused', data: {} })
})

test('the errors for options that do not exist, have no effect, or have a wrong value', () => {
  const shown = ({ option, message }: OptionError) => [option, message]
  expect(shown(unknownOption('bsae', ['base', 'report']))).toEqual([
    'bsae',
    'unknown option `bsae`; did you mean `base`?',
  ])
  expect(shown(unknownOption('colour', ['base', 'report']))).toEqual([
    'colour',
    'unknown option `colour`; the options are base, report',
  ])
  expect(shown(unreadError('keep', 'no rule reads it', ['keep-params', 'sort']))).toEqual([
    'keep',
    'option `keep` would have no effect: no rule reads it; it is for keep-params, sort',
  ])
  expect(shown(unreadError('keep', 'no rule reads it', []))).toEqual([
    'keep',
    'option `keep` would have no effect: no rule reads it',
  ])
  expect(shown(wrongValue('a', listOf(BOOLEAN, 'a list'), [true, 1]))).toEqual([
    'a',
    'option `a` must be a list; `a[1]` is 1',
  ])
  expect(shown(wrongValue(null, listOf(BOOLEAN, 'a list'), [1]))).toEqual([
    null,
    'options must be a list; `[0]` is 1',
  ])
  // Each item is right, so the value is wrong as a whole.
  expect(shown(wrongValue('a', recordOf(BOOLEAN, 'an object'), {}))).toEqual([
    'a',
    'option `a` must be an object; got an object',
  ])
})

test('a type may say what to do, and a reason may be a sentence with facts', () => {
  const advice = sentence('write it as {right}', { right: '/a' })
  const path = {
    ...STRING,
    wrongItem: () => ({ place: 'paths[0]', got: "'a'", near: 'b', advice }),
  }
  const { message, data } = wrongValue('paths', path, 'a')
  expect([message, data]).toEqual([
    "option `paths` must be a string; `paths[0]` is 'a'; did you mean 'b'?: write it as /a",
    {
      expected: 'a string',
      place: 'paths[0]',
      got: "'a'",
      near: 'b',
      right: '/a',
      advice: 'write it as /a',
    },
  ])
  const unread = unreadError('keep', sentence('{rule} is off', { rule: 'sort' }), [])
  expect([unread.message, unread.data]).toEqual([
    'option `keep` would have no effect: sort is off',
    { rule: 'sort', why: 'sort is off', readers: [] },
  ])
})

test('own options inherit nothing, and are new', () => {
  const options = Object.assign(Object.create({ base: 'a' }), { strict: true })
  const own = ownOptions(options as object)
  expect(own).toEqual({ strict: true })
  expect(Object.getPrototypeOf(own)).toBe(null)
  expect(own).not.toBe(options)
})

test('a copy of options keeps its lists and objects, three levels of them', () => {
  const deep = { level: 4 }
  const pattern = /a/
  const map = new Map()
  const options = {
    keep: ['id'],
    rules: [{ names: ['a'], deep: [deep] }],
    none: null,
    pattern,
    map,
  }
  const copy = copyOptions(options)
  options.keep[0] = 'page'
  options.rules[0]!.names[0] = 'b'
  options.rules[0]!.deep.pop()
  options.rules.push({ names: [], deep: [] })
  expect(copy).toEqual({
    keep: ['id'],
    rules: [{ names: ['a'], deep: [deep] }],
    none: null,
    pattern,
    map,
  })
  expect(copy.rules[0]!.deep[0]).toBe(deep)
  expect(copy.pattern).toBe(pattern)
  expect(copy.map).toBe(map)
  expect(Object.getPrototypeOf(copy)).toBe(null)
})

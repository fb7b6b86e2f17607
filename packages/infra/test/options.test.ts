import {
  BOOLEAN,
  COUNT,
  checkOptions,
  either,
  FUNCTION,
  LIMIT,
  listOf,
  type OptionError,
  type OptionTable,
  oneOf,
  optional,
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

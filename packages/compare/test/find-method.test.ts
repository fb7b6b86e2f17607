import {
  compare,
  equal,
  keyOf,
  type Method,
  type MethodChoice,
  methods,
  pickOptions,
  ruleMethod,
  unreadOption,
} from '@waymark/compare'
import { presets } from '@waymark/normalize'
import { describe, expect, test } from 'vitest'
import { errorWith, shownError } from '../../../test/error-with.ts'

const named = (name: string): Method => methods.find((method) => method.name === name)!

test.each<[unknown, string, readonly string[]]>([
  [null, 'null', []],
  [undefined, 'undefined', []],
  [5, '5', []],
  [{}, '{}', []],
  [{ kind: 'other' }, '{"kind":"other"}', []],
  [{ rules: 5 }, '{"rules":5}', []],
  ['zzzzzzz', '"zzzzzzz"', []],
  ['toString', '"toString"', []],
  // A name that a method and a preset have is meant once.
  ['safe-browsin', '"safe-browsin"', ['safe-browsing']],
  ['sort-query', '"sort-query"', []],
])('%j is not a method', (choice, given, near) => {
  const error = errorWith({ option: 'method', code: 'option-refused', data: { given, near } })
  expect(() => keyOf('a:b', choice as MethodChoice)).toThrow(error)
  expect(() => equal('a:b', 'a:b', choice as MethodChoice)).toThrow(error)
  expect(() => compare('a:b', 'a:b', { methods: [choice as MethodChoice] })).toThrow(error)
})

test('a name that a method and a preset have is the method', () => {
  const { verdicts } = compare('http://a/', 'http://a/', { methods: ['safe-browsing', 'seo'] })
  expect(verdicts.map(({ method, family }) => [method, family])).toEqual([
    ['safe-browsing', 'format'],
    ['seo', 'rules'],
  ])
})

test('a method is taken from an object that has its kind, not from what it inherits', () => {
  const heir = Object.create(named('whatwg')) as Method
  expect(() => keyOf('a:b', heir)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '{}' } }),
  )
  for (const kind of ['symmetric', 'pairwise', 'directional', 'application'] as const) {
    const method = methods.find((each) => each.kind === kind)!
    expect(unreadOption({}, [method])).toBeNull()
  }
})

describe('a function', () => {
  test('without a name has one nevertheless, and its keys are not URLs', () => {
    const { verdicts } = compare('a:x', 'a:y', { methods: [(url: string) => url] })
    expect(verdicts).toEqual([
      {
        method: 'function',
        family: 'function',
        kind: 'symmetric',
        equal: false,
        keys: ['a:x', 'a:y'],
        difference: { part: 'text', a: { start: 2, end: 3 }, b: { start: 2, end: 3 } },
        why: expect.any(String),
        data: { a: 'x', b: 'y' },
      },
    ])
  })

  test('that returns neither a string nor null is named', () => {
    const wrong = () => 5
    expect(() => keyOf('a:b', wrong as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
    expect(() => keyOf('a:b', (() => undefined) as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
  })

  test('is not called for a reference that is not a URL with the base', () => {
    let calls = 0
    const count = (url: string) => {
      calls++
      return url
    }
    expect(keyOf('//[', count, { base: 'http://a/' })).toBeNull()
    expect(calls).toBe(0)
    expect(keyOf('//b', count, { base: 'http://a/' })).toBe('http://b/')
    expect(calls).toBe(1)
    expect(keyOf('', count)).toBe('')
  })
})

describe('rules as a method', () => {
  const base = { name: 'base', required: false }
  /** A text that names these rules, presets and options, in this order, and no others. */
  const names = (...expected: string[]): unknown =>
    expect.toSatisfy((text: string) => {
      const found = [...text.matchAll(/`([^`]+)`|\{.+\}/g)].map(([whole, name]) => name ?? whole)
      return found.join() === expected.join()
    })
  const rulesPage = 'https://github.com/waymark-url/waymark/blob/main/docs/rules.md'

  test.each<[string, Method, object]>([
    [
      'one rule',
      ruleMethod(['remove-fragment']),
      {
        name: 'remove-fragment',
        summary: names('remove-fragment'),
        falsePositive: names('remove-fragment'),
        without: names(),
        source: rulesPage,
        options: [base],
      },
    ],
    [
      'no rule',
      ruleMethod([]),
      {
        name: 'no-rules',
        summary: names(),
        explain: names(),
        falsePositive: names(),
        without: names(),
        source: rulesPage,
        options: [base],
      },
    ],
    [
      'three rules',
      ruleMethod(['sort-query', 'remove-fragment', 'remove-query'], { model: 'rfc3986' }),
      {
        name: 'sort-query,remove-fragment,remove-query',
        summary: names('sort-query', 'remove-fragment', 'remove-query', '{"model":"rfc3986"}'),
        // What changes the resource comes before what a few servers mind.
        falsePositive: names('remove-fragment', 'remove-query', 'sort-query'),
        // The parser has not run, so its rule is lacking as well.
        falseNegative: expect.stringMatching(/^[^`]*`parse-serialise`(?:[^`]*`[a-z-]+`){2}\.$/),
        without: names(),
        options: [base],
      },
    ],
    [
      'a rule that few servers mind',
      ruleMethod(['sort-query']),
      {
        falsePositive: names('sort-query'),
        falseNegative: expect.not.stringContaining('parse-serialise'),
      },
    ],
    [
      'a preset',
      ruleMethod('seo'),
      {
        name: 'seo',
        summary: names('seo'),
        explain: presets.seo.explain,
        without: expect.stringMatching(/ https .* http\.$/),
        source: `${rulesPage}#seo`,
        options: [base],
      },
    ],
    [
      'the procedure of somebody else',
      ruleMethod('rfc3986-syntax'),
      {
        falsePositive: names(),
        falseNegative: names(),
        without: names(),
        source: `${rulesPage}#rfc3986-syntax`,
        options: [base],
      },
    ],
    [
      'schemes without parsing',
      ruleMethod({
        name: 'mine',
        summary: 'Mine.',
        rules: [],
        schemes: ['urn'],
        options: { model: 'rfc3986' },
      }),
      {
        name: 'mine',
        explain: 'Mine.',
        without: expect.stringMatching(/ urn\.$/),
        source: rulesPage,
      },
    ],
    [
      'a procedure that reads no base',
      ruleMethod({
        name: 'mine',
        summary: 'Mine.',
        rules: [],
        options: {},
        canonicalizer: { canonicalize: (input: string) => input },
      }),
      { name: 'mine', options: [] },
    ],
    [
      'a procedure that reads a base',
      ruleMethod({
        name: 'mine',
        summary: 'Mine.',
        rules: [],
        options: {},
        canonicalizer: {
          options: presets['rfc3986-scheme'].canonicalizer!.options!,
          canonicalize: (input: string) => input,
        },
      }),
      { name: 'mine', options: [base] },
    ],
  ])('%s', (_name, method, expected) => {
    expect(method).toMatchObject({
      kind: 'symmetric',
      family: 'rules',
      keyIsUrl: true,
      examples: [],
      ...expected,
    })
    const { options } = expected as { readonly options?: readonly object[] }
    if (options !== undefined) expect(method.options).toHaveLength(options.length)
  })

  test('their keys differ in parts of URLs', () => {
    expect(compare('a:x#f', 'a:y', { methods: [['remove-fragment']] }).verdicts).toMatchObject([
      { method: 'remove-fragment', keys: ['a:x', 'a:y'], difference: { part: 'path' } },
    ])
  })

  test('one key, and a function that is prepared, are of the same base', () => {
    const method = ruleMethod(['remove-fragment'])
    if (method.kind !== 'symmetric') return
    expect(keyOf('b#c', method)).toBeNull()
    expect(keyOf('b#c', method, { base: 'http://a/' })).toBe('http://a/b')
    const { prepare, ...plain } = method
    expect(keyOf('b#c', plain, { base: 'http://a/' })).toBe('http://a/b')
    expect(keyOf('b#c', plain)).toBeNull()
    expect(prepare).toBeTypeOf('function')
  })
})

describe('options that no method reads', () => {
  const [soap, whatwg, urn] = ['soap', 'whatwg', 'urn'].map(named) as [Method, Method, Method]
  const shown = (options: object, asked: readonly Method[], others?: readonly Method[]) => {
    const error = unreadOption(options, asked, others)
    return error === null ? null : shownError(error).trimEnd()
  }

  test.each<[string, string | null, string | null]>([
    ['an option that one of two reads', shown({ base: 'a:' }, [whatwg, urn]), null],
    ['an option that is left out', shown({ base: undefined }, [urn]), null],
    ['no option', shown({}, [urn]), null],
    ['an option of a choice that is not made', shown({ ports: {} }, [soap]), null],
    [
      'an option beside a choice that is not made',
      shown({ ports: {} }, [soap, whatwg], []),
      'OptionError ports option-unread',
    ],
    [
      'a choice that does not exist',
      shown({ comparison: 'none', ports: {} }, [soap], []),
      'OptionError ports option-unread soap',
    ],
    ['a choice that reads it', shown({ comparison: 'rfc2396', ports: {} }, [soap], []), null],
    [
      'a choice of the wrong type',
      shown({ comparison: 5, ports: {} }, [soap]),
      'OptionError comparison option-wrong 5',
    ],
    [
      'with the methods that read it',
      shown({ base: 'a:' }, [urn], [whatwg, urn]),
      'OptionError base option-unread urn whatwg',
    ],
    [
      'without any that read it',
      shown({ base: 'a:' }, [urn], [urn]),
      'OptionError base option-unread urn',
    ],
    ['of another option', shown({ ports: {} }, [urn], []), 'OptionError ports option-unread urn'],
    [
      'the first of two that are wrong',
      shown({ ports: {}, bse: 1 }, [whatwg], []),
      'OptionError ports option-unread whatwg',
    ],
    ['a misspelt one', shown({ bse: 1 }, [whatwg]), 'OptionError bse option-unknown base'],
    ['a wrong value', shown({ base: 1 }, [whatwg]), 'OptionError base option-wrong 1'],
  ])('%s', (_name, found, expected) => {
    expect(found).toBe(expected)
  })

  test('are left out when options are picked', () => {
    const options = { comparison: 'rfc2396', ports: {}, profile: 'v4', base: 'a:' } as const
    expect(pickOptions(options, [whatwg])).toEqual({ base: 'a:' })
    expect(pickOptions(options, [urn])).toEqual({})
    expect(pickOptions(options, [soap])).toEqual({ comparison: 'rfc2396', ports: {}, base: 'a:' })
    expect(pickOptions({ ...options, comparison: 'none' as never }, [soap])).toEqual({
      comparison: 'none',
    })
    const unset: object = { base: undefined, toString: 'x' }
    expect(pickOptions(unset, [whatwg])).toEqual({ base: undefined })
    for (const wrong of [null, 5, 'x', []]) {
      expect(() => pickOptions(wrong as never, [whatwg])).toThrow(
        expect.objectContaining({ option: null, code: 'option-wrong' }),
      )
      expect(() => unreadOption(wrong as never, [whatwg])).toThrow(
        expect.objectContaining({ option: null, code: 'option-wrong' }),
      )
    }
  })

  test('are not looked for in what the options inherit', () => {
    const heir = Object.create({ bse: 1 }) as object
    expect(keyOf('a:b', 'whatwg', heir)).toBe('a:b')
    expect(unreadOption(heir, [whatwg])).toBeNull()
  })
})

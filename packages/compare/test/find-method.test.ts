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
import { errorWith } from '../../../test/error-with.ts'

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
        why: 'The keys differ: "x" and "y".',
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
  const rulesPage = 'https://github.com/waymark-url/waymark/blob/main/docs/rules.md'

  test.each<[string, Method, object]>([
    [
      'one rule',
      ruleMethod(['remove-fragment']),
      {
        name: 'remove-fragment',
        summary: 'The same string after normalisation by `remove-fragment`.',
        falsePositive:
          'Two resources become one if they differ only in what `remove-fragment` would change: no standard says that they are the same.',
        without: 'Strings that do not parse without a base.',
        source: rulesPage,
        options: [base],
      },
    ],
    [
      'no rule',
      ruleMethod([]),
      {
        name: 'no-rules',
        summary: 'The same string after normalisation by no rule.',
        explain: 'No rules.',
        falsePositive: 'None by the standards: nothing changes what a URL identifies.',
        without: 'Strings that do not parse without a base.',
        source: rulesPage,
        options: [base],
      },
    ],
    [
      'three rules',
      ruleMethod(['sort-query', 'remove-fragment', 'remove-query'], { model: 'rfc3986' }),
      {
        name: 'sort-query,remove-fragment,remove-query',
        summary:
          'The same string after normalisation by `sort-query`, `remove-fragment` and `remove-query` with {"model":"rfc3986"}.',
        falsePositive:
          'Two resources become one if they differ only in what `remove-fragment` and `remove-query` would change: no standard says that they are the same. A few servers distinguish URLs that `sort-query` would make equal.',
        // The parser has not run, so its rule is lacking as well.
        falseNegative: expect.stringMatching(
          / such as `parse-serialise`, `[a-z-]+` or `[a-z-]+`\.$/,
        ),
        without: 'None: every string has a key.',
        options: [base],
      },
    ],
    [
      'a rule that few servers mind',
      ruleMethod(['sort-query']),
      {
        falsePositive: 'A few servers distinguish URLs that `sort-query` would make equal.',
        falseNegative: expect.not.stringContaining('parse-serialise'),
      },
    ],
    [
      'a preset',
      ruleMethod('seo'),
      {
        name: 'seo',
        summary: 'The same string after normalisation by the preset `seo`.',
        explain: presets.seo.explain,
        without:
          'Strings that do not parse without a base, and URLs with another scheme than https or http.',
        source: `${rulesPage}#seo`,
        options: [base],
      },
    ],
    [
      'the procedure of somebody else',
      ruleMethod('rfc3986-syntax'),
      {
        falsePositive:
          'Two resources become one if they differ only in what its procedure removes or decodes.',
        falseNegative:
          'Two URLs of one resource stay different if its procedure does not make them equal.',
        without: 'Strings that its procedure refuses.',
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
        without: 'URLs with another scheme than urn.',
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
  const message = (options: object, asked: readonly Method[], others?: readonly Method[]) =>
    unreadOption(options, asked, others)?.message ?? null

  test.each<[string, string | null, string | null]>([
    ['an option that one of two reads', message({ base: 'a:' }, [whatwg, urn]), null],
    ['an option that is left out', message({ base: undefined }, [urn]), null],
    ['no option', message({}, [urn]), null],
    ['an option of a choice that is not made', message({ ports: {} }, [soap]), null],
    [
      'an option beside a choice that is not made',
      message({ ports: {} }, [soap, whatwg], []),
      'option `ports` would have no effect: no method that is asked reads it',
    ],
    [
      'a choice that does not exist',
      message({ comparison: 'none', ports: {} }, [soap], []),
      'option `ports` would have no effect: soap does not read it',
    ],
    ['a choice that reads it', message({ comparison: 'rfc2396', ports: {} }, [soap], []), null],
    [
      'a choice of the wrong type',
      message({ comparison: 5, ports: {} }, [soap]),
      'option `comparison` must be a string; got 5',
    ],
    [
      'with the methods that read it',
      message({ base: 'a:' }, [urn], [whatwg, urn]),
      'option `base` would have no effect: urn compares URNs, which are never relative; it is for whatwg',
    ],
    [
      'without any that read it',
      message({ base: 'a:' }, [urn], [urn]),
      'option `base` would have no effect: urn compares URNs, which are never relative',
    ],
    [
      'of another option',
      message({ ports: {} }, [urn], []),
      'option `ports` would have no effect: urn does not read it',
    ],
    [
      'the first of two that are wrong',
      message({ ports: {}, bse: 1 }, [whatwg], []),
      'option `ports` would have no effect: whatwg does not read it',
    ],
    ['a misspelt one', message({ bse: 1 }, [whatwg]), 'unknown option `bse`; did you mean `base`?'],
    ['a wrong value', message({ base: 1 }, [whatwg]), 'option `base` must be a string; got 1'],
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

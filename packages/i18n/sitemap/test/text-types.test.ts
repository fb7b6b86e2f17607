import { sentence } from '@waymark/infra/internal'
import { describe, expect, test } from 'vitest'
import { plainFacts } from '../../../../test/plain-facts.ts'
import {
  DATE,
  decimal,
  explainText,
  FILE_URL,
  HTTP_URL,
  listOf,
  NEWS_DATE,
  NEWS_LANGUAGE,
  type TextType,
  textOf,
  wholeNumber,
  wordOf,
  YES_NO,
} from '../src/extensions/text-types.ts'

const long = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`
const codes = listOf(() => sentence('codes'), /^[A-Z]{2}$/)

describe('a text of a type', () => {
  test.each<[string, TextType, Readonly<Record<string, unknown>>]>([
    [
      'a URL',
      HTTP_URL,
      {
        'https://a.example/': 'https://a.example/',
        // As it is written, and not as it is serialised.
        'HTTP://A.example:80': 'HTTP://A.example:80',
        [long(2_047)]: long(2_047),
        [long(2_048)]: null,
        'ftp://a.example/': null,
        'mailto:a@a.example': null,
        'https://user@a.example/': null,
        '/a': null,
        '': null,
      },
    ],
    [
      'a URL of a file',
      FILE_URL,
      {
        'ftp://a.example/v': 'ftp://a.example/v',
        'http://a.example/v': 'http://a.example/v',
        'https://a.example/v': 'https://a.example/v',
        'file:///v': null,
        'ftp://user@a.example/v': null,
      },
    ],
    ['text', textOf(), { a: 'a', ' a ': ' a ', '': null, ' \n': null, '\u00a0': null }],
    [
      'text of at most three characters',
      textOf(3),
      { abc: 'abc', abcd: null, '😀😀😀': '😀😀😀', '😀😀😀😀': null },
    ],
    [
      'a whole number from 1 to 28',
      wholeNumber(1, 28),
      { 0: null, 1: 1, '+7': 7, '007': 7, 28: 28, 29: null, '1.0': null, '-1': null, '': null },
    ],
    [
      'a whole number',
      wholeNumber(0),
      {
        0: 0,
        9007199254740991: 9007199254740991,
        9007199254740992: null,
        '1e3': null,
        ' 1': null,
        '': null,
        '+': null,
      },
    ],
    [
      'a decimal from 0 to 5',
      decimal(0, 5),
      {
        0: 0,
        '-0.0': -0,
        '.5': 0.5,
        '4.': 4,
        '+4.25': 4.25,
        '5.000': 5,
        '5.01': null,
        '-0.1': null,
        '.': null,
        '+': null,
        '+.': null,
        '': null,
        '1.2.3': null,
        '1e0': null,
        '1,5': null,
      },
    ],
    [
      'a date',
      DATE,
      {
        '2024-03-15': '2024-03-15',
        '2024-03-15T10:00:00Z': '2024-03-15T10:00:00Z',
        '2024-03-15T10:00:00.5+02:00': '2024-03-15T10:00:00.5+02:00',
        '2024-03-15T10:00Z': null,
        '2024-03': null,
        '2024': null,
        '2024-02-30': null,
      },
    ],
    [
      'the date of an article',
      NEWS_DATE,
      {
        '2024-03-15': '2024-03-15',
        '2024-03-15T10:00Z': '2024-03-15T10:00Z',
        '2024-03-15T10:00:00Z': '2024-03-15T10:00:00Z',
        '2024-03-15T10:00:00.5Z': '2024-03-15T10:00:00.5Z',
        '2024-03': null,
        '2024': null,
        '': null,
      },
    ],
    [
      'yes or no',
      YES_NO,
      {
        yes: true,
        Yes: true,
        YES: true,
        yES: null,
        'yes ': null,
        ayes: null,
        no: false,
        No: false,
        NO: false,
        nO: null,
        not: null,
        ano: null,
        '': null,
      },
    ],
    [
      'one of some words',
      wordOf('allow', 'deny'),
      { allow: 'allow', deny: 'deny', Deny: null, '': null },
    ],
    [
      'a list of words',
      codes,
      {
        '': [],
        DE: ['DE'],
        'DE AT': ['DE', 'AT'],
        'DE   AT': ['DE', 'AT'],
        'DE,AT': null,
        'DE aT': null,
        ' DE': null,
        'DE\tAT': null,
      },
    ],
    [
      'a language of a publication',
      NEWS_LANGUAGE,
      {
        en: 'en',
        deu: 'deu',
        'zh-cn': 'zh-cn',
        'zh-tw': 'zh-tw',
        'zh-hk': null,
        'zh-cnx': null,
        'azh-tw': null,
        e: null,
        engl: null,
        EN: null,
        'en-us': null,
      },
    ],
  ])('%s', (_what, type, values) => {
    const texts = Object.keys(values)
    expect(Object.fromEntries(texts.map((text) => [text, type.read(text)]))).toEqual(values)
  })
})

describe('a value of a type', () => {
  test.each<[string, TextType, readonly (readonly [unknown, string | null])[]]>([
    [
      'a URL is serialised',
      HTTP_URL,
      [
        ['HTTPS://A.example:443/ü', 'https://a.example/%C3%BC'],
        [new URL('https://a.example/'), null],
        [undefined, null],
      ],
    ],
    [
      'text',
      textOf(2),
      [
        ['ab', 'ab'],
        ['abc', null],
        [7, null],
      ],
    ],
    [
      'a whole number',
      wholeNumber(1, 28),
      [
        [1, '1'],
        [28, '28'],
        [29, null],
        [1.5, null],
        ['1', null],
        [Number.NaN, null],
      ],
    ],
    [
      'a decimal',
      decimal(0, 5),
      [
        [0, '0'],
        [4.5, '4.5'],
        [1e-7, null],
        [-1, null],
        ['4', null],
      ],
    ],
    [
      'a date',
      DATE,
      [
        ['2024-03-15', '2024-03-15'],
        ['2024-03-15T10:00Z', null],
        [new Date(0), null],
      ],
    ],
    [
      'the date of an article gets its seconds',
      NEWS_DATE,
      [
        ['2024-03-15', '2024-03-15'],
        ['2024-03-15T10:20Z', '2024-03-15T10:20:00Z'],
        ['2024-03-15T10:20+01:30', '2024-03-15T10:20:00+01:30'],
        ['2024-03-15T10:20-01:30', '2024-03-15T10:20:00-01:30'],
        ['2024-03-15T10:20:30Z', '2024-03-15T10:20:30Z'],
        ['2024-03-15T10:20', null],
        [20240315, null],
      ],
    ],
    [
      'yes or no',
      YES_NO,
      [
        [true, 'yes'],
        [false, 'no'],
        ['yes', null],
        [1, null],
      ],
    ],
    [
      'a word',
      wordOf('a', 'b'),
      [
        ['b', 'b'],
        ['c', null],
        [['b'], null],
      ],
    ],
    [
      'a list',
      codes,
      [
        [['DE', 'AT'], 'DE AT'],
        [[], ''],
        [['DE', 'x'], null],
        [['DE', ['AT']], null],
        ['DE', null],
      ],
    ],
  ])('%s', (_what, type, values) => {
    expect(values.map(([value]) => [value, type.write(value)])).toEqual(values)
  })
})

test('what is wrong is said in the words of the type', () => {
  const types: readonly TextType[] = [
    HTTP_URL,
    FILE_URL,
    textOf(),
    textOf(100),
    wholeNumber(0),
    wholeNumber(1, 9),
    decimal(0, 5),
    DATE,
    NEWS_DATE,
    YES_NO,
    wordOf('a', 'b'),
    codes,
    NEWS_LANGUAGE,
  ]
  expect(
    types.map((type) => plainFacts(explainText('x', type, { element: 'it' }).message.data)),
  ).toEqual([
    { element: 'it', detail: 'http-url' },
    { element: 'it', detail: 'file-url' },
    { element: 'it', expected: 'text', detail: 'text' },
    { element: 'it', detail: 'text', most: 100 },
    { element: 'it', detail: 'whole-number', least: 0 },
    { element: 'it', detail: 'whole-number', least: 1, most: 9 },
    { element: 'it', detail: 'number', least: 0, most: 5 },
    { element: 'it', detail: 'date' },
    { element: 'it', detail: 'date' },
    { element: 'it', detail: 'yes-no' },
    { element: 'it', words: ['a', 'b'] },
    { element: 'it', expected: 'codes' },
    { element: 'it', detail: 'language' },
  ])
})

test('credentials are named only where a URL is expected', () => {
  const text = 'https://user@a.example/'
  const codeOf = (type: TextType, value = text) => explainText(value, type, { element: 'it' }).code
  expect([HTTP_URL, FILE_URL, textOf(3)].map((type) => codeOf(type))).toEqual([
    'credentials',
    'credentials',
    'extension-value',
  ])
  expect(codeOf(HTTP_URL, 'ftp://:pw@a.example/')).toBe('credentials')
  expect(codeOf(HTTP_URL, 'ftp://a.example/')).toBe('extension-value')
})

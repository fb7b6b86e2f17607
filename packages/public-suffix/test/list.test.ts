import type { Host } from '@waymark/host'
import {
  builtInList,
  getPublicSuffix,
  getRegistrableDomain,
  isSameSite,
  LIST_VERSION,
} from '@waymark/public-suffix'
import { compactPublicSuffixList, createPublicSuffixList } from '@waymark/public-suffix/list'
import { problems } from '@waymark/public-suffix/problems'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { divideList, listRules } from '../src/rules.ts'

const SHARED = 'a'.repeat(30)

function PRIVATE(rules: string): string {
  return `// ===BEGIN PRIVATE DOMAINS===\n${rules}\n// ===END PRIVATE DOMAINS===`
}

/** The same rules in the published form and in the compact one. */
const FORMS: readonly (readonly [text: string, size: number, tree: string])[] = [
  ['com', 1, 'Acom'],
  ['net\ncom', 2, 'AcomAnet'],
  ['com\ncoma\ncomab\nbom', 4, 'AbomAcomDaEb'],
  ['co.example', 2, 'Aexample?(Aco)'],
  ['example\nco.example', 2, 'Aexample(Aco)'],
  ['co.example\nexample', 2, 'Aexample(Aco)'],
  ['*.example', 1, 'Aexample?*'],
  ['*.example\nexample', 1, 'Aexample*'],
  ['example\n*.example\n!city.example', 2, 'Aexample*(Acity!)'],
  ['!city.example', 2, 'Aexample?(Acity!)'],
  ['a.b.c.d\nx', 5, 'Ad?(Ac?(Ab?(Aa)))Ax'],
  ['a.b\na.c\nb.b', 5, 'Ab?(AaAb)Ac?(Aa)'],
  ['B\u00fccher.test', 2, 'Atest?(Axn--bcher-kva)'],
  ['1a\na-b\n2b.a-b', 3, 'A1aAa-b(A2b)'],
  // A colon: the other section than above. A name that is no rule has the section of the first one below it.
  [`${PRIVATE('github.io')}\nio`, 2, 'Aio(Agithub:)'],
  [PRIVATE('b.a'), 2, 'Aa:?(Ab)'],
  [`${PRIVATE('c.a')}\nb.a`, 3, 'Aa?(AbAc:)'],
  [`${PRIVATE('b.a')}\nc.a`, 3, 'Aa:?(AbAc:)'],
  [`${PRIVATE('a')}\nb.a`, 2, 'Aa:(Ab:)'],
  [`${PRIVATE('*.a\n!b.a')}`, 2, 'Aa:?*(Ab!)'],
  [`${PRIVATE('*.a')}\na`, 1, 'Aa+'],
  [`${PRIVATE('a')}\n*.a`, 1, 'Aa:+'],
  // What is in both sections is of the ICANN section.
  [`a\n${PRIVATE('a\n*.a')}\n*.a`, 1, 'Aa*'],
  [`${PRIVATE('a')}\na`, 1, 'Aa'],
  [
    `${SHARED}\n${SHARED}b\n${SHARED.slice(0, 24)}\n${SHARED.slice(0, 25)}\n${SHARED.slice(0, 26)}`,
    5,
    `A${SHARED.slice(0, 24)}YaZaZaaaaaZaaaaab`,
  ],
]

describe('the compact form', () => {
  test.each(FORMS)('of %j', (text, size, tree) => {
    const compact = `%public-suffixes 1 ${size}\n${tree}\n`
    expect(compactPublicSuffixList(text)).toBe(compact)
    expect(compactPublicSuffixList(compact)).toBe(compact)
  })

  test.each([
    ['// VERSION: 2027-01-02_03-04-05_UTC\ncom', '2027-01-02', '2027-01-02'],
    [
      '// VERSION: 2027-01-02\n// COMMIT: 0123456789abcdef\ncom',
      '2027-01-02 01234567',
      '2027-01-02',
    ],
    [
      '// COMMIT: 0123456789abcdef\n// VERSION: 2027-01-02\ncom',
      '2027-01-02 01234567',
      '2027-01-02',
    ],
    ['// COMMIT: fedcba98\ncom', 'fedcba98', null],
    ['// VERSION: 2027-01-02\n// VERSION: 2028-01-02\ncom', '2027-01-02', '2027-01-02'],
    ['// COMMIT: 00000000\n// COMMIT: 11111111\ncom', '00000000', null],
    ['com\n  // VERSION: 2027-01-02', '2027-01-02', '2027-01-02'],
    ['// VERSION: 2027-1-02\n//COMMIT: 01234567\ncom', null, null],
    ['// COMMIT: 0123456\n// COMMIT: 0123456G\n/// COMMIT: 01234567\ncom', null, null],
    ['com // VERSION: 2027-01-02', null, null],
  ])('of %j keeps the version %j', (text, version, date) => {
    const list = createPublicSuffixList(text)
    expect([list.version, list.date]).toEqual([version, date])
    const compact = compactPublicSuffixList(text)
    expect(compact).toBe(`%public-suffixes 1 1${version === null ? '' : ` ${version}`}\nAcom\n`)
    const again = createPublicSuffixList(compact)
    expect([again.version, again.date]).toEqual([version, date])
  })

  const long = 'a'.repeat(63)
  test.each([
    ['%', 1, 1],
    ['%public-suffixes 1 1', 1, 1],
    ['x%public-suffixes 1 1\nAcom\n'.slice(1).toUpperCase(), 1, 1],
    ['%public-suffixes 2 1\nAcom\n', 1, 1],
    ['%public-suffixes 1 \nAcom\n', 1, 1],
    ['%public-suffixes 1 123456789\nAcom\n', 1, 1],
    ['%public-suffixes 1 1 2027-01-2\nAcom\n', 1, 1],
    ['%public-suffixes 1 1 2027-01-02 0123456\nAcom\n', 1, 1],
    ['%public-suffixes 1 1 0123456g\nAcom\n', 1, 1],
    ['%public-suffixes 1 1 01234567 2027-01-02\nAcom\n', 1, 1],
    ['%public-suffixes 1 1\r\nAcom\n', 1, 1],
    ['%public-suffixes 1 1\n', 2, 1],
    ['%public-suffixes 1 0\n\n', 2, 2],
    ['%public-suffixes 1 2\nAcom\n', 2, 6],
    ['%public-suffixes 1 0\nAcom\n', 2, 6],
    ['%public-suffixes 1 01\nAcom\n', 2, 6],
    ['%public-suffixes 1 1\nAcom', 2, 5],
    ['%public-suffixes 1 1\nAcom\n\n', 2, 6],
    ['%public-suffixes 1 1\nBcom\n', 2, 1],
    ['%public-suffixes 1 2\nAcomAaaa\n', 2, 2],
    ['%public-suffixes 1 2\nAcomAcon\n', 2, 5],
    ['%public-suffixes 1 1\nAcom(\n', 2, 5],
    ['%public-suffixes 1 1\nAcom)\n', 2, 5],
    ['%public-suffixes 1 2\nAcom(Aa\n', 2, 8],
    ['%public-suffixes 1 1\nAcom**\n', 2, 6],
    [`%public-suffixes 1 5\nA${long}?(A${long}?(A${long}?(A${long}?(Aa))))\n`, 2, 198],
  ])('%j is damaged (line %i, column %i)', (text, line, column) => {
    const refused = () => createPublicSuffixList(text)
    expect(refused).toThrow(
      expect.objectContaining({
        name: 'PublicSuffixListError',
        code: 'suffix-list-damaged',
        line,
        column,
        data: expect.objectContaining({ line, column }),
      }),
    )
    expect(refused).toThrow(SyntaxError)
  })

  test('has names of up to 253 characters', () => {
    const longest = [long, long, long, 'b'.repeat(61)].join('.')
    const compact = compactPublicSuffixList(longest)
    expect(createPublicSuffixList(compact).getPublicSuffix(domain(longest))).toBe(longest)
    expect(compactPublicSuffixList(compact)).toBe(compact)
    expect(() => compactPublicSuffixList(`b${longest}`)).toThrow(
      errorWith({ code: 'suffix-not-a-name', line: 1, column: 1 }),
    )
    const above = longest.slice(2)
    expect(() => createPublicSuffixList(compact.replace('Ab', 'Abb'))).toThrow('damaged')
    expect(createPublicSuffixList(above).getPublicSuffix(domain(`x.${above}`))).toBe(above)
  })
})

function domain(name: string): Host {
  return { kind: 'domain', name }
}

const RULES = `// ===BEGIN A===
example
co.example // a rule ends at white space
*.wild.example\ta
!city.wild.example
*.both.example
both.example
deep.er.example
// ===END A===
// ===BEGIN B===
//===END A===
b\u00fccher.test
// ===END B===
`

describe('a list given as text', () => {
  const list = createPublicSuffixList(RULES)
  const again = createPublicSuffixList(compactPublicSuffixList(RULES))

  test.each([
    ['example', 'example', null],
    ['a.example', 'example', 'a.example'],
    ['co.example', 'co.example', null],
    ['b.a.co.example', 'co.example', 'a.co.example'],
    ['B.A.CO.Example', 'CO.Example', 'A.CO.Example'],
    ['wild.example', 'example', 'wild.example'],
    ['a.wild.example', 'a.wild.example', null],
    ['b.a.wild.example', 'a.wild.example', 'b.a.wild.example'],
    ['c.b.a.wild.example.', 'a.wild.example.', 'b.a.wild.example.'],
    ['city.wild.example', 'wild.example', 'city.wild.example'],
    ['x.city.wild.example', 'wild.example', 'city.wild.example'],
    ['x.city.wild.example.', 'wild.example.', 'city.wild.example.'],
    ['both.example', 'both.example', null],
    ['a.both.example', 'a.both.example', null],
    ['b.a.both.example', 'a.both.example', 'b.a.both.example'],
    ['er.example', 'example', 'er.example'],
    ['a.er.example', 'example', 'er.example'],
    ['deep.er.example', 'deep.er.example', null],
    ['a.deep.er.example', 'deep.er.example', 'a.deep.er.example'],
    ['test', 'test', null],
    ['a.test', 'test', 'a.test'],
    ['c.xn--bcher-kva.test', 'xn--bcher-kva.test', 'c.xn--bcher-kva.test'],
    ['a.co.uk', 'uk', 'co.uk'],
    ['.example', null, null],
    ['a..example', null, null],
    ['', '', null],
  ])('says of %j: %j and %j, in both forms', (name, suffix, registrable) => {
    for (const each of [list, again]) {
      expect(each.getPublicSuffix(domain(name))).toBe(suffix)
      expect(each.getRegistrableDomain(domain(name))).toBe(registrable)
    }
  })

  test.each([
    ['', 'suffix-list-empty', 1, 1, undefined],
    ['<!DOCTYPE html>\n<title>', 'suffix-not-a-name', 1, 1, '<!DOCTYPE'],
    ['com\r\n\r \t*.*.uk x', 'suffix-misplaced-wildcard', 3, 3, '*.*.uk'],
    ['\ufeff\n\n!a.example\na.example\n', 'suffix-rule-and-exception', 4, 1, 'a.example'],
    ['com\n!com', 'suffix-bare-exception', 2, 1, '!com'],
    ['// ===BEGIN X Y===\ncom\n//===BEGIN Z===', 'suffix-list-cut-off', 3, 1, 'X Y'],
    ['<'.repeat(100), 'suffix-not-a-name', 1, 1, '<'.repeat(100)],
  ])('%j is refused as %s', (text, code, line, column, written) => {
    const { summary: problem, remedy } = problems.entries.find((entry) => entry.code === code)!
    const error = expect.objectContaining({
      name: 'PublicSuffixListError',
      code,
      line,
      column,
      message: expect.stringContaining(`${problem} ${remedy}`),
      data: { line, column, problem, remedy, ...(written !== undefined && { written }) },
    })
    expect(() => createPublicSuffixList(text)).toThrow(error)
    expect(() => compactPublicSuffixList(text)).toThrow(error)
  })

  test.each([
    ['a byte order mark', '\ufeffcom'],
    ['line ends of two characters', 'com\r\n\r\n'],
    ['line ends of one character', '\rcom\r\r'],
    ['white space around a rule', ' \t\v\fcom\t'],
    ['white space in a line of its own', 'com\n \t \n'],
    ['text after a rule', 'com\vnet\fnet\n'],
    ['a rule twice', 'com\ncom\n//\ncom'],
    ['comments', '//\n///net\n // net\ncom'],
    ['sections that are closed', '// ===BEGIN ===\n// ===END ===\ncom'],
    ['what is not quite a section', '//  ===BEGIN A===\n// ===begin A===\n// == =BEGIN A===\ncom'],
    ['the end of a section that has not begun', 'com\n// ===END A==='],
  ])('can have %s', (_, text) => {
    expect(compactPublicSuffixList(text)).toBe('%public-suffixes 1 1\nAcom\n')
  })

  test.each([['co\u00a0m'], ['net\u2028'], ['/com'], ['com\u0085']])(
    '%j is one rule, and not a name',
    (text) => {
      expect(() => createPublicSuffixList(text)).toThrow(
        errorWith({ code: 'suffix-not-a-name', line: 1, column: 1 }),
      )
    },
  )

  test.each([undefined, null, 5, ['com'], new Uint8Array(2)])('%j is not a list', (value) => {
    const error = { name: 'ArgumentError', argument: 'text', data: { expected: 'a string' } }
    expect(() => createPublicSuffixList(value as never)).toThrow(errorWith(error))
    expect(() => compactPublicSuffixList(value as never)).toThrow(errorWith(error))
  })

  test('decides about sites by its own rules', () => {
    const a = { scheme: 'https', host: domain('a.github.io') }
    const b = { scheme: 'http', host: domain('b.github.io') }
    expect(list.isSameSite(a, b, { schemelessly: true })).toBe(true)
    expect(list.isSameSite(a, b, { schemelessly: undefined })).toBe(false)
    expect(list.isSameSite(a, b)).toBe(false)
    expect(builtInList.isSameSite(a, b, { schemelessly: true })).toBe(false)
    for (const isSame of [list.isSameSite, isSameSite]) {
      expect(() => isSame(a, b, { schemeless: true } as never)).toThrow(
        errorWith({ option: 'schemeless', code: 'option-unknown' }),
      )
      expect(() => isSame(a, b, { schemelessly: 1 } as never)).toThrow('schemelessly')
    }
    expect(Object.isFrozen(list)).toBe(true)
  })
})

describe('the built-in list', () => {
  test('has its functions and version', () => {
    expect(Object.keys(builtInList)).toEqual([
      'version',
      'date',
      'getPublicSuffix',
      'getRegistrableDomain',
      'isSameSite',
    ])
    expect([builtInList.version, builtInList.date]).toEqual([
      LIST_VERSION,
      LIST_VERSION.slice(0, 10),
    ])
    expect(builtInList.getPublicSuffix(domain('a.b.co.uk'))).toBe('co.uk')
    expect(builtInList.getRegistrableDomain(domain('a.b.co.uk'))).toBe('b.co.uk')
  })

  test('is decoded once below each top-level domain', () => {
    expect(listRules('jp')).toBe(listRules('jp'))
    expect(listRules('jp').get('jp')).toBe(1)
    expect(listRules('unlisted').size).toBe(0)
  })

  test.each([
    ['AcomDaEb', { com: 'Acom', coma: 'Acoma', comab: 'Acomab' }],
    [
      'Aa(Ab)Ac?*(Ad!(Ae(Af)(Ag))Ah)Bd',
      {
        a: 'Aa(Ab)',
        c: 'Ac?*(Ad!(Ae(Af)(Ag))Ah)',
        cd: 'Acd',
      },
    ],
    ['A1-9(Aa)', { '1-9': 'A1-9(Aa)' }],
    ['', {}],
  ])('%j is divided by its top level', (text, parts) => {
    expect(Object.fromEntries(divideList(text))).toEqual(parts)
  })
})

test.each([
  ['a number', 5],
  ['a list', ['example.com']],
  ['the host beside no scheme', { host: 'example.com' }],
  ['a record of another kind', { kind: 'name', name: 'example.com' }],
  ['nothing', undefined],
])('%s is not a host', (_, value) => {
  for (const of of [
    getPublicSuffix,
    getRegistrableDomain,
    builtInList.getPublicSuffix,
    builtInList.getRegistrableDomain,
  ]) {
    expect(() => of(value as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'input' }),
    )
  }
})

test.each([
  undefined,
  null,
  { scheme: 'https' },
  { scheme: 5, host: null },
  'a.example',
  domain('a.example'),
])('%j is refused by isSameSite', (value) => {
  const right = { scheme: 'https', host: domain('a.example') }
  expect(() => isSameSite(value as never, right)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'a' }),
  )
  expect(() => isSameSite(right, value as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'b' }),
  )
})

test.each(['https:', 'HTTPS'])('%s is not the scheme of a record', (scheme) => {
  expect(() => isSameSite({ scheme, host: null }, 'https://a.example')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'a.scheme' }),
  )
})

test('a record with a host that was not parsed is refused by its name', () => {
  const right = { scheme: 'https', host: domain('a.example') }
  const wrong = { scheme: 'https', host: 'a.example' as never }
  expect(() => isSameSite(wrong, right)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'a.host' }),
  )
  expect(() => isSameSite(right, wrong)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'b.host' }),
  )
  expect(() => isSameSite({ ...wrong, scheme: 'mailto' }, right)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'a.host' }),
  )
})

test('the texts of the problems are whole, and cannot be changed', () => {
  expect(problems.title).toBe('Lists of public suffixes')
  for (const entry of problems.entries) {
    expect(Object.isFrozen(entry)).toBe(true)
    expect(entry).toMatchObject({
      severity: 'error',
      source: 'https://github.com/publicsuffix/list/wiki/Format#format',
    })
    expect(entry.summary).toMatch(/^[A-Z].*\.$/)
    expect(entry.remedy).toMatch(/^[A-Z].*\.$/)
    expect(entry.explanation).toMatch(/^[A-Z].*\.$/)
    for (const { given } of entry.examples) {
      expect(given).toBe(
        entry.code === 'suffix-list-damaged'
          ? 'described in words'
          : 'as the whole list, to `createPublicSuffixList`',
      )
    }
  }
  expect(problems.entries.map(({ code, examples }) => [code, examples.length])).toEqual([
    ['suffix-not-a-name', 2],
    ['suffix-misplaced-wildcard', 2],
    ['suffix-rule-and-exception', 1],
    ['suffix-bare-exception', 1],
    ['suffix-list-cut-off', 1],
    ['suffix-list-empty', 1],
    ['suffix-list-damaged', 1],
  ])
})

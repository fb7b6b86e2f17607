import { defineScheme, lint } from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { isMember } from '../src/lint/members.ts'
import { isWholeVariable, kebabFix, newNames, pluralFix, withFix } from '../src/lint/naming-fix.ts'
import { readSettings } from '../src/lint/settings.ts'
import { createSubject, FEATURES, type ItemKind, PLACEHOLDER } from '../src/lint/subject.ts'

const settings = readSettings({})
const subjectOf = (text: string, kind: ItemKind = 'uri') => createSubject(text, kind, settings)
/** With `*` for each masked character. */
const shown = (text: string) => text.replaceAll(PLACEHOLDER, '*')

test.each([
  ['a:/{b}/c', 'a:/***/c'],
  ['a:{/b}/c{+d}', 'a:/***/c****'],
  ['a:b{#c}', 'a:b#***'],
  ['a:b{?c,d}', 'a:b?&c&d&'],
  ['a:b?c{&d}', 'a:b?c&&d&'],
  ['a:b{?c*,d:3}', 'a:b?&c*&d**&'],
  ['a:{;b}{.c}', 'a:********'],
  ['a:b', 'a:b'],
])('the template %s is masked as %s, with the same places', (text, masked) => {
  const subject = subjectOf(text, 'template')
  expect(shown(subject.masked)).toBe(masked)
  expect(subject.masked).toHaveLength(text.length)
})

test('a template that cannot be parsed has no parts, and its problem', () => {
  const subject = subjectOf('a:/{b', 'template')
  expect([subject.template, subject.masked]).toEqual([null, 'a:/{b'])
  expect(subject.templateProblem?.code).toBe('template-unclosed-expression')
  expect(subjectOf('a:/{b', 'uri').templateProblem).toBeNull()
  expect(subjectOf('a:/{b}', 'uri').template).toBeNull()
})

test('a part of a description of an API has variables with any names', () => {
  expect(shown(subjectOf('/a/{b-c}{}/d', 'api-path').masked)).toBe('/a/*******/d')
  expect(
    (['api-path', 'api-query', 'api-url'] as const).map((kind) => subjectOf('a', kind).kind),
  ).toEqual(['path', 'query', 'uri'])
})

test.each<[string, ItemKind, string]>([
  ['//a?b#c', 'path', '- - 0-3 4-5 6-7'],
  ['a#b?c', 'path', '- - 0-1 - 2-5'],
  ['a', 'path', '- - 0-1 - -'],
  ['a?b', 'segment', '- - 0-3 - -'],
  ['a#b', 'identifier', '- - 0-3 - -'],
  ['?a#b', 'query', '- - 0-0 1-4 -'],
  ['a?b', 'query', '- - 0-0 0-3 -'],
  ['#a?b', 'fragment', '- - 0-0 - 1-4'],
  ['a#b', 'fragment', '- - 0-0 - 0-3'],
  ['a://b/c', 'template', '0-1 4-5 5-7 - -'],
])('%s as a %s has its parts at %s', (text, kind, expected) => {
  const { scheme, authority, path, query, fragment } = subjectOf(text, kind).uri
  const spans = [scheme, authority, path, query, fragment]
  expect(spans.map((span) => (span === null ? '-' : `${span.start}-${span.end}`)).join(' ')).toBe(
    expected,
  )
})

test('a string has the features that rules look for', () => {
  const { query, fragment, authority, percent } = FEATURES
  const unusual = FEATURES['unusual-character']
  expect([query, fragment, authority, percent, unusual].reduce((a, b) => a | b)).toBe(31)
  const features = (text: string) => subjectOf(text).features
  expect(features('a:b')).toBe(0)
  expect(features('a:b?')).toBe(query)
  expect(features('a:b#')).toBe(fragment)
  expect(features('a://')).toBe(authority)
  expect(features('a:%')).toBe(percent)
  for (const character of ' "<>\\^`{|}é\0\x7f') expect(features(`a:${character}`)).toBe(unusual)
  expect(features('a://b/%20 ?c#d')).toBe(31)
  expect(features("a:[]!$&'()*+,;=-._~:@/")).toBe(0)
  expect(subjectOf('a:{b}', 'template').features).toBe(0)
})

describe('schemes', () => {
  test('a known scheme is found in any case, and its names may be free', () => {
    expect([subjectOf('DB://a/b/c').schemeName, subjectOf('DB://a/b/c').scheme?.name]).toEqual([
      'db',
      'db',
    ])
    expect([subjectOf('/a', 'path').schemeName, subjectOf('/a', 'path').scheme]).toEqual(['', null])
    const designed = (text: string) => subjectOf(text).isDesigned
    expect(['db://a', 'https://a', 'wiki://a'].map(designed)).toEqual([true, true, true])
    expect(['git://a', 'file:///a', 'ftp://a', 'urn:a'].map(designed)).toEqual(Array(4).fill(false))
  })

  test.each([
    ['a:b', true],
    ['a:b/c', true],
    ['a:', true],
    ['a:/b', false],
    ['a://b', false],
    ['a://', false],
    ['b', false],
    ['file:b', false],
  ])('whether the path of %s is opaque: %s', (text, isOpaque) => {
    expect(subjectOf(text).isOpaque).toBe(isOpaque)
  })

  test('a scheme that is named has no format', () => {
    const named = createSubject('db://a', 'uri', readSettings({ schemes: ['db'] }))
    expect([named.scheme, named.schemeName]).toEqual([null, 'db'])
    expect(() => named.partsIn('db://a')).toThrow('format')
  })

  test('a definition replaces that of the guide with its name', () => {
    const db = defineScheme({ name: 'db', format: 'db://x/y', summary: '' })
    expect(createSubject('db://a/b', 'uri', readSettings({ schemes: [db] })).scheme).toBe(db)
    const { schemes } = readSettings({ schemes: ['wiki://space/page'] })
    expect(schemes.get('wiki')).toEqual({
      name: 'wiki',
      format: 'wiki://space/page',
      summary: 'A resource of `wiki`.',
      examples: [],
      style: 'plain',
      naming: 'designed',
    })
    expect([...schemes.keys()]).toEqual([
      'file',
      'db',
      'git',
      'memory',
      'http',
      'https',
      'custom',
      'wiki',
    ])
  })

  test('the parts of another string with the same places are read', () => {
    const subject = subjectOf('db://a/b/c')
    const texts = (text: string) => subject.partsIn(text).parts?.map((part) => part.texts[0])
    expect(texts('db://a/b/c')).toEqual(['a', 'b', 'c'])
    expect(texts('db://x/y/z')).toEqual(['x', 'y', 'z'])
    expect(subject.partsIn('db://x/y/z')).toBe(subject.partsIn('db://x/y/z'))
  })
})

describe('segments', () => {
  const roles = (text: string, kind: ItemKind = 'uri') =>
    subjectOf(text, kind).segments.map(({ text: own, role }) => `${shown(own)} ${role}`)

  test.each<[string, ItemKind, readonly string[]]>([
    ['/a/1/b.c/d', 'path', ['a name', '1 identifier', 'b.c file-name', 'd name']],
    ['/a.b/.b/a.', 'path', ['a.b file-name', '.b name', 'a. name']],
    ['/a.abcdefghij/a.abcdefghijk', 'path', ['a.abcdefghij file-name', 'a.abcdefghijk name']],
    ['/a.b-c/..b/a.b.c', 'path', ['a.b-c name', '..b name', 'a.b.c file-name']],
    ['/%61/%FF/%', 'path', ['a name', '%FF name', '% name']],
    ['/{a}/b{c}.d', 'template', ['*** variable', 'b***.d variable']],
    ['db://a/b/c/d', 'uri', ['b name', 'c name', 'd identifier']],
    ['db://a/b/c/d.e', 'uri', ['b name', 'c name', 'd.e identifier']],
    ['custom://a/b/c', 'uri', ['b name', 'c identifier']],
    ['db://a/b/c/{d}', 'template', ['b name', 'c name', '*** variable']],
    ['memory://a/b', 'uri', ['b name']],
    ['https://a/b', 'uri', ['b name']],
    ['a', 'segment', ['a name']],
    ['', 'path', []],
  ])('the segments of %s', (text, kind, expected) => {
    expect(roles(text, kind)).toEqual(expected)
  })

  test('an id that is a whole authority is not a segment', () => {
    const scheme = (format: string) =>
      readSettings({ schemes: [defineScheme({ name: 'x', format, summary: '' })] })
    const rolesIn = (text: string, format: string) =>
      createSubject(text, 'uri', scheme(format)).segments.map(({ role }) => role)
    expect(rolesIn('x://a/b', 'x://id/y')).toEqual(['name'])
    expect(rolesIn('x://a/b', 'x://y/id')).toEqual(['identifier'])
    expect(rolesIn('x:///a/b', 'x:///id/y')).toEqual(['identifier', 'name'])
    expect(rolesIn('x:///a/b', 'x:///y/id')).toEqual(['name', 'identifier'])
    expect(rolesIn('x:///a/b', 'x:///y/z')).toEqual(['name', 'name'])
  })

  test('segments that a pattern of your own matches are identifiers', () => {
    const own = readSettings({ identifiers: ['^x.$', /^Y$/i] })
    const role = (text: string) => createSubject(text, 'segment', own).segments[0]!.role
    expect(['xa', 'x\u{1f600}', 'y', 'Y', 'xab', 'z'].map(role)).toEqual([
      ...Array(4).fill('identifier'),
      'name',
      'name',
    ])
  })

  test.each([
    ['wiki://a/b', ['a', 'b']],
    ['wiki://a', ['a']],
    ['wiki:///a', ['a']],
    ['wiki:/a', ['a']],
    ['wiki://u@a/b', ['b']],
    ['wiki://a:80/b', ['b']],
    ['wiki://[a]/b', ['b']],
    ['wiki://a\\c/b', ['b']],
    ['https://a/b', ['b']],
    ['git://a/b', ['b']],
    ['db://a/b', ['a', 'b']],
    ['ftp://a/b', ['b']],
  ])('the levels of %s are %j', (text, levels) => {
    expect(subjectOf(text).levels.map((level) => level.text)).toEqual(levels)
  })
})

test('a parameter has its name and its value, and their places', () => {
  expect(subjectOf('?%61=%62&c&=', 'query').parameters).toEqual([
    {
      start: 1,
      end: 8,
      name: 'a',
      nameSpan: { start: 1, end: 4 },
      value: 'b',
      valueSpan: { start: 5, end: 8 },
      hasVariable: false,
    },
    {
      start: 9,
      end: 10,
      name: 'c',
      nameSpan: { start: 9, end: 10 },
      value: '',
      valueSpan: null,
      hasVariable: true,
    },
    {
      start: 11,
      end: 12,
      name: '',
      nameSpan: { start: 11, end: 11 },
      value: '',
      valueSpan: { start: 12, end: 12 },
      hasVariable: false,
    },
  ])
  const [first, second] = subjectOf('?a={b}&{c}d{e}=1', 'api-query').parameters
  expect(first).toMatchObject({ name: 'a', hasVariable: true, valueSpan: { start: 3, end: 6 } })
  expect(second).toMatchObject({ name: 'd', nameSpan: { start: 7, end: 11 }, hasVariable: false })
  expect(subjectOf('?%FF=%FF', 'query').parameters[0]).toMatchObject({ name: '%FF', value: '%FF' })
  expect(subjectOf('/a', 'path').parameters).toEqual([])
  expect(
    subjectOf('/a{?b*,c:3}', 'template').parameters.map(({ name, nameSpan }) => [name, nameSpan]),
  ).toEqual([
    ['b', { start: 4, end: 5 }],
    ['c', { start: 7, end: 8 }],
  ])
})

test.each<[string, string, boolean]>([
  ['/user/123', 'user', true],
  ['/user/v2', 'user', false],
  ['/draft/2020-12', 'draft', false],
  ['/user/me', 'user', false],
  ['/user/{id}', 'user', true],
  ...'gid guid identifier iid number sid uid uuid Id UUID'
    .split(' ')
    .map((name) => [`/user/{${name}}`, 'user', true] as [string, string, boolean]),
  ['/user/{name}', 'user', false],
  ['/user/{user}', 'user', true],
  ['/user/{userId}', 'user', true],
  ['/user/{user_number}', 'user', true],
  ['/user/{user_name}', 'user', false],
  ['/my-user/{user}', 'my-user', true],
  ['/user/{my_user}', 'user', true],
  ['/user/{id_user}', 'user', true],
  ['/user/{id_name}', 'user', false],
  ['/user/{my_id}', 'user', false],
  ['/user/{id}x', 'user', false],
])('whether the last segment of %s is a member of %s: %s', (text, collection, isOne) => {
  const subject = subjectOf(text, 'api-path')
  expect(isMember(subject, collection, subject.segments.at(-1)!)).toBe(isOne)
})

test('a segment is a whole variable if all of it is masked', () => {
  const v = PLACEHOLDER
  expect([v, v + v, '', `a${v}`, `${v}a`, 'a'].map(isWholeVariable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('fixes of names', () => {
  const segment = (text: string, length = text.length) => ({
    text,
    start: 5,
    end: 5 + length,
    role: 'name' as const,
  })

  test.each([
    ['userGroups', 'user-groups'],
    ['a_b', 'a-b'],
    ['A', 'a'],
    ['é_B', '%C3%A9-b'],
    ['a', 'a'],
    ['ab1', 'ab1'],
    ['_a', null],
    ['a_', null],
    ['a.b', null],
    ['a b', null],
    ['C++', null],
    ['~a', null],
    ['', null],
    ['getUsers', null],
  ])('%j in kebab case is %j', (text, expected) => {
    expect(kebabFix(segment(text), settings)).toEqual(
      expected === null ? null : { start: 5, end: 5 + text.length, text: expected },
    )
  })

  test('a name that begins with a verb of your own is not written in kebab case', () => {
    const own = readSettings({ verbs: ['frob'] })
    expect([kebabFix(segment('frob_a'), own), kebabFix(segment('frob_a'), settings)?.text]).toEqual(
      [null, 'frob-a'],
    )
  })

  test.each([
    ['user', 4, 'users'],
    ['my-user', 7, 'my-users'],
    ['category', 8, 'categories'],
    ['myUser', 6, null],
    ['User', 4, null],
    ['user2', 5, null],
    ['user', 6, null],
    ['foo', 3, null],
    ['~user', 5, null],
    ['user-', 5, null],
    ['', 0, null],
  ])('the plural of %j, written with %d characters, is %j', (text, length, expected) => {
    expect(pluralFix(segment(text, length))).toEqual(
      expected === null ? null : { start: 5, end: 5 + length, text: expected },
    )
  })

  test('names that stay, that are lost, or that another parameter has are not changed', () => {
    const { parameters } = subjectOf('?aB=1&b=2&_=3&cD=4&c_d=5&eF=6&e-f=7&aB=8', 'query')
    const rename = (name: string) =>
      ({ aB: 'a_b', b: 'b', _: '', cD: 'c_d', c_d: 'c_d', eF: 'e_f', 'e-f': 'e_f' })[name]!
    expect([...newNames(parameters, rename)]).toEqual([['aB', 'a_b']])
  })

  test('a finding has a fix only if there is one', () => {
    const fix = { start: 5, end: 6, text: 'b' }
    expect(withFix(segment('a'), fix)).toEqual({ start: 5, end: 6, fix })
    expect(withFix(segment('a'), null)).toEqual({ start: 5, end: 6 })
  })
})

test('an unknown kind is refused with all that there are', () => {
  expect(() => lint({ text: 'a', kind: 'x' as never })).toThrow(
    expect.objectContaining({ option: 'kind', code: 'option-wrong' }),
  )
})

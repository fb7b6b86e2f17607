import { DocumentError, lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { errorWith } from '../../../test/error-with.ts'
import { expectLinear } from '../../../test/growth/expect-linear.ts'
import { factLine } from '../../../test/plain-facts.ts'

const lintYaml = (text: string, config = {}) => lintDocument(text, config, { yaml: parseYaml })

function reported(text: string, config = {}) {
  const { findings, problems } = lintYaml(text, config)
  return [...findings, ...problems].map(({ code, documentStart, documentEnd, pointer }) => [
    code,
    text.slice(documentStart, documentEnd),
    pointer,
  ])
}

/** What is wrong with a document, after the line with the error. */
function refusal(text: string): string {
  try {
    lintYaml(text)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const { offset, data } = error
    return offset === null
      ? factLine(data)
      : factLine(data, `line ${text.slice(0, offset).split('\n').length}:`)
  }
  return 'none'
}

const OPENAPI = 'openapi: 3.1.0\n'

test('an OpenAPI description in YAML is linted, with its places', () => {
  const text = [
    '\ufeffopenapi: "3.0.3"',
    'servers:',
    "  - url: 'https://{region}.API.example/it''s'",
    '    variables: { region: { default: eu } }',
    'paths:',
    '  /getUsers: # all',
    '    get:',
    '      parameters:',
    '        - { in: query, name: "p\\u0067" }',
    '  "/a\\u005fb": {}',
    '  ? /c_d',
    '  : {}',
    '',
  ]
  for (const end of ['\n', '\r\n']) {
    expect([...reported(text.join(end))].sort()).toEqual(
      [
        ['host-not-lowercase', '{region}.API.example', '/servers/0/url'],
        ['path-camel-case', 'getUsers', '/paths/~1getUsers'],
        ['path-verb', 'getUsers', '/paths/~1getUsers'],
        ['query-abbreviation', 'p\\u0067', '/paths/~1getUsers/get/parameters/0/name'],
        ['path-underscore', 'a\\u005fb', '/paths/~1a_b'],
        ['path-underscore', 'c_d', '/paths/~1c_d'],
      ].sort(),
    )
  }
})

test('a resource list can be YAML', () => {
  const text = 'resources:\n  - uri: db://postgres/mydb/a_b\n  - uri: 5\n  - name: x\n'
  expect(reported(text)).toEqual([
    ['path-underscore', 'a_b', '/resources/0/uri'],
    ['resource-uri-not-string', '5', '/resources/1/uri'],
    ['resource-uri-missing', 'n', '/resources/2'],
  ])
})

test('comments suppress findings, also those that are not for us in between', () => {
  const text = `${OPENAPI}# waymark-ignore-file path-depth
paths:
  /a/b/c/d/e: {}
  # waymark-ignore-next-line path-camel-case path-verb -- an old name
  # as long as there are clients
  /getUsers: {} # see below
  /a_b: {} # waymark-ignore path-underscore
  /c_d: {} # waymark-ignore path-verb
  "/e # waymark-ignore path-verb": {}
  # waymark-ignore
description: |
  # waymark-ignore-next-line nonsense
`
  const found = reported(text, { rules: { 'encoding-check': 'off', 'api-path-invalid': 'off' } })
  expect(found).toEqual([
    ['path-underscore', 'c_d', '/paths/~1c_d'],
    ['ignore-not-understood', 'waymark-ignore', undefined],
    ['ignore-unused', 'path-verb', undefined],
  ])
})

test('aliases are followed, and what they share is reported where it is written', () => {
  const text = `${OPENAPI}paths:
  /users:
    get: &get { parameters: &list [{ in: query, name: pg }] }
    put: { parameters: *list }
  /posts: { get: *get }
  /notes:
    <<: { parameters: *list }
    get: {}
`
  expect(reported(text)).toEqual([
    ['query-abbreviation', 'pg', '/paths/~1users/get/parameters/0/name'],
  ])
})

test('an alias is the last anchor of its name before it', () => {
  const list = (name: string) => `&l [{ in: query, name: ${name} }]`
  const text = `${OPENAPI}paths:
  /users: { parameters: ${list('pg')}, get: {} }
  /posts: { get: { parameters: *l } }
  /notes: { parameters: ${list('lmt')}, get: {} }
`
  expect(reported(text).map(([, name]) => name)).toEqual(['pg', 'lmt'])
})

test('what is merged does not replace what is there', () => {
  const base = 'x: &base { /a_b: {}, /c_d: {} }\n'
  const text = `${OPENAPI}${base}paths: { <<: [*base], /a_b: {} }\n`
  const [first, second] = reported(text, { only: ['path-underscore'] })
  expect([first?.[1], second?.[1]]).toEqual(['a_b', 'c_d'])
  expect(reported(text, { only: ['path-underscore'] })).toHaveLength(2)
})

test.each([
  [`${OPENAPI}paths:\n\t/a: {}\n`, 'line 3: yaml-syntax'],
  [`${OPENAPI}---\na: b\n`, 'line 2: second-document'],
  [`${OPENAPI}paths: *nope\n`, 'line 2: no-anchor nope'],
  [`${OPENAPI}paths: [\n`, 'line 3: yaml-syntax'],
  ['openapi: 3.1\n', 'line 1: version-type a number OpenAPI'],
  ['swagger: "2.0"\n', 'swagger'],
  ['---\nname: x\n', 'members YAML 1 name'],
  ['---\n', 'empty YAML'],
  [`${OPENAPI}paths: ${'['.repeat(50_000)}`, /^line \d: (?:too-deep|yaml-syntax)/],
  [`${OPENAPI}#${' '.repeat(17_000_000)}`, 'too-large'],
])('%.40j is refused, with its line', (text, facts) => {
  expect(refusal(text)).toMatch(facts)
})

test('aliases that would be expanded to billions of values take no time', () => {
  const names = 'abcdefghijklmnopqrst'.split('')
  const bomb = names.slice(1).map((name, index) => {
    const inner = `*${names[index]}`
    return `${name}: &${name} [${Array(20).fill(inner).join(', ')}]\n`
  })
  const text = `a: &a [x]\n${bomb.join('')}`
  expect(reported(`${OPENAPI}${text}paths: { /a_b: *t }\n`)).toHaveLength(1)
  expect(reported(`${text}resources: [{ uri: 'db://a/b/c_d' }]\n`)).toHaveLength(1)
  const merged = names.slice(1).map((name, index) => {
    return `${name}: &${name} { <<: [${Array(20).fill(`*${names[index]}`).join(', ')}] }\n`
  })
  const maps = `a: &a { /a_b: {} }\n${merged.join('')}`
  expect(reported(`${OPENAPI}${maps}paths: *t\n`)).toHaveLength(1)
})

test('aliases may form a circle', () => {
  const text = `${OPENAPI}paths: &p
  /a: *p
  /b: &b
    get: *b
    parameters: &l [*l, *b]
  /c_d: &m { <<: *m }
`
  expect(reported(text).map(([code]) => code)).toEqual(['path-underscore'])
})

test('YAML has the findings of the same JSON, at places with the same text', () => {
  const name = fc.constantFrom(
    'getUsers',
    'a_b',
    'pg',
    'perPage',
    'it\'s "x"',
    'é',
    'a\\b',
    'true',
    '5',
  )
  const path = fc.array(fc.oneof(name, fc.constant('{id}')), { minLength: 1, maxLength: 3 })
  const operation = fc.record({
    parameters: fc.array(fc.record({ in: fc.constant('query'), name })),
  })
  const paths = fc.dictionary(
    path.map((names) => `/${names.join('/')}`),
    fc.record({ get: operation }),
  )
  const style = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE') as fc.Arbitrary<'PLAIN'>
  let found = 0
  fc.assert(
    fc.property(paths, style, (given, defaultStringType) => {
      const api = { openapi: '3.1.0', paths: given }
      const json = lintDocument(JSON.stringify(api))
      const text = stringify(api, {
        defaultStringType,
        defaultKeyType: defaultStringType,
        lineWidth: 0,
      })
      const yaml = lintYaml(text)
      const codes = (each: { code: string; pointer?: string; message: string }) =>
        `${each.code} ${each.pointer} ${each.message}`
      expect(yaml.findings.map(codes)).toEqual(json.findings.map(codes))
      expect(yaml.problems.map(codes)).toEqual(json.problems.map(codes))
      for (const finding of yaml.findings) {
        const { documentStart, documentEnd, index, start, end } = finding
        const own = yaml.items[index]!.text.slice(start, end)
        if (!/^[\w/-]+$/.test(own)) continue
        expect(text.slice(documentStart, documentEnd)).toBe(own)
        found++
      }
    }),
  )
  expect(found).toBeGreaterThan(50)
})

test('time grows with the length of the document', { tags: 'slow' }, async () => {
  const path = (index: number) =>
    `  /a${index}/{id}: { get: { parameters: [{ in: path, name: id }, { $ref: '#/x/a${index}' }] } }\n`
  const paths = (size: number) =>
    Array.from({ length: size / 64 }, (_, index) => path(index)).join('')
  await expectLinear((size) => lintYaml(`${OPENAPI}paths:\n${paths(size)}`), 16_000)
  const lines = '  /a: {} # waymark-ignore path-verb\n'
  await expectLinear((size) => lintYaml(`${OPENAPI}paths:\n${lines.repeat(size / 32)}`), 16_000)
  const aliases = '  - *a\n'
  await expectLinear(
    (size) => lintYaml(`${OPENAPI}x: &a b\ny:\n${aliases.repeat(size / 8)}`),
    16_000,
  )
})

test('what reads a document is checked', () => {
  const wrong = (options: object) => () => lintDocument('a:b', {}, options)
  expect(wrong({ format: 'xml' })).toThrow(
    expect.objectContaining({ option: 'format', code: 'option-wrong' }),
  )
  expect(wrong({ yaml: 'yes' })).toThrow(
    expect.objectContaining({ option: 'yaml', code: 'option-wrong' }),
  )
  expect(wrong({ parser: parseYaml })).toThrow('parser')
})

describe('of a description of more than 1 MiB', () => {
  /** Schemas, responses and bodies, whose lines `inside` begins. */
  function long(paths: string, inside = ''): string {
    const lines = `${inside}      description: ${'x'.repeat(1000)}\n`
    const many = Array.from({ length: 1_100 }, (_, index) => `    Schema${index}:\n${lines}`)
    return `${OPENAPI}components:\n  schemas:\n${many.join('')}${paths}`
  }

  const PATHS = `  parameters:
    pg: { in: query, name: pg }
paths:
  # the first
  /getUsers:
    get:
      responses:
        200:
          description: |
            # not a comment

            text
      parameters:
      - $ref: '#/components/parameters/pg'
      - in: query
        name: camelCase
    # waymark-ignore-next-line nonsense
    post:
      requestBody:
        responses:
          x: 1
      servers:
      - url: https://A.example/b
      x-waymark-ignore: [host-not-lowercase, set-mixed-path-case]
  /a_b:
    description: |
      responses:
        "text
      responses:
          text
    get: { responses: { 200: { description: ok } } }
`

  test('the same is found at the same places as if all were parsed', () => {
    for (const end of ['\n', '\r\n']) {
      const text = long(PATHS).replaceAll('\n', end)
      // What has an alias is parsed as a whole.
      const whole = `${text}x-a: &a 1${end}x-b: *a${end}`
      const [one, other] = [text, whole].map((each) => lintDocument(each, {}, { yaml: parseYaml }))
      expect(one).toEqual(other)
      expect(one!.findings.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['path-verb', 'path-underscore', 'query-abbreviation']),
      )
    }
  })

  test('an alias finds what is in a schema', () => {
    const text = long(
      'paths:\n  /a:\n    get: { parameters: *list }\n',
      '      x: &list [{ in: query, name: pg }]\n',
    )
    expect(reported(text).map(([code]) => code)).toEqual(['query-abbreviation'])
  })

  test('the syntax of what is read is checked, and that of schemas is not', () => {
    expect(() => reported(long('paths:\n  /a: [\n'))).toThrow(
      errorWith({ name: 'DocumentError', reason: 'syntax', offset: 1138543 }),
    )
    expect(reported(long('paths:\n  /a_b: {}\n', '      b: : c\n'))).toEqual([
      ['path-underscore', 'a_b', '/paths/~1a_b'],
    ])
  })
})

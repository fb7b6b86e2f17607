import {
  DocumentError,
  type DocumentOptions,
  type LintConfig,
  lintDocument,
} from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../test/plain-facts.ts'

const itemsOf = (text: string) =>
  lintDocument(text).items.map(({ text: own, kind, pointer }) => [own, kind, pointer])

function problemsOf(text: string, config: LintConfig = {}) {
  return lintDocument(text, config).problems.map(
    ({ code, data, pointer, documentStart, documentEnd }) => [
      factLine(data, code),
      pointer,
      text.slice(documentStart, documentEnd),
    ],
  )
}

function errorOf(text: string, options: DocumentOptions = {}): DocumentError {
  try {
    lintDocument(text, {}, options)
  } catch (error) {
    if (error instanceof DocumentError) return error
    throw error
  }
  throw new Error('It is not refused.')
}

describe('resource lists', () => {
  test.each([
    [
      '["a:b","c:{d}","e:{}"]',
      [
        ['a:b', 'uri', '/0'],
        ['c:{d}', 'template', '/1'],
        ['e:{}', 'template', '/2'],
      ],
    ],
    [
      '[{"uri":"a:{b}"},{"uriTemplate":"a:b"}]',
      [
        ['a:{b}', 'uri', '/0/uri'],
        ['a:b', 'template', '/1/uriTemplate'],
      ],
    ],
    ['{"uri":"a:b"}', [['a:b', 'uri', '/uri']]],
    ['{"x":{"uri":"a:b"}}', [['a:b', 'uri', '/x/uri']]],
    ['{"resources":[]}', []],
    ['[]', []],
    ['[["a:b"]]', []],
  ])('the URIs in %s', (text, items) => {
    expect(lintDocument(text).kind).toBe('resources')
    expect(itemsOf(text)).toEqual(items)
    expect(lintDocument(text).problems).toEqual([])
  })

  test.each<[string, readonly (readonly string[])[]]>([
    ['[{"name":"a"}]', []],
    ['{"resources":[{"url":"a:b"}]}', [['resource-uri-missing uri', '/resources/0', '{']]],
    [
      '{"resourceTemplates":[{"uri":"a:b"}]}',
      [['resource-uri-missing uriTemplate', '/resourceTemplates/0', '{']],
    ],
    ['["a:b",true]', [['resource-uri-missing true', '/1', 'true']]],
    [
      '{"result":{"resources":[false]}}',
      [['resource-uri-missing false', '/result/resources/0', 'false']],
    ],
    ['{"resources":[[]]}', [['resource-uri-missing an array', '/resources/0', '[']]],
    [
      '{"resourceTemplates":{"uri":"a:b"}}',
      [['resource-list-not-array resourceTemplates an object', '/resourceTemplates', '{']],
    ],
    [
      '{"resourceTemplates":[{"uriTemplate":[]}]}',
      [['resource-uri-not-string uriTemplate an array', '/resourceTemplates/0/uriTemplate', '[']],
    ],
    ['[{"uri":-1.5}]', [['resource-uri-not-string uri a number', '/0/uri', '-1.5']]],
    [
      '[{"result":{"resources":[{"uri":null}]}}]',
      [['resource-uri-not-string uri null', '/0/result/resources/0/uri', 'null']],
    ],
    ['{"resources":[{"x":{"uri":5}}]}', [['resource-uri-missing uri', '/resources/0', '{']]],
    ['{"resources":[],"x":{"resources":5}}', []],
    ['{"resources":[],"x":{"uri":5}}', []],
    ['{"resources":[],"x":{"y":[{"uri":5}]}}', []],
    ['{"resources":[{"uri":"a:b","x":[5]}]}', []],
    ['[{"resources":5}]', [['resource-list-not-array resources a number', '/0/resources', '5']]],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":[5,{}]}}]',
      [
        ['ignore-not-understood ignored-name a number', '/0/_meta/waymark~1ignore/0', '5'],
        ['ignore-not-understood ignored-name an object', '/0/_meta/waymark~1ignore/1', '{'],
      ],
    ],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":{}}}]',
      [
        [
          'ignore-not-understood ignored-list waymark/ignore an object',
          '/0/_meta/waymark~1ignore',
          '{',
        ],
      ],
    ],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":["zzz"]}}]',
      [['ignore-not-understood unknown-name zzz', '/0/_meta/waymark~1ignore/0', '"zzz"']],
    ],
    ['[{"uri":"a:b","meta":{"waymark/ignore":5}}]', []],
    ['{"resources":[{"uri":"a:b","_meta":{"waymark/ignore":["*"]}}]}', []],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":["path-verb"]}}]',
      [['ignore-unused path-verb', '/0/_meta/waymark~1ignore/0', '"path-verb"']],
    ],
    [
      '[{"uri":"https://a.example/b","_meta":{"waymark/ignore":["*"]}}]',
      [['ignore-unused', '/0/_meta/waymark~1ignore/0', '"*"']],
    ],
  ])('the problems of %s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  test('both of two URIs of one name are linted', () => {
    const text = '[{"uri":"https://a.example/a_b","uri":"https://a.example/c_d"}]'
    expect(itemsOf(text).map(([own]) => own)).toEqual([
      'https://a.example/a_b',
      'https://a.example/c_d',
    ])
  })

  test('what is in force in one entry is not in force in the next', () => {
    const entry = (name: string, ...ignored: string[]) => ({
      uri: `https://a.example/${name}`,
      _meta: { 'waymark/ignore': ignored },
    })
    const text = JSON.stringify([entry('a_b', 'path-underscore'), entry('c_d')])
    expect(lintDocument(text).findings.map(({ index }) => index)).toEqual([1])
  })

  test('JSON may be nested 64 deep, and a value may be below that', () => {
    const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth)
    expect(() => lintDocument(nested(64, '5'))).not.toThrow()
    expect(() => lintDocument(nested(64, '{}'))).toThrow(DocumentError)
    const error = errorOf(nested(64, '[]'))
    expect([error.data, error.reason, error.offset, error.name]).toEqual([
      { most: 64 },
      'syntax',
      64,
      'DocumentError',
    ])
  })
})

describe('documents that are refused', () => {
  test.each<[string, string, 'syntax' | 'kind', number | null]>([
    ['{"a":1}', 'members JSON 1 a', 'kind', null],
    ['{"a":1,"b":2}', 'members JSON 2 a b', 'kind', null],
    ['{"a":1,"b":2,"c":3}', 'members JSON 3 a b c', 'kind', null],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'members JSON 5 a b c [object Object]', 'kind', null],
    ['{}', 'empty-object JSON', 'kind', null],
    [' {"swagger":"2.0"}', 'swagger', 'kind', null],
    ['{"openapi":"2.0"}', 'version OpenAPI 2.0', 'kind', 11],
    ['{"openapi":"3."}', 'version OpenAPI 3.', 'kind', 11],
    ['{"openapi":"3"}', 'version OpenAPI 3', 'kind', 11],
    ['{"openapi":"13.0"}', 'version OpenAPI 13.0', 'kind', 11],
    ['{"openapi":"3.1x"}', 'version OpenAPI 3.1x', 'kind', 11],
    ['{"openapi":3.1}', 'version-type a number OpenAPI', 'kind', 11],
    ['{"asyncapi":"4.0"}', 'version AsyncAPI 4.0', 'kind', 12],
    ['{"asyncapi":"2"}', 'version AsyncAPI 2', 'kind', 12],
    ['{"asyncapi":null}', 'version-type null AsyncAPI', 'kind', 12],
    ['<html>', 'html', 'kind', null],
    ['<!doctype HTML>\n', 'html', 'kind', null],
    ['<htmls>', 'xml', 'kind', null],
    ['<a>', 'xml', 'kind', null],
    ['a b\nc d', 'text a b', 'kind', null],
    ['- uri: a:b', 'yaml', 'kind', null],
  ])('%j %s', (text, facts, reason, offset) => {
    const error = errorOf(text)
    expect([factLine(error.data), error.reason, error.offset]).toEqual([facts, reason, offset])
    expect(error.remedy).toMatch(/\.$/)
  })

  test('what a refusal names is data', () => {
    expect(errorOf('{"a":1,"b":2,"c":3,"d":4}').data).toEqual({
      detail: 'members',
      language: 'JSON',
      n: 4,
      members: ['a', 'b', 'c', { text: '1 more', data: { more: 1 } }],
    })
    expect(errorOf('{"openapi":3.1}').data).toEqual({
      detail: 'version-type',
      type: 'a number',
      name: 'OpenAPI',
    })
    expect(errorOf('<a>').data).toEqual({ detail: 'xml' })
  })

  test('JSON that is not valid has the message of the engine, and no place', () => {
    const error = errorOf('{"resources": [')
    expect([error.reason, error.offset]).toEqual(['syntax', null])
    expect(error.message).toMatch(/JSON|Unexpected|end/)
    expect(error).toBeInstanceOf(SyntaxError)
  })

  test.each([
    '{"openapi":"3.0"}',
    '{"openapi":"3.10.1"}',
    '{"asyncapi":"2.6.0"}',
    '{"asyncapi":"3.0"}',
  ])('%s is described', (text) => {
    expect(lintDocument(text)).toEqual({ kind: 'api', items: [], findings: [], problems: [] })
  })

  test('names and lines that are long are cut', () => {
    const shown = (write: (name: string) => string, length: number) =>
      errorOf(write('n'.repeat(length))).message.includes('n'.repeat(length))
    const member = (name: string) => `{"${name}":1}`
    const version = (name: string) => `{"openapi":"${name}"}`
    expect([shown(member, 30), shown(member, 31)]).toEqual([true, false])
    expect([shown(version, 20), shown(version, 21)]).toEqual([true, false])
    expect(errorOf(`a ${'n'.repeat(38)}`).message).toContain(`"a ${'n'.repeat(38)}"`)
    expect(errorOf(`a ${'n'.repeat(39)}`).message).not.toContain('n'.repeat(39))
  })

  test('one line that can be meant as a URI makes the others lines with faults', () => {
    expect(itemsOf('a b\nc:d').map(([own]) => own)).toEqual(['a b', 'c:d'])
    expect(itemsOf('a b\nC1+.-:d e').map(([own]) => own)).toEqual(['a b', 'C1+.-:d e'])
    expect(itemsOf('a b\nc').map(([own]) => own)).toEqual(['a b', 'c'])
    expect(errorOf('a b\n1c:d e')).toMatchObject({ reason: 'kind', data: { first: 'a b' } })
    expect(errorOf('a b\nc: d')).toMatchObject({ reason: 'kind', data: { first: 'a b' } })
    expect(itemsOf('')).toEqual([])
    expect(itemsOf('\n# a b\n')).toEqual([])
  })

  test('a NUL in every tenth place is still text', () => {
    expect(itemsOf('a:3456789\0')).toHaveLength(1)
    expect(errorOf('a:345678\0')).toMatchObject({ reason: 'kind', data: {} })
  })
})

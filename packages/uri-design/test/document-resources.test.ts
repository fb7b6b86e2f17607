import {
  DocumentError,
  type DocumentOptions,
  type LintConfig,
  lintDocument,
} from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'

const itemsOf = (text: string) =>
  lintDocument(text).items.map(({ text: own, kind, pointer }) => [own, kind, pointer])

function problemsOf(text: string, config: LintConfig = {}) {
  return lintDocument(text, config).problems.map(
    ({ code, message, remedy, pointer, documentStart, documentEnd }) => [
      code,
      message,
      remedy,
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
    [
      '{"resources":[{"url":"a:b"}]}',
      [
        [
          'resource-uri-missing',
          'The entry has no member "uri".',
          'Add the member "uri", a string.',
          '/resources/0',
          '{',
        ],
      ],
    ],
    [
      '{"resourceTemplates":[{"uri":"a:b"}]}',
      [
        [
          'resource-uri-missing',
          'The entry has no member "uriTemplate".',
          'Add the member "uriTemplate", a string.',
          '/resourceTemplates/0',
          '{',
        ],
      ],
    ],
    [
      '["a:b",true]',
      [
        [
          'resource-uri-missing',
          'An element of the list is true, not a resource.',
          'Write a URI in quotes, or an object with a "uri".',
          '/1',
          'true',
        ],
      ],
    ],
    [
      '{"result":{"resources":[false]}}',
      [
        [
          'resource-uri-missing',
          'The entry is false, not a resource.',
          'Write an object with a "uri".',
          '/result/resources/0',
          'false',
        ],
      ],
    ],
    [
      '{"resources":[[]]}',
      [
        [
          'resource-uri-missing',
          'The entry is an array, not a resource.',
          'Write an object with a "uri".',
          '/resources/0',
          '[',
        ],
      ],
    ],
    [
      '{"resourceTemplates":{"uri":"a:b"}}',
      [
        [
          'resource-list-not-array',
          '"resourceTemplates" is an object.',
          'Write the list in square brackets, even if it has one entry.',
          '/resourceTemplates',
          '{',
        ],
      ],
    ],
    [
      '{"resourceTemplates":[{"uriTemplate":[]}]}',
      [
        [
          'resource-uri-not-string',
          '"uriTemplate" is an array.',
          'Write the URI as a JSON string, in quotes.',
          '/resourceTemplates/0/uriTemplate',
          '[',
        ],
      ],
    ],
    [
      '[{"uri":-1.5}]',
      [
        [
          'resource-uri-not-string',
          '"uri" is a number.',
          'Write the URI as a JSON string, in quotes.',
          '/0/uri',
          '-1.5',
        ],
      ],
    ],
    [
      '[{"result":{"resources":[{"uri":null}]}}]',
      [
        [
          'resource-uri-not-string',
          '"uri" is null.',
          'Write the URI as a JSON string, in quotes.',
          '/0/result/resources/0/uri',
          'null',
        ],
      ],
    ],
    [
      '{"resources":[{"x":{"uri":5}}]}',
      [
        [
          'resource-uri-missing',
          'The entry has no member "uri".',
          'Add the member "uri", a string.',
          '/resources/0',
          '{',
        ],
      ],
    ],
    ['{"resources":[],"x":{"resources":5}}', []],
    ['{"resources":[],"x":{"uri":5}}', []],
    ['{"resources":[],"x":{"y":[{"uri":5}]}}', []],
    ['{"resources":[{"uri":"a:b","x":[5]}]}', []],
    [
      '[{"resources":5}]',
      [
        [
          'resource-list-not-array',
          '"resources" is a number.',
          'Write the list in square brackets, even if it has one entry.',
          '/0/resources',
          '5',
        ],
      ],
    ],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":[5,{}]}}]',
      [
        [
          'ignore-not-understood',
          'A name to ignore is a number, not a string.',
          'Name rules, groups or causes; write a reason after `--`.',
          '/0/_meta/waymark~1ignore/0',
          '5',
        ],
        [
          'ignore-not-understood',
          'A name to ignore is an object, not a string.',
          'Name rules, groups or causes; write a reason after `--`.',
          '/0/_meta/waymark~1ignore/1',
          '{',
        ],
      ],
    ],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":{}}}]',
      [
        [
          'ignore-not-understood',
          '"waymark/ignore" is an object, not an array of names.',
          'Write the names of rules in square brackets.',
          '/0/_meta/waymark~1ignore',
          '{',
        ],
      ],
    ],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":["zzz"]}}]',
      [
        [
          'ignore-not-understood',
          'There is no rule, group or cause "zzz".',
          'Name rules, groups or causes; write a reason after `--`.',
          '/0/_meta/waymark~1ignore/0',
          '"zzz"',
        ],
      ],
    ],
    ['[{"uri":"a:b","meta":{"waymark/ignore":5}}]', []],
    ['{"resources":[{"uri":"a:b","_meta":{"waymark/ignore":["*"]}}]}', []],
    [
      '[{"uri":"a:b","_meta":{"waymark/ignore":["path-verb"]}}]',
      [
        [
          'ignore-unused',
          'There is no path-verb to ignore here.',
          'Remove the name, or the whole comment.',
          '/0/_meta/waymark~1ignore/0',
          '"path-verb"',
        ],
      ],
    ],
    [
      '[{"uri":"https://a.example/b","_meta":{"waymark/ignore":["*"]}}]',
      [
        [
          'ignore-unused',
          'There is nothing to ignore here.',
          'Remove the name, or the whole comment.',
          '/0/_meta/waymark~1ignore/0',
          '"*"',
        ],
      ],
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
    expect([error.message, error.reason, error.offset, error.remedy, error.name]).toEqual([
      'Values are nested more than 64 levels deep.',
      'syntax',
      64,
      'Flatten them.',
      'DocumentError',
    ])
  })
})

const EXPECTED =
  'Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.'

describe('documents that are refused', () => {
  test.each<[string, string, 'syntax' | 'kind', number | null, string]>([
    [
      '{"a":1}',
      'The document is JSON with an object that has the member "a".',
      'kind',
      null,
      EXPECTED,
    ],
    [
      '{"a":1,"b":2}',
      'The document is JSON with an object that has the members "a" and "b".',
      'kind',
      null,
      EXPECTED,
    ],
    [
      '{"a":1,"b":2,"c":3}',
      'The document is JSON with an object that has the members "a", "b" and "c".',
      'kind',
      null,
      EXPECTED,
    ],
    [
      '{"a":1,"b":2,"c":3,"d":4,"e":5}',
      'The document is JSON with an object that has the members "a", "b", "c" and 2 more.',
      'kind',
      null,
      EXPECTED,
    ],
    ['{}', 'The document is JSON with an empty object.', 'kind', null, EXPECTED],
    [
      ' {"swagger":"2.0"}',
      'The document is Swagger 2.0, which is not supported.',
      'kind',
      null,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":"2.0"}',
      'The document says that it is OpenAPI "2.0".',
      'kind',
      11,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":"3."}',
      'The document says that it is OpenAPI "3.".',
      'kind',
      11,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":"3"}',
      'The document says that it is OpenAPI "3".',
      'kind',
      11,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":"13.0"}',
      'The document says that it is OpenAPI "13.0".',
      'kind',
      11,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":"3.1x"}',
      'The document says that it is OpenAPI "3.1x".',
      'kind',
      11,
      'Convert it to OpenAPI 3.',
    ],
    [
      '{"openapi":3.1}',
      'The document has a number as its version of OpenAPI.',
      'kind',
      11,
      'Write the version in quotes, such as "3.1.0".',
    ],
    [
      '{"asyncapi":"4.0"}',
      'The document says that it is AsyncAPI "4.0".',
      'kind',
      12,
      'Convert it to AsyncAPI 2 or 3.',
    ],
    [
      '{"asyncapi":"2"}',
      'The document says that it is AsyncAPI "2".',
      'kind',
      12,
      'Convert it to AsyncAPI 2 or 3.',
    ],
    [
      '{"asyncapi":null}',
      'The document has null as its version of AsyncAPI.',
      'kind',
      12,
      'Write the version in quotes, such as "3.1.0".',
    ],
    ['<html>', 'The document is an HTML page.', 'kind', null, EXPECTED],
    ['<!doctype HTML>\n', 'The document is an HTML page.', 'kind', null, EXPECTED],
    ['<htmls>', 'The document is XML.', 'kind', null, EXPECTED],
    ['<a>', 'The document is XML.', 'kind', null, EXPECTED],
    [
      'a b\nc d',
      'The document is text without a URI, which begins with "a b".',
      'kind',
      null,
      EXPECTED,
    ],
    [
      '- uri: a:b',
      'The document is YAML, and there is no parser for it.',
      'kind',
      null,
      'Give `parseYaml` of @waymark/uri-design/yaml, or convert it to JSON.',
    ],
  ])('%j %s', (text, message, reason, offset, remedy) => {
    const error = errorOf(text)
    expect([error.message, error.reason, error.offset, error.remedy]).toEqual([
      message,
      reason,
      offset,
      remedy,
    ])
  })

  test('what a refusal names is data', () => {
    expect(errorOf('{"a":1,"b":2,"c":3,"d":4}').data).toEqual({
      language: 'JSON',
      n: 4,
      members: ['a', 'b', 'c', { text: '1 more', data: { more: 1 } }],
    })
    expect(errorOf('{"openapi":3.1}').data).toEqual({ type: 'a number', name: 'OpenAPI' })
    expect(errorOf('<a>').data).toEqual({})
  })

  test('JSON that is not valid has the message of the engine, and no place', () => {
    const error = errorOf('{"resources": [')
    expect([error.reason, error.offset, error.remedy]).toEqual([
      'syntax',
      null,
      'Correct the document.',
    ])
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

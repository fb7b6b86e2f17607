import { fixDocument, lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const fix = (text: string) => fixDocument(text, {}, { yaml: parseYaml, unsafe: true })

test('only fixes that keep the meaning of a URI are written, unless the others are asked for', () => {
  const list = 'DB://postgres/a_b\nhttps://A.example:443/%7e/x y/?pg=1#\n'
  const { text, fixed, left } = fixDocument(list)
  expect(text).toBe('db://postgres/a_b\nhttps://a.example/~/x%20y/?pg=1#\n')
  expect(fixed.map(({ code }) => code)).toEqual([
    'scheme-not-lowercase',
    'host-not-lowercase',
    'default-port',
    'needless-percent-encoding',
    'unencoded-space',
  ])
  const unsafe = left.findings.flatMap(({ code, documentFix }) =>
    documentFix?.isUnsafe === true ? [code] : [],
  )
  expect(unsafe).toEqual([
    'path-underscore',
    'path-trailing-slash',
    'query-abbreviation',
    'fragment-empty',
  ])
  expect(fix(list).text).toBe('db://postgres/a-b\nhttps://a.example/~/x%20y?page=1\n')
  expect(() => fixDocument(list, {}, { unsave: true } as never)).toThrow(
    expect.objectContaining({ option: 'unsave', code: 'option-unknown' }),
  )
})

test('certain fixes are written, and the rest of the document stays as it is', () => {
  const lines = '\ufeff# a list\r\n  DB://postgres/mydb/a_b?pg=1\r\n\r\nfile:///a b\r\n'
  expect(fix(lines).text).toBe(
    '\ufeff# a list\r\n  db://postgres/mydb/a-b?page=1\r\n\r\nfile:///a%20b\r\n',
  )
})

test('JSON and YAML keep their escapes, quotes and comments', () => {
  const json =
    '{ "resources": [\n\t{ "uri" : "https:\\/\\/a.example/user_groups?pg=1", "name": "\\u0061" } ] }\n'
  expect(fix(json).text).toBe(
    '{ "resources": [\n\t{ "uri" : "https:\\/\\/a.example/user-groups?page=1", "name": "\\u0061" } ] }\n',
  )
  const yaml = `resources:   # all of them
- uri: https://a.example/user_groups  # old
- {uri: 'https://a.example/it''s/order_items'}
- uri: "https://a.example/\\u0061_b"
`
  expect(fix(yaml).text).toBe(`resources:   # all of them
- uri: https://a.example/user-groups  # old
- {uri: 'https://a.example/it''s/order-items'}
- uri: "https://a.example/a-b"
`)
})

test('in the description of an API, only the URLs of servers are changed', () => {
  const api = `openapi: 3.1.0
servers:
  - url: https://API.example.com:443/v1/
paths:
  /user_groups: { get: { parameters: [{ in: query, name: pg }] } }
`
  const { text, fixed, left } = fix(api)
  expect(text).toBe(api.replace('API.example.com:443/v1/', 'api.example.com/v1'))
  expect(fixed.map(({ code }) => code)).toEqual([
    'host-not-lowercase',
    'default-port',
    'api-server-slash',
  ])
  expect(left.findings.map(({ code }) => code)).toEqual(['path-underscore', 'query-abbreviation'])
})

test('what is fixed is said, and the rest is left', () => {
  const { text, fixed, left } = fix(
    'https://a.example/a\nhttps://a.example/user_groups/?pg=1\nhttps://a.example/get\n',
  )
  expect(text).toBe(
    'https://a.example/a\nhttps://a.example/user-groups?page=1\nhttps://a.example/get\n',
  )
  expect(fixed).toEqual([
    { code: 'path-underscore', line: 2, before: 'user_groups', after: 'user-groups' },
    { code: 'path-trailing-slash', line: 2, before: '/', after: '' },
    { code: 'query-abbreviation', line: 2, before: 'pg', after: 'page' },
  ])
  expect(left.findings.map(({ code }) => code)).toEqual(['path-verb'])
})

test('a fix that would make another document is not written', () => {
  // Without its last slash, the plain scalar would be a key.
  const yaml = 'resources:\n- uri: a:/b:/\n'
  expect(fix(yaml).text).toBe(yaml)
})

test('lines count from 1, also where several fixes are in one', () => {
  const { fixed } = fix('x:/a_b/c_d\n\nx:/e_f\nx:/g\nx:/h_i')
  expect(fixed.map(({ line, before, after }) => [line, before, after])).toEqual([
    [1, 'a_b', 'a-b'],
    [1, 'c_d', 'c-d'],
    [3, 'e_f', 'e-f'],
    [5, 'h_i', 'h-i'],
  ])
})

test('of fixes that overlap, the later one is made in the next round', () => {
  const { text, fixed, left } = fix('https://A.example:443/')
  expect(text).toBe('https://a.example/')
  expect(fixed.map(({ code, before, after }) => [code, before, after])).toEqual([
    ['host-not-lowercase', 'A.example', 'a.example'],
    ['default-port', ':443', ''],
  ])
  expect(left.findings).toEqual([])
  const slashes = fix('https://a.example/b////c')
  expect([slashes.text, slashes.left.findings.filter(({ fix: each }) => each)]).toEqual([
    'https://a.example/b/c',
    [],
  ])
})

test('a document without a fix stays as it is, and its findings are left', () => {
  const text = 'https://a.example/getUsers\n'
  expect(fix(text)).toEqual({ text, fixed: [], solved: 0, left: lintDocument(text) })
})

test('as many problems are solved and left as there were, whatever the number of fixes', () => {
  const text = 'HTTP://A.example/%7ea/%c3%a9\nx:/a_b\n'
  const before = lintDocument(text)
  const { fixed, solved, left } = fixDocument(text)
  expect(fixed).toHaveLength(5)
  // One fix removes `%7e`, of which two rules complain.
  expect(solved).toBe(6)
  expect(before.findings).toHaveLength(solved + left.findings.length)
})

test('a fix that is off, or ignored, is not made', () => {
  const text = 'x:/a_b # waymark-ignore path-underscore\nx:/c_d\n'
  expect(fix(text).text).toBe('x:/a_b # waymark-ignore path-underscore\nx:/c-d\n')
  const off = { rules: { 'path-underscore': 'off' } } as const
  expect(fixDocument(text, off, { unsafe: true }).text).toBe(text)
})

test('a fix that cannot be written where it is, is not made', () => {
  // In a line, what it would contain begins a comment or ends the URI.
  const yaml = '- uri: >-\n    x:/a_b\n- uri: x:/c_d\n'
  expect(fix(yaml).text).toBe('- uri: >-\n    x:/a_b\n- uri: x:/c-d\n')
})

test('a document that cannot be linted is refused', () => {
  expect(() => fix('{')).toThrow(expect.objectContaining({ name: 'DocumentError' }))
})

test('a fixed document has the URIs with their fixes, and no other fix', () => {
  const part = fc.constantFrom('a_b', 'user_groups', 'c', '%7e', "it's", '"', '\\', 'é')
  const uri = fc
    .tuple(
      fc.constantFrom('https://A.example:443/', 'db://postgres/', 'memory://'),
      fc.array(part, { minLength: 1, maxLength: 3 }),
    )
    .map(([base, parts]) => base + parts.join('/'))
  let count = 0
  fc.assert(
    fc.property(fc.array(uri, { maxLength: 5 }), (uris) => {
      const json = JSON.stringify(uris, null, 1)
      const yaml = uris.map((each) => `- uri: ${JSON.stringify(each)}`).join('\n')
      const texts = (text: string, format: 'json' | 'yaml') => {
        const { fixed, left } = fixDocument(text, {}, { format, yaml: parseYaml, unsafe: true })
        count += fixed.length
        expect(left.findings.filter(({ documentFix }) => documentFix !== undefined)).toEqual([])
        return left.items.map((item) => item.text)
      }
      const expected = texts(json, 'json')
      if (uris.length > 0) expect(texts(yaml, 'yaml')).toEqual(expected)
      expect(lintDocument(JSON.stringify(expected)).findings.some(({ fix: each }) => each)).toBe(
        false,
      )
    }),
  )
  expect(count).toBeGreaterThan(100)
})

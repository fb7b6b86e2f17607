import { fixDocument, lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const fix = (text: string) => fixDocument(text, {}, { yaml: parseYaml })

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
  const { text, fixed, left } = fix('https://a.example/user_groups?pg=1\nhttps://a.example/get\n')
  expect(text).toBe('https://a.example/user-groups?page=1\nhttps://a.example/get\n')
  expect(fixed.map(({ code }) => code)).toEqual(['path-underscore', 'query-abbreviation'])
  expect(left.findings.map(({ code }) => code)).toEqual(['path-verb'])
})

test('a fix that would make another document is not written', () => {
  // Without its last slash, the plain scalar would be a key.
  const yaml = 'resources:\n- uri: a:/b:/\n'
  expect(fix(yaml).text).toBe(yaml)
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
        const { fixed, left } = fixDocument(text, {}, { format, yaml: parseYaml })
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

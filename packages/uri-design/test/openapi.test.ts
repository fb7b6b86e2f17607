import { DocumentError, lintDocument } from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** What is reported, each with the text at its place and its pointer. */
function reported(document: object | string, config = {}) {
  const text = typeof document === 'string' ? document : JSON.stringify(document, null, 2)
  const { findings, problems } = lintDocument(text, config)
  return [...findings, ...problems].map(({ code, documentStart, documentEnd, pointer }) => [
    code,
    text.slice(documentStart, documentEnd),
    pointer,
  ])
}

const inPath = (name: string) => ({ in: 'path', name, required: true })
const inQuery = (name: string) => ({ in: 'query', name })

test('paths, queries and servers are linted, with their places', () => {
  const api = {
    openapi: '3.0.3',
    servers: [{ url: 'https://API.example.com/v1' }],
    paths: {
      '/users/{id}/getPosts': {
        parameters: [inPath('id')],
        get: { parameters: [inQuery('pg'), inQuery('sort')], responses: {} },
      },
    },
  }
  expect(reported(api)).toEqual([
    ['host-not-lowercase', 'API.example.com', '/servers/0/url'],
    ['path-camel-case', 'getPosts', '/paths/~1users~1{id}~1getPosts'],
    ['path-verb', 'getPosts', '/paths/~1users~1{id}~1getPosts'],
    ['query-abbreviation', 'pg', '/paths/~1users~1{id}~1getPosts/get/parameters/0/name'],
  ])
})

test('a variable is a variable, whatever its name', () => {
  const paths = { '/users/{user-id}/{getFile:.+}.json': {}, '/words/{b c}{d}': {} }
  expect(reported({ openapi: '3.1.0', paths }, { rules: { 'api-variable-mixed': 'off' } })).toEqual(
    [],
  )
})

test('schemas and examples are not linted', () => {
  const value = { uri: 'FILE:///a b', resources: 5, servers: [{ url: 'https://A.example' }] }
  const schema = { type: 'object', example: value, properties: { uri: { default: 'FILE:///' } } }
  const responses = { 200: { content: { 'application/json': { schema, example: value } } } }
  const api = {
    openapi: '3.1.0',
    info: value,
    paths: { '/users': { get: { parameters: [{ ...inQuery('name'), schema }], responses } } },
    components: { schemas: { getUsers: schema }, examples: { a: { value } } },
  }
  expect(reported(api)).toEqual([])
})

test('references within the document are followed, and what they lead to is reported once', () => {
  const parameter = { $ref: '#/components/parameters/p~1g%20e' }
  const api = {
    openapi: '3.1.0',
    paths: {
      '/users': { get: { parameters: [parameter] }, post: { parameters: [parameter] } },
      '/posts': { $ref: '#/components/pathItems/posts' },
      '/notes': { $ref: '#/components/pathItems/posts' },
    },
    components: {
      parameters: { 'p/g e': { $ref: '#/components/parameters/page' }, page: inQuery('pg') },
      pathItems: { posts: { get: { parameters: [inQuery('lmt')] } } },
    },
  }
  expect(reported(api)).toEqual([
    ['query-abbreviation', 'pg', '/components/parameters/page/name'],
    ['query-abbreviation', 'lmt', '/components/pathItems/posts/get/parameters/0/name'],
  ])
})

test('references that lead nowhere are reported, and those to other files are not', () => {
  const refs = ['#/components/parameters/a', 'other.yaml#/a', '#/x/%E0', '#anchor', '#/paths/0']
  const parameters = refs.map(($ref) => ({ $ref }))
  const circle = { a: { $ref: '#/components/b' }, b: { $ref: '#/components/a' } }
  const api = {
    openapi: '3.1.0',
    paths: { '/users/{id}': { get: { parameters } }, '/posts': { $ref: '#/components/a' } },
    components: circle,
  }
  const at = (index: number) => `/paths/~1users~1{id}/get/parameters/${index}/$ref`
  expect(reported(api)).toEqual([
    ['api-reference-missing', '"#/components/parameters/a"', at(0)],
    ['api-reference-missing', '"#/x/%E0"', at(2)],
    ['api-reference-missing', '"#anchor"', at(3)],
    ['api-reference-missing', '"#/paths/0"', at(4)],
  ])
})

test('an operation overrides the parameters of its path', () => {
  const api = {
    openapi: '3.1.0',
    paths: {
      '/users': {
        parameters: [inQuery('page'), inQuery('offset')],
        get: { parameters: [inQuery('limit')] },
      },
      '/posts': { parameters: [inQuery('page')], get: { parameters: [inQuery('page')] } },
    },
  }
  const [found, ...others] = reported(api, { only: ['query-pagination-mixed', 'set-duplicate'] })
  expect(found?.slice(0, 2)).toEqual(['query-pagination-mixed', 'offset'])
  expect(others).toEqual([])
})

test('variables of a path and parameters are compared', () => {
  const api = {
    openapi: '3.1.0',
    paths: {
      '/users/{id}/posts/{post}': {
        parameters: [inPath('id')],
        get: { parameters: [inPath('posts')] },
        put: { parameters: [inPath('post')] },
        delete: { parameters: [{ $ref: 'other.json' }] },
      },
      '/posts/{id}': {},
    },
  }
  expect(reported(api)).toEqual([
    ['api-parameter-undeclared', 'post', '/paths/~1users~1{id}~1posts~1{post}'],
    ['api-parameter-unused', '{', '/paths/~1users~1{id}~1posts~1{post}/get/parameters/0'],
  ])
  const { problems } = lintDocument(JSON.stringify(api))
  expect(problems.map(({ data }) => data)).toEqual([
    { methods: ['get'], variable: 'post' },
    { variable: '{posts}', suggestion: '{post}' },
  ])
})

test.each(['users', '/users?page={page}', '/users#top', '/users/{id', '/users/{}'])(
  '%s is not a path',
  (path) => {
    const { problems } = lintDocument(JSON.stringify({ openapi: '3.1.0', paths: { [path]: {} } }))
    expect(problems.map(({ code }) => code)).toEqual(['api-path-invalid'])
  },
)

test('the URL of a server is linted with the defaults of its variables', () => {
  const url = 'https://{region}.Example.com:{port}/{base}'
  const variables = {
    region: { default: 'eu' },
    port: { default: '443' },
    base: { default: 'v 1' },
  }
  const api = { openapi: '3.1.0', servers: [{ url, variables }], paths: {} }
  const text = JSON.stringify(api)
  const { items, findings } = lintDocument(text)
  expect(items[0]).toMatchObject({ text: 'https://eu.Example.com:443/v 1', kind: 'api-url' })
  expect(
    findings.map((each) => [each.code, text.slice(each.documentStart, each.documentEnd)]),
  ).toEqual([
    ['host-not-lowercase', '{region}.Example.com'],
    ['default-port', ':{port}'],
    ['unencoded-space', ''],
  ])
  // What is in a variable is after it in the URL.
  const after = text.indexOf('{base}') + '{base}'.length
  expect(findings.at(-1)).toMatchObject({ documentStart: after, documentEnd: after })
  // What is in the default of a variable is not written in the URL.
  expect(findings.flatMap(({ documentFix }) => documentFix ?? [])).toEqual([])
})

test.each(['/', '/v1', '.', '', 'v1', '//a.example', '{scheme}://a.example'])(
  'a server may be relative: %j',
  (url) => {
    const variables = { scheme: { default: 'https' } }
    expect(reported({ openapi: '3.1.0', servers: [{ url, variables }] })).toEqual([])
  },
)

test('servers of paths and operations are linted', () => {
  const servers = (host: string) => [{ url: `https://${host}` }]
  const get = { servers: servers('C.example') }
  const api = {
    openapi: '3.1.0',
    servers: servers('A.example'),
    paths: { '/a': { servers: servers('B.example'), get } },
  }
  expect(reported(api).map(([, text]) => text)).toEqual(['A.example', 'B.example', 'C.example'])
})

test('a name in many paths or queries is reported once', () => {
  const get = { parameters: [inQuery('perPage')] }
  const api = { openapi: '3.1.0', paths: { '/a_b': { get }, '/a_b/c': { get }, '/a_b/d': { get } } }
  const { findings } = lintDocument(JSON.stringify(api))
  expect(findings.map(({ code, data }) => [code, data?.['more']])).toEqual([
    ['path-underscore', 2],
    ['query-not-snake-case', 2],
  ])
})

test('a paths member that is there twice is reported', () => {
  const found = reported('{"openapi":"3.1.0","paths":{"/a":{"get":{},"get":{}},"/a":{}}}')
  expect(found).toEqual([
    ['resource-member-repeated', '"/a"', '/paths/~1a'],
    ['resource-member-repeated', '"get"', '/paths/~1a/get'],
  ])
})

test('names are percent-encoded before they are linted, and places are those in the document', () => {
  const name = 'filtér [cat]'
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: { '/a': { get: { parameters: [inQuery(name)] } } },
  })
  const { findings } = lintDocument(text, { only: ['query-naming', 'encoding-check'] })
  for (const { documentStart, documentEnd } of findings) {
    expect(name).toContain(text.slice(documentStart, documentEnd))
  }
  expect(findings.map(({ code }) => code)).toContain('query-abbreviation')
})

test('only what keeps the contract is written by a fix', () => {
  const api = {
    openapi: '3.1.0',
    servers: [{ url: 'HTTPS://API.example.com:443/v1/' }],
    paths: { '/user_groups': { get: { parameters: [inQuery('pg')] } } },
  }
  const { findings, problems } = lintDocument(JSON.stringify(api))
  const fixed = [...findings, ...problems].filter((each) => each.documentFix !== undefined)
  expect(fixed.map(({ code }) => code)).toEqual([
    'scheme-not-lowercase',
    'host-not-lowercase',
    'default-port',
    'api-server-slash',
  ])
  expect(findings.filter(({ fix }) => fix !== undefined).map(({ code }) => code)).toContain(
    'path-underscore',
  )
})

test('the severity of a problem of the document is that of the configuration', () => {
  const api = '{"openapi":"3.1.0","paths":{"users":{}}}'
  const severities = (rules: Readonly<Record<string, 'info' | 'off'>>) =>
    lintDocument(api, { rules }).problems.map(({ severity }) => severity)
  expect(severities({ 'api-path-invalid': 'info' })).toEqual(['info'])
  expect(severities({ 'api-path-invalid': 'off', 'path-verb': 'off' })).toEqual([])
})

test('an extension suppresses findings in the object that has it', () => {
  const ignore = (...names: string[]) => ({ 'x-waymark-ignore': names })
  const get = { parameters: [{ ...inQuery('pg'), ...ignore('query-naming') }, inQuery('lmt')] }
  const api = {
    openapi: '3.1.0',
    ...ignore('path-underscore'),
    servers: [{ url: 'https://A.example', ...ignore('host-not-lowercase') }],
    paths: {
      '/getUsers': { ...ignore('path-verb', 'path-camel-case') },
      '/getPosts': { get },
      '/a_b': { get: ignore('query-naming') },
    },
  }
  expect(reported(api, { rules: { set: 'off' } })).toEqual([
    ['path-camel-case', 'getPosts', '/paths/~1getPosts'],
    ['path-verb', 'getPosts', '/paths/~1getPosts'],
    ['query-abbreviation', 'lmt', '/paths/~1getPosts/get/parameters/1/name'],
    ['ignore-unused', '"query-naming"', '/paths/~1a_b/get/x-waymark-ignore/0'],
  ])
})

test.each([
  [{ swagger: '2.0' }, { name: 'DocumentError', reason: 'kind' }],
  [
    { openapi: '4.0.0' },
    {
      name: 'DocumentError',
      reason: 'kind',
      offset: 11,
      data: { name: 'OpenAPI', version: '4.0.0' },
    },
  ],
  [
    { openapi: 3.1 },
    {
      name: 'DocumentError',
      reason: 'kind',
      offset: 11,
      data: { type: 'a number', name: 'OpenAPI' },
    },
  ],
  [
    { asyncapi: '1.2.0' },
    {
      name: 'DocumentError',
      reason: 'kind',
      offset: 12,
      data: { name: 'AsyncAPI', version: '1.2.0' },
    },
  ],
  [
    { name: 'x', version: '1' },
    {
      name: 'DocumentError',
      reason: 'kind',
      data: { language: 'JSON', members: ['name', 'version'] },
    },
  ],
  [
    { a: 1, b: 2, c: 3, d: 4 },
    { name: 'DocumentError', reason: 'kind' },
  ],
  [{}, { name: 'DocumentError', reason: 'kind', data: { language: 'JSON' } }],
  [
    { capabilities: { resources: {} } },
    { name: 'DocumentError', reason: 'kind', data: { members: ['capabilities'] } },
  ],
])('%j is refused', (document, error) => {
  expect(() => lintDocument(JSON.stringify(document))).toThrow(DocumentError)
  expect(() => lintDocument(JSON.stringify(document))).toThrow(errorWith(error))
})

test.each([
  ['<!DOCTYPE html>\n<p>', { name: 'DocumentError', reason: 'kind' }],
  ['<?xml version="1.0"?>', { name: 'DocumentError', reason: 'kind' }],
  [
    'Dear reader,\nthis is a letter.\n',
    { name: 'DocumentError', reason: 'kind', data: { first: 'Dear reader,' } },
  ],
  ['\u0000\u0001', { name: 'DocumentError', reason: 'kind' }],
  ['openapi: 3.1.0\npaths: {}\n', { name: 'DocumentError', reason: 'kind' }],
])('%j is refused', (text, error) => {
  expect(() => lintDocument(text)).toThrow(errorWith(error))
  expect(() => lintDocument(text)).toThrow(DocumentError)
})

test('channels of AsyncAPI are linted', () => {
  const second = {
    asyncapi: '2.6.0',
    servers: { prod: { url: 'https://A.example' } },
    channels: { 'user/{id}/getEvents': {} },
  }
  const third = {
    asyncapi: '3.0.0',
    channels: { c: { address: 'user_events/{id}' }, d: { $ref: '#/components/channels/d' } },
    components: { channels: { d: { address: 'order_events' } } },
  }
  expect(reported(second, { only: ['normal-form', 'path-camel-case'] })).toEqual([
    ['host-not-lowercase', 'A.example', '/servers/prod/url'],
    ['path-camel-case', 'getEvents', '/channels/user~1{id}~1getEvents'],
  ])
  expect(reported(third, { only: ['path-underscore'] })).toEqual([
    ['path-underscore', 'user_events', '/channels/c/address'],
    ['path-underscore', 'order_events', '/components/channels/d/address'],
  ])
})

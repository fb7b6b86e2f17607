import { DocumentError, type DocumentLintConfig, lintDocument } from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../test/plain-facts.ts'

const inPath = (name: string) => ({ in: 'path', name })
const inQuery = (name: string) => ({ in: 'query', name })
const api = (paths: object, more: object = {}) =>
  JSON.stringify({ openapi: '3.1.0', paths, ...more })

/** The problems of a document, each with its message, remedy, place and pointer. */
function problemsOf(text: string, config: DocumentLintConfig = {}) {
  return lintDocument(text, config).problems.map(
    ({ code, severity, message, remedy, data, pointer, documentStart, documentEnd }) => ({
      code,
      severity,
      message,
      remedy,
      ...(data === undefined ? {} : { data }),
      pointer,
      at: text.slice(documentStart, documentEnd),
    }),
  )
}

/** The code, the text and the pointer of what is found. */
function reported(text: string, config: DocumentLintConfig = {}) {
  const { findings, problems } = lintDocument(text, config)
  return [...findings, ...problems].map(
    ({ code, pointer, documentStart, documentEnd }) =>
      `${code} ${text.slice(documentStart, documentEnd)} ${pointer}`,
  )
}

describe('problems of a path', () => {
  test('a variable is not nothing', () => {
    const paths = ['/a/{b}', '/a/', '/a/{b}{c}', '/a/{b}-{c}', '/{b}', '/']
    const text = api(Object.fromEntries(paths.map((path) => [path, {}])))
    expect(problemsOf(text)).toEqual([])
  })

  test('two paths that differ in the names of their variables are one', () => {
    const text = api({ '/a/{b}': {}, '/a/{c}': {}, '/a/{b}/{c}': {}, '/a/{d}': {} })
    const problem = (path: string, pointer: string) => ({
      code: 'api-path-repeated',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
      data: { other: '/a/{b}' },
      pointer,
      at: `"${path}"`,
    })
    expect(problemsOf(text)).toEqual([
      problem('/a/{c}', '/paths/~1a~1{c}'),
      problem('/a/{d}', '/paths/~1a~1{d}'),
    ])
  })

  test('a path that is not one is reported as a whole', () => {
    expect(problemsOf(api({ 'a?b': {} }))).toEqual([
      {
        code: 'api-path-invalid',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { detail: 'slash' },
        pointer: '/paths/a?b',
        at: '"a?b"',
      },
    ])
    const details = (path: string) =>
      problemsOf(api({ [path]: {} })).map(({ data }) => data?.['detail'])
    expect(details('/a/{b}}')).toEqual(['braces'])
    expect(details('/{a{b}')).toEqual(['braces'])
    expect(details('/{a?b}/{c#d}')).toEqual([])
    expect(details('/a#b?c')).toEqual(['fragment'])
    expect(details('/a?b#c')).toEqual(['query'])
  })

  test('a variable without a parameter is named, with the operations that lack it', () => {
    const text = api({
      '/a/{b}': { get: {}, put: { parameters: [inPath('b')] }, trace: {}, query: {} },
    })
    expect(problemsOf(text)).toEqual([
      {
        code: 'api-parameter-undeclared',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { methods: ['get', 'trace', 'query'], variable: 'b' },
        pointer: '/paths/~1a~1{b}',
        at: 'b',
      },
    ])
  })

  test.each(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])(
    '%s is an operation',
    (method) => {
      const text = api({ '/a': { [method]: { parameters: [inQuery('pg')] } } })
      expect(reported(text)).toEqual([
        `query-abbreviation pg /paths/~1a/${method}/parameters/0/name`,
      ])
    },
  )

  test('other members of a path are not operations', () => {
    const parameters = [inQuery('pg')]
    expect(reported(api({ '/a': { fetch: { parameters }, summary: 'x', get: 'x' } }))).toEqual([])
    expect(reported(api({ 'x-a': { get: { parameters } } }))).toEqual([])
  })

  test('a parameter in a query is not that of a variable', () => {
    expect(reported(api({ '/a/{b}': { get: { parameters: [inQuery('b')] } } }))).toEqual([
      'api-parameter-undeclared b /paths/~1a~1{b}',
    ])
  })

  test('a parameter without a variable is reported once, with the name that may be meant', () => {
    const shared = { parameters: [inPath('user_ids')], get: {}, put: {} }
    expect(
      problemsOf(api({ '/a/{user_id}': shared }), { rules: { 'api-parameter-undeclared': 'off' } }),
    ).toEqual([
      {
        code: 'api-parameter-unused',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { variable: '{user_ids}', suggestion: '{user_id}' },
        pointer: '/paths/~1a~1{user_id}/parameters/0',
        at: '{',
      },
    ])
    expect(problemsOf(api({ '/a': { get: { parameters: [inPath('zebra')] } } }))).toMatchObject([
      { remedy: expect.any(String) },
    ])
  })

  test('a hundred parameters of an operation are compared with the path', () => {
    const parameters = Array.from({ length: 101 }, (_, index) => inPath(`p${index}`))
    expect(problemsOf(api({ '/a': { get: { parameters } } }))).toHaveLength(100)
    expect(
      problemsOf(api({ '/a': { get: { parameters: parameters.slice(0, 99) } } })),
    ).toHaveLength(99)
  })

  test('if a parameter is in another file, any variable may be declared there', () => {
    const elsewhere = { $ref: 'other.json#/a' }
    const undeclared = ['api-parameter-undeclared b /paths/~1a~1{b}']
    expect(reported(api({ '/a/{b}': { parameters: [elsewhere], get: {} } }))).toEqual([])
    expect(reported(api({ '/a/{b}': { get: { parameters: [elsewhere] } } }))).toEqual([])
    expect(reported(api({ '/a/{b}': { parameters: [inPath('b')], get: {} } }))).toEqual([])
    expect(reported(api({ '/a/{b}': { parameters: [{ in: 'path' }], get: {} } }))).toEqual([])
    expect(reported(api({ '/a/{b}': { parameters: [{ name: 'b' }], get: {} } }))).toEqual([])
    expect(reported(api({ '/a/{b}': { parameters: [], get: {} } }))).toEqual(undeclared)
    expect(reported(api({ '/a/{b}': { $ref: 'other.json' } }))).toEqual([])
  })

  test('a variable in the convention of few is reported where it is first', () => {
    const text = api({ '/a/{userId}/{b_c}': {}, '/d/{e_f}': {}, '/g/{userId}': {} })
    expect(problemsOf(text)).toEqual([
      {
        code: 'api-variable-mixed',
        severity: 'info',
        message: expect.any(String),
        data: { variable: '{userId}', style: 'camel case' },
        remedy: expect.any(String),
        pointer: '/paths/~1a~1{userId}~1{b_c}',
        at: 'userId',
      },
    ])
  })
})

describe('references', () => {
  test('a reference that leads nowhere is reported at its text', () => {
    const text = api({ '/a': { get: { parameters: [{ $ref: '#/x' }] } } })
    expect(problemsOf(text)).toEqual([
      {
        code: 'api-reference-missing',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { reference: '#/x' },
        pointer: '/paths/~1a/get/parameters/0/$ref',
        at: '"#/x"',
      },
    ])
  })

  test('a chain of nineteen references is followed, and a longer one is not', () => {
    const chain = (length: number) => {
      const parameters: Record<string, object> = { [`p${length}`]: inQuery('pg') }
      for (let index = 0; index < length; index++) {
        parameters[`p${index}`] = { $ref: `#/components/parameters/p${index + 1}` }
      }
      const get = { parameters: [parameters['p0']] }
      return reported(api({ '/a': { get } }, { components: { parameters } }))
    }
    expect(chain(1)).toEqual(['query-abbreviation pg /components/parameters/p1/name'])
    expect(chain(19)).toEqual(['query-abbreviation pg /components/parameters/p19/name'])
    expect(chain(20)).toEqual([])
  })

  test('only the first reference of a chain is reported', () => {
    const components = { parameters: { a: { $ref: '#/nowhere' } } }
    const get = { parameters: [{ $ref: '#/components/parameters/a' }] }
    expect(reported(api({ '/a': { get } }, { components }))).toEqual([])
  })

  test('a pointer goes through lists, escapes and percent-encoding, and to the whole', () => {
    const components = { list: [inQuery('x'), inQuery('pg')], 'a/b~c%d': inQuery('lmt') }
    const refs = [
      '#/components/list/1',
      '#/components/a~1b~0c%25d',
      '#',
      '#/components/list/2',
      '#/components/list/x',
    ]
    const get = { parameters: refs.map(($ref) => ({ $ref })) }
    expect(reported(api({ '/a': { get } }, { components }))).toEqual([
      'query-abbreviation pg /components/list/1/name',
      'query-abbreviation lmt /components/a~1b~0c%d/name',
      'api-reference-missing "#/components/list/2" /paths/~1a/get/parameters/3/$ref',
      'api-reference-missing "#/components/list/x" /paths/~1a/get/parameters/4/$ref',
    ])
  })

  test('an operation that is a reference is followed', () => {
    const components = { operations: { a: { parameters: [inQuery('pg')] } } }
    const paths = { '/a': { get: { $ref: '#/components/operations/a' }, put: { $ref: 'b.json' } } }
    expect(reported(api(paths, { components }))).toEqual([
      'query-abbreviation pg /components/operations/a/parameters/0/name',
    ])
  })
})

describe('queries', () => {
  const itemsOf = (text: string) =>
    lintDocument(text).items.map(({ text: own, kind, pointer }) => [own, kind, pointer])

  test('the parameters of an operation are one query, and those of the path come first', () => {
    const path = {
      parameters: [inQuery('a'), inPath('x'), inQuery('b')],
      get: { parameters: [inQuery('c'), inQuery('a'), { in: 'header', name: 'd' }] },
      put: { parameters: [] },
      post: { parameters: [{ in: 'path', name: 'b' }] },
    }
    expect(itemsOf(api({ '/p/{x}': path }))).toEqual([
      ['/p/{x}', 'api-path', '/paths/~1p~1{x}'],
      ['b={value}&c={value}&a={value}', 'api-query', '/paths/~1p~1{x}/get'],
      ['a={value}&b={value}', 'api-query', '/paths/~1p~1{x}/put'],
      ['a={value}&b={value}', 'api-query', '/paths/~1p~1{x}/post'],
    ])
  })

  test('names are encoded as a query has them, except what may be there', () => {
    const name = "aZ0_.~[]:$,;@!'()*- +&=/?#%é\ud83d\ude00\ud800"
    expect(itemsOf(api({ '/p': { get: { parameters: [inQuery(name)] } } }))[1]![0]).toBe(
      "aZ0_.~[]:$,;@!'()*-%20%2B%26%3D%2F%3F%23%25%C3%A9%F0%9F%98%80%EF%BF%BD={value}",
    )
  })

  test('a place in an encoded name is that of the character', () => {
    const text = api({ '/p': { get: { parameters: [inQuery('é pg')] } } })
    const { findings } = lintDocument(text, { only: ['query-abbreviation'] })
    expect(
      findings.map(({ documentStart, documentEnd }) => text.slice(documentStart, documentEnd)),
    ).toEqual(['é pg'])
    expect(findings[0]).toMatchObject({ pointer: '/paths/~1p/get/parameters/0/name' })
    expect(findings[0]).not.toHaveProperty('documentFix')
  })

  test('nothing of the encoding is said, and each name has its own pointer', () => {
    const get = { parameters: [inQuery('a b'), inQuery('c\\d'), inQuery('lmt')] }
    const only = ['query-abbreviation', 'encoding-check'] as const
    expect(reported(api({ '/p': { get } }), { only })).toEqual([
      'query-abbreviation lmt /paths/~1p/get/parameters/2/name',
    ])
  })

  test('names that are shared may be read so often as the length of the document allows', () => {
    // 40 operations read a name of 4,095 characters and a separator: 16 * 9,615 + 10,000.
    const name = 'a'.repeat(4095)
    const paths = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `/p${index}`,
        { get: { parameters: [{ $ref: '#/p' }] } },
      ]),
    )
    const text = api(paths, { p: inQuery(name) })
    expect(text.length).toBeLessThan(9614)
    expect(reported(text.padEnd(9615))).toEqual([])
    let error: unknown
    try {
      lintDocument(text.padEnd(9614))
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(DocumentError)
    expect(error).toMatchObject({
      reason: 'syntax',
      offset: null,
    })
  })
})

describe('servers', () => {
  const served = (...servers: object[]) => JSON.stringify({ openapi: '3.1.0', servers })
  const itemsOf = (text: string) =>
    lintDocument(text).items.map(({ text: own, kind, pointer }) => [own, kind, pointer])

  test('a variable that is not defined stays, and is reported at its name', () => {
    const text = served({ url: 'https://{a}.example/{b}', variables: { b: { default: 'c' } } })
    expect(itemsOf(text)).toEqual([['https://{a}.example/c', 'api-url', '/servers/0/url']])
    expect(problemsOf(text)).toEqual([
      {
        code: 'api-server-variable',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { variable: 'a' },
        pointer: '/servers/0/url',
        at: 'a',
      },
    ])
    expect(problemsOf(served({ url: 'https://{a}.example' }))).toMatchObject([{ at: 'a' }])
  })

  test('a variable without a default stays', () => {
    const text = served({ url: 'https://a/{b}', variables: { b: { default: 5 } } })
    expect(itemsOf(text)).toEqual([['https://a/{b}', 'api-url', '/servers/0/url']])
    expect(problemsOf(text)).toEqual([])
  })

  test.each([
    ['https://a/', true],
    ['/a/', true],
    ['{b}/', true],
    ['/', false],
    ['https://a', false],
    ['https://a/?b/', false],
    ['https://a#b/', false],
    ['https://a?{b}/', false],
  ])('whether the slash at the end of %s is one too many: %s', (url, isWrong) => {
    const text = served({ url, variables: { b: { default: 'c' } } })
    const slashes = lintDocument(text).problems
    expect(slashes.map(({ code, documentFix }) => [code, documentFix])).toEqual(
      isWrong
        ? [
            [
              'api-server-slash',
              {
                start: text.indexOf(`${url}"`) + url.length - 1,
                end: text.indexOf(`${url}"`) + url.length,
                text: '',
                isUnsafe: true,
              },
            ],
          ]
        : [],
    )
    if (!isWrong) return
    expect(problemsOf(text)).toEqual([
      {
        code: 'api-server-slash',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.any(String),
        pointer: '/servers/0/url',
        at: '/',
      },
    ])
  })

  test('a slash that a default has is no slash of the URL', () => {
    expect(reported(served({ url: 'https://a{b}', variables: { b: { default: '/' } } }))).toEqual(
      [],
    )
  })

  test.each([
    ['a/b', null],
    ['', null],
    ['1a:b', null],
    ['/A_b/C', 'api-path'],
    ['HTTPS://a', 'api-url'],
    ['a+b.c-1:d', 'api-url'],
  ])('the URL %j is linted as %s', (url, kind) => {
    expect(itemsOf(served({ url })).map((item) => item[1])).toEqual(kind === null ? [] : [kind])
  })

  test('nothing is said of a server that is for paths below it', () => {
    const url = 'https://a.example/user/1//b/c/d/e/f/'
    const rules = { 'api-server-slash': 'off', 'scheme-format': 'off' } as const
    expect(reported(served({ url }, { url }, { url: 'https://a.example/a_b' }), { rules })).toEqual(
      ['path-underscore a_b /servers/2/url'],
    )
  })

  test('a list of servers that is used twice is read once', () => {
    const server = { url: 'https://A.example' }
    const text = JSON.stringify({
      openapi: '3.1.0',
      servers: [server, server],
      paths: { '/a': { get: { servers: 5 } } },
    })
    expect(lintDocument(text).items).toHaveLength(3)
  })
})

describe('AsyncAPI', () => {
  const asyncApi = (asyncapi: string, channels: object, more: object = {}) =>
    JSON.stringify({ asyncapi, channels, ...more })
  const itemsOf = (text: string) =>
    lintDocument(text).items.map(({ text: own, kind, pointer }) => [own, kind, pointer])

  test('in version 2 the name of a channel is its address', () => {
    expect(itemsOf(asyncApi('2.0.0', { 'a/{b}': { address: 'c' } }))).toEqual([
      ['a/{b}', 'api-path', '/channels/a~1{b}'],
    ])
  })

  test('in version 3 a channel has an address, which is read once', () => {
    const channels = {
      a: { address: 'b' },
      c: { $ref: '#/channels/a' },
      d: { address: null },
      e: { $ref: 'f.json' },
      g: { address: 'h' },
    }
    expect(itemsOf(asyncApi('3.0.0', channels))).toEqual([
      ['b', 'api-path', '/channels/a/address'],
      ['h', 'api-path', '/channels/g/address'],
    ])
  })

  test('variables of addresses are compared with each other', () => {
    const channels = { a: { address: 'x/{aB}' }, b: { address: 'y/{c_d}/{e_f}' } }
    expect(reported(asyncApi('3.0.0', channels))).toEqual([
      'api-variable-mixed aB /channels/a/address',
    ])
  })

  test('a server has its name in its pointer, and what is ignored there is not reported', () => {
    const servers = {
      one: { url: 'https://A.example' },
      two: { url: 'https://B.example', 'x-waymark-ignore': ['host-not-lowercase'] },
    }
    expect(reported(asyncApi('3.0.0', {}, { servers }))).toEqual([
      'host-not-lowercase A.example /servers/one/url',
    ])
  })

  test('what is ignored in a channel is not reported', () => {
    const channels = {
      a_b: { 'x-waymark-ignore': ['path-underscore'] },
      c_d: {},
    }
    expect(reported(asyncApi('2.1.0', channels))).toEqual(['path-underscore c_d /channels/c_d'])
  })
})

test('what is repeated is reported at its name, wherever it is', () => {
  const text =
    '{"openapi":"3.1.0","openapi":"3.1.0","servers":[{"url":"/a","url":"/b"}],"paths":{"/a":{"get":{"tags":[],"tags":[]}}},"webhooks":{"w":{"put":{},"put":{}},"w":{}}}'
  expect(reported(text)).toEqual([
    'resource-member-repeated "openapi" /openapi',
    'resource-member-repeated "url" /servers/0/url',
    'resource-member-repeated "tags" /paths/~1a/get/tags',
    'resource-member-repeated "w" /webhooks/w',
    'resource-member-repeated "put" /webhooks/w/put',
  ])
  expect(problemsOf(text)[0]).toMatchObject({
    code: 'resource-member-repeated',
    data: { member: 'openapi' },
    severity: 'warning',
  })
})

test('webhooks have queries, and no paths', () => {
  const webhooks = {
    newUser: {
      'x-waymark-ignore': ['query-not-snake-case'],
      post: { parameters: [inQuery('pg'), inQuery('aB')] },
    },
  }
  const text = api({}, { webhooks })
  expect(reported(text)).toEqual(['query-abbreviation pg /webhooks/newUser/post/parameters/0/name'])
  expect(lintDocument(text).items.map(({ kind }) => kind)).toEqual(['api-query'])
})

test('a name in one more place is reported with that, and one in several with their number', () => {
  const found = (...names: string[]) =>
    lintDocument(api(Object.fromEntries(names.map((name) => [name, {}]))), {
      only: ['path-underscore', 'path-depth'],
    }).findings.map(({ code, data }) => factLine(data, code))
  expect(found('/a_b')).toEqual(['path-underscore'])
  expect(found('/a_b', '/a_b/c')).toEqual(['path-underscore 1'])
  expect(found('/a_b', '/a_b/c', '/a_b/d')).toEqual(['path-underscore 2'])
  expect(found('/a/b/c/d/e', '/f/g/h/i/j')).toEqual(['path-too-deep 5 4 1'])
})

test('a finding in several places has its own facts, or only their number', () => {
  const data = (...names: string[]) =>
    lintDocument(api(Object.fromEntries(names.map((name) => [name, {}]))), {
      only: ['path-underscore', 'path-depth'],
    }).findings.map((each) => each.data)
  expect(data('/a_b', '/a_b/c')).toEqual([{ more: 1 }])
  expect(data('/a/b/c/d/e', '/f/g/h/i/j')).toEqual([
    { found: 'The path has 5 levels; at most 4 are recommended.', levels: 5, maxDepth: 4, more: 1 },
  ])
})

test.each([
  ['api-path-repeated', (name: string) => api({ [`/${name}/{a}`]: {}, [`/${name}/{b}`]: {} }), 195],
  ['api-parameter-undeclared', (name: string) => api({ [`/{${name}}`]: { get: {} } }), 80],
  [
    'api-parameter-unused',
    (name: string) => api({ '/a': { get: { parameters: [inPath(name)] } } }),
    78,
  ],
  [
    'api-reference-missing',
    (name: string) => api({ '/a': { get: { parameters: [{ $ref: `#${name}` }] } } }),
    79,
  ],
  [
    'api-server-variable',
    (name: string) => JSON.stringify({ openapi: '3.1.0', servers: [{ url: `https://{${name}}` }] }),
    80,
  ],
  ['resource-member-repeated', (name: string) => `{"openapi":"3.1.0","${name}":1,"${name}":2}`, 80],
] as const)('%s quotes what is wrong whole, unless it is long', (code, write, most) => {
  const message = (length: number) => {
    const name = 'n'.repeat(length)
    const [problem] = lintDocument(write(name)).problems
    expect(problem?.code).toBe(code)
    return problem!.message.includes(name)
  }
  expect([message(most), message(most + 1)]).toEqual([true, false])
})

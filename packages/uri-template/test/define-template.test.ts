import { ArgumentError } from '@waymark/infra/argument'
import {
  defineTemplate,
  expandTemplate,
  parseTemplate,
  TemplateValueError,
} from '@waymark/uri-template'
import { expect, expectTypeOf, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test('a template builds and takes apart', () => {
  const users = defineTemplate('db://postgres/{database}/users{/id}{?fields*,page}', {
    kinds: { page: 'integer' },
  })
  const data = { database: 'my db', id: 'a:b', fields: ['x', 'y&z'], page: 2 }
  const uri = users.expand(data)
  expect(uri).toBe('db://postgres/my%20db/users/a%3Ab?fields=x&fields=y%26z&page=2')
  expect(users.match(uri)).toEqual(data)
  expect(users.match('db://postgres/mydb/users')).toEqual({ database: 'mydb' })
  expect(users.match('db://mysql/mydb/users')).toBeNull()
  expect(users.match('db://postgres/mydb/users?page=02')).toBeNull()
  expectTypeOf(users.match).returns.toEqualTypeOf<{
    readonly database: string
    readonly id?: string
    readonly fields?: readonly string[]
    readonly page?: number
  } | null>()
})

test('the compiler knows the variables', () => {
  const files = defineTemplate('file://documents/{name}')
  // @ts-expect-error The name is missing.
  expect(() => files.expand({})).toThrow(
    errorWith({ problem: { code: 'value-missing', variable: 'name' } }),
  )
  // @ts-expect-error There is no such variable.
  expect(() => files.expand({ name: 'a', nmae: 'b' })).toThrow(
    errorWith({ option: 'nmae', code: 'option-refused', data: { near: 'name' } }),
  )
})

test('a simple variable never yields a separator, raw or encoded', () => {
  const files = defineTemplate('file://documents/{name}')
  expect(files.match('file://documents/report')).toEqual({ name: 'report' })
  for (const uri of [
    '../x',
    'a/b',
    '..%2F..%2Fetc%2Fpasswd',
    'a%5cb',
    '..',
    '%2e%2E',
    '',
    'a b',
    '\ud800',
    '%ff',
    '%',
  ])
    expect(files.match(`file://documents/${uri}`), uri).toBeNull()
})

test('a character outside ASCII equals its percent-encoded bytes', () => {
  const files = defineTemplate('file://documents/ü{name}')
  expect(files.match('file://documents/üé😀')).toEqual({ name: 'é😀' })
  expect(files.match('file://documents/%C3%bc%C3%A9')).toEqual({ name: 'é' })
  expect(files.expand({ name: 'é' })).toBe('file://documents/%C3%BC%C3%A9')
})

test.each([
  ['{+v:4}', 'ab%20cd', 'ab%20c'],
  ['{+v:1}', '%e3%81%8bx', '%e3%81%8b'],
  ['{+v:2}', '%e3%81x', '%e3%81'],
  ['{+v:3}', '%zza', '%25zz'],
  ['{+v:1}', '😀x', '%F0%9F%98%80'],
  ['{#v:3}', 'a%2Fb', '#a%2Fb'],
  ['{v:4}', 'ab%20cd', 'ab%252'],
])('the beginning %s of %s is %s', (template, v, expected) => {
  expect(expandTemplate(template, { v })).toBe(expected)
})

test('values are decoded exactly once', () => {
  const files = defineTemplate('file://documents/{name}', { policy: 'contained' })
  expect(files.match('file://documents/%252e%252e')).toEqual({ name: '%2e%2e' })
  expect(files.match('file://documents/a%2520b')).toEqual({ name: 'a%20b' })
})

test.each([
  'a%00b',
  '%0a',
  'a%1Bb',
  'a%7f',
  '%C2%80',
  '%C2%9f',
  '\x80',
  '%252e%252e%252f',
  '%252e%252e',
  'a%252fb',
  'a%255cb',
  '%25252e%25252e',
  '%25u002e%25u002e',
  '%25u002fetc',
  '..%3b',
  '%2e%2e%3Ba',
])('%s is not a name for the policy strict, but the policy contained carries it', (written) => {
  for (const [text, start] of [
    ['x://d/{name}', 'x://d/'],
    ['x://d/{+name}', 'x://d/'],
    ['x://d{/name}', 'x://d/'],
    ['x://d/x{;name}', 'x://d/x;name='],
  ] as const) {
    expect(defineTemplate<string>(text).match(start + written), text).toBeNull()
  }
  const contained = defineTemplate('x://d/{name}', { policy: 'contained' })
  expect(contained.match(`x://d/${written}`)).not.toBeNull()
})

test.each(['{a}{b}', '{name}.{ext}', '{+path}/{+more}', '{/list*,last}', '{x}-{y}', '{/a}{/b}'])(
  '%s is ambiguous, and the error shows by what',
  (template) => {
    try {
      defineTemplate(template)
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({
        problem: { code: 'template-ambiguous', witness: expect.stringMatching(/./) },
      })
    }
  },
)

test.each([
  ['{name}.md', 'a.md.md', { name: 'a.md' }],
  ['{+path}/{name}', 'a/b/c', { path: 'a/b', name: 'c' }],
  ['{/a,b}', '/x/y', { a: 'x', b: 'y' }],
  ['{.a,b}', '.x.y', { a: 'x', b: 'y' }],
  ['{;v,empty}', ';v=6;empty', { v: '6', empty: '' }],
  ['x{#frag}', 'x#a/b?c', { frag: 'a/b?c' }],
  ['{?a,b}', '?b=2', { b: '2' }],
  ['{/var:1,var}', '/v/value', { var: 'value' }],
  ['{x,y}', '1,2', { x: '1', y: '2' }],
  ['{list*}', 'a,b', { list: ['a', 'b'] }],
] as const)('%s reads %s', (template, uri, data) => {
  expect(defineTemplate(template as string).match(uri)).toEqual(data)
})

test.each([
  ['{?a}', '?a='],
  ['{&a}', '&a='],
  ['{;a}', ';a'],
  ['{#a}', '#'],
] as const)('%s of an empty value is %s, and is read so', (text, uri) => {
  const template = defineTemplate(`/x${text}` as string)
  expect(template.expand({ a: '' })).toBe(`/x${uri}`)
  expect(template.match(`/x${uri}`)).toEqual({ a: '' })
})

test('a record among reserved characters is cut at commas and equals signs', () => {
  const template = defineTemplate('/x/{+m*}', { kinds: { m: 'record' } })
  expect(template.match('/x/a=1,b=/2')).toEqual({ m: { a: '1', b: '/2' } })
  expect(template.match('/x/a=1=2')).toBeNull()
})

test('records are read where they are declared', () => {
  const search = defineTemplate('/search{?filter*}', { kinds: { filter: 'record' } })
  const uri = search.expand({ filter: { status: 'open', 'a&b': '=' } })
  expect(uri).toBe('/search?status=open&a%26b=%3D')
  expect(search.match(uri)).toEqual({ filter: { status: 'open', 'a&b': '=' } })
})

test.each([
  ['file://d/{n}', { n: '..' }, 'value-dot-segment'],
  ['file://d/{n}', { n: '' }, 'value-empty'],
  ['file://d/{n}', { n: 'a/b' }, 'value-separator'],
  ['file://d/{n}', { n: 'a\\b' }, 'value-separator'],
  ['file://d/{n}', { n: '\ud800' }, 'value-lone-surrogate'],
  ['file://d/{n}', { n: 'a\0' }, 'value-control'],
  ['file://d/{n}', { n: '%2e%2e' }, 'value-multiple-encoding'],
  ['file:///{+p}', { p: 'a/../b' }, 'value-dot-segment'],
  ['file:///{+p}', { p: 'a%2Fb' }, 'value-percent-encoded'],
  ['file:///{+p}', { p: 'a?b' }, 'value-delimiter'],
  ['/x{.e}', { e: 'a.b' }, 'value-separator'],
  ['/{n:3}', { n: 'abcd' }, 'value-too-long'],
] as const)('%s refuses %j: %s', (template, data, code) => {
  expect(() => defineTemplate(template as string).expand(data)).toThrow(TemplateValueError)
  try {
    defineTemplate(template as string).expand(data)
  } catch (error) {
    expect((error as TemplateValueError).problem).toMatchObject({
      code,
      variable: code === 'value-dot-segment' ? '' : Object.keys(data)[0],
    })
  }
})

test('a broken template says where', () => {
  expect(() => defineTemplate('/a/{default-graph}')).toThrow(
    errorWith({ problem: { code: 'template-invalid-variable', start: 4 } }),
  )
  expect(() => defineTemplate('/{keys:3}', { kinds: { keys: 'list' } })).toThrow(
    errorWith({ problem: { code: 'template-prefix-not-applicable', start: 2 } }),
  )
  // `/0x1` would be read as 1, and `/100` as 100, which is written `/1`.
  expect(() => defineTemplate('/{id:1}', { kinds: { id: 'integer' } })).toThrow(
    errorWith({ problem: { code: 'template-prefix-not-applicable', start: 2 } }),
  )
  expect(() => defineTemplate('/a/../{x}')).toThrow('template-dot-segment')
  expect(() => expandTemplate('{x', {})).toThrow(TypeError)
  expect(() => expandTemplate('{x:1}', { x: ['a'] })).toThrow('template-prefix-not-applicable')
})

test('names that objects have from birth are only names', () => {
  const t = defineTemplate('/x{?constructor,__proto__}')
  expect(t.expand({} as never)).toBe('/x')
  expect(Object.keys(t.match('/x?__proto__=1')!)).toEqual(['__proto__'])
})

test('an invalid template is shown, shortened, with its error', () => {
  expect(() => expandTemplate('{'.repeat(1_000), {})).toThrow(
    errorWith({ problem: { code: 'template-unclosed-expression', start: 0 } }),
  )
  expect(() => defineTemplate('/{a}').expand(null as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'values' }),
  )
})

test('kinds name variables of the template, and kinds that there are', () => {
  const define = (kinds: object) => () => defineTemplate('a:{x}', { kinds })
  expect(define({ y: 'list' })).toThrow(
    errorWith({ option: 'y', code: 'option-refused', data: { near: 'x' } }),
  )
  expect(define({ x: 'number' })).toThrow(
    expect.objectContaining({ option: 'kinds', code: 'option-wrong' }),
  )
  expect(define({ x: undefined })).not.toThrow()
})

test('misspelt options and wrong values are refused', () => {
  const define = (options: object) => () => defineTemplate('a:{x}', options)
  expect(define({ polcy: 'strict' })).toThrow(
    expect.objectContaining({ option: 'polcy', code: 'option-unknown', data: { near: 'policy' } }),
  )
  expect(define({ policy: 'Strict' })).toThrow(
    expect.objectContaining({ option: 'policy', code: 'option-wrong' }),
  )
  expect(define({ policy: undefined })).not.toThrow()
})

test('a problem has a place, a message and a remedy', () => {
  const problems: unknown[] = []
  expect(parseTemplate('/a/{b', (problem) => problems.push(problem))).toBeNull()
  expect(problems).toEqual([
    {
      code: 'template-unclosed-expression',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.stringMatching(/\.$/),
      start: 3,
      end: 5,
    },
  ])
})

test.each([
  ['a b', 1],
  ['a%4g', 1],
  ['a%4', 1],
  ['\x7f', 0],
  ['é\x80', 1],
  ['é😀\ud800', 3],
  ['<', 0],
])('the first character that a literal cannot contain is found: %j', (text, at) => {
  const places: number[] = []
  expect(parseTemplate(text, ({ start }) => places.push(start))).toBeNull()
  expect(places).toEqual([at])
})

test('half of a pair at the end of a slice is not a character', () => {
  const files = defineTemplate('x:/{name}')
  const text = 'x:/aaaaaaaaaaaaaaaaaaaa😀'
  for (let round = 0; round < 20_000; round++) {
    if (files.match(text.slice(0, -1)) !== null) expect.unreachable()
    if (expandTemplate('{+v:21}', { v: text.slice(3, -1) }).length !== 29) expect.unreachable()
  }
})

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a variable may be named as what every object has: %s',
  (name) => {
    const template = defineTemplate<string>(`/a/{${name}}/{b}`, { kinds: { b: 'integer' } })
    const values = template.match('/a/x/5')!
    expect(Object.entries(values)).toEqual([
      [name, 'x'],
      ['b', 5],
    ])
    expect(template.expand(values)).toBe('/a/x/5')
  },
)

test('kinds for other variables, or for itself, compile with a variable named constructor', () => {
  const other = defineTemplate('/a/{constructor}/{b}', { kinds: { b: 'integer' } })
  expect(other.expand({ constructor: 'x', b: 5 })).toBe('/a/x/5')
  const own = defineTemplate('/a/{constructor}', { kinds: { constructor: 'integer' } })
  expect(own.expand({ constructor: 5 })).toBe('/a/5')
  // @ts-expect-error Of this kind, it is a number.
  expect(() => own.expand({ constructor: 'x' })).toThrow()
})

test.each([undefined, null, 5, ['/a/x'], new URL('https://a.example/a/x')])(
  'match refuses what is not a string (%#)',
  (value) => {
    const { match } = defineTemplate('/a/{b}')
    expect(() => match(value as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'uri' }),
    )
  },
)

test.each(['..', './x', '../x', '.', 'a/..', 'a/./b', 'a/../b'])(
  'a value never makes the dot segment of %s, at the start of a URI as little as after a slash',
  (p) => {
    expect(() => defineTemplate('{+p}').expand({ p })).toThrow('value-dot-segment')
    expect(() => defineTemplate('/{+p}').expand({ p })).toThrow('value-dot-segment')
  },
)

test.each(['../{id}', './{id}', '{id}/..', 'a/../{id}', '%2e/{id}', '%2E%2e/{id}', '/{id}/.?q'])(
  'the template %s has a dot segment',
  (text) => {
    expect(() => defineTemplate(text)).toThrow('template-dot-segment')
  },
)

test.each(['.a', '..a', 'a/.b', 'a/...', '...'])('%s has no dot segment', (p) => {
  expect(defineTemplate('{+p}').expand({ p })).toBe(p)
  expect(defineTemplate(`${p}/{id}`).expand({ id: 'x' })).toBe(`${p}/x`)
})

test.each([null, undefined, 5, 'x', ['x'], () => 'x'])(
  'values that are not an object are refused: %j',
  (values) => {
    expect(() => expandTemplate('{0}', values as never)).toThrow(ArgumentError)
    expect(() => expandTemplate('{0}', values as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'values' }),
    )
  },
)

test.each([
  null,
  undefined,
  5,
  {},
  ['{0}'],
  [null],
  [{ kind: 'literal' }],
  [{ kind: 'expression' }],
])('what is neither a template nor its parts is refused: %j', (template) => {
  expect(() => expandTemplate(template as never, {})).toThrow(ArgumentError)
  expect(() => expandTemplate(template as never, {})).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'template' }),
  )
})

test('the parts of a template are expanded as its text is, each time', () => {
  const text = '/a{/x}{?y*}'
  const parts = parseTemplate(text)
  for (const values of [{ x: 'b', y: ['1', '2'] }, { x: 'c' }, {}]) {
    expect(expandTemplate(parts!, values)).toBe(expandTemplate(text, values))
  }
})

import { defineRoutes, defineTemplate, TEMPLATE_CODES } from '@waymark/uri-template'
import { handleRoutes, type RequestLike, type Unanswered } from '@waymark/uri-template/fetch'
import { registerRoutes } from '@waymark/uri-template/mcp'
import { expect, test } from 'vitest'
import { errorWith, shownError } from '../../../test/error-with.ts'
import { findAmbiguity, includes, MAX_PAIRS } from '../src/ambiguity.ts'
import { buildAutomaton } from '../src/automaton.ts'
import { MAX_TRANSITIONS } from '../src/automaton-builder.ts'
import {
  ANY,
  asciiRange,
  type CodePointSet,
  complement,
  hasPoint,
  onePoint,
  union,
} from '../src/code-point-set.ts'
import { compileTemplate } from '../src/compile-template.ts'
import { matchUsing } from '../src/define-routes.ts'
import { spellingsOf } from '../src/language.ts'
import { LazyDfa } from '../src/lazy-dfa.ts'
import { matchAutomaton } from '../src/match-automaton.ts'
import { TEMPLATE_TEXTS, VALUE_TEXTS } from '../src/problem.ts'
import { Spans } from '../src/spans.ts'
import {
  common,
  encodedBytes,
  encodeNonAscii,
  isEmptySet,
  isIn,
  less,
  setOf,
  splitSymbols,
  symbolAt,
  widthOf,
  writeSymbol,
} from '../src/symbols.ts'
import { VALUE_SETS } from '../src/value-sets.ts'

function thrownBy(call: () => unknown): string | null {
  try {
    call()
    return null
  } catch (error) {
    return shownError(error)
  }
}

const routes = defineRoutes({
  user: '/users/{id}',
  users: '/users{?q}',
  all: '/all',
})

const answer = handleRoutes(
  routes,
  {
    user: ({ id }, { method }: RequestLike) => `user ${id} ${method}`,
    users: {
      POST: async ({ q }) => `made ${q ?? 'nothing'}`,
      '*': (_, { method }) => `any ${method}`,
    },
    all: { GET: () => 'get', HEAD: () => 'head', PUT: () => 'put' },
  },
  (reason: Unanswered, { url }) => `${JSON.stringify(reason)} ${url}`,
)

test.each([
  ['GET', 'https://a.example/users/7', 'user 7 GET'],
  ['POST', 'https://a.example/users/7#x?y', 'user 7 POST'],
  ['POST', 'https://a.example/users?q=1', 'made 1'],
  ['POST', 'https://a.example/users', 'made nothing'],
  ['GET', 'https://a.example/users', 'any GET'],
  ['HEAD', 'https://a.example/users', 'any HEAD'],
  ['GET', 'https://a.example/all', 'get'],
  ['HEAD', 'https://a.example/all', 'head'],
  [
    'POST',
    'https://a.example/all',
    '{"status":405,"allow":"GET, HEAD, PUT"} https://a.example/all',
  ],
  ['GET', 'https://a.example', '{"status":404} https://a.example'],
  ['GET', 'https://a.example/', '{"status":404} https://a.example/'],
  ['GET', 'https://a.example//users/7', '{"status":404} https://a.example//users/7'],
  ['GET', 'https://a.example/users/a%2Fb', '{"status":404} https://a.example/users/a%2Fb'],
])('%s %s is answered by %s', async (method, url, expected) => {
  expect(await answer({ method, url })).toBe(expected)
})

test('a HEAD request goes to the handler of GET, unless it has its own', async () => {
  const handle = handleRoutes(
    defineRoutes({ root: '/', gone: '/gone' }),
    { root: { GET: () => 'get', '*': () => 'any' }, gone: { DELETE: () => 'gone' } },
    (reason: Unanswered) => JSON.stringify(reason),
  )
  const ask = (method: string, url: string) => handle({ method, url })
  expect(await ask('HEAD', 'https://a.example')).toBe('get')
  expect(await ask('PUT', 'https://a.example/')).toBe('any')
  expect(await ask('HEAD', 'https://a.example/gone')).toBe('{"status":405,"allow":"DELETE"}')
})

test('whole URLs are matched without their fragment', async () => {
  const handle = handleRoutes(
    defineRoutes({ one: 'https://a.example/{x}', open: 'https://b.example{+path}' }),
    { one: ({ x }) => x, open: ({ path }) => path },
    ({ status }) => String(status),
  )
  expect(await handle({ method: 'GET', url: 'https://a.example/p#q' })).toBe('p')
  expect(await handle({ method: 'GET', url: 'https://b.example/p/q#r' })).toBe('/p/q')
  expect(await handle({ method: 'GET', url: 'https://c.example/p' })).toBe('404')
})

test.each<[object, string]>([
  [{ user: 5 }, 'OptionError user option-refused'],
  [{ user: { GET: 5 } }, 'OptionError user option-refused'],
  [{ user: {} }, 'OptionError user option-refused'],
  [{ user: null }, 'OptionError user option-refused'],
  [{ usr: () => '' }, 'OptionError usr option-refused user'],
  [{ zzzzzzzz: () => '' }, 'OptionError zzzzzzzz option-refused user,users,all'],
  [[], 'ArgumentError handlers a list of 0'],
])('the handlers %j are refused', (handlers, error) => {
  const handle = () => handleRoutes(routes, handlers as never, () => '')
  expect(thrownBy(handle)).toBe(error)
})

test.each([null, undefined, 'x', {}, { names: [] }, { names: [], templates: {} }])(
  '%j is not routes',
  (value) => {
    const error = { name: 'ArgumentError', argument: 'routes' }
    expect(() => handleRoutes(value as never, {} as never, () => '')).toThrow(errorWith(error))
    expect(() => registerRoutes(value as never, {} as never, {} as never)).toThrow(errorWith(error))
    expect(() => handleRoutes(value as never, {} as never, () => '')).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'routes' }),
    )
  },
)

interface UsedTemplate {
  readonly variableNames: string[]
  toString(): string
  expand(values: object): string
  match(uri: string): object | null
}

interface Callbacks {
  readonly list?: (context: unknown) => Promise<unknown>
  readonly complete?: object
}

class ResourceTemplate {
  readonly uriTemplate: UsedTemplate
  readonly callbacks: Callbacks

  constructor(uriTemplate: UsedTemplate, callbacks: Callbacks) {
    this.uriTemplate = uriTemplate
    this.callbacks = callbacks
  }
}

type Read = (...args: unknown[]) => Promise<unknown>

function register(resources: object, text: Record<string, string> = { note: 'memory://{key}' }) {
  const registered: { name: string; template: unknown; config: object; read: Read }[] = []
  const server = {
    registerResource: (name: string, template: unknown, config: object, read: Read) => {
      registered.push({ name, template, config, read })
    },
  }
  const sdk = { server, ResourceTemplate } as never
  registerRoutes(defineRoutes(text), sdk, resources as never)
  return registered
}

test('a resource has the members that the SDK asks for', async () => {
  const resource = {
    title: 'Note',
    complete: { key: () => ['a'] },
    suffix: '!',
    list(this: { suffix: string }) {
      return [{ values: { key: `k${this.suffix}` }, name: 'K', title: 'T' }]
    },
    read(this: { suffix: string }, { key }: { key: string }) {
      return key + this.suffix
    },
  }
  const [{ name, template, config, read }] = register({ note: resource }) as unknown as [
    { name: string; template: ResourceTemplate; config: object; read: Read },
  ]
  expect([name, config]).toEqual(['note', { title: 'Note', suffix: '!' }])
  const { uriTemplate, callbacks } = template
  expect(uriTemplate.variableNames).toEqual(['key'])
  expect(uriTemplate.expand({ key: 'a b' })).toBe('memory://a%20b')
  expect(uriTemplate.match('memory://x')).toEqual({ key: 'x' })
  expect(uriTemplate.match('memory://x')).toEqual({ key: 'x' })
  expect(uriTemplate.match('memory://x/y')).toBeNull()
  expect(callbacks.complete).toBe(resource.complete)
  expect(await callbacks.list!('c')).toEqual({
    resources: [{ uri: 'memory://k%21', name: 'K', title: 'T' }],
  })
  expect(await read(new URL('memory://x'), { key: 'x' }, 'c')).toEqual({
    contents: [{ uri: 'memory://x', text: 'x!' }],
  })
})

test('a resource without variables is a text, and its list is not given', async () => {
  const [one] = register(
    { about: { mimeType: 'text/plain', read: (values: object) => JSON.stringify(values) } },
    { about: 'memory://about' },
  )
  expect(one).toMatchObject({ template: 'memory://about', config: { mimeType: 'text/plain' } })
  expect(await one!.read(new URL('memory://about'), 'c')).toEqual({
    contents: [{ uri: 'memory://about', mimeType: 'text/plain', text: '{}' }],
  })
  const [note] = register({ note: { read: () => null } })
  expect((note!.template as ResourceTemplate).callbacks).toEqual({
    list: undefined,
    complete: undefined,
  })
  const missing = note!.read(new URL('memory://x'), { key: 'x' }, 'c')
  await expect(missing).rejects.toMatchObject({
    code: -32602,
    data: { uri: 'memory://x' },
  })
})

test.each<[object, string]>([
  [{ note: {} }, 'OptionError note option-refused read'],
  [{}, 'OptionError note option-refused read'],
  [{ note: { read: 5 } }, 'OptionError note option-refused read'],
  [{ nite: { read: () => '' } }, 'OptionError nite option-refused note'],
])('the resources %j are refused', (resources, error) => {
  expect(thrownBy(() => register(resources))).toBe(error)
})

test('resources are an object, and completions have variables', () => {
  expect(thrownBy(() => register([] as never))).toBe('ArgumentError resources a list of 0')
  const read = () => null
  expect(thrownBy(() => register({ a: { read, complete: {} } }, { a: 'memory://a' }))).toBe(
    'OptionError a option-refused complete',
  )
  const complete = { zzzzzz: () => [] }
  expect(thrownBy(() => register({ a: { read, complete } }, { a: 'memory://{b}{/c}' }))).toBe(
    'OptionError a option-refused zzzzzz b,c',
  )
})

test.each<unknown>([undefined, 5, new Uint8Array(1), [[]]])(
  'a resource cannot be %o',
  async (content) => {
    const [note] = register({ note: { read: () => content } })
    await expect(note!.read(new URL('memory://x'), { key: 'x' }, 'c')).rejects.toThrow(
      errorWith({ name: 'ArgumentError', argument: 'read', data: { route: 'note' } }),
    )
  },
)

test('routes are matched once for all templates that are asked about one URI', () => {
  const registered = register(
    { a: { read: () => null }, b: { read: () => null } },
    { a: 'memory://a/{x}', b: 'memory://b/{y}' },
  )
  const [a, b] = registered.map(({ template }) => (template as ResourceTemplate).uriTemplate)
  for (let round = 0; round < 2; round++) {
    expect([a!.match('memory://a/1'), b!.match('memory://a/1')]).toEqual([{ x: '1' }, null])
    expect([a!.match('memory://b/2'), b!.match('memory://b/2')]).toEqual([null, { y: '2' }])
    expect([a!.match('memory://c'), b!.match('memory://c')]).toEqual([null, null])
  }
})

test('a route is expanded so that it is the one that matches', () => {
  const made = defineRoutes({ a: '/{x}/{+y}', b: '/b' })
  expect(made.expand('a', { x: 'p', y: 'q/r' })).toBe('/p/q/r')
  expect(made.variables('a')).toEqual(['x', 'y'])
  expect(made.variables('b')).toEqual([])
  expect(() => made.variables('c' as never)).toThrow(
    errorWith({ option: 'c', code: 'option-refused', data: { near: 'a' } }),
  )
  expect(() => defineRoutes({ first: '/x' }).expand('other' as never, {} as never)).toThrow(
    errorWith({ option: 'other', code: 'option-refused', data: { routes: ['first'] } }),
  )
})

test('handlers of the same routes share what these were compiled to', () => {
  const undecided = defineRoutes({ user: '/users/{id}' }) as never
  expect(matchUsing(undecided, 'form')).toBe(matchUsing(undecided, 'form'))
  expect(matchUsing(undecided, 'form')('/users/a@b')).toEqual({
    route: 'user',
    values: { id: 'a@b' },
  })
  expect(matchUsing(undecided, 'canonical')('/users/a@b')).toBeNull()
  const decided = defineRoutes({ user: '/users/{id}' }, { matching: 'canonical' }) as never
  expect(matchUsing(decided, 'form')('/users/a@b')).toBeNull()
})

test('symbols are ASCII characters and percent-encoded bytes', () => {
  expect(splitSymbols('a%2f%2FÿZ')).toEqual([
    0x61,
    128 + 0x2f,
    128 + 0x2f,
    128 + 0xc3,
    128 + 0xbf,
    0x5a,
  ])
  for (const text of ['%', '%4', '%zz', '\ud800', 'a\udc00']) {
    expect([text, splitSymbols(text)]).toEqual([text, null])
  }
  expect(splitSymbols('\u{1f600}')).toEqual([128 + 0xf0, 128 + 0x9f, 128 + 0x98, 128 + 0x80])
  expect([
    encodeNonAscii('a\u00e9\u{1f600}b'),
    encodeNonAscii('a'),
    encodeNonAscii('\ud800'),
  ]).toEqual(['a%C3%A9%F0%9F%98%80b', 'a', null])
  expect([symbolAt('a%41\u0080', 0), symbolAt('a%41\u0080', 1), symbolAt('a%41\u0080', 4)]).toEqual(
    [0x61, 128 + 0x41, -2],
  )
  expect([symbolAt('%4', 0), symbolAt('\x7f', 0)]).toEqual([-1, 0x7f])
  expect([widthOf(127), widthOf(128)]).toEqual([1, 3])
  expect([writeSymbol(0x61), writeSymbol(128 + 0x0a), writeSymbol(128 + 0xff)]).toEqual([
    'a',
    '%0A',
    '%FF',
  ])
  expect(encodedBytes(0, 2)).toEqual([128, 129, 130])
})

test('sets of symbols have their members', () => {
  const set = setOf([0, 31, 32, 127, 128, 383])
  const members = (of: readonly number[]) =>
    Array.from({ length: 384 }, (_, symbol) => symbol).filter((symbol) => isIn(of, symbol))
  expect(members(set)).toEqual([0, 31, 32, 127, 128, 383])
  expect(members(common(set, setOf([31, 33, 383])))).toEqual([31, 383])
  expect([isEmptySet(setOf([])), isEmptySet(setOf([383]))]).toEqual([true, false])
  expect(members(less(setOf([0x61, 0x62, 128 + 0x61]), 'ac'))).toEqual([0x62, 128 + 0x61])
})

test('each operator has its alphabet', () => {
  const characters = (set: readonly number[]) =>
    Array.from({ length: 128 }, (_, c) => String.fromCharCode(c))
      .filter((c) => isIn(set, c.charCodeAt(0)))
      .join('')
  const bytes = (set: readonly number[]) =>
    Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !isIn(set, 128 + byte))
  const name = "!'()*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"
  const all = "!#$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz~"
  const separators = [0x2f, 0x5c]
  for (const [operator, text, missing] of [
    ['', name, separators],
    ['/', name, separators],
    [';', name, separators],
    ['.', name.replace('.', ''), separators],
    ['?', name, []],
    ['&', name, []],
    ['+', all.replace('?', '').replace('#', ''), separators],
    ['#', all.replace('#', ''), []],
  ] as const) {
    const set = VALUE_SETS[operator]
    expect([operator, characters(set), bytes(set)]).toEqual([operator, text, missing])
  }
})

test('runs of tags keep their places while they grow and are turned around', () => {
  const spans = new Spans()
  spans.clear('abcdef')
  for (let i = 0; i < 70; i++) spans.push(i, i * 2)
  expect([spans.count, spans.tags[69], spans.starts[69], spans.end(0), spans.end(69)]).toEqual([
    70, 69, 138, 2, 6,
  ])
  spans.reverse(68)
  expect([spans.tags[67], spans.tags[68], spans.starts[68], spans.tags[69]]).toEqual([
    67, 69, 138, 68,
  ])
  spans.template = 3
  spans.clear('x')
  expect([spans.count, spans.template, spans.text, spans.tags.length]).toEqual([0, -1, 'x', 128])
  for (let i = 0; i < 4097; i++) spans.push(i, i)
  spans.clear('y')
  expect([spans.tags.length, spans.starts.length]).toEqual([64, 64])
})

const automatonOf = (...texts: readonly string[]) =>
  buildAutomaton(texts.map((text) => compileTemplate(text, {}, 'strict')))!

test('one template includes another if it reads all that the other reads', () => {
  const both = automatonOf('/{x}', '/a', '/{x}/b', '/{+y}')
  const pairs = [0, 1, 2, 3].map((outer) =>
    [0, 1, 2, 3].map((inner) => includes(both, outer, inner)),
  )
  expect(pairs).toEqual([
    [true, true, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [true, true, true, true],
  ])
})

test('an ambiguity has a URI that can be read', () => {
  expect(findAmbiguity(automatonOf('/{x}'))).toEqual({ kind: 'unambiguous' })
  expect(findAmbiguity(automatonOf('/{x}{y}'))).toEqual({
    kind: 'ambiguous',
    witness: '/xxx',
    templates: [0, 0],
  })
  expect(findAmbiguity(automatonOf('/b', '/{x}'))).toEqual({
    kind: 'ambiguous',
    witness: '/b',
    templates: [0, 1],
  })
  expect([MAX_PAIRS, MAX_TRANSITIONS]).toEqual([50_000, 20_000])
})

test('a template is refused when it is longer than an automaton may be', () => {
  const long = `/${'a'.repeat(19_995)}{x}`
  expect(long).toHaveLength(19_999)
  expect(thrownBy(() => defineTemplate(`${long}bb`))).toContain('template-too-complex')
  const shorter = defineTemplate<string>(`/${'a'.repeat(9_000)}{x}`)
  expect(shorter.match(`/${'a'.repeat(9_000)}b`)).toEqual({ x: 'b' })
})

test('what is not remembered is read in the plain form', () => {
  const automaton = automatonOf('x{#a,b}', 'y/{c}{?d}')
  const dfa = new LazyDfa(automaton)
  for (const uri of ['x#p,q', 'x#', 'x', 'y/\u00e9?d=%C3%A9', 'y/%zz', 'y', 'z', '', 'x#p,q,r']) {
    const symbols = splitSymbols(uri)
    const plain = symbols && matchAutomaton(automaton, symbols)
    expect([uri, dfa.match(uri)?.template]).toEqual([uri, plain?.template])
  }
  expect(() => dfa.match(5 as never)).toThrow(errorWith({ name: 'ArgumentError', argument: 'uri' }))
})

test('every code has a message and a remedy', () => {
  expect(TEMPLATE_CODES).toEqual(Object.keys(TEMPLATE_TEXTS))
  for (const [message, remedy] of Object.values({ ...TEMPLATE_TEXTS, ...VALUE_TEXTS })) {
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(remedy).toMatch(/^[A-Z].*\.$/)
  }
})

test('what would take too long to decide is too complex', () => {
  const kinds = (count: number) => ({ x: { pattern: `[ab]*[ab]{${count}}` } })
  const made = defineTemplate<string>('/{x}', { kinds: kinds(300) } as never)
  expect(made.match(`/${'a'.repeat(301)}`)).toEqual({ x: 'a'.repeat(301) })
  const define = () => defineTemplate<string>('/{x}', { kinds: kinds(330) } as never)
  expect(define).toThrow(errorWith({ problem: { code: 'template-too-complex', start: 0 } }))
})

test('many variables that may be left out make too many steps', () => {
  const text = (count: number) =>
    `/x{?${Array.from({ length: count }, (_, i) => `a${i}`).join(',')}}`
  const build = (count: number) => buildAutomaton([compileTemplate(text(count), {}, 'strict')])
  expect(build(60)).not.toBeNull()
  expect(build(300)).toBeNull()
  expect(defineTemplate<string>(text(20)).match('/x?a3=1&a19=2')).toEqual({ a3: '1', a19: '2' })
  expect(thrownBy(() => defineTemplate<string>(text(300)))).toContain('template-too-complex')
})

test('characters outside ASCII are spelled as UTF-8', () => {
  const members = (set: readonly number[]) =>
    Array.from({ length: 384 }, (_, symbol) => symbol).filter((symbol) => isIn(set, symbol))
  const range = (from: number, to: number) => [...encodedBytes(from, to)]
  const continuation = range(0x80, 0xbf)
  const spelled = spellingsOf(ANY, false).map(({ set, rest }) => [members(set), rest.map(members)])
  expect(spelled).toEqual([
    [[...Array.from({ length: 128 }, (_, c) => c), ...range(0, 0x7f)], []],
    [range(0xc2, 0xdf), [continuation]],
    [range(0xe0, 0xef), [continuation, continuation]],
    [range(0xf0, 0xf4), [continuation, continuation, continuation]],
  ])
  const one = spellingsOf(onePoint(0x20ac), false).map(({ set, rest }) => [
    members(set),
    rest.map(members),
  ])
  expect(one).toEqual([[[128 + 0xe2], [[128 + 0x82], [128 + 0xac]]]])
  expect(spellingsOf(onePoint(0x61), false).map(({ set }) => members(set))).toEqual([
    [0x61, 128 + 0x61],
  ])
})

test('sets of code points have their members', () => {
  const has = (set: CodePointSet) =>
    [0, 0x1f, 0x20, 0x61, 0x7f, 0x80, 0xe9, 0x1f600].filter((c) => hasPoint(set, c))
  const e = onePoint(0xe9)
  const letter = asciiRange(0x61, 0x7f)
  expect(has(ANY)).toEqual([0, 0x1f, 0x20, 0x61, 0x7f, 0x80, 0xe9, 0x1f600])
  expect(has(complement(ANY))).toEqual([])
  expect([has(letter), has(asciiRange(0, 0x20))]).toEqual([
    [0x61, 0x7f],
    [0, 0x1f, 0x20],
  ])
  expect([has(e), has(onePoint(0x7f)), has(onePoint(0x80))]).toEqual([[0xe9], [0x7f], [0x80]])
  expect([has(union(letter, e)), has(union(e, letter))]).toEqual([
    [0x61, 0x7f, 0xe9],
    [0x61, 0x7f, 0xe9],
  ])
  const others = complement(asciiRange(0, 0x7f))
  expect([
    has(others),
    has(union(others, e)),
    has(union(e, others)),
    has(union(letter, others)),
  ]).toEqual([
    [0x80, 0xe9, 0x1f600],
    [0x80, 0xe9, 0x1f600],
    [0x80, 0xe9, 0x1f600],
    [0x61, 0x7f, 0x80, 0xe9, 0x1f600],
  ])
})

test.each(['/https:{+x}', '/a?b=https:{x}', '-https:{+x}', ' https:x'])(
  '%j does not begin with a scheme',
  (text) => {
    expect(thrownBy(() => defineRoutes({ a: text }, { schemes: ['https'] }))).not.toBeNull()
  },
)

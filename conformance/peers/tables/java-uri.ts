import { keyOf } from '@waymark/compare'
import { normalize } from '@waymark/normalize'
import { iriToUri, resolveUri, splitAuthority, splitUri } from '@waymark/rfc3986'
import type { Case, Suite } from '../../suite.ts'
import { knownFailuresOf } from './known.ts'
import { type List, type Literal, type Names, pathOf, readValue, resolved } from './literal.ts'
import { statementsOf } from './statements.ts'
import { type Question, SkippedRow, tableCase, textOf, UnknownRow } from './table-case.ts'
import { written } from './written.ts'

const FILE = 'jdk/test/jdk/java/net/URI/Test.java'

/** What `java.net.URI` parses, resolves, normalises and takes as equal. */
export const javaUri: Suite = {
  file: FILE,
  *cases(text) {
    const names = new Map<string, Literal>()
    for (const { kind, name, value } of statementsOf(text, 'java')) {
      if (kind === 'assign') {
        names.set(name, resolved(value, names))
        if (chainOf(value).callee === 'test') yield* chainCases(resolved(value, names))
      } else if (kind === 'value') yield* statementCases(resolved(value, names), names)
    }
  },
  knownFailures: knownFailuresOf(FILE),
}

const MADE = 'a URI that the program makes of others, or of parts'
const EQUALITIES: Readonly<Record<string, boolean>> = {
  ...{ cmp0: true, eq: true, eq0: true, gt: false, gt0: false, lt: false, ne: false },
}

function* statementCases(value: Literal, names: Names): Iterable<Case> {
  const { callee, args } = chainOf(value)
  if (callee === 'test' || callee === 'testCreate') yield* chainCases(value)
  else if (Object.hasOwn(EQUALITIES, callee)) {
    yield tableCase(written(value), () => equalityOf(EQUALITIES[callee]!, args!, names))
  }
}

function equalityOf(isEqual: boolean, args: List, names: Names): Question {
  const [a, b] = args.items
  if (a === undefined || b === undefined) throw new UnknownRow('fewer than two arguments')
  const texts = [a, b].map((literal) => uriOf(resolved(literal, names)))
  return {
    expected: isEqual,
    ours: () => {
      const [first, second] = texts.map((text) => keyOf(text, 'java-uri-equals'))
      return first === null ? null : first === second
    },
  }
}

/** The string of `new URI("…")`, of `URI.create("…")`, of a test or of a string alone. */
function uriOf(literal: Literal): string {
  if (literal.kind === 'text') return literal.value
  const { callee, args, steps } = chainOf(literal)
  const first = args?.items[0]
  const [step] = steps
  if (callee !== 'test' && step !== undefined) {
    if (steps.length > 1 || step.name !== 'resolve') throw new SkippedRow(MADE)
    const base = uriOf({ kind: 'call', callee: { kind: 'name', name: callee }, args: args! })
    return resolvedUri(uriOf(step.args.items[0]!), base)
  }
  const isOfText = ['URI', 'URI.create', 'test'].includes(callee) && first?.kind === 'text'
  if (!isOfText || args?.items.length !== 1) {
    throw new SkippedRow(MADE)
  }
  return textOf(readValue(first))
}

interface Step {
  readonly name: string
  readonly args: List
}

/** `a(x).b(y)` as the callee `a`, its arguments, and the steps after it. */
function chainOf(literal: Literal): { callee: string; args: List | null; steps: readonly Step[] } {
  if (literal.kind !== 'call') return { callee: '', args: null, steps: [] }
  const { callee, args } = literal
  if (callee.kind === 'member' && callee.of.kind === 'call') {
    const inner = chainOf(callee.of)
    return { ...inner, steps: [...inner.steps, { name: callee.name, args }] }
  }
  return { callee: pathOf(callee) ?? '', args, steps: [] }
}

/** A case for the string, and one after each operation on it. */
function* chainCases(literal: Literal): Iterable<Case> {
  const { args, steps } = chainOf(literal)
  const start = `test${written(args ?? literal)}`
  let operations: Step[] = []
  let checks: Step[] = []
  const take = () =>
    checks.length === 0
      ? []
      : [chainCase([start, ...operations.map(writtenStep)].join(' '), args, operations, checks)]
  for (const step of steps) {
    if (OPERATIONS.includes(step.name)) {
      yield* take()
      operations = [...operations, step]
      checks = []
    } else if (step.name !== 'uri') checks = [...checks, step]
  }
  yield* take()
}

const OPERATIONS = ['norm', 'psa', 'rslv', 'rtvz']

function writtenStep({ name, args }: Step): string {
  const [first] = args.items
  if (first === undefined) return name
  return `${name} ${written(chainOf(first).args ?? first)}`
}

function chainCase(
  id: string,
  args: List | null,
  operations: readonly Step[],
  checks: readonly Step[],
): Case {
  return tableCase(id, () => {
    if (args?.items.length !== 1) throw new SkippedRow('a constructor of parts')
    const uri = operations.reduce<string>(operated, textOf(readValue(args.items[0]!)))
    const expected = Object.fromEntries(
      checks.map(({ name, args }) => [name, expectedOf(name, args)]),
    )
    return { expected, ours: () => partsOf(uri, Object.keys(expected)) }
  })
}

function operated(uri: string, { name, args }: Step): string {
  const [first] = args.items
  if (name === 'norm') {
    return normalize(uri, ['remove-dot-segments'], { model: 'rfc3986' }) ?? uri
  }
  if (name === 'rslv') {
    return resolvedUri(uri, uriOf(first ?? { kind: 'code', value: '' }))
  }
  if (name === 'rtvz') throw new SkippedRow('there is no function that makes references relative')
  throw new SkippedRow('`parseServerAuthority` has no counterpart')
}

function resolvedUri(uri: string, base: string): string {
  if (splitUri(base).scheme === null)
    throw new SkippedRow('a relative base: RFC 3986, 5.1, needs a scheme')
  return resolveUri(uri, base)
}

const DECODED = ['fd', 'gd', 'pd', 'qd', 'spd', 'ud']

function expectedOf(name: string, args: List): unknown {
  if (name === 'x' || name === 'z') return true
  return args.items[0] === undefined ? null : readValue(args.items[0])
}

/** What was asked, by the letters of the steps: `z` that there is nothing else, `x` that it does not parse. */
function partsOf(uri: string, asked: readonly string[]): Record<string, unknown> {
  if (asked.includes('x')) {
    return Object.fromEntries(
      asked.map((name) => [name, name === 'z' || keyOf(uri, 'java-uri-equals') === null]),
    )
  }
  const { scheme, authority, path, query, fragment } = splitUri(uri)
  const { userinfo, host, port } = splitAuthority(authority ?? '')
  const rest = uri.replace(/^[^:/?#]*:/, '').replace(/#.*/s, '')
  const parts: Record<string, unknown> = {
    ...{ s: scheme, u: userinfo, h: host, n: Number(port), g: authority, p: path, q: query },
    ...{ f: fragment, o: rest, sp: rest, ts: uri, ta: iriToUri(uri) },
  }
  const others = { s: scheme, u: userinfo, n: port || null, q: query, f: fragment }
  return Object.fromEntries(
    asked.map((name) => {
      if (DECODED.includes(name)) return [name, decoded(parts[name.slice(0, -1)])]
      if (name !== 'z') return [name, parts[name]]
      const isOther = ([part, value]: [string, unknown]) => value !== null && !asked.includes(part)
      // An opaque part, or an authority that is not a server, has the others in it.
      const isWhole = asked.includes('o') || asked.includes('g')
      return [
        name,
        keyOf(uri, 'java-uri-equals') !== null &&
          (isWhole || !Object.entries(others).some(isOther)),
      ]
    }),
  )
}

function decoded(part: unknown): unknown {
  return typeof part === 'string' ? decodeURIComponent(part) : part
}

import { isDeepStrictEqual } from 'node:util'
import { URL } from '@waymark/url'
import { URLPattern, type URLPatternComponent, type URLPatternInit } from '@waymark/url-pattern'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Patterns, what their components come to, and what they match. */
export const urlpatterntestdata: Suite = {
  file: 'wpt/urlpatterntestdata.json',
  *cases(text): Iterable<Case> {
    for (const vector of vectorsOf(JSON.parse(text))) {
      const id = JSON.stringify([vector['pattern'], vector['inputs'] ?? null])
      yield { id, check: () => check(vector) }
    }
  },
  knownFailures: {},
}

const MEMBERS = [
  'pattern',
  'inputs',
  'expected_obj',
  'expected_match',
  'exactly_empty_components',
  'comment',
  '//',
]

const COMPONENTS: readonly URLPatternComponent[] = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

/** Where one of these is given, a component is not inherited from the base URL. */
const EARLIER: Readonly<Record<URLPatternComponent, readonly URLPatternComponent[]>> = {
  protocol: [],
  username: [],
  password: [],
  hostname: ['protocol'],
  port: ['protocol', 'hostname'],
  pathname: ['protocol', 'hostname', 'port'],
  search: ['protocol', 'hostname', 'port', 'pathname'],
  hash: ['protocol', 'hostname', 'port', 'pathname', 'search'],
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, MEMBERS)
  if (unknown !== null) return unknown
  const { pattern: patternArguments, inputs, expected_obj: expected } = vector
  if (!Array.isArray(patternArguments)) return 'pattern is not a list of arguments'
  let pattern: URLPattern
  try {
    pattern = construct(patternArguments)
  } catch (error) {
    if (expected === 'error') return isPlainTypeError(error)
    return `the constructor threw ${String(error)}`
  }
  if (expected === 'error') return 'the constructor did not throw'
  const problem = firstProblem(
    COMPONENTS.map((name) => expectSame(name, pattern[name], expectedPattern(name, vector))),
  )
  if (problem !== null || !Object.hasOwn(vector, 'expected_match')) return problem
  if (inputs !== undefined && !Array.isArray(inputs)) return 'inputs is not a list of arguments'
  return checkMatch(pattern, inputs ?? [], vector)
}

/** The web platform's tests want TypeErrors to be that and no subclass. */
function isPlainTypeError(error: unknown): string | null {
  const isPlain = error instanceof TypeError && error.constructor === TypeError
  return isPlain ? null : `threw ${String(error)}, which is not a plain TypeError`
}

function construct(args: readonly unknown[]): URLPattern {
  return Reflect.construct(URLPattern, args) as URLPattern
}

/** What the data leave out: the pattern as it was given, the base's part, or `*`. */
function expectedPattern(name: URLPatternComponent, vector: Vector): unknown {
  const [input, second] = vector['pattern'] as readonly unknown[]
  const expected = vector['expected_obj'] as Readonly<Record<string, unknown>> | undefined
  if (expected?.[name] !== undefined) return expected[name]
  if (isExactlyEmpty(name, vector)) return ''
  const init = (typeof input === 'object' ? input : {}) as URLPatternInit
  if (init[name]) return init[name]
  if (EARLIER[name].some((earlier) => Object.hasOwn(init, earlier))) return '*'
  const base = init.baseURL ?? (typeof second === 'string' ? second : undefined)
  if (base === undefined || name === 'username' || name === 'password') return '*'
  return new URL(base)[name].replace(name === 'protocol' ? /:$/ : /^[?#]/, '')
}

function isExactlyEmpty(name: URLPatternComponent, vector: Vector): boolean {
  return ((vector['exactly_empty_components'] ?? []) as readonly string[]).includes(name)
}

function checkMatch(
  pattern: URLPattern,
  inputs: readonly unknown[],
  vector: Vector,
): string | null {
  const { expected_match: expected } = vector
  if (expected === 'error') {
    return (
      expectTypeError(() => Reflect.apply(pattern.test, pattern, inputs)) ??
      expectTypeError(() => Reflect.apply(pattern.exec, pattern, inputs))
    )
  }
  const matches = Reflect.apply(pattern.test, pattern, inputs)
  const result: unknown = Reflect.apply(pattern.exec, pattern, inputs)
  const problem = expectSame('test()', matches, expected !== null)
  if (problem !== null) return problem
  const wanted = expected === null ? null : expectedResult(expected as Vector, inputs, vector)
  if (isDeepStrictEqual(result, wanted)) return null
  return `exec() gives ${JSON.stringify(result)}, not ${JSON.stringify(wanted)}`
}

function expectTypeError(run: () => unknown): string | null {
  try {
    run()
    return 'matching did not throw'
  } catch (error) {
    return isPlainTypeError(error)
  }
}

function expectedResult(match: Vector, inputs: readonly unknown[], vector: Vector): Vector {
  const components = COMPONENTS.map((name) => {
    const { input, groups } = (match[name] ?? {
      input: '',
      groups: isExactlyEmpty(name, vector) ? {} : { 0: '' },
    }) as { readonly input: string; readonly groups: Readonly<Record<string, string | null>> }
    const taken = Object.entries(groups).map(([group, text]) => [group, text ?? undefined])
    return [name, { input, groups: Object.fromEntries(taken) }]
  })
  return { ...Object.fromEntries(components), inputs: match['inputs'] ?? inputs }
}

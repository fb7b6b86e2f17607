import { URL } from '@waymark/url'
import type { Case } from './suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from './vectors.ts'

/** The cases of `urltestdata.json` and of files of its shape. */
export function* urlCases(text: string): Iterable<Case> {
  for (const vector of vectorsOf(JSON.parse(text))) {
    const { input, base } = vector
    yield { id: JSON.stringify([input, base]), check: () => check(vector) }
  }
}

const PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const
const ABOUT = ['input', 'base', 'comment']

function check(vector: Vector): string | null {
  const { input, base = null, failure } = vector
  if (typeof input !== 'string') return 'the vector has no input'
  if (base !== null && typeof base !== 'string') return 'the base is neither a string nor null'
  if (failure === undefined) return checkParts(vector, input, base)
  if (failure !== true) return 'failure is not true'
  return (
    unknownMember(vector, [...ABOUT, 'failure', 'relativeTo']) ?? checkFailure(vector, input, base)
  )
}

function checkParts(vector: Vector, input: string, base: string | null): string | null {
  const unknown = unknownMember(vector, [...ABOUT, ...PARTS, 'searchParams'])
  if (unknown !== null) return unknown
  if (!('href' in vector)) return 'the vector expects nothing'
  const url = construct(input, base)
  if (url === null) return 'it does not parse'
  const asked = PARTS.filter((part) => part in vector)
  return firstProblem([
    ...asked.map((part) => expectSame(part, url[part], vector[part])),
    'searchParams' in vector
      ? expectSame('searchParams', url.searchParams.toString(), vector['searchParams'])
      : null,
    expectSame('URL.canParse', URL.canParse(input, base ?? undefined), true),
    expectSame('URL.parse', URL.parse(input, base ?? undefined)?.href, url.href),
    expectSame('href parsed again', construct(url.href, null)?.href, url.href),
    base === null ? expectSame('href set', setHref(input), url.href) : null,
  ])
}

function checkFailure(vector: Vector, input: string, base: string | null): string | null {
  const alone = [
    expectSame('the constructor', construct(input, base)?.href, undefined),
    expectSame('URL.canParse', URL.canParse(input, base ?? undefined), false),
    expectSame('URL.parse', URL.parse(input, base ?? undefined), null),
  ]
  if (base !== null) return firstProblem(alone)
  return firstProblem([
    ...alone,
    expectSame('as a base', construct('about:blank', input)?.href, undefined),
    expectSame('href set', setHref(input), null),
    ...checkRelative(input, vector['relativeTo']),
  ])
}

/** What fails alone may be relative to some base; `relativeTo` says to which. */
function* checkRelative(input: string, relativeTo: unknown): Iterable<string | null> {
  // `https:x` is relative to a base of its own scheme only.
  const scheme = /^(https?|wss?|ftp|file):/i.exec(input)?.[1] ?? 'https'
  const withList = URL.canParse(input, `${scheme}://example.org/foo/bar`)
  const withOpaque = URL.canParse(input, 'about:blank')
  const isKnown = [undefined, 'any-base', 'non-opaque-path-base'].includes(relativeTo as string)
  yield isKnown ? null : `nothing is known of relativeTo ${JSON.stringify(relativeTo)}`
  yield expectSame('with a base that has a path', withList, relativeTo !== undefined)
  yield expectSame('with a base that has an opaque path', withOpaque, relativeTo === 'any-base')
}

/** What the constructor gives, or `null` when it throws the TypeError that it has to throw. */
function construct(input: string, base: string | null): URL | null {
  try {
    return base === null ? new URL(input) : new URL(input, base)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function setHref(value: string): string | null {
  const url = new URL('about:blank')
  try {
    url.href = value
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
  return url.href
}

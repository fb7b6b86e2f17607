import { isObject } from '@waymark/urlencoded/internal'
import { blankRecord } from './url-component.ts'
import { URLPattern } from './url-pattern-class.ts'
import type { URLPatternInit, URLPatternInput, UrlLike } from './url-pattern-types.ts'
import { INIT_MEMBERS, toUrlPatternInput } from './web-idl-values.ts'

/**
 * A pattern from what a function was given that takes patterns: an object of the class, which comes back as
 * it is, a constructor string, or a pattern for each part.
 *
 * @param baseURL - What the pattern is relative to when it does not say so itself.
 * @throws TypeError when the input is not a pattern; its `cause` is a `PatternProblem`.
 * @see https://urlpattern.spec.whatwg.org/#build-a-urlpattern-object-from-a-web-idl-value
 *
 * @example
 * ```ts
 * import { buildUrlPatternFromWebIdlValue } from '@waymark/url-pattern'
 *
 * const pattern = buildUrlPatternFromWebIdlValue({ pathname: '/books/:id' }, 'https://a.example/')
 * pattern.test('https://a.example/books/7') // => true
 * buildUrlPatternFromWebIdlValue(pattern, 'https://b.example/') === pattern // => true
 * ```
 */
export function buildUrlPatternFromWebIdlValue(
  input: URLPatternInput | URLPattern,
  baseURL: string | UrlLike,
): URLPattern {
  if (isUrlPattern(input)) return input
  const converted = toUrlPatternInput(input)
  if (typeof converted === 'string') return new URLPattern(converted, `${baseURL}`)
  return new URLPattern(blankRecord({ baseURL: `${baseURL}`, ...converted }))
}

/**
 * A pattern from a file: a value that `JSON.parse` gave.
 *
 * @param baseURL - What the pattern is relative to, for example the URL of the file.
 * @returns `null` for what is neither a string nor an object with nothing but strings for parts.
 * @throws TypeError when it is either, and no pattern; its `cause` is a `PatternProblem`.
 * @see https://urlpattern.spec.whatwg.org/#build-a-url-pattern-from-an-infra-value
 *
 * @example
 * ```ts
 * import { buildUrlPatternFromInfraValue } from '@waymark/url-pattern'
 *
 * buildUrlPatternFromInfraValue('img/*', 'https://a.example/rules.json')?.pathname // => '/img/*'
 * buildUrlPatternFromInfraValue({ pathname: 7 }, 'https://a.example/rules.json') // => null
 * ```
 */
export function buildUrlPatternFromInfraValue(
  rawPattern: unknown,
  baseURL: string | UrlLike,
): URLPattern | null {
  if (typeof rawPattern === 'string') return new URLPattern(rawPattern, `${baseURL}`)
  if (!isObject(rawPattern) || !isUrlPatternInit(rawPattern)) return null
  return new URLPattern(blankRecord({ baseURL: `${baseURL}`, ...rawPattern }))
}

/** By what the class made, and not by the prototype, which can be changed. */
function isUrlPattern(value: unknown): value is URLPattern {
  try {
    Reflect.get(URLPattern.prototype, 'protocol', value)
    return true
  } catch {
    return false
  }
}

function isUrlPatternInit(value: object): value is URLPatternInit {
  const members: readonly string[] = INIT_MEMBERS
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    // Of a Map or a class, what it holds is not among its members.
    (prototype === Object.prototype || prototype === null) &&
    Object.entries(value).every(([key, text]) => members.includes(key) && typeof text === 'string')
  )
}

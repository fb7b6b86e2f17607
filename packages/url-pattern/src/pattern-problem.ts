import { safeMessage, shorten } from '@waymark/infra/internal'
import type { Problem, Severity } from '@waymark/infra/problem'
import { PATTERN_WORDS, type PatternProblemCode } from './pattern-words.ts'
import type { URLPatternComponent } from './url-component.ts'

/**
 * What is wrong with a pattern, and where: the `cause` of the TypeErrors that `new URLPattern` throws.
 *
 * It is an object of its own and not a kind of error, because web-platform-tests require a TypeError and no subclass.
 *
 * @example
 * ```ts
 * import { PatternProblem, URLPattern } from '@waymark/url-pattern'
 *
 * try {
 *   new URLPattern({ pathname: '/books/:id(' })
 * } catch (error) {
 *   const { cause } = error as Error
 *   cause instanceof PatternProblem && cause.code // => 'pattern-regexp-unclosed'
 * }
 * ```
 */
export class PatternProblem implements Problem<PatternProblemCode> {
  readonly code: PatternProblemCode
  readonly severity: Severity = 'error'
  readonly message: string
  readonly remedy: string
  /** Whose pattern it is; `null` if it is the base URL that is wrong. */
  readonly component: URLPatternComponent | null
  /** What the caller wrote: the constructor string, or the member of the init. */
  readonly input: string
  /** The first UTF-16 code unit concerned, counted in `input`. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number

  constructor(
    code: PatternProblemCode,
    component: URLPatternComponent | null,
    input: string,
    place: readonly [number, number],
  ) {
    this.code = code
    this.message = PATTERN_WORDS[code].message
    this.remedy = PATTERN_WORDS[code].remedy
    this.component = component
    this.input = input
    this.start = place[0]
    this.end = place[1]
  }
}

/**
 * The error for an invalid pattern.
 *
 * @param detail - What the engine says about it.
 */
export function invalidPattern(problem: PatternProblem, detail = ''): TypeError {
  const { code, input, start } = problem
  const why = `${problem.message} ${problem.remedy}${detail === '' ? '' : ` ${shown(detail)}`}`
  const message = `Invalid ${whatIsInvalid(problem)} "${shown(input)}": ${code} at ${start}: ${why}`
  return new TypeError(message, { cause: problem })
}

function whatIsInvalid({ code, component }: PatternProblem): string {
  if (component !== null) return `${component} pattern`
  return code === 'pattern-base-missing' ? 'URL pattern' : 'base URL'
}

/** In messages, longer strings lose their middle: a megabyte in a log is of no use, and engines give reasons at the end. */
const SHOWN = 2_000

function shown(text: string): string {
  return safeMessage(shorten(text, SHOWN))
}

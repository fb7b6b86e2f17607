import { canonicalizeProtocol } from './canonicalize.ts'
import { compileComponent } from './component.ts'
import { type ConstructorString, parseConstructorString } from './constructor-string-parser.ts'
import { DEFAULT_OPTIONS } from './options.ts'
import { invalidPattern, PatternProblem } from './pattern-problem.ts'
import { protocolComponentMatchesSpecialScheme } from './special-scheme.ts'
import type { Refuse } from './tokenizer.ts'
import { blankRecord, type URLPatternComponent } from './url-component.ts'
import type { URLPatternInit, URLPatternInput } from './url-pattern-types.ts'

/** What a caller wrote, in parts. */
export interface PatternSource {
  readonly init: URLPatternInit
  /** Of a constructor string the whole, and where each part begins in it; `null` for an init. */
  readonly written: (Pick<ConstructorString, 'offsets'> & { readonly text: string }) | null
}

/**
 * The init of a constructor's input: the first steps of *create*.
 *
 * @param baseUrl - `null` for none.
 * @throws TypeError for a second base of an init, and for a relative string without one.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-create
 */
export function readPatternSource(input: URLPatternInput, baseUrl: string | null): PatternSource {
  if (typeof input !== 'string') {
    if (baseUrl !== null) throw baseProblem('pattern-base-unexpected', baseUrl)
    return { init: input, written: null }
  }
  const { patterns, offsets } = parseConstructorString(input, (protocol) => {
    const refuse = throwAt('protocol', input, 0)
    const component = compileComponent(protocol, canonicalizeProtocol, DEFAULT_OPTIONS, refuse)
    return protocolComponentMatchesSpecialScheme(component)
  })
  if (baseUrl === null && patterns.protocol === undefined)
    throw baseProblem('pattern-base-missing', input)
  const init = baseUrl === null ? patterns : blankRecord({ ...patterns, baseURL: baseUrl })
  return { init, written: { text: input, offsets } }
}

/** The error for a base URL that is wrong, or missing for the input. */
export function baseProblem(
  name: 'pattern-base-missing' | 'pattern-base-invalid' | 'pattern-base-unexpected',
  input: string,
): TypeError {
  const end = name === 'pattern-base-missing' ? 0 : input.length
  return invalidPattern(new PatternProblem(name, null, input, [0, end]))
}

/**
 * Throws for a mistake in the pattern of a part, with its place in what the caller wrote.
 *
 * @param pattern - What the part of the init was processed to.
 */
export function refuserOf(
  { init, written }: PatternSource,
  component: URLPatternComponent,
  pattern: string,
): Refuse {
  const member = init[component] ?? pattern
  // Processing takes a mark from the start, or puts a base's path before it; from a protocol it takes the end.
  const shift = component === 'protocol' ? 0 : member.length - pattern.length
  const offset = written?.offsets[component]
  if (written === null || offset === undefined) return throwAt(component, member, shift)
  return throwAt(component, written.text, offset + shift)
}

/** @param shift - Where the pattern begins in `input`; below 0 where it begins with a base's path. */
function throwAt(component: URLPatternComponent, input: string, shift: number): Refuse {
  return (name, start, end, detail) => {
    const place = [Math.max(start + shift, 0), Math.max(end + shift, 0)] as const
    throw invalidPattern(new PatternProblem(name, component, input, place), detail)
  }
}

import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Problem } from '@waymark/infra/problem'
import { setOfCharacters } from './backtracking/character-set.ts'
import type { BacktrackingExample } from './backtracking/example.ts'
import { CHARACTERS, findSlow, type Slow } from './backtracking/find-slow.ts'
import { type PatternRegexp, patternRegexp } from './backtracking/pattern-regexp.ts'
import { readRegexp } from './backtracking/read-regexp.ts'
import { BACKTRACKING_WORDS, type BacktrackingCode } from './backtracking/words.ts'
import { createRegExp } from './regular-expression.ts'
import { COMPONENTS, type URLPatternComponent } from './url-component.ts'
import { createUrlPattern, type UrlPattern } from './url-pattern.ts'
import type { URLPattern } from './url-pattern-interface.ts'
import type { URLPatternInput } from './url-pattern-types.ts'
import { toUrlPatternInput } from './web-idl-values.ts'

/** The options of `inspectUrlPattern`. */
export interface InspectUrlPatternOptions {
  /** What the pattern is relative to. */
  readonly baseURL?: string | undefined
  /** Whether the pattern is for letters in either case: an object of the class does not tell. Default `false`. */
  readonly ignoreCase?: boolean | undefined
}

export const INSPECT_URL_PATTERN_OPTIONS: OptionTable<InspectUrlPatternOptions> = {
  baseURL: STRING,
  ignoreCase: BOOLEAN,
}

/** A regular expression in a pattern on which the engine can take very long. */
export interface BacktrackingProblem extends Problem<BacktrackingCode> {
  readonly component: URLPatternComponent
  /** The pattern of that component, as an object of the class has it. */
  readonly input: string
  /** The first UTF-16 code unit of the repetitions concerned, in `input`. */
  readonly start: number
  readonly end: number
  /** What shows it as this component of a URL; `null` if the regular expression was too large. */
  readonly example: BacktrackingExample | null
}

/**
 * Finds regular expressions in a pattern on which the engine can take very long, because it goes back and tries other ways.
 *
 * A pattern without a regular expression has none: it is matched by an automaton. Assertions are taken as always fulfilled,
 * so that one which prevents the slowness does not prevent the finding; what is inside of them is not looked at.
 *
 * @returns In the order of the components, one for each repetition that makes the time exponential; where a component has none,
 *   one for each pair of repetitions that makes it polynomial.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @throws TypeError when the input is not a pattern; its `cause` is a `PatternProblem`.
 *
 * @example
 * ```ts
 * import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
 *
 * const [problem] = inspectUrlPattern('https://a.example/:name((?:a+)+)')
 * problem?.component // => 'pathname'
 * problem?.input.slice(problem.start, problem.end) // => '(?:a+)+'
 * inspectUrlPattern('https://a.example/:name(a+)') // => []
 * ```
 */
export function inspectUrlPattern(
  input: URLPatternInput | URLPattern,
  options: InspectUrlPatternOptions = {},
): readonly BacktrackingProblem[] {
  options = checkOptions(options, INSPECT_URL_PATTERN_OPTIONS)
  const { baseURL = null, ignoreCase = false } = options
  const pattern = createUrlPattern(toUrlPatternInput(input), baseURL, ignoreCase)
  return COMPONENTS.flatMap((name) => {
    // A port has at most five digits.
    if (!pattern[name].hasRegexpGroups || name === 'port') return []
    return inspectComponent(name, pattern, ignoreCase)
  })
}

function inspectComponent(
  name: URLPatternComponent,
  pattern: UrlPattern,
  ignoreCase: boolean,
): readonly BacktrackingProblem[] {
  const component = pattern[name]
  const regexp = patternRegexp(name, component)
  const unknown = problemAt(name, 'pattern-backtracking-unknown', regexp, [0, regexp.source.length])
  const root = readRegexp(regexp.source, createRegExp('', false).flags === 'v')
  if (root === null) return [unknown]
  const alphabet = CHARACTERS.filter((character) => {
    const text = `a${character}a`
    return component.encodingCallback(text) === text
  })
  const ignoresCase = ignoreCase && (name === 'pathname' || name === 'search' || name === 'hash')
  const setOf = (source: string) => {
    const one = createRegExp(`^(?:${source})$`, ignoresCase)
    return setOfCharacters(alphabet, (character) => one.test(character))
  }
  const found = findSlow(root, setOf, alphabet)
  if (found === null) return [unknown]
  const problems = found.map((slow) => problemOf(name, regexp, slow))
  // What is written once is in the source twice for `{x(y)z}+`.
  return problems.filter(
    (one, index) => problems.findIndex((other) => isSame(one, other)) === index,
  )
}

function isSame(a: BacktrackingProblem, b: BacktrackingProblem): boolean {
  return a.start === b.start && a.end === b.end && a.message === b.message
}

function problemOf(
  name: URLPatternComponent,
  regexp: PatternRegexp,
  { growth, loops, example }: Slow,
): BacktrackingProblem {
  const [first, last = first] = loops
  const place = [first.start, Math.max(first.end, last.end)] as const
  const readers = readersOf(
    example.repeated,
    loops.map(({ start, end }) => regexp.source.slice(start, end)),
  )
  const message = messageOf(growth, example.times, readers)
  return {
    ...problemAt(name, `pattern-backtracking-${growth}`, regexp, place),
    ...tell({ message }),
    example,
  }
}

function readersOf(text: string, loops: readonly string[]): Sentence {
  const [first = '', second] = loops
  return second === undefined
    ? sentence('The repetition {repetition:quote80} can read {text:quote40} in several ways', {
        repetition: first,
        text,
      })
    : sentence(
        'The repetitions {first:quote80} and {second:quote80} can both read {text:quote40}',
        {
          first,
          second,
          text,
        },
      )
}

function messageOf(growth: Slow['growth'], times: number | null, readers: Sentence): Sentence {
  if (times === 1) {
    return sentence(
      '{readers:phrase}: a URL with this text that does not match takes more than a million steps.',
      { readers },
    )
  }
  if (times !== null) {
    return sentence(
      '{readers:phrase}: a URL with {times} copies of this text that does not match takes more than a million steps.',
      { readers, times },
    )
  }
  return growth === 'exponential'
    ? sentence(
        '{readers:phrase}: each further copy of this text doubles the time for a URL that does not match.',
        { detail: 'doubles', readers },
      )
    : sentence(
        '{readers:phrase}: the time for a URL that does not match grows at least with the square of its length.',
        { detail: 'squares', readers },
      )
}

function problemAt(
  component: URLPatternComponent,
  code: BacktrackingCode,
  regexp: PatternRegexp,
  place: readonly [start: number, end: number],
): BacktrackingProblem {
  const { severity, summary: message, remedy } = BACKTRACKING_WORDS[code]
  const { start, end } = regexp.placeOf(...place)
  return {
    code,
    severity,
    message,
    remedy,
    component,
    input: regexp.pattern,
    start,
    end,
    example: null,
  }
}

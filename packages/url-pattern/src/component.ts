import { asciiLowercase } from '@waymark/infra'
import type { Options } from './options.ts'
import type { Part } from './part.ts'
import { type EncodingCallback, parsePatternString } from './pattern-parser.ts'
import { generatePatternString } from './pattern-string.ts'
import { createRegExp, generateRegularExpression } from './regular-expression.ts'
import { runWildcardProgram } from './run-wildcard-program.ts'
import { type Refuse, tokenize } from './tokenizer.ts'
import { compileWildcardProgram } from './wildcard-program.ts'

/**
 * The pattern of one part of a URL, compiled.
 *
 * @see https://urlpattern.spec.whatwg.org/#component
 */
export interface Component {
  readonly patternString: string
  readonly partList: readonly Part[]
  readonly groupNameList: readonly string[]
  readonly hasRegexpGroups: boolean
  readonly encodingCallback: EncodingCallback
  /** What each group takes of a part of a URL, in the order of the names; `null` when it does not match. */
  match(input: string): readonly (string | undefined)[] | null
}

/**
 * Compiles the pattern of one part of a URL.
 *
 * Only patterns with regular expressions become one. The standard allows the others to be matched directly,
 * and so they take time in proportion to the input.
 *
 * @see https://urlpattern.spec.whatwg.org/#compile-a-component
 */
export function compileComponent(
  input: string,
  encodingCallback: EncodingCallback,
  options: Options,
  refuse: Refuse,
): Component {
  const partList = parsePatternString(input, options, encodingCallback, refuse)
  const hasRegexpGroups = partList.some(({ type }) => type === 'regexp')
  const groupNameList = partList.flatMap((part) => (part.type === 'fixed-text' ? [] : [part.name]))
  let match: Component['match']
  if (hasRegexpGroups) {
    const regexp = compileRegularExpression(input, partList, options, refuse)
    // Captures with names, which the standard lets through, shift the groups after them there as well.
    match = (text) => {
      const found = regexp.exec(text)
      if (found === null) return null
      const groups: (string | undefined)[] = []
      for (let i = 0; i < groupNameList.length; i++) groups[i] = found[i + 1]
      return groups
    }
  } else match = plainMatcher(partList, options) ?? programMatcher(partList, options)
  const patternString = generatePatternString(partList, options)
  return { patternString, partList, groupNameList, hasRegexpGroups, encodingCallback, match }
}

/** Most parts of most patterns are one fixed string, one wildcard or nothing, and need no program; `null` for others. */
function plainMatcher(
  partList: readonly Part[],
  { ignoreCase }: Options,
): Component['match'] | null {
  const [part] = partList
  if (part === undefined) return (text) => (text === '' ? [] : null)
  if (partList.length > 1 || part.modifier !== 'none') return null
  if (part.type === 'fixed-text') {
    if (!ignoreCase) return (text) => (text === part.value ? [] : null)
    const value = asciiLowercase(part.value)
    return (text) => (asciiLowercase(text) === value ? [] : null)
  }
  const isAnything = part.type === 'full-wildcard' && part.prefix === '' && part.suffix === ''
  return isAnything ? (text) => [text] : null
}

function programMatcher(partList: readonly Part[], options: Options): Component['match'] {
  const program = compileWildcardProgram(partList, options)
  return (text) => runWildcardProgram(program, text)
}

function compileRegularExpression(
  input: string,
  partList: readonly Part[],
  options: Options,
  refuse: Refuse,
): RegExp {
  try {
    return createRegExp(generateRegularExpression(partList, options), options.ignoreCase)
  } catch (error) {
    const { start, end } = findInvalidRegexp(input)
    return refuse('pattern-regexp-invalid', start, end, error instanceof Error ? error.message : '')
  }
}

/** The first regular expression that fails by itself; the whole pattern where they fail together. */
function findInvalidRegexp(input: string): { readonly start: number; readonly end: number } {
  for (const { type, value, index, end } of tokenize(input, null)) {
    if (type !== 'regexp') continue
    try {
      createRegExp(`(?:${value})`, false)
    } catch {
      return { start: index, end }
    }
  }
  return { start: 0, end: input.length }
}

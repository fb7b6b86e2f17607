import { requireString } from '@waymark/infra/argument'
import { hasOwn } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import { type LanguageTagProblemCode, problemAt } from './problem-words.ts'
import {
  extlangPrefix,
  grandfathered,
  isLanguage,
  isRegion,
  isScript,
  isVariant,
} from './registry.ts'
import { cutSubtags, type Subtags, subtagAt } from './subtags.ts'

/** Why a tag is not valid, and where. Offsets count UTF-16 code units. */
export interface LanguageTagProblem extends Problem<LanguageTagProblemCode> {
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
}

/**
 * Finds everything that makes a tag invalid.
 *
 * @returns The problems in the order of the tag; empty for a valid tag.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 *
 * @example
 * ```ts
 * import { checkLanguageTag } from '@waymark/language-tag'
 *
 * checkLanguageTag('en-UK').map(({ code, start, end }) => [code, start, end]) // => [['unknown-region', 3, 5]]
 * ```
 */
export function checkLanguageTag(tag: string): readonly LanguageTagProblem[] {
  if (grandfathered(tag) !== null) return []
  const cut = cutSubtags(tag)
  if (!hasOwn(cut, 'count')) return [problemAt('tag-not-well-formed', tag, cut.start, cut.end)]
  if (cut.privateStart === 0) return []
  return checkSubtags(tag, cut)
}

/**
 * Whether a tag is well-formed, all its subtags are registered, and no variant or singleton is repeated.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 *
 * @example
 * ```ts
 * import { isValid } from '@waymark/language-tag'
 *
 * isValid('sr-Latn-RS') // => true
 * isValid('xx-Abcd') // => false
 * ```
 */
export function isValid(tag: string): boolean {
  requireString(tag, 'tag', 'pass a language tag, such as `de-CH`')
  return checkLanguageTag(tag).length === 0
}

function checkSubtags(tag: string, cut: Subtags): LanguageTagProblem[] {
  const problems: LanguageTagProblem[] = []
  const lower = (index: number) => subtagAt(tag, cut, index).toLowerCase()
  const report = (code: LanguageTagProblemCode, index: number) =>
    problems.push(problemAt(code, tag, cut.bounds[2 * index]!, cut.bounds[2 * index + 1]!))

  const language = lower(0)
  if (!isLanguage(language)) report('unknown-language', 0)
  for (let i = 1; i < cut.extlangEnd; i++) {
    const prefix = extlangPrefix(lower(i))
    if (prefix === null) report('unknown-extlang', i)
    else if (prefix !== language) report('extlang-prefix-mismatch', i)
  }
  // The second and the third are reserved permanently: https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2
  if (cut.extlangEnd > 2) report('multiple-extlangs', 2)
  if (cut.script !== 0 && !isScript(lower(cut.script))) report('unknown-script', cut.script)
  if (cut.region !== 0 && !isRegion(lower(cut.region))) report('unknown-region', cut.region)

  const variants = new Set<string>()
  for (let i = cut.variantStart; i < cut.variantEnd; i++) {
    const variant = lower(i)
    if (variants.has(variant)) report('duplicate-variant', i)
    else if (!isVariant(variant)) report('unknown-variant', i)
    variants.add(variant)
  }
  const singletons = new Set<string>()
  for (let i = cut.variantEnd; i < cut.privateStart; i++) {
    if (cut.bounds[2 * i + 1]! - cut.bounds[2 * i]! > 1) continue
    const singleton = lower(i)
    if (singletons.has(singleton)) report('duplicate-singleton', i)
    singletons.add(singleton)
  }
  return problems
}

import {
  extlangPrefix,
  grandfathered,
  isLanguage,
  isRegion,
  isScript,
  isVariant,
} from './registry.ts'
import { cutSubtags, type Subtags, subtagAt } from './subtags.ts'

/** Why a tag is not valid. Only `not-well-formed` is about grammar; it comes alone. */
export type LanguageTagProblemName =
  | 'not-well-formed'
  | 'language'
  | 'extlang'
  | 'extlang-count'
  | 'extlang-prefix'
  | 'script'
  | 'region'
  | 'variant'
  | 'duplicate-variant'
  | 'duplicate-singleton'

/** What keeps a tag from being valid, and where. */
export interface LanguageTagProblem {
  readonly name: LanguageTagProblemName
  /** First UTF-16 unit concerned. */
  readonly start: number
  /** One past the last; equal to `start` when something is missing there. */
  readonly end: number
}

/**
 * Finds everything that keeps a tag from being valid.
 *
 * @returns The problems in the order of the tag; empty for a valid tag.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 */
export function checkLanguageTag(tag: string): readonly LanguageTagProblem[] {
  if (grandfathered(tag) !== null) return []
  const cut = cutSubtags(tag)
  if (!('count' in cut)) return [{ name: 'not-well-formed', start: cut.start, end: cut.end }]
  if (cut.privateStart === 0) return []
  return checkSubtags(tag, cut)
}

/**
 * Whether a tag is well-formed, all its subtags are in the registry, and none of them repeats what may stand once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 */
export function isValid(tag: string): boolean {
  return checkLanguageTag(tag).length === 0
}

function checkSubtags(tag: string, cut: Subtags): LanguageTagProblem[] {
  const problems: LanguageTagProblem[] = []
  const lower = (index: number) => subtagAt(tag, cut, index).toLowerCase()
  const report = (name: LanguageTagProblemName, index: number) =>
    problems.push({ name, start: cut.bounds[2 * index]!, end: cut.bounds[2 * index + 1]! })

  const language = lower(0)
  if (!isLanguage(language)) report('language', 0)
  for (let i = 1; i < cut.extlangEnd; i++) {
    const prefix = extlangPrefix(lower(i))
    if (prefix === null) report('extlang', i)
    else if (prefix !== language) report('extlang-prefix', i)
  }
  // The second and third places are reserved for good: https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2
  if (cut.extlangEnd > 2) report('extlang-count', 2)
  if (cut.script !== 0 && !isScript(lower(cut.script))) report('script', cut.script)
  if (cut.region !== 0 && !isRegion(lower(cut.region))) report('region', cut.region)

  const variants = new Set<string>()
  for (let i = cut.variantStart; i < cut.variantEnd; i++) {
    const variant = lower(i)
    if (variants.has(variant)) report('duplicate-variant', i)
    else if (!isVariant(variant)) report('variant', i)
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

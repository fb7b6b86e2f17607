import {
  DEFAULT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  validateURL,
} from '@waymark/i18n-validation'
import { type Category, type Rule, traceWith } from '@waymark/normalize/core'
import { seo } from '@waymark/normalize/presets'
import { type Clip, clip } from './clip.ts'
import { type Marked, markSpan } from './marked.ts'
import type { SeoOptions } from './state.ts'
import { type ProblemText, problemText, stepReason } from './texts/problem-text.ts'
import { readWords } from './words/read.ts'
import { packageTexts } from './words/translation.ts'

/** What the SEO normaliser makes of a URL, and how it got there. */
export interface SeoView {
  readonly result: SeoResult
  readonly steps: readonly SeoStep[]
  /** One sentence for those who listen. */
  readonly summary: string
}

export type SeoResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'unchanged' | 'changed'; readonly url: Clip }
  | { readonly kind: 'rejected'; readonly faults: readonly SeoFault[] }

export interface SeoFault extends ProblemText {
  readonly code: string
}

export interface SeoStep {
  readonly reason: string
  readonly rule: string
  readonly category: Category
  /** What to know about such a change. */
  readonly explain: string
  readonly before: Marked
  readonly after: Marked
}

/** Document 0's configuration for what is ticked on the page. */
export function configOf(options: SeoOptions): URLNormalizationConfig {
  return {
    ...DEFAULT_URL_NORMALIZATION,
    trailingSlash: options.trailingSlash,
    removeQuery: !options.keepQuery,
    removeFragment: !options.keepFragment,
    allowedProtocols: options.httpsOnly ? ['https'] : DEFAULT_URL_NORMALIZATION.allowedProtocols,
  }
}

/**
 * Normalises for search engines.
 *
 * @param text - The input as typed, or resolved against a base URL.
 * @returns What to show, and the whole normalised URL, which is empty if there is none.
 */
export function seoView(text: string, options: SeoOptions): { view: SeoView; whole: string } {
  if (text.trim() === '') {
    return { view: { result: { kind: 'none' }, steps: [], summary: '' }, whole: '' }
  }
  const checked = validateURL(text, configOf(options))
  if (!checked.valid) {
    const faults = checked.errors.map((error) => ({ code: error.code, ...problemText(error) }))
    const summary = readWords().notUsable(faults.map(({ message }) => message).join(' '))
    return { view: { result: { kind: 'rejected', faults }, steps: [], summary }, whole: '' }
  }
  const whole: string = checked.data
  const url = clip(whole)
  const steps = stepsOf(text, options)
  const view: SeoView =
    steps.length === 0
      ? {
          result: { kind: 'unchanged', url },
          steps,
          summary: readWords().alreadyNormalised,
        }
      : {
          result: { kind: 'changed', url },
          steps,
          summary: readWords().normalised(url.text),
        }
  return { view, whole }
}

function stepsOf(text: string, options: SeoOptions): SeoStep[] {
  const disabled: readonly string[] = [
    ...(options.keepQuery ? ['remove-query'] : []),
    ...(options.keepFragment ? ['remove-fragment'] : []),
  ]
  const selection = {
    ...seo,
    rules: seo.rules.filter((rule) => !disabled.includes(rule.name)),
  }
  const { steps } = traceWith(text, selection, { trailingSlash: options.trailingSlash })
  return steps.map(({ rule, category, before, after, start, end, reason, data }) => ({
    rule,
    category,
    reason: stepReason({ rule, reason, data }),
    explain: ruleNamed(rule)?.explain ?? readWords().byParser,
    before: markSpan(before, start, end),
    after: markSpan(after, start, after.length - (before.length - end)),
  }))
}

/** A rule of the preset, in the language of the page; `undefined` for what the parser does. */
function ruleNamed(name: string): Rule | undefined {
  const rule = seo.rules.find((each) => each.name === name)
  return rule === undefined ? undefined : (packageTexts()?.rule(rule) ?? rule)
}

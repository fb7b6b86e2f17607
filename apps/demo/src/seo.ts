import {
  DEFAULT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  validateURL,
} from '@waymark/i18n-validation'
import { type Category, presets, rules, trace } from '@waymark/normalize'
import type { SeoOptions } from './state.ts'

/** What the SEO normaliser makes of a URL, and how it got there. */
export interface SeoView {
  readonly result: SeoResult
  readonly steps: readonly SeoStep[]
  /** One sentence for those who listen. */
  readonly summary: string
}

export type SeoResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'unchanged' | 'changed'; readonly url: string }
  | { readonly kind: 'rejected'; readonly faults: readonly SeoFault[] }

export interface SeoFault {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

export interface SeoStep {
  readonly rule: string
  readonly category: Category
  /** What was done, and then what to know about such a change. */
  readonly reason: string
  readonly explain: string
  readonly before: Marked
  readonly after: Marked
}

/** A text whose middle is what changed. */
export interface Marked {
  readonly head: string
  readonly changed: string
  readonly tail: string
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
 * @param text - The input as typed, or what a base made of it.
 */
export function seoView(text: string, options: SeoOptions): SeoView {
  if (text.trim() === '') return { result: { kind: 'none' }, steps: [], summary: '' }
  const checked = validateURL(text, configOf(options))
  if (!checked.valid) {
    const faults = checked.errors.map(({ code, message, remedy }) => ({ code, message, remedy }))
    const summary = `Not usable for search engines: ${faults.map(({ message }) => message).join(' ')}`
    return { result: { kind: 'rejected', faults }, steps: [], summary }
  }
  const url: string = checked.data
  const steps = stepsOf(text, options)
  return steps.length === 0
    ? { result: { kind: 'unchanged', url }, steps, summary: 'Already normal for search engines.' }
    : { result: { kind: 'changed', url }, steps, summary: `Normalised for search engines: ${url}` }
}

function stepsOf(text: string, options: SeoOptions): SeoStep[] {
  const kept: readonly string[] = [
    ...(options.keepQuery ? ['remove-query'] : []),
    ...(options.keepFragment ? ['remove-fragment'] : []),
  ]
  const selection = {
    ...presets.seo,
    rules: presets.seo.rules.filter((rule) => !kept.includes(rule.name)),
  }
  const { steps } = trace(text, selection, { trailingSlash: options.trailingSlash })
  return steps.map(({ rule, category, before, after, start, end, reason }) => ({
    rule,
    category,
    reason,
    explain: rules.find(({ name }) => name === rule)?.explain ?? '',
    before: mark(before, start, end),
    after: mark(after, start, after.length - (before.length - end)),
  }))
}

function mark(text: string, start: number, end: number): Marked {
  return { head: text.slice(0, start), changed: text.slice(start, end), tail: text.slice(end) }
}

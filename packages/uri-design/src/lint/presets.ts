import { deepFreeze } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { LintRule } from './rule.ts'
import type { LintGroup } from './rule-names.ts'

/** Severities for all rules. */
export interface LintPreset {
  readonly name: string
  readonly summary: string
  /** The severity of a rule; `off` if it does not run. */
  severityOf(rule: LintRule): Severity | 'off'
}

const STRICTER: Readonly<Record<Severity, Severity>> = {
  error: 'error',
  warning: 'error',
  info: 'warning',
}

/** Groups of rules that find what programs fail on, not only what people dislike. */
const CORRECTNESS: readonly LintGroup[] = [
  'scheme-present',
  'scheme-format',
  'encoding-check',
  'fragment-form',
  'identifier',
  'template',
  'security',
]

/**
 * The presets, by name.
 *
 * @example
 * ```ts
 * import { lint, lintPresets } from '@waymark/uri-design'
 *
 * Object.keys(lintPresets) // => ['recommended', 'strict', 'correctness']
 * lint('https://api.example.com/getUsers', { preset: 'correctness' }) // => []
 * ```
 */
export const lintPresets: Readonly<Record<'recommended' | 'strict' | 'correctness', LintPreset>> =
  /* @__PURE__ */ deepFreeze({
    recommended: {
      name: 'recommended',
      summary: 'Every rule at its own severity.',
      severityOf: (rule) => rule.severity,
    },
    strict: {
      name: 'strict',
      summary: 'Every rule one step more severe.',
      severityOf: (rule) => STRICTER[rule.severity],
    },
    correctness: {
      name: 'correctness',
      summary:
        'Only rules whose problems make programs fail: for URIs whose names can no longer change.',
      severityOf: (rule) =>
        rule.groups.some((group) => CORRECTNESS.includes(group)) ? rule.severity : 'off',
    },
  })

/** The names of the presets. */
export type LintPresetName = keyof typeof lintPresets

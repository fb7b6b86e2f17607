import type { LintRule, Severity } from './rule.ts'

/** How severe the rules are, all together. */
export interface LintPreset {
  readonly name: string
  readonly summary: string
  /** The severity of a rule; `off` when it is not asked. */
  severityOf(rule: LintRule): Severity | 'off'
}

const STRICTER: Readonly<Record<Severity, Severity>> = {
  error: 'error',
  warning: 'error',
  info: 'warning',
}

/** Groups in which something is wrong for programs, and not only for people. */
const CORRECTNESS: readonly string[] = [
  'scheme-present',
  'scheme-format',
  'encoding-check',
  'fragment-form',
  'identifier',
  'template',
  'security',
]

/** The presets, by name. */
export const lintPresets: Readonly<Record<'recommended' | 'strict' | 'correctness', LintPreset>> = {
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
    summary: 'Only what programs trip over: for URIs whose names are no longer yours to choose.',
    severityOf: (rule) =>
      rule.groups.some((group) => CORRECTNESS.includes(group)) ? rule.severity : 'off',
  },
}

/** The names of the presets. */
export type LintPresetName = keyof typeof lintPresets

import { ownOptions } from '@waymark/infra/internal'
import { checkOptions } from '@waymark/infra/options'
import type { Severity } from '@waymark/infra/problem'
import { lintRules } from '../rules/index.ts'
import { type CompiledLintRule, compileCustomRules } from './define-lint-rule.ts'
import { DOCUMENT_TEXTS, type DocumentCode, type DocumentProblem } from './document-problem.ts'
import { type LintConfig, lintConfig, ruleSeverity } from './lint.ts'
import type { LintRuleName, LintSeverities } from './rule-names.ts'

/** Which rules run on a document, and how severe they and the problems of the document itself are. */
export interface DocumentLintConfig extends Omit<LintConfig, 'rules'> {
  /** Severities by rule, group or problem of documents, which override those of the preset. */
  readonly rules?: LintSeverities<LintRuleName | DocumentCode>
}

/** A configuration, for the rules and for the problems of documents. */
export interface DocumentConfig {
  readonly forRules: LintConfig
  readonly customRules: readonly CompiledLintRule[]
  severityOf(problem: DocumentProblem): Severity | 'off'
  /** Whether something with a name can be found at all, so that an ignore comment for it can have an effect. */
  isAsked(name: string): boolean
}

/** Divides a configuration. */
export function documentConfig(config: DocumentLintConfig): DocumentConfig {
  config = checkOptions<DocumentLintConfig>(config, lintConfig)
  const { rules = {} } = config
  const customRules = compileCustomRules(config.customRules)
  const named = Object.entries(rules).filter(([name]) => isDocumentCode(name))
  const severities = new Map(named)
  const others = Object.entries(rules).filter(([name]) => !isDocumentCode(name))
  const forRules = ownOptions({ ...config, rules: Object.fromEntries(others), customRules })
  return {
    forRules,
    customRules,
    severityOf: ({ code, severity }) => severities.get(code) ?? severity,
    isAsked(name) {
      if (isDocumentCode(name)) return severities.get(name) !== 'off'
      const asked = [...lintRules, ...customRules].filter(({ code, groups }) =>
        [code, ...groups].some((each) => each === name),
      )
      // A cause, or everything.
      if (asked.length === 0) return config.only === undefined
      return asked.some((rule) => ruleSeverity(rule, forRules) !== 'off')
    },
  }
}

function isDocumentCode(name: string): name is DocumentCode {
  return Object.hasOwn(DOCUMENT_TEXTS, name)
}

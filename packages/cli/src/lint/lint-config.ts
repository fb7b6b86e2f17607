import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import {
  type DefinedLintRule,
  documentCodes,
  type LintConfig,
  type LintOptions,
  type LintPresetName,
  lintRules,
  ruleSeverity,
} from '@waymark/uri-design'
import { type Failure, usageFailure } from '../failure.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import {
  readPaths,
  readSeverities,
  type Severities,
  severitiesOfFile,
} from '../problems/severities.ts'
import { readCustomRules } from './custom-rules.ts'

/** A configuration with the rules of a team, which have been checked. */
export type CheckedLintConfig = LintConfig & { readonly customRules: readonly DefinedLintRule[] }

/** The configuration of the linter that the options of the command give. */
export function readConfig(options: OptionValues): CheckedLintConfig {
  const allowed = readSchemes('allowed-schemes', options)
  const maxDepth = options.number('max-depth')
  // The option accepts only these names.
  const preset = options.text('preset') as LintPresetName
  const customRules = readCustomRules(options)
  const codes = customRules.map(({ code }) => code)
  const rules = readSeverities(options, (name, option) => checkRuleName(name, option, codes))
  const chosen = { preset, rules: ofRules(rules, codes), customRules }
  if (allowed !== null) refuseUnread('allowed-schemes', 'allowedSchemes', chosen)
  if (maxDepth !== null) refuseUnread('max-depth', 'maxDepth', chosen)
  const schemes = readSchemes('schemes', options)
  const config: CheckedLintConfig = {
    preset,
    rules,
    customRules,
    ...pathsOf(options),
    options: {
      ...wordOptions(options),
      ...(maxDepth === null ? {} : { maxDepth }),
      ...(schemes === null ? {} : { schemes }),
      ...(allowed === null ? {} : { allowedSchemes: allowed.map((name) => name.toLowerCase()) }),
    },
  }
  check({ ...config, rules: chosen.rules })
  return config
}

const NAMES_OF_SCHEMES = /^[a-z][a-z0-9+.-]*$/i
const SCHEMES = /^[a-z][a-z0-9+.-]*(?::\S*)?$/i

function readSchemes(
  name: 'schemes' | 'allowed-schemes',
  options: OptionValues,
): readonly string[] | null {
  const text = options.text(name)
  if (text === null) return null
  const schemes = text.split(',')
  const pattern = name === 'schemes' ? SCHEMES : NAMES_OF_SCHEMES
  if (schemes.every((scheme) => pattern.test(scheme))) return schemes
  throw wrongValue(name, text, sentence('give names like https,db', { detail: 'names' }))
}

function wrongValue(option: string, value: string, advice: Sentence): Failure {
  return usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option,
    value,
    advice,
  })
}

const EXAMPLE = 'path-naming'

function pathsOf(options: OptionValues): Pick<LintConfig, 'paths'> {
  const paths = readPaths(options, EXAMPLE)
  // The configuration is checked as a whole.
  return paths === null ? {} : { paths: paths as NonNullable<LintConfig['paths']> }
}

/** The configuration for a file, which a pattern of `--paths` may name. */
export function configOfFile(config: LintConfig, file: string): LintConfig {
  const { rules = {}, paths = {} } = config
  return { ...config, rules: { ...rules, ...severitiesOfFile(paths, file) } }
}

/** Refuses what the linter would refuse. */
function check(config: LintConfig): void {
  try {
    ruleSeverity(lintRules[0]!, config)
  } catch (error) {
    throw error instanceof OptionError ? optionFailure(error) : error
  }
}

/** The severities of rules and groups, without those of problems of documents. */
function ofRules(severities: Severities, codes: readonly string[]): Severities {
  const names = [...ruleNames, ...codes]
  return Object.fromEntries(Object.entries(severities).filter(([name]) => names.includes(name)))
}

/** The words and patterns that the rules know besides their own. */
function wordOptions(options: OptionValues): LintOptions {
  const verbs = readWords('verbs', options)
  const uncountable = readWords('uncountable', options)
  const abbreviations = readAbbreviations(options)
  const pattern = readPattern(options)
  return {
    ...(verbs === null ? {} : { verbs }),
    ...(uncountable === null ? {} : { uncountable }),
    ...(abbreviations === null ? {} : { abbreviations }),
    ...(pattern === null ? {} : { identifiers: [pattern] }),
  }
}

const WORD = /^[\p{L}\p{M}\p{N}'-]+$/u

function readWords(name: 'verbs' | 'uncountable', options: OptionValues): readonly string[] | null {
  const text = options.text(name)
  if (text === null) return null
  const words = text.split(',').map((word) => word.trim().toLowerCase())
  const wrong = words.find((word) => !WORD.test(word))
  if (wrong === undefined) return words
  throw usageFailure('--{option}: {word:quote} is not a word: give words like sync,push', {
    detail: 'not-a-word',
    option: name,
    word: wrong,
  })
}

function readAbbreviations(options: OptionValues): Readonly<Record<string, string>> | null {
  const text = options.text('abbreviations')
  if (text === null) return null
  const pairs = text.split(',').map((pair) => {
    const [, short, long] = /^\s*([\p{L}\p{N}]+)=([\p{L}\p{N}_]+)\s*$/u.exec(pair) ?? []
    if (short !== undefined && long !== undefined) return [short.toLowerCase(), long] as const
    throw usageFailure('--{option}: {pair:quote}: give pairs like qty=quantity', {
      detail: 'not-a-pair',
      option: 'abbreviations',
      pair,
    })
  })
  return Object.fromEntries(pairs)
}

function readPattern(options: OptionValues): RegExp | null {
  const text = options.text('identifiers')
  if (text === null) return null
  try {
    return new RegExp(text, 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usageFailure('--{option} is {value:quote}: {reason}: give a regular expression', {
      detail: 'not-an-expression',
      option: 'identifiers',
      value: text,
      reason,
    })
  }
}

/** Refuses an option that no selected rule reads, because it would have no effect. */
function refuseUnread(given: string, option: keyof LintOptions, config: LintConfig): void {
  const readers = lintRules.filter((rule) => rule.options?.includes(option) === true)
  if (readers.some((rule) => ruleSeverity(rule, config) !== 'off')) return
  const rule = readers.map(({ code }) => code).join(', ')
  throw usageFailure(
    '--{option} is for the rule {rule}, which is off: remove --{option}, or turn the rule on with --severity {rule}=error',
    { detail: 'rule-off', option: given, rule },
  )
}

const ruleNames: readonly string[] = lintRules.flatMap((rule) => [rule.code, ...rule.groups])
const NAMES: readonly string[] = [...ruleNames, ...documentCodes]

function checkRuleName(name: string, option: string, codes: readonly string[]): void {
  const names = [...NAMES, ...codes]
  if (names.includes(name)) return
  const near = suggest(name, names)
  const groups = [...new Set(lintRules.flatMap((rule) => rule.groups))]
  throw near === null
    ? usageFailure(
        '--{option}: there is no rule {name:quote}: the groups of rules are {groups,list}',
        { detail: 'unknown-rule', option, name, groups },
      )
    : usageFailure('--{option}: there is no rule {name:quote}: did you mean {near}?', {
        detail: 'unknown-rule',
        option,
        name,
        near,
      })
}

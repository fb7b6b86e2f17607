import { isRecord, sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import type { ProblemEntry } from '@waymark/infra/problem'
import { type CustomLintRule, type DefinedLintRule, defineLintRule } from '@waymark/uri-design'
import { readJsonFile } from '../input/json-file.ts'
import { optionFault } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'

/** The option that takes the rules of a team. */
export const CUSTOM_RULES = 'custom-rules'

/** Reads the rules of a team from their file, or from the configuration; none if there are none. */
export function readCustomRules(options: OptionValues): readonly DefinedLintRule[] {
  const path = options.text(CUSTOM_RULES)
  const settings = path === null ? options.inline(CUSTOM_RULES) : readJsonFile(path)
  if (settings === null) return []
  const { value } = settings
  if (!Array.isArray(value))
    throw settings.fault(sentence('the rules must be a list', { detail: 'rules-type' }), '')
  const codes = new Set<string>()
  return value.map((rule: unknown, index) => {
    const pointer = `/${index}`
    if (!isRecord(rule))
      throw settings.fault(sentence('a rule must be an object', { detail: 'rule-type' }), pointer)
    try {
      // It checks every member.
      const defined = defineLintRule(rule as unknown as CustomLintRule)
      const { code } = defined
      if (codes.has(code)) {
        throw settings.fault(
          sentence('the rule {code:code} is there twice', { detail: 'rule-twice', code }),
          pointer,
        )
      }
      codes.add(code)
      return defined
    } catch (error) {
      throw error instanceof OptionError ? settings.fault(optionFault(error), pointer) : error
    }
  })
}

/** A rule of a team as an entry of a catalogue of problems. */
export function entryOf(rule: DefinedLintRule): ProblemEntry {
  const examples = rule.examples.flatMap(({ text, findings, fixed }) => {
    if (findings === 0) return []
    return [{ wrong: text, ...(fixed === undefined ? {} : { right: fixed }) }]
  })
  return { ...rule, examples }
}

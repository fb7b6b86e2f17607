import { type NormalizeOptions, optionValues, type Rule, type RuleOption } from '@waymark/normalize'

/** An option of a rule, as something that can be set on a page. */
export interface Setting {
  readonly name: string
  readonly summary: string
  /** `words` is a choice, `list` names with commas between, `pairs` as `list` with `name=value`. */
  readonly kind: 'words' | 'list' | 'pairs' | 'fixed'
  readonly words: readonly string[]
  /** What holds now, as it is typed. */
  readonly value: string
  /** What holds when nothing is typed. */
  readonly fallback: string
}

/**
 * The options of a rule with what they are set to.
 *
 * What kind of value an option takes is read from the rule's own examples, so that a rule that comes
 * later has its controls at once.
 */
export function settingsOf(
  rule: Rule,
  preset: NormalizeOptions,
  typed: Readonly<Record<string, string>>,
): Setting[] {
  const presetOptions: Readonly<Record<string, unknown>> = { ...preset }
  return rule.options.map((option) => {
    const kind = kindOf(rule, option)
    const words = optionValues(option)
    const fallback =
      presetOptions[option.name] === undefined
        ? (option.default ?? '')
        : settingText(presetOptions[option.name])
    const own = typed[option.name]
    const isUsable = own !== undefined && (kind !== 'words' || words.includes(own))
    const value = isUsable ? own : kind === 'words' ? fallback : ''
    const { name, summary } = option
    return { name, summary, kind, words, value, fallback }
  })
}

/** A preset's options, with what is typed before them. */
export function mergeSettings(
  preset: NormalizeOptions,
  settings: readonly Setting[],
): NormalizeOptions {
  const merged: Record<string, unknown> = { ...preset }
  for (const { name, kind, words, value } of settings) {
    const parsed = read(kind, words, value)
    if (parsed !== undefined) merged[name] = parsed
  }
  // The names and the kinds of values are those that the rules themselves declare.
  return merged as NormalizeOptions
}

function kindOf(rule: Rule, option: RuleOption): Setting['kind'] {
  if (optionValues(option).length > 0) return 'words'
  for (const [, , options = {}] of rule.examples) {
    const example = Object.entries(options).find(([name]) => name === option.name)?.[1]
    if (Array.isArray(example)) {
      if (example.every((each) => typeof each === 'string')) return 'list'
    } else if (typeof example === 'object' && example !== null) {
      if (Object.values(example).every((each) => typeof each === 'string')) return 'pairs'
    }
  }
  return 'fixed'
}

/** An option as it is typed: lists with commas, records with equals signs. */
export function settingText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, each]) => `${name}=${String(each)}`)
      .join(', ')
  }
  return String(value)
}

function read(kind: Setting['kind'], words: readonly string[], text: string): unknown {
  switch (kind) {
    case 'words':
      if (!words.includes(text)) return undefined
      return words.includes('true') ? text === 'true' : text
    case 'list':
    case 'pairs': {
      const items = text.split(/[,\s]+/).filter((item) => item !== '')
      if (items.length === 0) return undefined
      return kind === 'list' ? items : Object.fromEntries(items.map(splitPair))
    }
    case 'fixed':
      return undefined
  }
}

function splitPair(text: string): [string, string] {
  const equals = text.indexOf('=')
  return equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)]
}

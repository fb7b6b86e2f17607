import { type EntryText, isRecord, localizeEntry, wrongValue } from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import type { Preset } from '../preset.ts'
import type { Category, Rule } from '../rule.ts'
import type { TrackingParameter } from '../tracking-parameter.ts'

/** What is said of a rule in one language. */
export interface RuleText extends EntryText {
  readonly explain: string
}

/** What is said of a preset in one language. */
export interface PresetText {
  readonly summary: string
  readonly explain: string
  readonly caution: string
}

/** The texts of the catalogue in one language. English is in the rules themselves. */
export interface RuleTexts {
  /** A BCP 47 tag. */
  readonly language: string
  readonly categories: Readonly<Record<Category, string>>
  /** By name of the rule. */
  readonly rules: Readonly<Record<string, RuleText>>
  /** By name of the preset. */
  readonly presets: Readonly<Record<string, PresetText>>
  /** What the table says of tracking parameters, by the sentence in English. */
  readonly tracking: Readonly<Record<string, string>>
}

/** What the functions below take as texts. */
const TEXTS: OptionType = {
  expected: 'an object of texts, such as `ja` of @waymark/normalize/texts/ja',
  words: ['ja', 'ru'],
  accepts: (value) =>
    isRecord(value) &&
    isRecord(value['categories']) &&
    isRecord(value['rules']) &&
    isRecord(value['presets']) &&
    isRecord(value['tracking']),
}

/**
 * A rule with its texts in another language; what is not translated stays English.
 *
 * @throws {OptionError} If the texts are not such an object, for example the name of a language.
 *
 * @example
 * ```ts
 * import { localizeRule, rules } from '@waymark/normalize'
 * import { ja } from '@waymark/normalize/texts/ja'
 *
 * const rule = rules.find(({ name }) => name === 'sort-query')
 * localizeRule(rule, ja).summary // => 'クエリパラメータを名前順に並べ替えます。'
 * localizeRule(rule, 'ja') // throws texts
 * ```
 */
export function localizeRule(rule: Rule, texts: RuleTexts): Rule {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  return localizeEntry(rule, texts.rules)
}

/**
 * A preset and its rules with their texts in another language; what is not translated stays English.
 *
 * @throws {OptionError} As `localizeRule`.
 *
 * @example
 * ```ts
 * import { localizePreset, presets } from '@waymark/normalize'
 * import { ja } from '@waymark/normalize/texts/ja'
 *
 * localizePreset(presets.seo, ja).rules.at(-1).summary // => 'フラグメントを除去します。'
 * ```
 */
export function localizePreset(preset: Preset, texts: RuleTexts): Preset {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  const text = Object.hasOwn(texts.presets, preset.name) ? texts.presets[preset.name] : {}
  return { ...preset, ...text, rules: preset.rules.map((rule) => localizeRule(rule, texts)) }
}

/**
 * What the table says of a tracking parameter, in another language; what is not translated stays English. Names of vendors and
 * lists are not translated.
 *
 * @throws {OptionError} As `localizeRule`.
 *
 * @example
 * ```ts
 * import { localizeTrackingParameter } from '@waymark/normalize'
 * import { ja } from '@waymark/normalize/texts/ja'
 * import { findTrackingParameter } from '@waymark/normalize/tracking-params'
 *
 * const parameter = localizeTrackingParameter(findTrackingParameter('gclid'), ja)
 * parameter.ifRemoved // => '広告主は、クリックとその後の行動を結び付けられなくなります。ページは変わりません。'
 * ```
 */
export function localizeTrackingParameter(
  parameter: TrackingParameter,
  texts: RuleTexts,
): TrackingParameter {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  const { ifRemoved, reason } = parameter
  const told = (text: string): string =>
    Object.hasOwn(texts.tracking, text) ? texts.tracking[text]! : text
  return { ...parameter, ifRemoved: told(ifRemoved), reason: reason === null ? null : told(reason) }
}

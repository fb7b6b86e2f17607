import { ownOptions, type Sentence, sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { findRule, presetNamed, ruleNamed } from '../catalogue.ts'
import type { PresetName, RuleName } from '../names.ts'
import { isPreset, type Preset } from '../preset.ts'
import { presets } from '../presets/index.ts'
import type { Model, NormalizeOptions, Rule } from '../rule.ts'
import { PARSING_OPTIONS } from '../rule-options.ts'
import { rules as catalogue } from '../rules/index.ts'
import type { TrackingSite } from '../tracking-parameter.ts'
import { formOf, type OptionForm } from './option-forms.ts'
import { ChoiceFault, LackingOption, presetOfChoice, type RuleSetting } from './rule-choice.ts'
import { type Item, type Member, parseItems } from './rule-syntax.ts'
import { RuleTextError, type TextSpan } from './rule-text-error.ts'

/** What a text of rules changes. */
export interface RuleTextOptions {
  /** A preset or its name, which the rules add to and change; without it, only the rules run. */
  readonly preset?: PresetName | Preset
  /** What the rules run on; without it, what the preset says. */
  readonly model?: Model
}

const PRESET_NAME = /* @__PURE__ */ oneOf(.../* @__PURE__ */ Object.keys(presets))

/** The options of {@link readRuleText}, as data. */
export const RULE_TEXT_OPTIONS: OptionTable<RuleTextOptions> = {
  preset: {
    ...PRESET_NAME,
    expected: `${PRESET_NAME.expected}, or a preset`,
    accepts: (value) => PRESET_NAME.accepts(value) || isPreset(value),
  },
  model: PARSING_OPTIONS.model,
}

/**
 * Reads rules as a command line has them: `keep-params(keep=id,page), sort-query`.
 *
 * Rules are separated by commas and run in the order of the catalogue. Options are in parentheses, separated by
 * semicolons. A list has commas (`keep=id,page`), an object names (`ports=coap:5683` is `ports=coap=5683`), and a site
 * its own lists (`sites=shop.example(deny=ref,src)`). Values with one of `, ; ( ) "` are JSON strings. `sort-query=off`
 * leaves a rule of the preset out.
 *
 * @returns A preset that `normalize` and all other functions accept.
 * @throws RuleTextError for a text that is not of this form, a rule or an option that does not exist or is there twice,
 *   a wrong value, or a rule without an option that it needs.
 * @throws OptionError for a misspelt option, or a wrong value.
 *
 * @example
 * ```ts
 * import { normalize } from '@waymark/normalize'
 * import { readRuleText } from '@waymark/normalize/rule-file'
 *
 * const preset = readRuleText('keep-params(keep=id,page), sort-query')
 * normalize('https://a.example/?page=2&x=1&id=7', preset) // => 'https://a.example/?id=7&page=2'
 * readRuleText('keep-params') // throws the rule keep-params needs the option keep
 * ```
 */
export function readRuleText(text: string, options: RuleTextOptions = {}): Preset {
  options = checkOptions(options, RULE_TEXT_OPTIONS)
  const spans = new Map<string, TextSpan>()
  const rules = settingsOf(parseItems(text), spans)
  const { preset = null, model } = ownOptions(options)
  const base = typeof preset === 'string' ? presetNamed(preset) : preset
  try {
    return presetOfChoice(ownOptions({ rules, ...(model === undefined ? {} : { model }) }), base)
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error
    const span = spans.get(error.path.join('/')) ?? { start: 0, end: text.length }
    throw new RuleTextError(adviceOf(error), span, error.cause)
  }
}

function adviceOf(fault: ChoiceFault): Sentence {
  if (!(fault instanceof LackingOption)) return fault.said
  const example = writeRuleText(fault.rule, fault.example)
  return sentence('{fault:phrase}: {example}', { fault: fault.said, example })
}

/**
 * Writes a rule and its options in the form that `readRuleText` reads.
 *
 * @param rule - A rule of the catalogue, or its name.
 * @throws TypeError if the catalogue does not have the rule.
 * @throws OptionError for an option that the rule does not have, or a wrong value.
 *
 * @example
 * ```ts
 * import { writeRuleText } from '@waymark/normalize/rule-file'
 *
 * writeRuleText('keep-params', { keep: ['id', 'page'] }) // => 'keep-params(keep=id,page)'
 * writeRuleText('keep-params', { keep: ['a,b'] }) // => 'keep-params(keep="a,b")'
 * ```
 */
export function writeRuleText(rule: RuleName | Rule, options: NormalizeOptions = {}): string {
  const { name, options: own } = ruleNamed(typeof rule === 'string' ? rule : rule?.name)
  const types = new Map(own.map((option) => [option.name, option.type]))
  checkOptions(options ?? null, Object.fromEntries(types) as OptionTable<NormalizeOptions>)
  const members = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([option, value]) => `${option}=${writeValue(value, formOf(types.get(option)!))}`)
  return members.length === 0 ? name : `${name}(${members.join('; ')})`
}

function writeValue(value: unknown, form: OptionForm): string {
  switch (form) {
    case 'word':
    case 'switch':
      return String(value)
    case 'list':
      return writeList(value as readonly string[])
    case 'record':
    case 'numbers':
      return Object.entries(value as object)
        .map(([name, item]) => `${quoteIf(name, NAME)}=${quoteIf(String(item), VALUE)}`)
        .join(',')
    case 'sites':
      return (value as readonly TrackingSite[]).map(writeSite).join(',')
  }
}

function writeSite({ site, ...lists }: TrackingSite): string {
  const members = Object.entries(lists).map(([name, value]) => {
    return `${name}=${writeList(typeof value === 'string' ? [value] : value)}`
  })
  return `${quoteIf(site, NAME)}(${members.join('; ')})`
}

function writeList(names: readonly string[]): string {
  return names.map((name) => quoteIf(name, NAME)).join(',')
}

/** What can be written without quotes: no special character, and no space at an end. */
const NAME = /^(?!\s)[^,;()="]+(?<!\s)$/
const VALUE = /^(?!\s)[^,;()"]*(?<!\s)$/

function quoteIf(text: string, plain: RegExp): string {
  return plain.test(text) ? text : JSON.stringify(text)
}

function settingsOf(
  items: readonly Item[],
  spans: Map<string, TextSpan>,
): Readonly<Record<string, RuleSetting>> {
  const settings = new Map<string, RuleSetting>()
  for (const item of items) {
    const { name, value, members } = item
    if (settings.has(name.text)) {
      throw twice(sentence('the rule {name}', { name: name.text }), item)
    }
    spans.set(`rules/${name.text}`, item)
    if (value !== null && value.text !== 'off') {
      const said = sentence(
        'options are in parentheses, such as {example}; only off can follow the name of a rule',
        { detail: 'only-off', example: exampleText() },
      )
      throw new RuleTextError(said, value)
    }
    const rule = findRule(name.text)
    if (members === null) settings.set(name.text, value === null)
    else settings.set(name.text, optionsOf(members, rule, spans))
  }
  return Object.fromEntries(settings)
}

/** A rule with a list, from the examples in the catalogue. */
function exampleText(): string {
  for (const rule of catalogue) {
    const list = rule.options.find(({ type }) => formOf(type) === 'list')
    const given = rule.examples.find(
      ([, , own]) => list !== undefined && own?.[list.name as keyof NormalizeOptions],
    )
    if (given?.[2] !== undefined) return writeRuleText(rule, given[2])
  }
  return 'name(option=value)'
}

/** Options of an unknown rule, and unknown options, keep their text: they are refused by their names. */
function optionsOf(
  members: readonly Member[],
  rule: Rule | undefined,
  spans: Map<string, TextSpan>,
): NormalizeOptions {
  const options = new Map<string, unknown>()
  for (const { name, items, span } of members) {
    if (options.has(name.text)) {
      throw twice(sentence('the option {name}', { name: name.text }), span)
    }
    if (rule !== undefined) spans.set(`rules/${rule.name}/${name.text}`, span)
    const type = rule?.options.find((option) => option.name === name.text)?.type
    options.set(name.text, type === undefined ? '' : readValue(items, formOf(type), span))
  }
  return Object.fromEntries(options)
}

function readValue(items: readonly Item[], form: OptionForm, span: TextSpan): unknown {
  switch (form) {
    case 'word':
      return oneWord(items, span)
    case 'switch': {
      const word = oneWord(items, span)
      return word === 'true' ? true : word === 'false' ? false : word
    }
    case 'list':
      return items.map(plainText)
    case 'record':
      return recordOf(items, (text) => text)
    case 'numbers':
      return recordOf(items, (text) => (/^\d+$/.test(text) ? Number(text) : text))
    case 'sites':
      return items.map(siteOf)
  }
}

function oneWord(items: readonly Item[], span: TextSpan): string {
  const [item, second] = items
  if (second !== undefined) {
    throw new RuleTextError(
      sentence('this option has one value: remove the others', { detail: 'several-values' }),
      second,
    )
  }
  if (item === undefined)
    throw new RuleTextError(sentence('a value is missing after =', { detail: 'empty-value' }), span)
  return plainText(item)
}

function plainText(item: Item): string {
  const { name, value, members } = item
  if (value === null && members === null) return name.text
  throw new RuleTextError(
    sentence('write a value with = or parentheses in double quotes', { detail: 'unquoted' }),
    item,
  )
}

function recordOf(
  items: readonly Item[],
  read: (text: string) => string | number,
): Readonly<Record<string, string | number>> {
  const record = new Map<string, string | number>()
  for (const item of items) {
    const { value } = item
    const name = item.name.text
    if (value === null) {
      throw new RuleTextError(
        sentence('write {name}= and its value', { detail: 'no-pair', name }),
        item,
      )
    }
    if (record.has(name)) throw twice({ text: name, data: {} }, item)
    record.set(name, read(value.text))
  }
  return Object.fromEntries(record)
}

const SITE_MEMBERS: readonly string[] = ['path', 'allow', 'deny']

function siteOf(item: Item): TrackingSite {
  const { name, value, members } = item
  if (value !== null || members === null) {
    const example = `${name.text}(allow=ref; deny=src)`
    throw new RuleTextError(
      sentence('give the site its names in parentheses: {example}', {
        detail: 'no-parentheses',
        example,
      }),
      item,
    )
  }
  const lists = new Map<string, string | readonly string[]>()
  for (const member of members) {
    const { text } = member.name
    if (!SITE_MEMBERS.includes(text)) {
      const said = sentence('a site has path, allow and deny, not {name}', {
        detail: 'site-member',
        name: text,
      })
      throw new RuleTextError(said, member.span)
    }
    if (lists.has(text)) throw twice({ text, data: {} }, member.span)
    const [first, ...others] = member.items.map(plainText)
    if (text !== 'path') lists.set(text, member.items.map(plainText))
    else if (first !== undefined && others.length === 0) lists.set(text, first)
    else
      throw new RuleTextError(
        sentence('give one path, such as path=/sale/*', { detail: 'one-path' }),
        member.span,
      )
  }
  return { site: name.text, ...Object.fromEntries(lists) }
}

function twice(what: Sentence, span: TextSpan): RuleTextError {
  return new RuleTextError(
    sentence('{what:phrase} is there twice: keep one', { detail: 'twice', what }),
    span,
  )
}

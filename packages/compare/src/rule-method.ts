import { ownOptions } from '@waymark/infra/internal'
import {
  type Category,
  rules as catalogue,
  createNormalizer,
  type NormalizeOptions,
  type Normalizer,
  type Preset,
  presets,
  type Rule,
  type RuleSelection,
  selectRules,
} from '@waymark/normalize'
import { baseOption } from './context-options.ts'
import type { SymmetricMethod } from './method.ts'
import type { CompareOptions } from './options.ts'

const RULES_PAGE = 'https://github.com/waymark-url/waymark/blob/main/docs/rules.md'

/**
 * Makes a method of rules of normalisation: two URLs are equal if the rules write them as the same string.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - Options of the rules, which are checked here; they override a preset's own.
 * @throws TypeError if a preset or rule is not in the catalogue.
 * @throws OptionError for a misspelt option, a wrong value, or an option that no selected rule reads.
 *
 * @example
 * ```ts
 * import { equal, ruleMethod } from '@waymark/compare'
 *
 * const items = ruleMethod(['keep-params', 'remove-fragment'], { keep: ['id'] })
 * equal('https://shop.example/item?id=7&sort=price', 'https://shop.example/item?id=7#reviews', items) // => true
 * ```
 */
export function ruleMethod<Own extends object = NormalizeOptions>(
  selection: RuleSelection,
  options?: NormalizeOptions & NoInfer<Own>,
): SymmetricMethod {
  const preset = ownOptions(selectRules<Own>(selection, options))
  const { name, summary, explain = summary } = preset
  const what = Array.isArray(selection) ? namesInWords(preset.rules) : `the preset \`${name}\``
  const alone = createNormalizer(preset)
  const normalizerFor = ({ base }: CompareOptions): Normalizer =>
    base === undefined ? alone : createNormalizer(preset, { base })
  const given = options === undefined ? '' : ` with ${JSON.stringify(options)}`
  return {
    name,
    kind: 'symmetric',
    family: 'rules',
    summary: `The same string after normalisation by ${what}${given}.`,
    explain,
    falsePositive: falsePositiveOf(preset),
    falseNegative: falseNegativeOf(preset),
    without: withoutOf(preset),
    source: Object.hasOwn(presets, name) ? `${RULES_PAGE}#${name}` : RULES_PAGE,
    options: takesBase(preset) ? [baseOption] : [],
    examples: [],
    keyIsUrl: true,
    key: ({ text }, options) => normalizerFor(options)(text),
    prepare(options) {
      const normalize = normalizerFor(options)
      return ({ text }) => normalize(text)
    },
  }
}

/** Whether a preset resolves references: a canonicaliser of the caller may not. */
function takesBase({ canonicalizer }: Preset): boolean {
  if (canonicalizer === undefined) return true
  return canonicalizer.options?.some(({ name }) => name === 'base') === true
}

function falsePositiveOf({ rules, canonicalizer }: Preset): string {
  if (canonicalizer !== undefined) {
    return 'Two resources become one if they differ only in what its procedure removes or decodes.'
  }
  const changing = rules.filter(({ category }) => category === 'changes')
  const usual = rules.filter(({ category }) => category === 'usually-preserves')
  const costs: string[] = []
  if (changing.length > 0) {
    costs.push(
      `Two resources become one if they differ only in what ${namesInWords(changing)} would change: no standard says that they are the same.`,
    )
  }
  if (usual.length > 0) {
    costs.push(`A few servers distinguish URLs that ${namesInWords(usual)} would make equal.`)
  }
  return costs.join(' ') || 'None by the standards: nothing changes what a URL identifies.'
}

const CHEAPEST_FIRST: readonly Category[] = ['preserves', 'usually-preserves', 'changes']
const SHOWN = 3

function falseNegativeOf({ rules, canonicalizer, options }: Preset): string {
  if (canonicalizer !== undefined) {
    return 'Two URLs of one resource stay different if its procedure does not make them equal.'
  }
  // The URL parser has applied these, whatever the list says.
  const isParsed = ownOptions(options).model !== 'rfc3986'
  const lacking = catalogue.filter(
    (rule) => !rules.includes(rule) && !(isParsed && ownOptions(rule).settledByParser === true),
  )
  const cheapest = CHEAPEST_FIRST.flatMap((category) =>
    lacking.filter((rule) => rule.category === category),
  )
  const examples = namesInWords(cheapest.slice(0, SHOWN), 'or')
  return `Two URLs of one resource stay different if they need another rule to be equal, such as ${examples}.`
}

function withoutOf({ schemes, canonicalizer, options }: Preset): string {
  if (canonicalizer !== undefined) return 'Strings that its procedure refuses.'
  const others =
    schemes === undefined ? null : `URLs with another scheme than ${schemes.join(' or ')}`
  if (ownOptions(options).model === 'rfc3986') {
    return others === null ? 'None: every string has a key.' : `${others}.`
  }
  const unparsed = 'Strings that do not parse without a base'
  return others === null ? `${unparsed}.` : `${unparsed}, and ${others}.`
}

function namesInWords(some: readonly Rule[], last: 'and' | 'or' = 'and'): string {
  const names = some.map(({ name }) => `\`${name}\``)
  const [first = 'no rule'] = names
  const before = names.slice(0, -1).join(', ')
  return names.length < 2 ? first : `${before} ${last} ${names[names.length - 1]}`
}

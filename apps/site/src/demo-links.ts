import type { CompareOptions } from '@waymark/compare'
import type { ProblemExample } from '@waymark/infra/problem'
import { type NormalizeOptions, presets } from '@waymark/normalize'
import { lintDocument } from '@waymark/uri-design'
import { NO_CHOICES, writeCompareState } from '../../demo/src/compare/state.ts'
import { type Pairs, writePairs } from '../../demo/src/hash.ts'
import { type LintState, writeLintState } from '../../demo/src/lint/state.ts'
import { settingText } from '../../demo/src/rules/settings.ts'
import { writeRulesState } from '../../demo/src/rules/state.ts'
import { DEMO } from './address.ts'
import type { CatalogueEntry } from './catalogues.ts'
import { readLink } from './read-link.ts'

/** The link to the demo that shows an example of a problem; `null` if it depends on what a page cannot set. */
export function problemLink(
  { wrong, given, ...more }: ProblemExample,
  code: string,
  view: CatalogueEntry['view'],
): string | null {
  switch (view) {
    case 'url': {
      // The catalogues of the parser have a base URL as a member of its own.
      const base = 'base' in more && typeof more.base === 'string' ? more.base : ''
      return given === undefined || base !== '' ? readLink(wrong, base) : null
    }
    case 'domain':
      return given === undefined ? readLink(`https://${wrong}/`) : null
    case 'lint': {
      const preset = LINT_PRESETS.find((name) => findsIn(wrong, code, name))
      return preset === undefined ? null : linkTo(writeLintState({ text: wrong, preset }))
    }
    case null:
      return null
  }
}

const LINT_PRESETS: readonly LintState['preset'][] = ['recommended', 'strict', 'correctness']

function findsIn(text: string, code: string, preset: LintState['preset']): boolean {
  // What looks like JSON and is not cannot be linted.
  if (/^\s*[[{]/.test(text)) return false
  const { findings, problems } = lintDocument(text, { preset })
  return [...findings, ...problems].some((found) => found.code === code)
}

/** The link to the demo that runs a preset, or a rule alone, on a URL. */
export function rulesLink(
  input: string,
  { preset = 'standard', rule, options = {} }: RulesChoice,
): string {
  const { model = null, base: _, maxLength: __, ...others } = options
  const settings = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, settingText(value)]),
  )
  const isOn = Object.entries(presets).some(
    ([name, { rules }]) => name === preset && rules.some((own) => own.name === rule),
  )
  const toggled = rule === undefined || isOn ? [] : [rule]
  return linkTo(writeRulesState({ input, preset, toggled, model, settings }))
}

interface RulesChoice {
  readonly preset?: string
  readonly rule?: string
  readonly options?: NormalizeOptions
}

/** The link to the demo that compares two URLs. */
export function compareLink(a: string, b: string, options: CompareOptions = {}): string {
  return linkTo(
    writeCompareState({
      ...NO_CHOICES,
      a,
      b,
      base: options.base ?? '',
      agreed: options.comparison ?? '',
      sameAddress: options.dns !== undefined,
      redirects: options.redirects !== undefined,
      safeBrowsing: options.profile ?? 'v4',
    }),
  )
}

function linkTo(pairs: Pairs): string {
  return `${DEMO}#${writePairs(pairs)}`
}

import type { CompareOptions } from '@waymark/compare'
import type { ProblemExample } from '@waymark/infra/problem'
import { type NormalizeOptions, presets } from '@waymark/normalize'
import { lintDocument } from '@waymark/uri-design'
import { NO_CHOICES, writeCompareState } from '../../demo/src/compare/state.ts'
import { type Pairs, writePairs } from '../../demo/src/hash.ts'
import { type LintState, writeLintState } from '../../demo/src/lint/state.ts'
import { settingText } from '../../demo/src/rules/settings.ts'
import { writeRulesState } from '../../demo/src/rules/state.ts'
import { writeSiteState } from '../../demo/src/site-check/state.ts'
import { demoIn } from './address.ts'
import type { CatalogueEntry } from './catalogues.ts'
import type { Language } from './languages.ts'
import { readLink } from './read-link.ts'

/** The link to the demo that shows an example of a problem; `null` if it depends on what a page cannot set. */
export function problemLink(
  { wrong, given, ...more }: ProblemExample,
  code: string,
  view: CatalogueEntry['view'],
  language: Language,
): string | null {
  switch (view) {
    case 'url': {
      // The catalogues of the parser have a base URL as a member of its own.
      const base = 'base' in more && typeof more.base === 'string' ? more.base : ''
      return given === undefined || base !== '' ? readLink(language, wrong, base) : null
    }
    case 'domain':
      return given === undefined ? readLink(language, `https://${wrong}/`) : null
    case 'lint': {
      const preset = LINT_PRESETS.find((name) => findsIn(wrong, code, name))
      return preset === undefined ? null : linkTo(language, writeLintState({ text: wrong, preset }))
    }
    case 'site':
      return given === undefined && /^<(?:\?xml|urlset|sitemapindex)\b/.test(wrong)
        ? linkTo(language, writeSiteState({ text: wrong, isMuseum: false, canonical: false }))
        : null
    default:
      return null
  }
}

/** The link to the demo where something of one's own is checked. */
export function viewLink(view: CatalogueEntry['view'], language: Language): string {
  const demo = demoIn(language)
  return view === 'url' || view === 'domain' ? demo : `${demo}#view=${view}`
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
  language: Language,
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
  return linkTo(language, writeRulesState({ input, preset, toggled, model, settings }))
}

interface RulesChoice {
  readonly preset?: string
  readonly rule?: string
  readonly options?: NormalizeOptions
}

/** The link to the demo that compares two URLs. */
export function compareLink(
  language: Language,
  [a, b]: readonly [string, string],
  options: CompareOptions = {},
): string {
  return linkTo(
    language,
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

function linkTo(language: Language, pairs: Pairs): string {
  return `${demoIn(language)}#${writePairs(pairs)}`
}

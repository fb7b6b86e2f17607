import {
  answer,
  type CompareOptions,
  compare,
  type Family,
  type Method,
  type MethodName,
  MissingOptionError,
  methods,
  type Part,
  pickOptions,
  type Verdict,
} from '@waymark/compare'
import { splitAuthority, splitUri } from '@waymark/rfc3986'
import { canParse } from '@waymark/url-parser'
import type { Progress } from '../analysis/progress.ts'
import { type Clip, clip } from '../clip.ts'
import { type Marked, markSpan } from '../marked.ts'
import { inOwnWords } from '../texts/problem-text.ts'
import { drawingWords } from '../words/drawing.ts'
import { packageTexts, translation } from '../words/translation.ts'
import { LIGHTS, type Light } from './lights.ts'
import { matchFor } from './patterns.ts'
import type { Choice, CompareState } from './state.ts'
import { compareWords } from './words.ts'

/** Everything the page shows for two URLs, as plain data. */
export interface CompareView {
  /** The answer in one sentence: for how many purposes the two are the same, and the differences that decide. */
  readonly headline: string
  /** Empty while a URL is missing. */
  readonly purposes: readonly PurposeView[]
  /** The number of definitions of a whole URL for each answer. */
  readonly tallies: Readonly<Record<Light, number>>
  /** The other definitions, which compare parts or match patterns, and how many of them call the two equal. */
  readonly uncounted: { readonly all: number; readonly equal: number }
  /** In the order of the list of methods, each rung in the order of its family. */
  readonly families: readonly FamilyView[]
  /** What changed, for those who listen instead of looking. */
  readonly summary: string
  readonly wholes: Readonly<Record<never, never>>
}

/** Whether the two are the same for one purpose. */
export interface PurposeView {
  readonly name: string
  readonly light: Light
  /** The answer, with what decides or with what is ignored. */
  readonly why: string
  /** What the method is. */
  readonly definition: string
  /** The method or the preset that gives the answer. */
  readonly method: string
  /** Which of the two it is. */
  readonly kind: 'methods' | 'presets'
}

export interface FamilyView {
  readonly family: Family
  readonly title: string
  readonly note: string
  readonly equal: number
  readonly rungs: readonly Rung[]
}

export interface Rung {
  readonly method: string
  readonly summary: string
  readonly explain: string
  readonly source: string
  readonly light: Light
  readonly why: string
  /** The same in English, where that says more; otherwise `null`. */
  readonly original: string | null
  /** The keys, if there are two and they differ. */
  readonly keys: readonly [a: Marked, b: Marked] | null
  /** The key that both have, where they are equal. */
  readonly sameKey: Clip | null
  readonly part: Part | null
  /** What was asked of a method that matches a pattern. */
  readonly match: MatchView | null
  readonly falsePositive: string
  readonly falseNegative: string
  /** The choice that would change the answer or make one possible, where the page offers it. */
  readonly choice: Choice | null
}

export interface MatchView {
  readonly pattern: Clip | null
  readonly subject: Clip
}

/** The choice for each option of the methods; the others keep their defaults. */
const CHOICES: Readonly<Record<string, Choice>> = {
  base: 'base',
  comparison: 'agreed',
  dns: 'sameAddress',
  redirects: 'redirects',
  profile: 'safeBrowsing',
} satisfies Partial<Record<keyof CompareOptions, Choice>>

/** The methods that have keys, so that an application can agree on them. */
export const agreeable: readonly string[] = methods
  .filter(({ kind }) => kind === 'symmetric')
  .map(({ name }) => name)

function isAgreeable(name: string): name is MethodName {
  return agreeable.includes(name)
}

/**
 * Works out what to show. Pure: the same state always gives the same view.
 *
 * @param progress - Called before each method with how many are done, and how many there are.
 */
export function compareView(state: CompareState, progress: Progress = () => {}): CompareView {
  const options = optionsOf(state)
  const rungs = methods.map((method, i) => {
    progress(i, methods.length)
    return { family: method.family, rung: rungOf(method, state, options), method }
  })
  const tallies = { equal: 0, different: 0, silent: 0, choice: 0 }
  const others = rungs.filter(({ method }) => !isOfUrls(method)).map(({ rung }) => rung)
  const uncounted = { all: others.length, equal: equalIn(others) }
  for (const { rung, method } of rungs) if (isOfUrls(method)) tallies[rung.light]++
  const families: FamilyView[] = []
  for (const family of new Set(rungs.map((each) => each.family))) {
    const own = rungs.filter((each) => each.family === family).map(({ rung }) => rung)
    const [title, note] = compareWords().families[family]
    families.push({ family, title, note, equal: equalIn(own), rungs: own })
  }
  const { headline, purposes } = answerOf(state)
  const summary = purposes.length === 0 ? `${headline}. ${sentence(tallies)}` : headline
  return { headline, purposes, tallies, uncounted, families, summary, wholes: {} }
}

function equalIn(rungs: readonly Rung[]): number {
  return rungs.filter(({ light }) => light === 'equal').length
}

/** Whether *equal* means that two whole URLs are equal, and not parts of them, or a pattern and a URL. */
function isOfUrls({ scope, kind }: Method): boolean {
  return kind !== 'directional' && (scope === undefined || scope === 'scheme')
}

function answerOf(state: CompareState): Pick<CompareView, 'headline' | 'purposes'> {
  const { a, b, safeBrowsing: profile } = state
  if (a === '' || b === '') return { headline: compareWords().typeTwo, purposes: [] }
  const base = state.base.trim()
  const options = canParse(base) ? { base, profile } : { profile }
  const { headline, data, purposes } = answer(a, b, options)
  return {
    headline: inOwnWords(headline, data),
    purposes: purposes.map(({ purpose, who, method, equal, why, data: facts }) => ({
      name: inOwnWords(who, undefined),
      light: lightOf(equal),
      why: inOwnWords(why, facts),
      definition: compareWords().definitions[purpose],
      method,
      kind: methods.some(({ name }) => name === method) ? 'methods' : 'presets',
    })),
  }
}

function lightOf(equal: boolean | null): Light {
  return equal === null ? 'silent' : equal ? 'equal' : 'different'
}

/** The options that the choices set. */
export function optionsOf(state: CompareState): CompareOptions {
  const hosts = [hostOf(state.a), hostOf(state.b)].filter((host) => host !== '')
  const base = state.base.trim()
  return {
    profile: state.safeBrowsing,
    ...(base === '' ? {} : { base }),
    ...(isAgreeable(state.agreed) ? { comparison: state.agreed } : {}),
    ...(state.sameAddress
      ? { dns: Object.fromEntries(hosts.map((host) => [host, ['192.0.2.1']])) }
      : {}),
    ...(state.redirects && state.a !== state.b ? { redirects: { [state.a]: state.b } } : {}),
  }
}

function hostOf(text: string): string {
  const { authority } = splitUri(text)
  return authority === null ? '' : splitAuthority(authority).host.toLowerCase()
}

function rungOf(method: Method, state: CompareState, options: CompareOptions): Rung {
  const words = compareWords()
  const localized = packageTexts()?.method(method) ?? method
  const { name, summary, explain, source, falsePositive, falseNegative } = localized
  const match = method.kind === 'directional' ? matchFor(name, state.a, state.b) : null
  const own = method.options.find((option) => CHOICES[option.name] !== undefined)
  const shared = {
    method: name,
    summary,
    explain,
    source,
    match:
      match === null
        ? null
        : {
            pattern: match.pattern === null ? null : clip(match.pattern),
            subject: clip(match.subject),
          },
    falsePositive,
    falseNegative,
    choice: (own && CHOICES[own.name]) ?? null,
    original: null,
    keys: null,
    sameKey: null,
    part: null,
  }
  if (state.a === '' || state.b === '') {
    return { ...shared, light: 'silent', why: words.twoNeeded }
  }
  if (method.kind === 'directional' && match === null) {
    return { ...shared, light: 'silent', why: words.noSuchPattern }
  }
  try {
    const [a, b] = match === null ? [state.a, state.b] : [match.pattern, match.subject]
    const verdict = compare(a, b, { methods: [method], options: pickOptions(options, [method]) })
      .verdicts[0]!
    // The reason of a verdict without a key has the text of its method.
    const said = inOwnWords(verdict.why, verdict.data)
    const why = said.replace(method.without, () => localized.without)
    return { ...shared, ...readVerdict(verdict), why }
  } catch (error) {
    // Any other error in the options comes from the input, so it is shown and not thrown.
    if (!(error instanceof TypeError)) throw error
    if (error instanceof MissingOptionError) {
      const needed = localized.options.filter(
        (option) => option.required || option.name === error.option,
      )
      const summaries = needed.map(({ summary }) => afterColon(summary)).join(' ')
      return { ...shared, light: 'choice', why: words.optionNeeded(summaries) }
    }
    // No choice repairs a faulty pattern.
    return { ...shared, light: match === null ? 'choice' : 'silent', ...faultOf(error) }
  }
}

/** The other languages have a sentence of its own there. */
function afterColon(text: string): string {
  return translation() === null ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

function faultOf({ message }: Error): Pick<Rung, 'why' | 'original'> {
  return translation() === null
    ? { why: message, original: null }
    : { why: compareWords().faultyPattern, original: message }
}

function readVerdict({
  equal,
  keys,
  difference,
}: Verdict): Pick<Rung, 'light' | 'keys' | 'sameKey' | 'part'> {
  const found = { light: lightOf(equal), keys: null, sameKey: null, part: null }
  if (equal === null || keys === null) return found
  const [a = '', b = ''] = keys.map((key) => key ?? '')
  if (equal) return { ...found, sameKey: clip(a) }
  const part = difference?.part ?? null
  const spanA = difference?.a ?? { start: a.length, end: a.length }
  const spanB = difference?.b ?? { start: b.length, end: b.length }
  const marked = [markSpan(a, spanA.start, spanA.end), markSpan(b, spanB.start, spanB.end)] as const
  return { ...found, keys: marked, part }
}

/** The number of methods for each answer, in words. */
export function sentence(tallies: CompareView['tallies']): string {
  const { tally, tallies: sum } = compareWords()
  const counted = LIGHTS.filter((light) => light === 'equal' || tallies[light] > 0)
  const list = counted.map((light) => tally[light](tallies[light]))
  return sum(list.join(drawingWords().separator))
}

import {
  type CompareOptions,
  compare,
  type Family,
  type Method,
  MissingOptionError,
  methods,
  type Part,
  pickOptions,
  type Verdict,
} from '@waymark/compare'
import { splitAuthority, splitUri } from '@waymark/rfc3986'
import type { Progress } from '../analysis/progress.ts'
import { type Clip, clip } from '../clip.ts'
import { type Marked, markSpan } from '../marked.ts'
import { matchFor } from './patterns.ts'
import type { CompareState } from './state.ts'

/** Everything the page shows for two URLs, as plain data. */
export interface CompareView {
  readonly headline: string
  readonly tallies: Readonly<Record<Light, number>>
  /** In the order of the list of methods, each rung in the order of its family. */
  readonly families: readonly FamilyView[]
  /** What changed, for those who listen instead of looking. */
  readonly summary: string
  readonly wholes: Readonly<Record<never, never>>
}

/** What a method says of two URLs. */
export type Light = 'equal' | 'different' | 'silent' | 'choice'

export const LIGHTS: readonly Light[] = ['equal', 'different', 'silent', 'choice']

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

/** What a visitor can decide for the methods that ask. */
export type Choice = 'base' | 'agreed' | 'sameAddress' | 'redirects' | 'safeBrowsing'

/** The choice for each option of the methods; the others keep their defaults. */
const CHOICES: Readonly<Record<string, Choice>> = {
  base: 'base',
  comparison: 'agreed',
  dns: 'sameAddress',
  redirects: 'redirects',
  profile: 'safeBrowsing',
} satisfies Partial<Record<keyof CompareOptions, Choice>>

const FAMILIES: Readonly<Record<Family, readonly [title: string, note: string]>> = {
  string: ['Strings', 'Methods that know nothing about URLs.'],
  record: ['As browsers parse', 'Methods that compare parsed URLs, by the URL Standard.'],
  ladder: ['The ladders of the RFCs', 'Each step normalises more than the one above it.'],
  format: ['Formats and vocabularies', 'What other specifications define for their own URLs.'],
  address: ['IP addresses', 'Only the host counts.'],
  language: ['Programming languages', 'What standard libraries return, including pitfalls.'],
  policy: ['Sites and policies', 'Not equality, but which URLs are trusted together.'],
  pattern: ['Patterns', 'The first URL is a pattern.'],
  rules: ['Rules', 'Normalised by rules.'],
  function: ['Functions', 'Keys from a program.'],
}

/** The methods that have keys, so that an application can agree on them. */
export const agreeable: readonly string[] = methods
  .filter(({ kind }) => kind === 'symmetric')
  .map(({ name }) => name)

/**
 * Works out what to show. Pure: the same state always gives the same view.
 *
 * @param progress - Called before each method with how many are done, and how many there are.
 */
export function compareView(state: CompareState, progress: Progress = () => {}): CompareView {
  const options = optionsOf(state)
  const rungs = methods.map((method, i) => {
    progress(i, methods.length)
    return { family: method.family, rung: rungOf(method, state, options) }
  })
  const tallies = { equal: 0, different: 0, silent: 0, choice: 0 }
  for (const { rung } of rungs) tallies[rung.light]++
  const families: FamilyView[] = []
  for (const family of new Set(rungs.map((each) => each.family))) {
    const own = rungs.filter((each) => each.family === family).map(({ rung }) => rung)
    const [title, note] = FAMILIES[family]
    const equal = own.filter(({ light }) => light === 'equal').length
    families.push({ family, title, note, equal, rungs: own })
  }
  const headline = headlineOf(state, families)
  return { headline, tallies, families, summary: `${headline}. ${sentence(tallies)}`, wholes: {} }
}

/** The options that the choices set. */
export function optionsOf(state: CompareState): CompareOptions {
  const hosts = [hostOf(state.a), hostOf(state.b)].filter((host) => host !== '')
  const base = state.base.trim()
  return {
    profile: state.safeBrowsing,
    ...(base === '' ? {} : { base }),
    ...(agreeable.includes(state.agreed) ? { comparison: state.agreed } : {}),
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
  const { name, summary, explain, source, falsePositive, falseNegative } = method
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
    keys: null,
    sameKey: null,
    part: null,
  }
  if (state.a === '' || state.b === '') {
    return { ...shared, light: 'silent', why: 'Two URLs are needed.' }
  }
  if (method.kind === 'directional' && match === null) {
    const why = 'The first input does not have this part as a pattern.'
    return { ...shared, light: 'silent', why }
  }
  try {
    const [a, b] = match === null ? [state.a, state.b] : [match.pattern, match.subject]
    const verdict = compare(a, b, { methods: [method], options: pickOptions(options, [method]) })
      .verdicts[0]!
    return { ...shared, ...readVerdict(verdict) }
  } catch (error) {
    // Any other error in the options comes from the input, so it is shown and not thrown.
    if (!(error instanceof TypeError)) throw error
    if (error instanceof MissingOptionError) {
      const needed = method.options.filter(
        (option) => option.required || option.name === error.option,
      )
      const summaries = needed.map((option) => lowerFirst(option.summary)).join(' ')
      return { ...shared, light: 'choice', why: `This method needs an option: ${summaries}` }
    }
    // No choice repairs a faulty pattern.
    return { ...shared, light: match === null ? 'choice' : 'silent', why: error.message }
  }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function readVerdict({
  equal,
  keys,
  difference,
  why,
}: Verdict): Pick<Rung, 'light' | 'why' | 'keys' | 'sameKey' | 'part'> {
  const none = { keys: null, sameKey: null, part: null }
  if (keys === null) return { ...none, light: equal ? 'equal' : 'different', why }
  const [a, b] = keys
  if (a === null || b === null) return { ...none, light: 'silent', why }
  if (equal) return { ...none, light: 'equal', why, sameKey: clip(a) }
  const part = difference?.part ?? null
  const spanA = difference?.a ?? { start: a.length, end: a.length }
  const spanB = difference?.b ?? { start: b.length, end: b.length }
  const marked = [markSpan(a, spanA.start, spanA.end), markSpan(b, spanB.start, spanB.end)] as const
  return { ...none, light: 'different', why, keys: marked, part }
}

function headlineOf({ a, b }: CompareState, families: readonly FamilyView[]): string {
  if (a === '' || b === '') return 'Type two URLs'
  if (a === b) return 'The same string, the same URL'
  const browsers = families
    .flatMap(({ rungs }) => rungs)
    .find(({ method }) => method === 'whatwg')?.light
  if (browsers === 'equal') return 'The same URL to a browser'
  if (browsers === 'different') return 'Different URLs to a browser'
  return 'Not both are URLs to a browser'
}

const TALLY_WORDS: Readonly<Record<Light, readonly [one: string, more: string]>> = {
  equal: ['method calls them equal', 'methods call them equal'],
  different: ['different', 'different'],
  silent: ['has no answer', 'have no answer'],
  choice: ['needs a choice', 'need a choice'],
}

/** How many methods say what, in words. */
export function sentence(tallies: CompareView['tallies']): string {
  const parts = LIGHTS.filter((light) => light === 'equal' || tallies[light] > 0).map((light) => {
    const [one, more] = TALLY_WORDS[light]
    return `${tallies[light]} ${tallies[light] === 1 ? one : more}`
  })
  return `${parts.join(', ')}.`
}

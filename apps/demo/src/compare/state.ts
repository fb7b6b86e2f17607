import type { Pairs, Values } from '../hash.ts'

/** Everything a visitor can change where two URLs are compared. */
export interface CompareState {
  readonly a: string
  readonly b: string
  /** The base URL; an empty string means none. */
  readonly base: string
  /** The method that the applications have agreed on; an empty string means none. */
  readonly agreed: string
  /** Whether both hosts resolve to the same IP address. */
  readonly sameAddress: boolean
  /** Whether the server answers the first with a redirect to the second. */
  readonly redirects: boolean
  readonly safeBrowsing: 'v4' | 'v5'
}

/** What a visitor can decide for the methods that ask. */
export type Choices = Omit<CompareState, 'a' | 'b'>
export type Choice = keyof Choices

export const NO_CHOICES: Choices = {
  base: '',
  agreed: '',
  sameAddress: false,
  redirects: false,
  safeBrowsing: 'v4',
}

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeCompareState(state: CompareState): Pairs {
  const pairs: [string, string][] = [
    ['view', 'compare'],
    ['a', state.a],
    ['b', state.b],
  ]
  if (state.base !== '') pairs.push(['base', state.base])
  if (state.agreed !== '') pairs.push(['agreed', state.agreed])
  if (state.sameAddress) pairs.push(['address', 'same'])
  if (state.redirects) pairs.push(['redirect', 'yes'])
  if (state.safeBrowsing !== 'v4') pairs.push(['safe-browsing', state.safeBrowsing])
  return pairs
}

/** Reads what `writeCompareState` wrote; `null` when it holds no URL. */
export function readCompareState(values: Values): CompareState | null {
  if (!values.has('a') && !values.has('b')) return null
  return {
    a: values.get('a') ?? '',
    b: values.get('b') ?? '',
    base: values.get('base') ?? '',
    agreed: values.get('agreed') ?? '',
    sameAddress: values.get('address') === 'same',
    redirects: values.get('redirect') === 'yes',
    safeBrowsing: values.get('safe-browsing') === 'v5' ? 'v5' : 'v4',
  }
}

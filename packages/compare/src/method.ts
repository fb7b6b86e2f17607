import type { CompareOptions, MethodOption } from './options.ts'
import type { Subject } from './subject.ts'

/** What a method belongs to; tools list methods by it, in this order. */
export type Family =
  | 'text'
  | 'record'
  | 'ladder'
  | 'format'
  | 'address'
  | 'language'
  | 'policy'
  | 'pattern'

/** Two URLs, whether the method calls them equal, and the options it needs for that. */
export type MethodExample = readonly [
  a: string | null,
  b: string,
  equal: boolean,
  options?: CompareOptions,
]

/** What every method says about itself. */
export interface MethodData {
  /** Kebab-case; unique in the list. */
  readonly name: string
  readonly family: Family
  /** One sentence in the present tense: when two URLs are equal. */
  readonly summary: string
  /** What it does, where it is used, and what its texts leave open. */
  readonly explain: string
  /** What it costs to act on an *equal* that is none. */
  readonly falseEqual: string
  /** What it costs to act on a *different* that is none. */
  readonly falseDifferent: string
  /** Which URLs the method says nothing about; such a URL is equal to none, not even to itself. */
  readonly without: string
  /** Address of the text that the method comes from. */
  readonly source: string
  readonly options: readonly MethodOption[]
  /** At once the method's tests and its documentation. */
  readonly examples: readonly MethodExample[]
}

/** An equivalence: two URLs are equal exactly when both have a key and their keys are the same string. */
export interface SymmetricMethod extends MethodData {
  readonly kind: 'symmetric'
  /** Whether the key is a URL that has itself for its key, and not a text of another kind. */
  readonly keyIsUrl: boolean
  /** Gives the key to group by; `null` when the method says nothing about the URL. */
  key(subject: Subject, options: CompareOptions): string | null
}

/** A match of a pattern and a URL, in which the two cannot change places. */
export interface DirectionalMethod extends MethodData {
  readonly kind: 'directional'
  /** @param pattern - As the method's text defines it; `null` is a pattern that is left out. */
  matches(pattern: string | null, subject: Subject, options: CompareOptions): boolean
}

/** A comparison that its text leaves to the application, which has to choose another method. */
export interface ApplicationMethod extends MethodData {
  readonly kind: 'application'
  /** The option that names the choice. */
  readonly choice: 'comparison'
}

/** A published way to call two URLs equal. Its `kind` says how it is asked. */
export type Method = SymmetricMethod | DirectionalMethod | ApplicationMethod

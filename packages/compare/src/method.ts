import type { CompareOptions, MethodOption } from './options.ts'
import type { Subject } from './subject.ts'
import type { Why } from './why.ts'

/**
 * What a method belongs to; tools list methods by it, in this order. The last two are made when they are asked for, and are
 * not in the list: rules of normalisation, and functions of the caller.
 */
export type Family =
  | 'string'
  | 'record'
  | 'ladder'
  | 'format'
  | 'address'
  | 'language'
  | 'policy'
  | 'pattern'
  | 'rules'
  | 'function'

/**
 * What a method compares, if it is not two whole URLs of any scheme: only origins or sites (`origin`), only hosts (`host`), what
 * one step of a longer algorithm looks at (`step`), or URIs of its own schemes (`scheme`).
 */
export type Scope = 'origin' | 'host' | 'step' | 'scheme'

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
  /** Absent if it compares whole URLs: only then does *equal* mean that they are one URL to somebody. */
  readonly scope?: Scope
  /** One sentence in the present tense: when two URLs are equal. */
  readonly summary: string
  /** What it does, where it is used, and what its specification leaves open. */
  readonly explain: string
  /** What a false positive (RFC 6943) costs: the method says *equal* of two URLs that identify different things. */
  readonly falsePositive: string
  /** What a false negative costs: the method says *different* of two URLs that identify the same thing. */
  readonly falseNegative: string
  /** The URLs to which the method gives no key. Such a URL is not equal to any other, not even to itself. */
  readonly without: string
  /** The URL of the specification of the method. */
  readonly source: string
  readonly options: readonly MethodOption[]
  /** If the method does not take the option `base`: why not, without the name of the method and without a full stop. */
  readonly noBase?: string
  /** They are the method's tests and its documentation. */
  readonly examples: readonly MethodExample[]
}

/** An equivalence: two URLs are equal exactly when both have a key and their keys are the same string. */
export interface SymmetricMethod extends MethodData {
  readonly kind: 'symmetric'
  /** Whether the key is a URL; otherwise it is a string of another kind. For the methods of the list, such a key is its own key. */
  readonly keyIsUrl: boolean
  /** Gives the key to group by; `null` if the method gives none to the URL. */
  key(subject: Subject, options: CompareOptions): string | null
  /** Does the same for many URLs. A method has it if it would otherwise read an option, such as a table, for each URL. */
  prepare?(options: CompareOptions): (subject: Subject) => string | null
}

/**
 * A comparison that is not an equivalence, because three URLs may exist of which the first equals the second, the
 * second the third, but not the first the third. So it has no keys.
 */
export interface PairwiseMethod extends MethodData {
  readonly kind: 'pairwise'
  /** Whether a string is one that the method compares. For others it has no answer. */
  knows(subject: Subject): boolean
  /** @returns What the first difference is; `null` if the two are equal. */
  difference(a: Subject, b: Subject, options: CompareOptions): Why | null
}

/** A match of a pattern against a URL, in which the two cannot be exchanged. */
export interface DirectionalMethod extends MethodData {
  readonly kind: 'directional'
  /** @param pattern - As the method's source defines it; `null` if the pattern is left out. */
  matches(pattern: string | null, subject: Subject, options: CompareOptions): boolean
}

/** A comparison that its source leaves to the application, which has to choose another method. */
export interface ApplicationMethod extends MethodData {
  readonly kind: 'application'
  /** The option that names the choice. */
  readonly choice: 'comparison'
}

/** A published definition of when two URLs are equal. Its `kind` says how it is asked. */
export type Method = SymmetricMethod | PairwiseMethod | DirectionalMethod | ApplicationMethod

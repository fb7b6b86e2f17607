import type { Facts } from './sentence.ts'

export { hidePassword, hidePasswords, maskPassword } from './hide-passwords.ts'
export type { Fact, Facts } from './sentence.ts'

/**
 * How serious a problem is. `error`: it does not work, or search engines drop it. `warning`: it may not do what
 * was meant. `info`: nothing is wrong, but it could be better.
 */
export type Severity = 'error' | 'warning' | 'info'

/**
 * All severities, the most serious first.
 *
 * @example
 * ```ts
 * import { SEVERITIES } from '@waymark/infra/problem'
 *
 * SEVERITIES.indexOf('error') < SEVERITIES.indexOf('info') // => true
 * ```
 */
export const SEVERITIES: readonly Severity[] = /* @__PURE__ */ Object.freeze([
  'error',
  'warning',
  'info',
] as const)

/**
 * One change of a JSON document: an operation of JSON Patch.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6902#section-4
 */
export interface Edit {
  readonly op: 'add' | 'remove' | 'replace'
  /** JSON Pointer of the place in the document before all changes of the same problem. */
  readonly path: string
  /** Absent if `op` is `remove`. */
  readonly value?: unknown
}

/**
 * One thing that is wrong with an input. Every package of Waymark reports in this shape; a package with more to say
 * extends it with the details of its codes.
 */
export interface Problem<Code extends string = string> {
  /** The same in every release, and unique among all packages. */
  readonly code: Code
  readonly severity: Severity
  /** What is wrong with this input, in one sentence. */
  readonly message: string
  /** What to do about it, in one sentence. */
  readonly remedy: string
  /**
   * The facts in `message` and `remedy`, as plain values, for programs and for other languages. `detail` is a word of its own, such
   * as `no-root`: which problem of its code it is, if no other fact says so. Absent if there are none.
   */
  readonly data?: Facts
  /** The first UTF-16 code unit concerned, in the string that the caller gave. */
  readonly start?: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end?: number
  /** The place in a JSON document, as a JSON Pointer (RFC 6901). */
  readonly pointer?: string
  /** The line in a file, from 1. */
  readonly line?: number
  /** The column in that line, in UTF-16 code units, from 1. */
  readonly column?: number
  /** The changes that correct the problem. Absent if no answer is certain, or if they were not asked for. */
  readonly edits?: readonly Edit[]
}

/** An input that has a problem. */
export interface ProblemExample {
  readonly wrong: string
  /** The same without the problem. */
  readonly right?: string
  /** Something like it without the problem, where nothing corrects the wrong one. */
  readonly fine?: string
  /** What else it takes, in words: a base URL, an option, a second file. */
  readonly given?: string
}

/**
 * The part of a problem that causes it. Problems with the same code and the same cause are corrected together: `lang`, an
 * `hreflang` value; `scheme` or `host`, those of the URL concerned; `alternate`, the host of an alternate on another host
 * than its page, otherwise its `hreflang` value; `value`, the value concerned as written; `folder`, the first folder in the path
 * of the page; `language`, this folder and the language of another page, as `/fr/ → en`.
 */
export type ProblemCause =
  | 'lang'
  | 'scheme'
  | 'host'
  | 'alternate'
  | 'value'
  | 'folder'
  | 'language'

/** What there is to know about one code. */
export interface ProblemEntry<Code extends string = string> {
  readonly code: Code
  /** How serious it usually is; a report may say otherwise for one case. */
  readonly severity: Severity
  /** One sentence: what is wrong. */
  readonly summary: string
  /** What causes it, and what it leads to. */
  readonly explanation: string
  /** What to do, in one sentence. */
  readonly remedy: string
  /** The URL of the specification or the page that it comes from. */
  readonly source: string
  readonly examples: readonly ProblemExample[]
  /** Which part of such a problem is its cause. Without it, all problems of the code have the same cause. */
  readonly causedBy?: ProblemCause
  /** What is written when the problem is fixed automatically. Absent if it never is. */
  readonly fixed?: string
  /** When it is not fixed automatically, and why no answer is certain then. */
  readonly notFixed?: string
  /** Whether the fix changes what a URI means, so that it is made only if it is asked for. */
  readonly isFixUnsafe?: true
}

/** What a package can report, under a name for people. */
export interface ProblemCatalogue {
  /** What has these problems, such as `URL parsing`. */
  readonly title: string
  readonly entries: readonly ProblemEntry[]
}

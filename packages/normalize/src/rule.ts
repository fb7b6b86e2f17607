import type { UriParts } from '@waymark/rfc3986'
import type { UrlRecord } from '@waymark/url-parser'
import type { TrackingSite } from './tracking-params.ts'

/**
 * What a rule costs in meaning.
 *
 * - `preserves`: the new URL identifies the same resource by the standards alone.
 * - `usually-preserves`: it does on nearly every server, but nothing promises it.
 * - `changes`: it may identify something else; use it where you know the site.
 */
export type Category = 'preserves' | 'usually-preserves' | 'changes'

/**
 * What rules run on.
 *
 * - `whatwg`: the record that the URL parser of the URL Standard makes. Case, default port, dot segments
 *   and the empty path are settled before the first rule.
 * - `rfc3986`: the text as it is written, cut into the five parts of RFC 3986. Nothing changes but what a
 *   rule names, byte for byte.
 */
export type Model = 'whatwg' | 'rfc3986'

/** Every option of the rules in the catalogue; each rule reads its own and leaves the rest. */
export interface NormalizeOptions {
  /** What all rules run on. Default `'whatwg'`. */
  readonly model?: Model
  /** The most UTF-16 units that the input may have; a longer one is an `InputTooLongError`. Default: any number. */
  readonly maxLength?: number
  /** `trailing-slash`: what the end of a path looks like. Default `'never'`. */
  readonly trailingSlash?: 'never' | 'always' | 'preserve'
  /** `trailing-slash` with `never`: take one slash, or all of a run. Default `'one'`. */
  readonly trailingSlashRun?: 'one' | 'all'
  /** `trailing-slash` with `never`, on texts as they are written: the slash of the root path. Default `'keep'`. */
  readonly trailingSlashRoot?: 'keep' | 'remove'
  /** `remove-default-port`: whether a default port that is spelled out goes. Default `'remove'`. */
  readonly defaultPort?: 'remove' | 'keep'
  /** `remove-default-port`: more schemes, without colon, and their default ports. */
  readonly ports?: Readonly<Record<string, number>>
  /** `sort-query`: what parameters are ordered by. Default `'name'`. */
  readonly by?: 'name' | 'name-value'
  /** `sort-query`: compare what the parameters mean, or how they are written. Default `'decoded'`. */
  readonly compare?: 'decoded' | 'raw'
  /** `force-scheme`: the scheme to write. Default `'https'`. */
  readonly scheme?: 'http' | 'https'
  /** `ip-to-host`: addresses as the serialiser writes them, IPv6 in brackets, and the domains they stand for. */
  readonly map?: Readonly<Record<string, string>>
  /** `collapse-slashes`: keep the two slashes after letters and a colon. Default `false`. */
  readonly keepSchemeLike?: boolean
  /** `remove-directory-index`: names of files, in exact case; `*` stands for any text. */
  readonly names?: readonly string[]
  /** `remove-directory-index`: only a name at the very end, or all, with slashes around them. Default `'one'`. */
  readonly namesRun?: 'one' | 'all'
  /** `keep-params`: the names that stay. Default: none. */
  readonly keep?: readonly string[]
  /** `remove-default-params`: names and the values that say nothing. */
  readonly defaults?: Readonly<Record<string, string>>
  /** `www`: whether the label goes or comes. Default `'remove'`. */
  readonly www?: 'add' | 'remove'
  /** `www` with `remove`: take one label, or all of a run. Default `'one'`. */
  readonly wwwRun?: 'one' | 'all'
  /** `remove-tracking-params`: names to keep and to remove on sites of their own. Default: `TRACKING_SITES`. */
  readonly sites?: readonly TrackingSite[]
  /** `remove-tracking-params`: names to remove; `*` stands for any text. Default: `TRACKING_PARAMS`. */
  readonly params?: readonly string[]
  /** `remove-tracking-params`: whether the case of a name counts. Default `true`. */
  readonly caseSensitive?: boolean
  /** `remove-empty-params`: what becomes of a name without `=`. Default `'keep'`. */
  readonly bare?: 'keep' | 'remove'
}

/** How an option is shown to people and offered by tools. */
export interface RuleOption {
  readonly name: string
  /** The words it takes; empty where it is not a choice between words. */
  readonly values: readonly string[]
  /** What holds when it is not given; `null` is nothing. */
  readonly default: string | null
  readonly summary: string
}

/** A URL, what the rule makes of it, and the options it needs for that. */
export type RuleExample = readonly [input: string, output: string, options?: NormalizeOptions]

/** One normalisation: plain data about it, and one pure function. */
export interface Rule {
  /** Kebab-case; unique in the catalogue. */
  readonly name: string
  readonly category: Category
  /** One sentence in the present tense, also the reason that a trace shows. */
  readonly summary: string
  /** What can go wrong, and why the category is what it is. */
  readonly explain: string
  /** Address of the text that the rule comes from. */
  readonly source: string
  /** The URL parser has done this already to every record it made. */
  readonly settledByParser?: true
  readonly options: readonly RuleOption[]
  /** At once the rule's tests and its documentation. */
  readonly examples: readonly RuleExample[]
  /** Gives the normalised record, or the very object it was given when there is nothing to do. */
  apply(url: UrlRecord, options: NormalizeOptions): UrlRecord
  /** The same on a text as it is written; absent where the rule means nothing there. */
  applyToUri?(uri: UriParts, options: NormalizeOptions): UriParts
}

/** A rule to define: `options` and `examples` may be left out. */
export type RuleDefinition = Omit<Rule, 'options' | 'examples'> &
  Partial<Pick<Rule, 'options' | 'examples'>>

const CATEGORIES: readonly string[] = ['preserves', 'usually-preserves', 'changes']

/**
 * Makes a rule of your own that can stand in any list of rules.
 *
 * @throws TypeError when the name is not kebab-case, the category is unknown, or `apply` is no function.
 */
export function defineRule(definition: RuleDefinition): Rule {
  const { name, category } = definition
  if (typeof name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    throw new TypeError(`A rule's name is kebab-case, like "trailing-slash"; got ${String(name)}`)
  }
  if (!CATEGORIES.includes(category)) {
    throw new TypeError(
      `Rule "${name}": category is one of ${CATEGORIES.join(', ')}; got ${String(category)}`,
    )
  }
  if (typeof definition.apply !== 'function') {
    throw new TypeError(`Rule "${name}": apply is a function from a URL record to a URL record`)
  }
  return { options: [], examples: [], ...definition }
}

import { isRecord, requireOptions } from '@waymark/infra/internal'
import {
  FUNCTION,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import type { UriParts } from '@waymark/rfc3986'
import type { UrlRecord } from '@waymark/url-parser'
import { type RuleEffect, URL_PARTS, type UrlPart } from './rule-reads.ts'
import type { TrackingSite } from './tracking-parameter.ts'

/**
 * What a rule costs in meaning.
 *
 * - `preserves`: the new URL identifies the same resource by the standards alone.
 * - `usually-preserves`: it does on nearly every server, but no standard guarantees it.
 * - `changes`: it may identify something else; use it if you know the site.
 */
export type Category = 'preserves' | 'usually-preserves' | 'changes'

/**
 * What rules run on.
 *
 * - `whatwg`: the record that the URL parser of the URL Standard makes. Case, default port, dot segments
 *   and the empty path are settled before the first rule.
 * - `rfc3986`: the string as it is written, split into the five components of RFC 3986. Nothing changes except what a
 *   rule changes, byte for byte.
 */
export type Model = 'whatwg' | 'rfc3986'

/** Every option of the rules in the catalogue. Each rule reads its own. */
export interface NormalizeOptions {
  /** What all rules run on. Default `'whatwg'`. */
  readonly model?: Model
  /** The absolute URL that a relative reference is resolved against. Without it, a relative reference is not a URL. */
  readonly base?: string
  /** The most UTF-16 code units that the input may have; a longer one throws an `InputTooLongError`, and is a problem of its line in bulk work. Default: no limit. */
  readonly maxLength?: number
  /** `trailing-slash`: what the end of a path looks like. Default `'never'`. */
  readonly trailingSlash?: 'never' | 'always' | 'preserve'
  /** `trailing-slash` with `never`: remove one slash, or all of a run. Default `'one'`. */
  readonly trailingSlashRun?: 'one' | 'all'
  /** `trailing-slash` with `never`, on strings as they are written: the slash of the root path. Default `'keep'`. */
  readonly trailingSlashRoot?: 'keep' | 'remove'
  /** `trailing-slash` with `always`: whether a file name at the end of a path gets a slash. Default `'keep'`. */
  readonly trailingSlashFile?: 'keep' | 'add'
  /** `remove-default-port`: whether a default port that is written is removed. Default `'remove'`. */
  readonly defaultPort?: 'remove' | 'keep'
  /** `remove-default-port`: more schemes, without colon, and their default ports. */
  readonly ports?: Readonly<Record<string, number>>
  /** `sort-query`: what parameters are sorted by. Default `'name'`. */
  readonly by?: 'name' | 'name-value'
  /** `sort-query`: compare decoded parameters, or parameters as they are written. Default `'decoded'`. */
  readonly compare?: 'decoded' | 'raw'
  /** `force-scheme`: the scheme to write; with `preserve`, the one that is there. Default `'https'`. */
  readonly scheme?: 'http' | 'https' | 'preserve'
  /** `ip-to-host`: IP addresses as the serializer writes them, IPv6 in brackets, and the domain of each. */
  readonly map?: Readonly<Record<string, string>>
  /** `collapse-slashes`: keep the two slashes after a scheme and its colon. Default `false`. */
  readonly keepSchemeLike?: boolean
  /** `remove-directory-index`: names of files, in exact case; `*` matches any characters. */
  readonly names?: readonly string[]
  /** `remove-directory-index`: remove one name, or a run of names with slashes between them. Default `'one'`. */
  readonly namesRun?: 'one' | 'all'
  /** `keep-params`: names of the parameters to keep; `*` matches any characters. Default: none. */
  readonly keep?: readonly string[]
  /** `remove-default-params`: names, and the value of each that is the default. */
  readonly defaults?: Readonly<Record<string, string>>
  /** `www`: remove the label, or add it. Default `'remove'`. */
  readonly www?: 'add' | 'remove'
  /** `www` with `remove`: remove one label, or all of a run. Default `'all'`. */
  readonly wwwRun?: 'one' | 'all'
  /** `remove-tracking-params`: names to keep and to remove on some sites. Default: `TRACKING_SITES`. */
  readonly sites?: readonly TrackingSite[]
  /** `remove-tracking-params`: names to remove; `*` matches any characters. Default: `TRACKING_PARAMS`. */
  readonly params?: readonly string[]
  /** `remove-tracking-params`: more names to remove, besides those of `params`. Default: none. */
  readonly moreParams?: readonly string[]
  /** `remove-tracking-params`: names to keep on every site, whatever the other lists say. Default: none. */
  readonly exceptParams?: readonly string[]
  /** `remove-tracking-params`: whether names are compared with regard to case. Default: for each name as its sources do. */
  readonly caseSensitive?: boolean
  /** `unwrap-redirects`: whether the copy of a page in an archive becomes the page. Default `'unwrap'`. */
  readonly archives?: 'unwrap' | 'keep'
  /** `remove-empty-params`: what happens to a name without `=`. Default `'keep'`. */
  readonly bare?: 'keep' | 'remove'
}

/** An option of a rule: how it is checked, and how it is shown. */
export interface RuleOption {
  readonly name: string
  /** The values that it takes. */
  readonly type: OptionType
  /** Its value if it is not given, in words; `null` if there is none. */
  readonly default: string | null
  readonly summary: string
}

/**
 * The values that an option takes, as they are written, if it is a choice between a few; otherwise none.
 *
 * @example
 * ```ts
 * import { optionValues, rules } from '@waymark/normalize'
 *
 * const [option] = rules.find(({ name }) => name === 'trailing-slash').options
 * optionValues(option) // => ['never', 'always', 'preserve']
 * ```
 */
export function optionValues({ type }: Pick<RuleOption, 'type'>): readonly string[] {
  return type.words ?? (type.accepts(true) ? ['true', 'false'] : [])
}

/** A URL, what the rule makes of it, and the options it needs for that. */
export type RuleExample = readonly [input: string, output: string, options?: NormalizeOptions]

/** A normalisation rule: plain data about it, and one pure function. */
export interface Rule {
  /** Kebab-case; unique in the catalogue. */
  readonly name: string
  readonly category: Category
  /** One sentence in the present tense; a trace shows it as the reason. */
  readonly summary: string
  /** What can go wrong, and why the category is what it is. */
  readonly explain: string
  /** The URL of the specification or the page that the rule comes from. */
  readonly source: string
  /** The URL parser has done this already to every record it made. */
  readonly settledByParser?: true
  /** The parts of a URL that the rule reads or changes; absent: it may read all and change any. */
  readonly reads?: readonly UrlPart[]
  /**
   * What the rule can do to an `http` or `https` URL that the URL parser has written. Bulk work leaves out what no
   * rule can change. Absent: nothing if the parser settles it, otherwise any change in what it reads.
   */
  effects?(options: NormalizeOptions): readonly RuleEffect[]
  readonly options: readonly RuleOption[]
  /** They are the rule's tests and its documentation. */
  readonly examples: readonly RuleExample[]
  /** Returns the normalised record, which `editUrl` makes, or the same object if there is nothing to do. */
  apply(url: UrlRecord, options: NormalizeOptions): UrlRecord
  /** The same on a string as it is written; absent if the rule cannot run there. */
  applyToUri?(uri: UriParts, options: NormalizeOptions): UriParts
}

/** A rule to define: `options` and `examples` may be left out. `Own` are options of its own. */
export interface RuleDefinition<Own extends object = NormalizeOptions>
  extends Omit<Rule, 'options' | 'examples' | 'apply' | 'applyToUri'> {
  readonly options?: readonly RuleOption[]
  readonly examples?: readonly RuleExample[]
  apply(url: UrlRecord, options: NormalizeOptions & Own): UrlRecord
  applyToUri?(uri: UriParts, options: NormalizeOptions & Own): UriParts
}

/** What `defineRule` takes. */
export const RULE_MEMBERS: OptionTable<RuleDefinition> = {
  name: /* @__PURE__ */ optionType(
    "a name in kebab-case, such as 'trailing-slash'",
    (value) => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  ),
  category: /* @__PURE__ */ oneOf('preserves', 'usually-preserves', 'changes'),
  summary: STRING,
  explain: STRING,
  source: STRING,
  settledByParser: /* @__PURE__ */ optionType('true', (value) => value === true),
  reads: /* @__PURE__ */ listOf(STRING, 'a list of strings'),
  effects: FUNCTION,
  options: /* @__PURE__ */ listOf(
    /* @__PURE__ */ optionType('an option', isRecord),
    'a list of options',
  ),
  examples: /* @__PURE__ */ listOf(
    /* @__PURE__ */ optionType('an example', Array.isArray),
    'a list of examples, each a list of input and output',
  ),
  apply: FUNCTION,
  applyToUri: FUNCTION,
}

/**
 * Makes a rule of your own that can be used in any list of rules.
 *
 * Its options are declared in `options`, each with a type of `@waymark/infra/options`, and are checked as those of the
 * catalogue are.
 *
 * @throws OptionError if `name`, `category` or `apply` is missing, a member does not exist, or its value is wrong.
 *
 * @example
 * ```ts
 * import { defineRule, editUrl, normalize } from '@waymark/normalize'
 *
 * const toTls = defineRule({
 *   name: 'websocket-tls',
 *   category: 'changes',
 *   summary: 'Replaces `ws` with `wss`.',
 *   explain: 'Our server closes connections that are not encrypted.',
 *   source: 'https://a.example/docs',
 *   reads: ['scheme'],
 *   apply: (url) => (url.scheme === 'ws' ? editUrl(url, { scheme: 'wss' }) : url),
 * })
 * normalize('ws://A.example/', [toTls]) // => 'wss://a.example/'
 * ```
 */
export function defineRule<Own extends object = NormalizeOptions>(
  definition: RuleDefinition<Own>,
): Rule {
  const {
    name,
    reads = [],
    options = [],
  } = requireOptions(definition as unknown, RULE_MEMBERS, 'name', 'category', 'apply')
  const part = reads.find((candidate) => !URL_PARTS.includes(candidate))
  if (part !== undefined) {
    throw new OptionError(
      'reads',
      `Rule "${name}": reads is a list of ${URL_PARTS.join(', ')}; got ${part}`,
    )
  }
  const untyped = options.find(({ type }) => typeof type?.accepts !== 'function')
  if (untyped !== undefined) {
    throw new OptionError('options', `Rule "${name}": the option "${untyped.name}" has no type`)
  }
  return { examples: [], ...definition, options }
}

import { isRecord } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import type { HostSource } from './host-source.ts'
import {
  type PublicSuffixOptions,
  publicSuffixBy,
  type RegistrableDomainOptions,
  registrableDomainBy,
} from './public-suffix.ts'
import type { RulesBelow } from './rules.ts'
import { type SameSiteOptions, sameSiteBy } from './same-site.ts'

/** A version of the Public Suffix List, with the functions of this package over it. It never changes. */
export interface PublicSuffixList {
  /** The day and the commit, as far as the list says them: `2026-08-19 e8c9a2b2`. `null` if it says nothing. */
  readonly version: string | null
  /** The day, such as `2026-08-19`; `null` if the list does not say it. */
  readonly date: string | null
  /** As the function of this name, with the rules of this list. */
  readonly getPublicSuffix: (input: HostSource, options?: PublicSuffixOptions) => string | null
  /** As the function of this name, with the rules of this list. */
  readonly getRegistrableDomain: (
    input: HostSource,
    options?: RegistrableDomainOptions,
  ) => string | null
  /** As the function of this name, with the rules of this list. */
  readonly isSameSite: (a: HostSource, b: HostSource, options?: SameSiteOptions) => boolean
}

/**
 * The type of an option that takes a list, for tables of options.
 *
 * @example
 * ```ts
 * import { checkOptions } from '@waymark/infra/options'
 * import { builtInList, PUBLIC_SUFFIX_LIST } from '@waymark/public-suffix'
 *
 * checkOptions({ list: builtInList }, { list: PUBLIC_SUFFIX_LIST }) // => { list: builtInList }
 * ```
 */
export const PUBLIC_SUFFIX_LIST: OptionType = /* @__PURE__ */ optionType(
  'a list made by createPublicSuffixList',
  (value) =>
    isRecord(value) &&
    typeof value['getRegistrableDomain'] === 'function' &&
    typeof value['getPublicSuffix'] === 'function',
)

/** The rules of lists, for work that goes on with bytes. */
export const rulesOfLists: WeakMap<PublicSuffixList, RulesBelow> = /* @__PURE__ */ new WeakMap()

/** The functions over rules that are read when they are first needed. */
export function listOver(rules: RulesBelow, version: string | null): PublicSuffixList {
  const getRegistrableDomain = (input: HostSource, options?: RegistrableDomainOptions) =>
    registrableDomainBy(rules, input, options)
  const list = Object.freeze({
    version,
    date: /^\d{4}-\d{2}-\d{2}/.exec(version ?? '')?.[0] ?? null,
    getPublicSuffix: (input: HostSource, options?: PublicSuffixOptions) =>
      publicSuffixBy(rules, input, options),
    getRegistrableDomain,
    isSameSite: (a: HostSource, b: HostSource, options?: SameSiteOptions) =>
      sameSiteBy(getRegistrableDomain, a, b, options),
  })
  rulesOfLists.set(list, rules)
  return list
}

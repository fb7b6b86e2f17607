import type { Host } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { type HostSource, hostOf, readSource } from './host-source.ts'
import { EXCEPTION, icannFlags, listRules, RULE, type RulesBelow, WILDCARD } from './rules.ts'

/** Which rules of the list count. */
export interface PublicSuffixOptions {
  /**
   * Whether only the rules of the ICANN section count, by which registries give out names. By those of the private section,
   * such as `github.io`, companies give out names below their own. Default `false`: all do, as in browsers.
   */
  readonly icannOnly?: boolean | undefined
}

/** The options of `getRegistrableDomain`. */
export interface RegistrableDomainOptions extends PublicSuffixOptions {
  /** Whether a host that is itself a public suffix, such as `co.uk`, is the answer instead of `null`. Default `false`. */
  readonly includeSelf?: boolean | undefined
}

export const PUBLIC_SUFFIX_OPTIONS: OptionTable<PublicSuffixOptions> = { icannOnly: BOOLEAN }

export const REGISTRABLE_DOMAIN_OPTIONS: OptionTable<RegistrableDomainOptions> = {
  ...PUBLIC_SUFFIX_OPTIONS,
  includeSelf: BOOLEAN,
}

/**
 * Gives the end of a host below which anybody may register a name: `co.uk` of `www.example.co.uk`.
 *
 * @param input - A string with a colon is a URL, unless it begins with `[`; any other string is a host.
 * @returns A part of the host's name, with the root dot where the host has one. A name whose last label
 *   is not on the list has that label as its suffix. `null` for what has no host, for a host that is not a domain, and for a
 *   domain with an empty label, of which the list's algorithm does not speak.
 * @throws ArgumentError for what is neither a URL nor a host, such as a number.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://url.spec.whatwg.org/#host-public-suffix
 *
 * @example
 * ```ts
 * import { getPublicSuffix } from '@waymark/public-suffix'
 *
 * getPublicSuffix('https://www.example.co.uk/a') // => 'co.uk'
 * getPublicSuffix('whatwg.github.io') // => 'github.io'
 * getPublicSuffix('whatwg.github.io', { icannOnly: true }) // => 'io'
 * getPublicSuffix('127.0.0.1') // => null
 * ```
 */
export function getPublicSuffix(input: HostSource, options?: PublicSuffixOptions): string | null {
  return publicSuffixBy(listRules, input, options)
}

/** The same, by other rules. */
export function publicSuffixBy(
  rules: RulesBelow,
  input: HostSource,
  options: PublicSuffixOptions | undefined,
): string | null {
  const { icannOnly } = checkOptions(options, PUBLIC_SUFFIX_OPTIONS)
  const name = listableName(input)
  return name === null
    ? null
    : name.slice(publicSuffixStart(asciiLowercase(name), rules, icannOnly))
}

/**
 * Gives the public suffix of a host and the label before it: `example.co.uk` of `www.example.co.uk`.
 *
 * @param input - A string with a colon is a URL, unless it begins with `[`; any other string is a host.
 * @returns A part of the host's name, with the root dot where the host has one; `null` for what has no host, and for a host
 *   that has no public suffix or is one.
 * @throws ArgumentError for what is neither a URL nor a host, such as a number.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 *
 * @example
 * ```ts
 * import { getRegistrableDomain } from '@waymark/public-suffix'
 *
 * getRegistrableDomain('https://www.example.co.uk/a') // => 'example.co.uk'
 * getRegistrableDomain(new URL('https://b\u00fccher.example/')) // => 'xn--bcher-kva.example'
 * getRegistrableDomain('whatwg.github.io', { icannOnly: true }) // => 'github.io'
 * getRegistrableDomain('co.uk') // => null
 * getRegistrableDomain('co.uk', { includeSelf: true }) // => 'co.uk'
 * ```
 */
export function getRegistrableDomain(
  input: HostSource,
  options?: RegistrableDomainOptions,
): string | null {
  return registrableDomainBy(listRules, input, options)
}

/** The same, by other rules. */
export function registrableDomainBy(
  rules: RulesBelow,
  input: HostSource,
  options?: RegistrableDomainOptions,
): string | null {
  const { icannOnly, includeSelf = false } = checkOptions(options, REGISTRABLE_DOMAIN_OPTIONS)
  const name = listableName(input)
  if (name === null) return null
  const suffix = publicSuffixStart(asciiLowercase(name), rules, icannOnly)
  if (suffix === 0) return includeSelf ? name : null
  return name.slice(labelStart(name, suffix - 1))
}

function listableName(input: HostSource): string | null {
  const host: Host | null = hostOf(readSource(input, 'input'))
  if (host?.kind !== 'domain') return null
  const { name } = host
  return name.startsWith('.') || name.includes('..') ? null : name
}

/**
 * Where the public suffix begins. The longest rule is one of the names that the walk meets:
 *
 *     a.b.kobe.jp      jp          a rule, and longer names have rules
 *     ^ ^ ^    ^       kobe.jp     no rule, but any label before it makes one
 *     4 3 2    1       b.kobe.jp   is that; not on the list itself, so the walk ends
 *
 * https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function publicSuffixStart(name: string, rulesBelow: RulesBelow, icannOnly = false): number {
  const end = name.endsWith('.') ? name.length - 1 : name.length
  let start = labelStart(name, end)
  const rules = rulesBelow(name.slice(start, end))
  /** The rule that prevails when no other matches is `*`. */
  let suffix = start
  let before = end
  let anyLabel = false
  for (;;) {
    const all = rules.get(name.slice(start, end))
    if (all === undefined) return anyLabel ? start : suffix
    const flags = icannOnly ? icannFlags(all) : all
    if ((flags & EXCEPTION) !== 0) return before
    if (anyLabel || (flags & RULE) !== 0) suffix = start
    if (start === 0) return suffix
    anyLabel = (flags & WILDCARD) !== 0
    before = start
    start = labelStart(name, start - 1)
  }
}

/** The first character of the label that ends before `end`. */
function labelStart(name: string, end: number): number {
  return name.lastIndexOf('.', end - 1) + 1
}

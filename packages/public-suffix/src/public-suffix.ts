import type { Host } from '@waymark/host/ascii'
import { requireHost } from '@waymark/host/internal/ascii'
import { asciiLowercase } from '@waymark/infra'
import { EXCEPTION, listRules, RULE, type RulesBelow, WILDCARD } from './rules.ts'

/**
 * Gives the end of a host below which anybody may register a name: `co.uk` of `www.example.co.uk`.
 *
 * @param host - From the host parser, so its labels are ASCII. Case does not matter.
 * @returns A part of the host's name, with the root dot where the host has one. A name whose last label
 *   is not on the list has that label as its suffix. `null` for a host that is not a domain, and for a
 *   domain with an empty label, of which the list's algorithm does not speak.
 * @throws ArgumentError if it is not a host, such as a string.
 * @see https://url.spec.whatwg.org/#host-public-suffix
 *
 * @example
 * ```ts
 * import { parseHost } from '@waymark/host'
 * import { getPublicSuffix } from '@waymark/public-suffix'
 *
 * getPublicSuffix(parseHost('www.example.co.uk')!) // => 'co.uk'
 * getPublicSuffix(parseHost('127.0.0.1')!) // => null
 * ```
 */
export function getPublicSuffix(host: Host): string | null {
  return publicSuffixBy(listRules, host)
}

/** The same, by other rules. */
export function publicSuffixBy(rules: RulesBelow, host: Host): string | null {
  const name = listableName(host)
  return name === null ? null : name.slice(publicSuffixStart(asciiLowercase(name), rules))
}

/**
 * Gives the public suffix of a host and the label before it: `example.co.uk` of `www.example.co.uk`.
 *
 * @param host - From the host parser, so its labels are lower-case ASCII.
 * @returns A part of the host's name, with the root dot where the host has one; `null` for a host that has
 *   no public suffix or is one.
 * @throws ArgumentError if it is not a host, such as a string.
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 *
 * @example
 * ```ts
 * import { parseHost } from '@waymark/host'
 * import { getRegistrableDomain } from '@waymark/public-suffix'
 *
 * getRegistrableDomain(parseHost('www.example.co.uk')!) // => 'example.co.uk'
 * getRegistrableDomain(parseHost('co.uk')!) // => null
 * ```
 */
export function getRegistrableDomain(host: Host): string | null {
  return registrableDomainBy(listRules, host)
}

/** The same, by other rules. */
export function registrableDomainBy(rules: RulesBelow, host: Host): string | null {
  const name = listableName(host)
  if (name === null) return null
  const suffix = publicSuffixStart(asciiLowercase(name), rules)
  return suffix === 0 ? null : name.slice(labelStart(name, suffix - 1))
}

function listableName(host: Host): string | null {
  requireHost(host, 'host')
  if (host.kind !== 'domain') return null
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
export function publicSuffixStart(name: string, rulesBelow: RulesBelow): number {
  const end = name.endsWith('.') ? name.length - 1 : name.length
  let start = labelStart(name, end)
  const rules = rulesBelow(name.slice(start, end))
  /** The rule that prevails when no other matches is `*`. */
  let suffix = start
  let before = end
  let anyLabel = false
  for (;;) {
    const flags = rules.get(name.slice(start, end))
    if (flags === undefined) return anyLabel ? start : suffix
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

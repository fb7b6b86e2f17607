import { asciiLowercase } from '@waymark/infra'
import { PATH, utf8PercentEncode } from '@waymark/percent-encoding'
import { decodeUnreserved, uppercasePercentEncoding } from '@waymark/rfc3986'
import { linearRegexp } from './linear-regexp.ts'

/** The strings of the groups of a match; the first is the whole match. */
export type Groups = readonly (string | undefined)[]

/** Which paths a rule is for. */
export interface RulePattern {
  /** The name of each group, or `''`. */
  readonly names: readonly string[]
  /** What every path begins with that matches, in lower case. */
  readonly prefix: string
  /** Whether such a path is no longer than the prefix. */
  readonly isText: boolean
  match(path: string): Groups | null
}

/** The pattern of one path. */
export function textPattern(path: string): RulePattern {
  const groups = [path]
  return {
    names: [''],
    prefix: asciiLowercase(path),
    isText: true,
    match: (other) => (other === path ? groups : null),
  }
}

/** The pattern of a regular expression; `null` if it is not matched in linear time. */
export function regexpPattern(source: string, ignoreCase = false): RulePattern | null {
  const regexp = linearRegexp(source, ignoreCase)
  if (regexp === null) return null
  const { names, prefix, isText } = regexp
  return { names, prefix: asciiLowercase(prefix), isText, match: (path) => regexp.exec(path) }
}

/** Text as a part of a regular expression. */
export function escapeRegexp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** A path in the form in which it is compared: RFC 3986 has several for one. */
export function comparablePath(path: string): string {
  return decodeUnreserved(uppercasePercentEncoding(utf8PercentEncode(path, PATH)))
}

/** The paths of the rules that are for one path each, in lower case. */
export function pathsOf(rules: readonly { readonly pattern: RulePattern }[]): readonly string[] {
  return rules.flatMap(({ pattern }) => (pattern.isText ? [pattern.prefix] : []))
}

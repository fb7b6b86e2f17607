import type { Options } from './options.ts'
import { convertModifierToString, type GroupPart, type Part } from './part.ts'

/** https://urlpattern.spec.whatwg.org/#full-wildcard-regexp-value */
export const FULL_WILDCARD_REGEXP_VALUE = '.*'

/** https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp */
export function generateSegmentWildcardRegexp({ delimiterCodePoint }: Options): string {
  return `[^${escapeRegexpString(delimiterCodePoint)}]+?`
}

/**
 * The regular expression of a part list. Its first captures are the groups, in the order of
 * their parts.
 *
 * @see https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
 */
export function generateRegularExpression(partList: readonly Part[], options: Options): string {
  const pieces = partList.map((part) => {
    if (part.type !== 'fixed-text') return generateGroup(part, options)
    const text = escapeRegexpString(part.value)
    return part.modifier === 'none' ? text : `(?:${text})${convertModifierToString(part.modifier)}`
  })
  return `^${pieces.join('')}$`
}

function generateGroup(part: GroupPart, options: Options): string {
  const value = regexpValueOf(part, options)
  const modifier = convertModifierToString(part.modifier)
  const repeats = part.modifier === 'zero-or-more' || part.modifier === 'one-or-more'
  if (part.prefix === '' && part.suffix === '') {
    return repeats ? `((?:${value})${modifier})` : `(${value})${modifier}`
  }
  const prefix = escapeRegexpString(part.prefix)
  const suffix = escapeRegexpString(part.suffix)
  if (!repeats) return `(?:${prefix}(${value})${suffix})${modifier}`
  const more = `(?:${suffix}${prefix}(?:${value}))*`
  const optional = part.modifier === 'zero-or-more' ? '?' : ''
  return `(?:${prefix}((?:${value})${more})${suffix})${optional}`
}

function regexpValueOf(part: GroupPart, options: Options): string {
  switch (part.type) {
    case 'regexp':
      return part.value
    case 'segment-wildcard':
      return generateSegmentWildcardRegexp(options)
    case 'full-wildcard':
      return FULL_WILDCARD_REGEXP_VALUE
  }
}

/** https://urlpattern.spec.whatwg.org/#escape-a-regexp-string */
function escapeRegexpString(input: string): string {
  return input.replace(/[.+*?^${}()[\]|/\\]/g, '\\$&')
}

/** `v`, which the standard asks for, where the engine has it; ECMAScript 2022 has only `u`. */
const UNICODE_FLAG: string = /* @__PURE__ */ hasFlag('v') ? 'v' : 'u'

function hasFlag(flag: string): boolean {
  try {
    return new RegExp('', flag).flags === flag
  } catch {
    return false
  }
}

/**
 * Compiles a regular expression as patterns have them.
 *
 * @throws SyntaxError when the engine does not take it.
 * @see https://urlpattern.spec.whatwg.org/#compile-a-component
 */
export function createRegExp(source: string, ignoreCase: boolean): RegExp {
  return new RegExp(source, UNICODE_FLAG + (ignoreCase ? 'i' : ''))
}

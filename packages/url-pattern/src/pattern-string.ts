import { isAsciiDigit } from '@waymark/infra'
import { characterAt, isValidNameCodePoint } from './name-code-points.ts'
import type { Options } from './options.ts'
import { convertModifierToString, type GroupPart, type Part } from './part.ts'
import { FULL_WILDCARD_REGEXP_VALUE, generateSegmentWildcardRegexp } from './regular-expression.ts'

/**
 * The pattern string of a part list, in the one way that such lists are written.
 *
 * @see https://urlpattern.spec.whatwg.org/#generate-a-pattern-string
 */
export function generatePatternString(partList: readonly Part[], options: Options): string {
  return partList
    .map((part, index) => {
      if (part.type !== 'fixed-text') {
        const previous = index > 0 ? partList[index - 1] : undefined
        const [next] = partList.slice(index + 1, index + 2)
        return generateGroup(part, previous, next, options)
      }
      const text = escapePatternString(part.value)
      return part.modifier === 'none' ? text : `{${text}}${convertModifierToString(part.modifier)}`
    })
    .join('')
}

function generateGroup(
  part: GroupPart,
  previous: Part | undefined,
  next: Part | undefined,
  options: Options,
): string {
  const customName = hasCustomName(part)
  const needsGrouping =
    part.suffix !== '' ||
    (part.prefix !== '' && part.prefix !== options.prefixCodePoint) ||
    wouldTakeNext(part, next) ||
    wouldTakePrefix(part, previous, options)
  const name = customName ? `:${part.name}` : ''
  const isAsteriskSafe =
    previous === undefined ||
    previous.type === 'fixed-text' ||
    previous.modifier !== 'none' ||
    needsGrouping ||
    part.prefix !== ''
  const matcher = generateMatcher(part, isAsteriskSafe, options)
  const isSuffixName =
    part.type === 'segment-wildcard' &&
    customName &&
    isValidNameCodePoint(characterAt(part.suffix, 0), false)
  const suffix = (isSuffixName ? '\\' : '') + escapePatternString(part.suffix)
  const group = escapePatternString(part.prefix) + name + matcher + suffix
  return (needsGrouping ? `{${group}}` : group) + convertModifierToString(part.modifier)
}

function hasCustomName({ name }: GroupPart): boolean {
  return !isAsciiDigit(name.charCodeAt(0))
}

/** Whether what follows a `:name` would be read as more of the name, or as its regular expression. */
function wouldTakeNext(part: GroupPart, next: Part | undefined): boolean {
  if (part.type !== 'segment-wildcard' || !hasCustomName(part) || part.modifier !== 'none') {
    return false
  }
  if (next === undefined) return false
  if (next.type === 'fixed-text') return isValidNameCodePoint(characterAt(next.value, 0), false)
  return next.prefix === '' && next.suffix === '' && !hasCustomName(next)
}

/** Whether the end of the text before a group would be read as the group's prefix. */
function wouldTakePrefix(part: GroupPart, previous: Part | undefined, options: Options): boolean {
  const { prefixCodePoint } = options
  return (
    prefixCodePoint !== '' &&
    part.prefix === '' &&
    previous?.type === 'fixed-text' &&
    previous.value.endsWith(prefixCodePoint)
  )
}

/** @param isAsteriskSafe - Whether `*` would not be read as the modifier of what is before it. */
function generateMatcher(part: GroupPart, isAsteriskSafe: boolean, options: Options): string {
  const customName = hasCustomName(part)
  switch (part.type) {
    case 'regexp':
      return `(${part.value})`
    case 'segment-wildcard':
      return customName ? '' : `(${generateSegmentWildcardRegexp(options)})`
    case 'full-wildcard':
      return !customName && isAsteriskSafe ? '*' : `(${FULL_WILDCARD_REGEXP_VALUE})`
  }
}

/** @see https://urlpattern.spec.whatwg.org/#escape-a-pattern-string */
export function escapePatternString(input: string): string {
  return input.replace(/[+*?:{}()\\]/g, '\\$&')
}

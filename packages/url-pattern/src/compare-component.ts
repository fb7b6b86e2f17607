import type { Component } from './component.ts'
import type { FixedTextPart, GroupPart, Modifier, Part } from './part.ts'

/** From what leaves most open to what leaves least. */
const TYPES: readonly Part['type'][] = ['full-wildcard', 'segment-wildcard', 'regexp', 'fixed-text']
const MODIFIERS: readonly Modifier[] = ['zero-or-more', 'optional', 'one-or-more', 'none']

/** What a list that has ended is compared as. */
const NOTHING: FixedTextPart = { type: 'fixed-text', value: '', modifier: 'none' }

/**
 * Which of two patterns of a part of a URL is the more specific. Part by part, the first that differ
 * decide: by type, then by modifier, then by text.
 *
 * @returns 1 when it is `left`, -1 when it is `right`, 0 when they differ at most in names.
 * @see https://github.com/whatwg/urlpattern/issues/61
 */
export function compareComponent(left: Component, right: Component): -1 | 0 | 1 {
  const length = Math.max(left.partList.length, right.partList.length)
  for (let index = 0; index < length; index++) {
    const order = comparePart(partAt(left, index), partAt(right, index))
    if (order !== 0) return order
  }
  return 0
}

function partAt({ partList }: Component, index: number): Part {
  return index < partList.length ? partList[index]! : NOTHING
}

function comparePart(left: Part, right: Part): -1 | 0 | 1 {
  return (
    compare(TYPES.indexOf(left.type), TYPES.indexOf(right.type)) ||
    compare(MODIFIERS.indexOf(left.modifier), MODIFIERS.indexOf(right.modifier)) ||
    compare(around(left).prefix, around(right).prefix) ||
    compare(left.value, right.value) ||
    compare(around(left).suffix, around(right).suffix)
  )
}

function around(part: Part): Pick<GroupPart, 'prefix' | 'suffix'> {
  return part.type === 'fixed-text' ? { prefix: '', suffix: '' } : part
}

function compare<Value extends number | string>(left: Value, right: Value): -1 | 0 | 1 {
  if (left === right) return 0
  return left < right ? -1 : 1
}

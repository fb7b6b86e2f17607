import { type Classes, slotOf } from './classes.ts'
import type { CodePoints } from './code-points.ts'
import { isJoiner } from './joiners.ts'
import {
  HAS_JOINER,
  IGNORED,
  LEFT_INVALID,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  STATUS_MASK,
  VALID,
} from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

/**
 * https://www.unicode.org/reports/tr46/#ProcessingStepMap, appending to an empty buffer.
 *
 * Lone surrogates are code points of their own, and disallowed. Disallowed code points stay.
 *
 * @returns Every bit that the property word of some resulting code point has, ASCII aside, with `LEFT_INVALID`
 *   and `HAS_JOINER`: with it, most domains need no second look at their code points.
 */
export function mapCodePoints(unicode: Unicode, domain: string, points: CodePoints): number {
  const units = domain.length
  let data = points.reserve(units)
  let length = points.length
  let classes: Classes | null = null
  let seen = 0
  for (let i = 0; i < units; i++) {
    let c = domain.charCodeAt(i)
    if (c < 0x80) {
      data[length++] = c >= 0x41 && c <= 0x5a ? c + 0x20 : c
      continue
    }
    if (c >= 0xd800 && c <= 0xdbff) {
      c = domain.codePointAt(i)!
      if (c > 0xffff) i++
    }
    classes ??= unicode.classes
    const slot = slotOf(c)
    if (slot < 0) {
      seen |= LEFT_INVALID
      data[length++] = c
      continue
    }
    const id = classes.of(slot)
    const word = classes.words[id]!
    switch (word & STATUS_MASK) {
      case VALID:
        seen |= isJoiner(c) ? word | HAS_JOINER : word
        data[length++] = c
        break
      case IGNORED:
        break
      case MAPPED_BY_OFFSET:
        c += classes.offsets[id]!
        seen |= wordOfTarget(unicode, c)
        data[length++] = c
        break
      case MAPPED_TO_ONE:
      case MAPPED_TO_MANY: {
        const target = unicode.targets.of(slot)
        points.length = length
        data = points.reserve(target.length + units - i)
        for (const letter of target) {
          seen |= wordOfTarget(unicode, letter)
          data[length++] = letter
        }
        break
      }
      default:
        seen |= LEFT_INVALID
        data[length++] = c
    }
  }
  points.length = length
  return seen
}

function wordOfTarget(unicode: Unicode, c: number): number {
  return c < 0x80 ? 0 : wordOf(unicode, c)
}

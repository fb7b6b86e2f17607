import { codePointAt } from '@waymark/infra'
import { slotOf } from './classes.ts'
import type { CodePoints } from './code-points.ts'
import { isJoiner } from './joiners.ts'
import {
  DISALLOWED,
  HAS_JOINER,
  IGNORED,
  LEFT_INVALID,
  MAPPED_BY_OFFSET,
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
  const { data } = points
  const { classes } = unicode
  let length = 0
  let seen = 0
  for (let i = 0; i < domain.length; i++) {
    let c = domain.charCodeAt(i)
    if (c < 0x80) {
      data[length++] = c >= 0x41 && c <= 0x5a ? c + 0x20 : c
      continue
    }
    if (c >= 0xd800 && c <= 0xdbff) {
      c = codePointAt(domain, i)
      if (c > 0xffff) i++
    }
    const slot = slotOf(c)
    const id = slot < 0 ? 0 : classes.of(slot)
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
      case DISALLOWED:
        seen |= LEFT_INVALID
        data[length++] = c
        break
      default: {
        const target = unicode.targets.of(slot)
        for (let k = 0; k < target.length; k++) {
          seen |= wordOfTarget(unicode, target[k]!)
          data[length++] = target[k]!
        }
      }
    }
  }
  points.length = length
  return seen
}

function wordOfTarget(unicode: Unicode, c: number): number {
  return c < 0x80 ? 0 : wordOf(unicode, c)
}

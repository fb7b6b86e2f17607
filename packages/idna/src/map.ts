import type { CodePoints } from './code-points.ts'
import {
  IGNORED,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  STATUS_MASK,
} from './properties.ts'
import { slotOf, targetOf, type Unicode } from './tables.ts'

/**
 * https://www.unicode.org/reports/tr46/#ProcessingStepMap, appending to an empty buffer.
 *
 * Lone surrogates are code points of their own, and disallowed. Disallowed code points stay.
 */
export function mapCodePoints(unicode: Unicode, domain: string, points: CodePoints): void {
  const units = domain.length
  let data = points.reserve(units)
  let length = points.length
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
    const { tables } = unicode
    const slot = slotOf(c)
    if (slot < 0) {
      data[length++] = c
      continue
    }
    const id = tables.classes[slot]!
    switch (tables.words[id]! & STATUS_MASK) {
      case IGNORED:
        break
      case MAPPED_BY_OFFSET:
        data[length++] = c + tables.offsets[id]!
        break
      case MAPPED_TO_ONE:
        data[length++] = targetOf(tables, slot)
        break
      case MAPPED_TO_MANY: {
        const target = targetOf(tables, slot)
        const count = target & 31
        points.length = length
        data = points.reserve(count + units - i)
        for (let k = 0; k < count; k++) data[length++] = tables.texts[(target >> 5) + k]!
        break
      }
      default:
        data[length++] = c
    }
  }
  points.length = length
}

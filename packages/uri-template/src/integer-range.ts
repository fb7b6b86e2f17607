import { asciiRange, onePoint } from './code-point-set.ts'
import type { Expression } from './language.ts'

/** Digits from one to another. */
function digits(from: number, to: number): Expression {
  return { kind: 'points', points: asciiRange(0x30 + from, 0x30 + to) }
}

const MINUS: Expression = { kind: 'points', points: /* @__PURE__ */ onePoint(0x2d) }

/** From here on, a bound only says how many digits a number has at least, so that the automaton stays small. */
const MAX_EXACT = 1_000_000

/**
 * The integers of a range in decimal, without leading zeros and without `-0`. Bounds of a million or more are not exact:
 * then numbers out of the range belong to it, too.
 *
 * @param min - A safe integer.
 * @param max - A safe integer that is not less.
 */
export function integerRange(min: number, max: number): Expression {
  const items: Expression[] = []
  if (max >= 0) items.push(...naturalRange(Math.max(min, 0), max))
  if (min < 0) {
    const negative = naturalRange(Math.max(-max, 1), -min)
    items.push({ kind: 'sequence', items: [MINUS, { kind: 'choice', items: negative }] })
  }
  return { kind: 'choice', items }
}

/** By number of digits. */
function naturalRange(min: number, max: number): Expression[] {
  if (max >= MAX_EXACT) {
    const low = Math.min(min, MAX_EXACT - 1)
    const { length } = String(low)
    const tail = { item: digits(0, 9), min: length, max: Number.POSITIVE_INFINITY }
    const longer: Expression = {
      kind: 'sequence',
      items: [digits(1, 9), { kind: 'repeat', ...tail }],
    }
    return [...naturalRange(low, 10 ** length - 1), longer]
  }
  const items: Expression[] = []
  for (let length = String(min).length; length <= String(max).length; length++) {
    const low = length === 1 ? 0 : 10 ** (length - 1)
    const from = String(Math.max(min, low))
    const to = String(Math.min(max, 10 ** length - 1)).padStart(length, '0')
    items.push(sameLength(from, to))
  }
  return items
}

/** The numbers from one to another of as many digits. */
function sameLength(from: string, to: string): Expression {
  const [low, high] = [Number(from[0]), Number(to[0])]
  const [fromRest, toRest] = [from.slice(1), to.slice(1)]
  if (fromRest === '') return digits(low, high)
  const rest = fromRest.length
  const [isFromLeast, isToMost] = [/^0*$/.test(fromRest), /^9*$/.test(toRest)]
  const after = (digit: number, tail: Expression): Expression => ({
    kind: 'sequence',
    items: [digits(digit, digit), tail],
  })
  if (low === high && !(isFromLeast && isToMost)) return after(low, sameLength(fromRest, toRest))
  const items: Expression[] = []
  const first = isFromLeast ? low : low + 1
  const last = isToMost ? high : high - 1
  if (!isFromLeast) items.push(after(low, sameLength(fromRest, '9'.repeat(rest))))
  if (first <= last) {
    const any: Expression = { kind: 'repeat', item: digits(0, 9), min: rest, max: rest }
    items.push({ kind: 'sequence', items: [digits(first, last), any] })
  }
  if (!isToMost) items.push(after(high, sameLength('0'.repeat(rest), toRest)))
  return { kind: 'choice', items }
}

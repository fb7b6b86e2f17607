import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OrderTree } from '../src/order-tree.ts'
import { encode } from '../src/punycode.ts'

test('a tree counts what a list of places counts', () => {
  const sizes = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.nat()), (size, choices) => {
      const tree = new OrderTree(size)
      const free = Array.from({ length: size }, (_, place) => place)
      while (free.length > 0) {
        const count = choices.next().value! % free.length
        const place = tree.freeAt(count)
        expect(place).toBe(free[count])
        // All before it but the free ones.
        expect(tree.takenBefore(place)).toBe(place - count)
        tree.take(place)
        free.splice(count, 1)
      }
      expect(tree.takenBefore(size - 1)).toBe(size - 1)
    }),
    { numRuns: 200 },
  )
})

test('a long label is encoded as RFC 3492 says, step by step', () => {
  const letter = fc.oneof(
    fc.constantFrom('a', 'z', '-', 'ü', '\u{10ffff}', '\u{10000}'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  const labels = fc
    .array(letter, { minLength: 40, maxLength: 120 })
    .map((letters) => letters.join(''))
    .filter((label) => !/\p{Surrogate}/u.test(label))
  fc.assert(
    fc.property(labels, (label) => {
      expect(encode(label)).toBe(encodeByTheBook(label))
    }),
    { numRuns: 300 },
  )
})

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.3, without its checks for overflow. */
function encodeByTheBook(label: string): string {
  const input = Array.from(label, (letter) => letter.codePointAt(0)!)
  const basic = input.filter((c) => c < 0x80)
  let output = String.fromCodePoint(...basic)
  if (basic.length > 0) output += '-'
  let n = 0x80
  let delta = 0
  let bias = 72
  let handled = basic.length
  while (handled < input.length) {
    const next = Math.min(...input.filter((c) => c >= n))
    delta += (next - n) * (handled + 1)
    n = next
    for (const c of input) {
      if (c < n) delta++
      if (c !== n) continue
      let q = delta
      for (let k = 36; ; k += 36) {
        const t = Math.min(Math.max(k - bias, 1), 26)
        if (q < t) break
        output += digit(t + ((q - t) % (36 - t)))
        q = Math.floor((q - t) / (36 - t))
      }
      output += digit(q)
      bias = adapt(delta, handled + 1, handled === basic.length)
      delta = 0
      handled++
    }
    delta++
    n++
  }
  return output
}

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2)
  rest += Math.floor(rest / points)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}

function digit(value: number): string {
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value)
}

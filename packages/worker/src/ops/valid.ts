import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

/** `1`, which is true in each format whose lines are answered as bytes. */
const ONE = 0x31

export const valid: Implementation = {
  options: ['base'],
  bind(settings) {
    const parse = parseByBase(settings)
    return (text) => parse(text) !== null
  },
  bytesOf: () => (_, __, output) => {
    output.byte(ONE)
    return true
  },
}

import { toAscii } from '@waymark/idna'
import { getEncoder } from '@waymark/legacy-encoding'
import type { DomainToAscii } from '../domain-parser.ts'
import type { Encoding } from '../encoding.ts'

/** *Domain parser ToASCII* with the tables of `@waymark/idna`. @see https://url.spec.whatwg.org/#domain-parser-toascii */
export const domainToAscii: DomainToAscii = (domain, beStrict) =>
  toAscii(domain, {
    checkHyphens: beStrict,
    checkBidi: true,
    checkJoiners: true,
    useStd3AsciiRules: beStrict,
    ignoreInvalidPunycode: false,
    verifyDnsLength: beStrict,
  })

/** An encoding of the oracle over the encoders of `@waymark/legacy-encoding`, which run to the end of the input. */
export function encodingOf(label: string): Encoding {
  return {
    name: label.toUpperCase(),
    getEncoder() {
      const runs: { readonly bytes: number[]; readonly error: number | null }[] = []
      return (inputQueue, output) => {
        if (inputQueue.length > 0) {
          let bytes: number[] = []
          const text = String.fromCodePoint(...inputQueue.splice(0))
          getEncoder(label).encode(
            text,
            (byte) => bytes.push(byte),
            (error) => {
              runs.push({ bytes, error })
              bytes = []
            },
          )
          runs.push({ bytes, error: null })
        }
        const { bytes, error } = runs.shift() ?? { bytes: [], error: null }
        output.push(...bytes)
        return error
      }
    },
  }
}

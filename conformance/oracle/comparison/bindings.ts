import { toAscii } from '@waymark/idna'
import { findRefusals, mapDomain, type RefusalReason } from '@waymark/idna/internal/refusals'
import { toNfc } from '@waymark/idna/nfc'
import { decode, encode } from '@waymark/idna/punycode'
import { getEncoder } from '@waymark/legacy-encoding'
import type { DomainToAscii } from '../domain-parser.ts'
import { type Encoding, scalarValuesOf } from '../encoding.ts'
import { type IdnaTables, toAscii as steppedToAscii, type TableCriterion } from '../to-ascii.ts'

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

/** The same, which goes step by step where the steps are recorded. */
export const steppedDomainToAscii: DomainToAscii = (domain, beStrict, run) =>
  run === undefined ? domainToAscii(domain, beStrict) : steppedToAscii(domain, TABLES, run)

const TABLES: IdnaTables = {
  map(c) {
    const mapping = String.fromCodePoint(...mapDomain(c).points)
    if (refusesCharacter(c)) return { status: 'disallowed', mapping }
    return { status: mapping === c ? 'valid' : mapping === '' ? 'ignored' : 'mapped', mapping }
  },
  toNfc: (text) => String.fromCodePoint(...toNfc(scalarValuesOf(text))),
  encode,
  decode,
  brokenCriteria(domain) {
    const broken = domain.split('.').map(() => new Set<TableCriterion>())
    let label = 0
    let at = 0
    for (const { reason, start } of findRefusals(domain)) {
      while (at < start) if (domain[at++] === '.') label++
      const criterion = criterionOf(reason)
      if (criterion !== null) broken[label]!.add(criterion)
    }
    return broken
  },
}

function refusesCharacter(c: string): boolean {
  return findRefusals(c).some(({ reason }) => reason === 'disallowed-character')
}

function criterionOf(reason: RefusalReason): TableCriterion | null {
  if (reason === 'mark-at-start') return '6'
  if (reason === 'disallowed-character') return '7'
  if (reason === 'joiner') return '8'
  return reason.startsWith('bidi') ? '9' : null
}

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

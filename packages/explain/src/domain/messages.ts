import { codePointAt, isAsciiString } from '@waymark/infra'
import type { Cause } from '../cause.ts'
import { describeCharacter } from '../describe-character.ts'
import type { DomainFault, DomainFaultReason } from '../faults/domain-faults.ts'
import { decodePlaced, mapPlaced } from '../faults/placed-text.ts'
import { A_LABEL_IS } from '../sentences.ts'

/** How a character came into the host, if it is not written there as it is. */
function originOf(written: string, codePoint: number): string {
  const decoded = decodePlaced(written).text
  if (decoded === String.fromCodePoint(codePoint)) return ''
  const mapped = mapPlaced(decodePlaced(written)).text
  const source = decoded === written ? describeCharacter(codePointAt(written, 0)) : `\`${written}\``
  const shown = /^[\0-\x20\x7f]$/.test(mapped)
    ? describeCharacter(mapped.charCodeAt(0))
    : `\`${mapped}\``
  return `In a domain, ${source} becomes ${shown}: `
}

/** Whose rule excludes a character. */
const EXCLUDING: Readonly<
  Partial<Record<DomainFaultReason, readonly [sentence: (name: string) => string, clause: string]>>
> = {
  'forbidden-character': [
    (name) => `A host cannot contain ${name}.`,
    'which a host cannot contain',
  ],
  'disallowed-character': [
    (name) => `A domain cannot contain ${name}.`,
    'which a domain cannot contain',
  ],
  'ascii-character': [
    (name) => `The rules for host names do not allow ${name}.`,
    'which the rules for host names do not allow',
  ],
}

/** What is wrong with a host, in one sentence; without one, the summary of the cause is said. */
export function messageOfFault(
  cause: Cause,
  fault: DomainFault,
  written: string,
): string | undefined {
  const { reason, codePoint, decoded, length } = fault
  if (length !== null) {
    const has = isAsciiString(written) ? 'this one has' : 'in ASCII, this one has'
    return reason === 'label-too-long'
      ? `A part of a domain between two dots cannot be longer than 63 characters; ${has} ${length}.`
      : `A domain cannot be longer than 253 characters; ${has} ${length}.`
  }
  if (codePoint === null) {
    if (decoded === '') return `${A_LABEL_IS}, and nothing comes after \`xn--\` here.`
    return decoded === null
      ? undefined
      : `${A_LABEL_IS}; \`${written}\` stands for \`${decoded}\`, which is never written so.`
  }
  const name = describeCharacter(codePoint)
  const excluding = EXCLUDING[reason]
  if (decoded === null && excluding !== undefined) {
    const isEncoded =
      written[0] === '%' && decodePlaced(written).text === String.fromCodePoint(codePoint)
    return isEncoded && written !== '%'
      ? `\`${written}\` decodes to ${name}, ${excluding[1]}.`
      : sentence(originOf(written, codePoint), excluding[0](name))
  }
  const isWhole = decoded === String.fromCodePoint(codePoint)
  const from =
    decoded === null
      ? originOf(written, codePoint)
      : `${A_LABEL_IS}; \`${written}\` stands for ${isWhole ? name : `\`${decoded}\``}`
  if (excluding !== undefined) {
    return isWhole ? `${from}, ${excluding[1]}.` : sentence(`${from}: `, excluding[0](name))
  }
  const rule = cause.fault?.rule
  if (rule === undefined) return undefined
  return sentence(decoded === null ? from : `${from}: `, rule(name))
}

/** After a colon, a sentence goes on. */
function sentence(from: string, text: string): string {
  return from === '' ? text : from + text[0]!.toLowerCase() + text.slice(1)
}

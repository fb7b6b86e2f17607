import { codePointAt, isAsciiString } from '@waymark/infra'
import type { DomainFault, DomainFaultReason } from '../faults/domain-faults.ts'
import { decodePlaced, mapPlaced } from '../faults/placed-text.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'

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

const A_LABEL_IS = 'A name that begins with `xn--` is a name in another script, written in ASCII'

/** What is wrong with a host, in one sentence; without one, the summary of the cause is said. */
export function messageOfFault(
  code: UrlCauseCode,
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
  const rule = RULES[code]
  if (rule === undefined) return undefined
  return sentence(decoded === null ? from : `${from}: `, rule(name))
}

const RTL = 'In a domain with letters that run from right to left, such as Hebrew or Arabic ones'

/** What each rule says of a character, in plain words; the term of the rule is in brackets. */
const RULES: Readonly<Partial<Record<UrlCauseCode, (name: string) => string>>> = {
  'mark-at-start': (name) =>
    `A part of a domain cannot begin with ${name}, which is drawn on the character before it (a combining mark).`,
  'joiner-out-of-place': (name) =>
    `There is an invisible character in the host, ${name}: it may only stand between letters of scripts that need it, such as Hindi or Persian ones.`,
  'punycode-digit': (name) =>
    `${A_LABEL_IS} with letters and digits (Punycode), and cannot contain ${name}.`,
  'punycode-not-ascii': (name) => `${A_LABEL_IS}, so it cannot contain ${name} as well.`,
  'bidi-first-character': (name) =>
    `${RTL}, each part must begin with a letter, and not with ${name} (condition 1 of the Bidi rule).`,
  'bidi-right-to-left-character': (name) =>
    `A part of a domain that begins with a right-to-left letter cannot contain ${name}, which runs from left to right (condition 2 of the Bidi rule).`,
  'bidi-right-to-left-end': (name) =>
    `A part of a domain in right-to-left letters must end with a letter or a digit, and not with ${name} (condition 3 of the Bidi rule).`,
  'bidi-mixed-digits': (name) =>
    `A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with ${name} (condition 4 of the Bidi rule).`,
  'bidi-left-to-right-character': (name) =>
    `${RTL}, a part that begins with a left-to-right letter cannot contain ${name} (condition 5 of the Bidi rule).`,
  'bidi-left-to-right-end': (name) =>
    `${RTL}, a part in left-to-right letters must end with a letter or a digit, and not with ${name} (condition 6 of the Bidi rule).`,
}

/** After a colon, a sentence goes on. */
function sentence(from: string, text: string): string {
  return from === '' ? text : from + text[0]!.toLowerCase() + text.slice(1)
}

import { codePointAt, isAsciiString } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import type { DomainFault, DomainFaultReason } from '../faults/domain-faults.ts'
import { decodePlaced, mapPlaced } from '../faults/placed-text.ts'

/** Whose rule excludes a character, and of which percent-encoded bytes. */
const EXCLUDING: Readonly<
  Partial<
    Record<
      DomainFaultReason,
      readonly [
        rule: (character: Sentence) => Sentence,
        encoded: (written: string, character: Sentence) => Sentence,
      ]
    >
  >
> = {
  'forbidden-character': [
    (character) => sentence('A host cannot contain {character:phrase}.', { character }),
    (written, character) =>
      sentence('{written:code} decodes to {character:phrase}, which a host cannot contain.', {
        written,
        character,
      }),
  ],
  'disallowed-character': [
    (character) => sentence('A domain cannot contain {character:phrase}.', { character }),
    (written, character) =>
      sentence('{written:code} decodes to {character:phrase}, which a domain cannot contain.', {
        written,
        character,
      }),
  ],
  'ascii-character': [
    (character) =>
      sentence('The rules for host names do not allow {character:phrase}.', { character }),
    (written, character) =>
      sentence(
        '{written:code} decodes to {character:phrase}, which the rules for host names do not allow.',
        { written, character },
      ),
  ],
}

/** What is wrong with a host; without it, the summary of the cause is said. */
export function messageOfFault(
  cause: Cause,
  fault: DomainFault,
  written: string,
): Sentence | undefined {
  const { reason, codePoint, decoded, length } = fault
  if (length !== null) return messageOfLength(reason, length, isAsciiString(written))
  if (codePoint === null) return decoded === null ? undefined : messageOfALabel(written, decoded)
  const character = characterSentence(codePoint)
  const excluding = EXCLUDING[reason]
  const isEncoded =
    decoded === null &&
    /^%./.test(written) &&
    decodePlaced(written).text === String.fromCodePoint(codePoint)
  if (isEncoded && excluding !== undefined) return excluding[1](written, character)
  const rule = (excluding?.[0] ?? cause.fault?.rule)?.(character)
  const origin =
    decoded === null
      ? originOf(written, codePoint)
      : sentence(
          'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}.',
          { written, decoded },
        )
  return rule === undefined || origin === null
    ? rule
    : sentence('{origin:phrase} {rule:phrase}', { origin, rule })
}

function messageOfLength(reason: DomainFaultReason, length: number, isAscii: boolean): Sentence {
  if (reason !== 'label-too-long') {
    return isAscii
      ? sentence('A domain cannot be longer than 253 characters; this one has {length}.', {
          length,
        })
      : sentence(
          'A domain cannot be longer than 253 characters; in ASCII, this one has {length}.',
          { detail: 'in-ascii', length },
        )
  }
  return isAscii
    ? sentence(
        'A part of a domain between two dots cannot be longer than 63 characters; this one has {length}.',
        { length },
      )
    : sentence(
        'A part of a domain between two dots cannot be longer than 63 characters; in ASCII, this one has {length}.',
        { detail: 'in-ascii', length },
      )
}

function messageOfALabel(written: string, decoded: string): Sentence {
  return decoded === ''
    ? sentence(
        'A name that begins with `xn--` is a name in another script, written in ASCII, and nothing comes after `xn--` here.',
      )
    : sentence(
        'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}, which is never written this way.',
        { written, decoded },
      )
}

/** How a character came into the host, if it is not written there as it is. */
function originOf(written: string, codePoint: number): Sentence | null {
  const decoded = decodePlaced(written)
  if (decoded.text === String.fromCodePoint(codePoint)) return null
  const mapped = mapPlaced(decoded).text
  const isHidden = /^[\0-\x20\x7f]$/.test(mapped)
  const source = characterSentence(codePointAt(written, 0))
  // What has no name of its own is shown: the sentence after this one may name the code point of another character.
  if (decoded.text === written && Object.keys(source.data).length === 0) {
    return isHidden
      ? sentence('In a domain, {source:phrase} becomes {mapped:phrase}.', {
          source,
          mapped: characterSentence(mapped.charCodeAt(0)),
        })
      : sentence('In a domain, {source:phrase} becomes {mapped:code}.', { source, mapped })
  }
  return isHidden
    ? sentence('In a domain, {written:code} becomes {mapped:phrase}.', {
        written,
        mapped: characterSentence(mapped.charCodeAt(0)),
      })
    : sentence('In a domain, {written:code} becomes {mapped:code}.', { written, mapped })
}

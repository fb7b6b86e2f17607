import { type Sentence, sentence } from '@waymark/infra/internal'
import type { FoundCause, Remedy, Words } from '../cause.ts'
import type { DomainFault } from '../faults/domain-faults.ts'
import { decodePlaced, mapPlaced, type PlacedText } from '../faults/placed-text.ts'
import { replacing } from '../url-edit.ts'

/** How much is looked at on each side. */
const REACH = 80

/**
 * Whether the characters between two offsets divide what looks like two hosts: without them, the two would become one that
 * nobody means.
 */
export function dividesHosts(host: string, start: number, end: number): boolean {
  const before = host.slice(Math.max(0, start - REACH), start)
  const after = host.slice(end, end + REACH)
  return /[\da-z]\.[a-z]{2,}\.?$/i.test(before) && /^\.?[\da-z-]+(?:\.[\da-z-]+)+/i.test(after)
}

const KEEP_ONE_HOST: Sentence = /* @__PURE__ */ sentence(
  'Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
  { detail: 'two-hosts' },
)

/** What is said of a character that hides between two hosts: no change is proposed. */
export function dividedRemedy({ message: fault }: FoundCause): Words {
  // Each character that a host cannot contain has a message of its own.
  const message = sentence(
    '{fault:phrase} It may be an attempt to show one host and lead to another.',
    { fault: fault! },
  )
  return { message, remedy: KEEP_ONE_HOST }
}

/** What to do about a character that would end the host, and what it may be meant for. */
export function forbiddenRemedy(
  host: PlacedText,
  { codePoint, start, end }: DomainFault,
  found: FoundCause,
  input: string,
): Words & Remedy {
  const { text } = host
  const written = text.slice(start, end)
  const c = String.fromCodePoint(codePoint!)
  const isLiteral = written === c
  const isDivided = dividesHosts(text, start, end)
  if (!isLiteral && (c === '@' || isDivided)) {
    return dividedRemedy(found)
  }
  // Without a line break, what is before it and after it would be one name.
  if (isDivided || (!isLiteral && codePoint! < 0x20 && start > 0 && end < text.length)) {
    return { remedy: KEEP_ONE_HOST }
  }
  const isMeant = /[/?#]/.test(c) || (c === ':' && /^\d{1,5}$/.test(text.slice(end)))
  if (!isLiteral && start > 0 && isMeant && isOne(written, c)) {
    return {
      remedy: sentence('Write {meant} instead of {written:code}.', { meant: c, written }),
      edit: replacing(found.start, found.end, c),
    }
  }
  if (!isLiteral && c === '[' && start === 0) {
    const address = /^\uff3b([\da-f:.]{2,45})[\uff3d\]]/i.exec(
      input.slice(found.start, found.start + 50),
    )
    if (address !== null) {
      const brackets = `[${address[1]}]`
      const to = found.start + address[0].length
      return {
        remedy: sentence('Write {meant:code} instead.', { meant: brackets }),
        edit: replacing(found.start, to, brackets),
      }
    }
  }
  if (!isLiteral && (found.code === 'host-delimiter' || !isOne(written, c))) {
    const remedy = sentence('Write letters, digits and hyphens instead of {written:code}.', {
      written,
    })
    return { remedy }
  }
  return { edit: replacing(found.start, found.end) }
}

/** Whether a character or its percent-encoded form stands for one delimiter, and for nothing else. */
function isOne(written: string, c: string): boolean {
  return mapPlaced(decodePlaced(written)).text === c
}

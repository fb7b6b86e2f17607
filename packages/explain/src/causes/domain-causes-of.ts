import { codePointAt } from '@waymark/infra'
import {
  type DomainFault,
  type DomainFaultReason,
  findDomainFaults,
} from '../faults/domain-faults.ts'
import { type PlacedText, placeIn } from '../faults/placed-text.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import { messageOfFault } from './domain-messages.ts'
import { dotRunsOf, emptyLabelCause } from './empty-labels.ts'
import { dividedRemedy, dividesHosts, forbiddenRemedy } from './forbidden-remedy.ts'
import type { FoundCause } from './found-cause.ts'
import { repairsOf } from './host-repairs.ts'
import { placeholderCause, placeholdersOf } from './placeholders.ts'

/** The code of the cause for a character that no host may have. */
export function codeOfForbidden(c: number): UrlCauseCode {
  if (c === 0x20) return 'host-space'
  if (c < 0x20 || c === 0x7f) return 'host-control-character'
  if (c === 0x25) return 'host-percent-sign'
  return /[#/:?@[\\\]]/.test(String.fromCharCode(c)) ? 'host-delimiter' : 'host-forbidden-character'
}

const CODES: Readonly<Partial<Record<DomainFaultReason, UrlCauseCode>>> = {
  'not-utf8': 'host-not-utf8',
  'nothing-left': 'host-nothing-left',
  'ascii-character': 'host-punctuation',
  'disallowed-character': 'host-disallowed-character',
  'hyphens-in-third-and-fourth-place': 'hyphens-third-fourth',
  'empty-label': 'label-empty',
  'domain-too-long': 'host-name-too-long',
  'label-not-encodable': 'label-too-long',
  joiner: 'joiner-out-of-place',
}

/**
 * The causes of `domain-to-ASCII`: those that stopped the parser if it stopped, otherwise all.
 *
 * @param host - The host, without tabs and newlines.
 * @param input - The whole input.
 */
export function domainCausesOf(
  host: PlacedText,
  isFailure: boolean,
  input: string,
): readonly FoundCause[] {
  const faults = findDomainFaults(host.text).filter(({ isFatal }) => isFatal || !isFailure)
  if (faults.length === 0)
    return [{ code: 'host-without-idna', ...rangeOf(host, 0, host.text.length) }]
  if (/^[\0- ]*file:/i.test(input)) {
    const misplaced = partOfFileUrl(host, faults)
    if (misplaced !== null) return [misplaced]
    if (/^\.\.?$/.test(host.text)) return [relativeFile(host)]
  }
  return causesOfFaults(host, faults, input)
}

/** The `.` or `..` of a relative path, where a host belongs. */
function relativeFile(host: PlacedText): FoundCause {
  return {
    code: 'label-empty',
    ...rangeOf(host, 0, host.text.length),
    message: `\`${host.text}\` is in the place of the host. A file: URL has no relative paths.`,
    remedy: 'Write three slashes and the whole path, such as `file:///home/me/a.txt`.',
  }
}

/** Placeholders are one cause each, and so are dots next to each other; all other faults have their own. */
function causesOfFaults(
  host: PlacedText,
  faults: readonly DomainFault[],
  input: string,
): readonly FoundCause[] {
  const placeholders = placeholdersOf(host)
  const runs = dotRunsOf(host.text)
  const repairs = repairsOf(
    host,
    faults.filter(({ reason, decoded }) => OF_CHARACTERS.has(reason) && decoded === null),
  )
  const found = new Map<string, FoundCause>()
  let next = 0
  for (const fault of faults) {
    while (next < placeholders.length && placeholders[next]!.end <= fault.start) next++
    const own = next < placeholders.length ? placeholders[next] : undefined
    const isInside = own !== undefined && own.start <= fault.start && fault.end <= own.end
    const cause = isInside
      ? placeholderCause(rangeOf(host, own.start, own.end), host.text.slice(own.start, own.end))
      : fault.reason === 'empty-label'
        ? emptyLabelCause(host, fault, runs)
        : { ...causeOfFault(host, fault, input), ...repairs.get(fault) }
    const key = `${cause.code} ${cause.start} ${cause.end}`
    if (!found.has(key)) found.set(key, cause)
  }
  return [...found.values()]
}

const OF_CHARACTERS: ReadonlySet<DomainFaultReason> = /* @__PURE__ */ new Set<DomainFaultReason>([
  'forbidden-character',
  'ascii-character',
])

function rangeOf(host: PlacedText, from: number, to: number): { start: number; end: number } {
  const [start, end] = placeIn(host, from, to)
  return { start, end }
}

/** A port or a user name, which only URLs of other schemes have. */
function partOfFileUrl(host: PlacedText, faults: readonly DomainFault[]): FoundCause | null {
  const at = faults.find(({ codePoint, start }) => codePoint === 0x40 && host.text[start] === '@')
  const port = /:\d*$/.exec(host.text)
  if (at !== undefined) {
    const range = rangeOf(host, 0, host.text.lastIndexOf('@') + 1)
    return {
      code: 'host-delimiter',
      ...range,
      message: 'A file: URL cannot have a user name or a password.',
      remedy: 'Remove what is before the @, and the @.',
      edit: { ...range, text: '' },
    }
  }
  if (port === null) return null
  const range = rangeOf(host, port.index, host.text.length)
  return {
    code: 'host-delimiter',
    ...range,
    message: 'A file: URL cannot have a port.',
    remedy: 'Remove the colon and the port.',
    edit: { ...range, text: '' },
  }
}

function causeOfFault(host: PlacedText, fault: DomainFault, input: string): FoundCause {
  const { reason } = fault
  const code =
    reason === 'forbidden-character'
      ? codeOfForbidden(fault.codePoint!)
      : (CODES[reason] ?? (reason as UrlCauseCode)) // the other reasons and codes have the same names
  const [from, to] = widened(host.text, fault)
  const range = rangeOf(host, from, to)
  const written = host.text.slice(from, to)
  const found = { code, ...range, message: messageOfFault(code, fault, written) }
  if (fault.decoded !== null) return { ...found, ...aLabelRemedy(fault, range) }
  if (reason === 'punycode-not-ascii') return { ...found, ...withoutPrefix(host, fault) }
  if (reason === 'punycode-digit' && to === host.text.length) {
    return { ...found, remedy: 'Remove it.', edit: { ...range, text: '' } }
  }
  if (reason === 'forbidden-character')
    return { ...found, ...forbiddenRemedy(host, fault, found, input) }
  if (reason === 'disallowed-character' && dividesHosts(host.text, from, to)) {
    return { ...found, ...dividedRemedy(found) }
  }
  const c = codePointAt(input, range.start)
  if (c >= 0xd800 && c <= 0xdfff) {
    const message = `A domain cannot contain ${describeCharacter(c)}, which is half of a character.`
    return { ...found, message, edit: { ...range, text: '' } }
  }
  return REMOVABLE.has(code) ? { ...found, edit: { ...range, text: '' } } : found
}

/** Causes that are gone when their characters are. */
const REMOVABLE: ReadonlySet<UrlCauseCode> = /* @__PURE__ */ new Set<UrlCauseCode>([
  'host-disallowed-character',
  'hyphen-at-start',
  'hyphen-at-end',
  'mark-at-start',
  'joiner-out-of-place',
])

/** Hyphens next to each other are one cause. */
function widened(host: string, { reason, start, end }: DomainFault): readonly [number, number] {
  let [from, to] = [start, end]
  if (reason === 'hyphen-at-start' || reason === 'hyphens-in-third-and-fourth-place') {
    while (host[to] === '-') to++
  }
  if (reason === 'hyphen-at-end') while (host[from - 1] === '-') from--
  return [from, to]
}

/** What to do about a label that begins with `xn--`. */
function aLabelRemedy(
  { reason, codePoint, decoded, start, end }: DomainFault,
  range: { readonly start: number; readonly end: number },
): Pick<FoundCause, 'remedy' | 'edit'> {
  if (decoded === '') return { remedy: 'Write the whole name.' }
  if (codePoint === null && reason !== 'punycode-of-prefix' && end - start < 100) {
    return { remedy: `Write \`${decoded}\` instead.`, edit: { ...range, text: decoded! } }
  }
  return { remedy: 'Check the spelling, or choose another name.' }
}

/** A label of two spellings at once, without its prefix. */
function withoutPrefix(
  host: PlacedText,
  { start }: DomainFault,
): Pick<FoundCause, 'remedy' | 'edit'> {
  const label = /(?:^|[.\u3002\uff0e\uff61])(xn--)[^.\u3002\uff0e\uff61]*$/i.exec(
    host.text.slice(0, start),
  )
  if (label === null) return {}
  const from = label.index + label[0].toLowerCase().indexOf('xn--')
  return {
    remedy: 'Write the name without `xn--`.',
    edit: { ...rangeOf(host, from, from + 4), text: '' },
  }
}

import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import { type Cause, type FoundCause, type Remedy, withoutEdits } from '../cause.ts'
import { placeholderCause } from '../causes/host-placeholder.ts'
import { dotRunsOf, emptyLabelCause } from '../causes/label-empty.ts'
import { characterSentence } from '../describe-character.ts'
import type { Evidence } from '../evidence.ts'
import {
  type DomainFault,
  type DomainFaultReason,
  findDomainFaults,
} from '../faults/domain-faults.ts'
import { type PlacedText, rangeIn } from '../faults/placed-text.ts'
import { placedSlice } from '../text/host-around.ts'
import { placeholdersOf } from '../text/placeholders.ts'
import { dividedRemedy, dividesHosts, forbiddenRemedy } from './forbidden-remedy.ts'
import { repairsOf } from './host-repairs.ts'
import { messageOfFault } from './messages.ts'

/** Gives the cause that a fault is. */
type CauseOf = (fault: DomainFault) => Cause

/**
 * The causes of `domain-to-ASCII`: the faults that stopped the parser if it stopped, otherwise all.
 *
 * @param causeOf - From the list of causes.
 */
export function domainCausesOf(
  { reading, text: input }: Evidence,
  error: ValidationError,
  causeOf: CauseOf,
): readonly FoundCause[] {
  const host = placedSlice(input, error.start, error.end)
  const isFailure = error === reading.failure
  const faults = findDomainFaults(host.text).filter(({ isFatal }) => isFatal || !isFailure)
  if (faults.length === 0)
    return [{ code: 'host-without-idna', ...rangeIn(host, 0, host.text.length) }]
  if (/^[\0- ]*file:/i.test(input)) {
    const misplaced = partOfFileUrl(host, faults)
    if (misplaced !== null) return [misplaced]
    if (/^\.\.?$/.test(host.text)) return [relativeFile(host)]
  }
  if (faults.length <= MOST_FAULTS) return causesOfFaults(host, faults, input, causeOf)
  // The others would be left.
  return withoutEdits(causesOfFaults(host, faults.slice(0, MOST_FAULTS), input, causeOf))
}

/** A domain has at most 253 characters: nobody reads more faults than these. */
const MOST_FAULTS = 1000

/** The `.` or `..` of a relative path, where a host belongs. */
function relativeFile(host: PlacedText): FoundCause {
  return {
    code: 'label-empty',
    ...rangeIn(host, 0, host.text.length),
    message: sentence(
      '{host:code} is in the place of the host. A file: URL has no relative paths.',
      { host: host.text },
    ),
    remedy: sentence('Write three slashes and the whole path, such as `file:///home/me/a.txt`.'),
  }
}

/** Placeholders are one cause each, and so are dots next to each other; all other faults have their own. */
function causesOfFaults(
  host: PlacedText,
  faults: readonly DomainFault[],
  input: string,
  causeOf: CauseOf,
): readonly FoundCause[] {
  const placeholders = placeholdersOf(host)
  const runs = dotRunsOf(host.text)
  const repairs = repairsOf(
    host,
    faults.filter(({ reason, decoded }) => OF_CHARACTERS.has(reason) && decoded === null),
  )
  const found = new Map<string, FoundCause>()
  const told = new Set<string>()
  let next = 0
  for (const fault of faults) {
    const kind = causeOf(fault)
    // All characters of an A-label have its place, and it can have very many.
    const same = `${kind.code} ${fault.reason} ${fault.start} ${fault.end}`
    if (told.has(same)) continue
    told.add(same)
    while (next < placeholders.length && placeholders[next]!.end <= fault.start) next++
    const own = next < placeholders.length ? placeholders[next] : undefined
    const isInside = own !== undefined && own.start <= fault.start && fault.end <= own.end
    const cause = isInside
      ? placeholderCause(rangeIn(host, own.start, own.end), host.text.slice(own.start, own.end))
      : fault.reason === 'empty-label'
        ? emptyLabelCause(host, fault, runs)
        : { ...causeOfFault(host, fault, input, kind), ...repairs.get(fault) }
    const key = `${cause.code} ${cause.start} ${cause.end}`
    if (!found.has(key)) found.set(key, cause)
  }
  return [...found.values()]
}

const OF_CHARACTERS: ReadonlySet<DomainFaultReason> = /* @__PURE__ */ new Set<DomainFaultReason>([
  'forbidden-character',
  'ascii-character',
])

/** A port or a user name, which only URLs of other schemes have. */
function partOfFileUrl(host: PlacedText, faults: readonly DomainFault[]): FoundCause | null {
  const at = faults.find(({ codePoint, start }) => codePoint === 0x40 && host.text[start] === '@')
  const port = /:\d*$/.exec(host.text)
  if (at !== undefined) {
    const range = rangeIn(host, 0, host.text.lastIndexOf('@') + 1)
    return {
      code: 'host-delimiter',
      ...range,
      message: sentence('A file: URL cannot have a user name or a password.', {
        detail: 'credentials',
      }),
      remedy: sentence('Remove the credentials and the @.'),
      edit: { ...range, text: '' },
    }
  }
  if (port === null) return null
  const range = rangeIn(host, port.index, host.text.length)
  return {
    code: 'host-delimiter',
    ...range,
    message: sentence('A file: URL cannot have a port.', { detail: 'port' }),
    remedy: sentence('Remove the colon and the port.'),
    edit: { ...range, text: '' },
  }
}

function causeOfFault(
  host: PlacedText,
  fault: DomainFault,
  input: string,
  cause: Cause,
): FoundCause {
  const { reason } = fault
  const { code } = cause
  const [from, to] = widened(host.text, fault)
  const range = rangeIn(host, from, to)
  const written = host.text.slice(from, to)
  const found = { code, ...range, message: messageOfFault(cause, fault, written) }
  if (fault.decoded !== null) return { ...found, ...aLabelRemedy(fault, range) }
  if (reason === 'punycode-not-ascii') return { ...found, ...withoutPrefix(host, fault) }
  if (reason === 'punycode-digit' && to === host.text.length) {
    return { ...found, remedy: sentence('Remove it.'), edit: { ...range, text: '' } }
  }
  if (reason === 'forbidden-character')
    return { ...found, ...forbiddenRemedy(host, fault, found, input) }
  if (reason === 'disallowed-character' && dividesHosts(host.text, from, to)) {
    return { ...found, ...dividedRemedy(found) }
  }
  const c = codePointAt(input, range.start)
  if (c >= 0xd800 && c <= 0xdfff) {
    const message = sentence(
      'A domain cannot contain {character:phrase}, which is half of a character.',
      { character: characterSentence(c) },
    )
    return { ...found, message, edit: { ...range, text: '' } }
  }
  return cause.fault?.isRemovable ? { ...found, edit: { ...range, text: '' } } : found
}

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
): Remedy {
  if (decoded === '') return { remedy: sentence('Write the whole name.') }
  if (codePoint === null && reason !== 'punycode-of-prefix' && end - start < 100) {
    const remedy = sentence('Write {meant:code} instead.', { meant: decoded! })
    return { remedy, edit: { ...range, text: decoded! } }
  }
  return { remedy: sentence('Check the spelling, or choose another name.', { detail: 'spelling' }) }
}

/** A label of two spellings at once, without its prefix. */
function withoutPrefix(host: PlacedText, { start }: DomainFault): Remedy {
  const label = /(?:^|[.\u3002\uff0e\uff61])(xn--)[^.\u3002\uff0e\uff61]*$/i.exec(
    host.text.slice(0, start),
  )
  if (label === null) return {}
  const from = label.index + label[0].toLowerCase().indexOf('xn--')
  return {
    remedy: sentence('Write the name without `xn--`.'),
    edit: { ...rangeIn(host, from, from + 4), text: '' },
  }
}

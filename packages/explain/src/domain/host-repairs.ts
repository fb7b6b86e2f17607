import { sentence } from '@waymark/infra/internal'
import type { Remedy } from '../cause.ts'
import type { DomainFault } from '../faults/domain-faults.ts'
import { type PlacedText, placeIn } from '../faults/placed-text.ts'
import { replacing, type UrlEdit } from '../url-edit.ts'
import { dividesHosts } from './forbidden-remedy.ts'

/** A part of a host, and what to do about all faults in it. */
interface Mended extends Remedy {
  readonly start: number
  readonly end: number
}

/** Characters that writers put around a URL, or after it. */
const AROUND = '"\'`()<>[]{},;!'

/**
 * Finds what to do about the characters of a host that belong to the text around it, or were written instead of others.
 *
 * @param faults - Those of single characters, from left to right.
 */
export function repairsOf(
  host: PlacedText,
  faults: readonly DomainFault[],
): ReadonlyMap<DomainFault, Remedy> {
  const edges = edgesOf(host.text, faults)
  const mended = mendedOf(host)
  const repairs = new Map<DomainFault, Remedy>()
  for (const fault of faults) {
    const { start, end, codePoint } = fault
    const around = mended.find((part) => part.start <= start && end <= part.end)
    const edit = (text: string) => replacing(...placeIn(host, start, end), text)
    if (around !== undefined) repairs.set(fault, { remedy: around.remedy, edit: around.edit })
    else if (edges.has(fault))
      repairs.set(fault, { remedy: sentence('Remove it.', { detail: 'around' }), edit: edit('') })
    else if (codePoint === 0x2c && dividesHosts(host.text, start, end)) {
      repairs.set(fault, { remedy: sentence('Write one host only.', { detail: 'hosts' }) })
    } else if (codePoint === 0x2c) {
      repairs.set(fault, {
        remedy: sentence('Write a dot instead of the comma.', { detail: 'comma' }),
        edit: edit('.'),
      })
    } else if (codePoint === 0x2a) {
      const remedy = sentence(
        'Write the name that the asterisk stands for: a URL leads to one host.',
        { detail: 'asterisk' },
      )
      repairs.set(fault, { remedy })
    }
  }
  return repairs
}

/** The faults at both ends of a host that are characters of the text around it. */
function edgesOf(text: string, faults: readonly DomainFault[]): ReadonlySet<DomainFault> {
  const isAround = ({ codePoint }: DomainFault) =>
    codePoint !== null && AROUND.includes(String.fromCodePoint(codePoint))
  const edges = new Set<DomainFault>()
  let from = 0
  for (const fault of faults) {
    if (fault.start !== from || !isAround(fault)) break
    edges.add(fault)
    from = fault.end
  }
  let to = text.length
  for (let i = faults.length - 1; i >= 0; i--) {
    const fault = faults[i]!
    if (fault.end !== to || !isAround(fault)) break
    edges.add(fault)
    to = fault.start
  }
  // Of a host that has nothing else, nothing would be left.
  return from >= to ? new Set() : edges
}

/** HTML that was copied with a URL. */
const HTML_AT_END = /(?:&(?:gt|lt|quot|apos|nbsp);|<[a-z]{1,10}(?:[^\w<>][^<>]{0,59})?>){1,4}$/i

/** An ampersand before a name and an equals sign; in HTML, an ampersand is written `&amp;`. */
const QUERY = /(?<=.)&(?:amp;)?(?=[^&=]{1,60}=)/i

function mendedOf(host: PlacedText): readonly Mended[] {
  const { text } = host
  const editOf = (from: number, to: number, written: string): UrlEdit =>
    replacing(...placeIn(host, from, to), written)
  const query = QUERY.exec(text)
  if (query !== null) {
    const { index } = query
    const edit = editOf(index, index + query[0].length, '?')
    const remedy = sentence('Begin the query with ? instead of &.', { detail: 'query' })
    return [{ start: index, end: text.length, remedy, edit }]
  }
  const html = HTML_AT_END.exec(text)
  if (html !== null && html.index > 0) {
    const { index } = html
    const remedy = sentence('Remove {html:code}, which is HTML.', { html: html[0] })
    return [{ start: index, end: text.length, remedy, edit: editOf(index, text.length, '') }]
  }
  const byte = /(?<=.)%[\da-f]$/i.exec(text)
  if (byte !== null) {
    const { index } = byte
    const remedy = sentence('Remove {half:code}, which is half of a percent-encoded byte.', {
      half: byte[0],
    })
    return [{ start: index, end: text.length, remedy, edit: editOf(index, text.length, '') }]
  }
  const port =
    text.length > 300 ? null : /^([^,;\uff0c\uff1b]+)[,;\uff0c\uff1b](\d{1,5})$/.exec(text)
  if (port !== null && /[a-z]|^\d+(?:\.\d+){3}$/i.test(port[1]!)) {
    const at = port[1]!.length
    const remedy = sentence('Write {meant:code} instead.', { meant: `${port[1]}:${port[2]}` })
    return [{ start: at, end: at + 1, remedy, edit: editOf(at, at + 1, ':') }]
  }
  return []
}

import { sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import type { DomainFault } from '../faults/domain-faults.ts'
import { type PlacedText, placeIn } from '../faults/placed-text.ts'
import { domainWarning } from '../sections.ts'
import { DNS } from '../sentences.ts'
import { replacing } from '../url-edit.ts'

export const labelEmpty: Cause = {
  ...domainWarning(
    'label-empty',
    ['domain-to-ASCII'],
    [
      'A domain has a dot at its start, or two dots in a row.',
      `The label before such a dot is empty. ${DNS}`,
      'Remove the dot.',
    ],
    ['https://example..com/', '..', 'https://example.com/'],
    ['https://www..example.com/', '..', 'https://www.example.com/'],
    ['https://.example.com/', '.', 'https://example.com/'],
  ),
  replacesInside: ['host-percent-encoded'],
  fault: { reasons: ['empty-label'] },
}

export const hostFinalDot: Cause = {
  ...domainWarning(
    'host-final-dot',
    ['domain-to-ASCII'],
    [
      'The domain ends with a dot.',
      'The dot stands for the root of the DNS, and the name leads to the same place without it. But browsers, cookies and certificates take the two names for different hosts.',
      'Remove the dot at the end.',
    ],
    ['https://example.com./', '.', 'https://example.com/'],
    ['https://localhost./', '.', 'https://localhost/'],
    ['https://a.b%2E/', '%2E', 'https://a.b/'],
  ),
  replacesInside: ['host-percent-encoded'],
}

/** Dots next to each other. */
interface DotRun {
  readonly start: number
  readonly end: number
  readonly count: number
  /** The first dot as it is written. */
  readonly first: string
}

const DOT = /[.\u3002\uff0e\uff61]|%2e/gi

/** The runs of dots of a host, by the offset of each dot. */
export function dotRunsOf(host: string): ReadonlyMap<number, DotRun> {
  const runs = new Map<number, DotRun>()
  let offsets: number[] = []
  let run: DotRun = { start: 0, end: -1, count: 0, first: '.' }
  const close = () => {
    for (const offset of offsets) runs.set(offset, run)
  }
  for (const { 0: dot, index } of host.matchAll(DOT)) {
    if (index === run.end) {
      run = { ...run, end: index + dot.length, count: run.count + 1 }
      offsets.push(index)
      continue
    }
    close()
    run = { start: index, end: index + dot.length, count: 1, first: dot }
    offsets = [index]
  }
  close()
  return runs
}

/** The cause of a label that is empty: all dots around it, and where they are. */
export function emptyLabelCause(
  host: PlacedText,
  { start: from, end: to }: DomainFault,
  runs: ReadonlyMap<number, DotRun>,
): FoundCause {
  const run = runs.get(from) ?? { start: from, end: to, count: 1, first: '.' }
  const [start, end] = placeIn(host, run.start, run.end)
  const isFirst = run.start === 0
  const isLast = run.end === host.text.length
  const found = { code: 'label-empty', start, end } as const
  const n = run.count
  if (isFirst && isLast) {
    const message =
      n === 1
        ? sentence('The host has only a dot, and no name.', { detail: 'no-name' })
        : sentence('The host has only {n} dots, and no name.', { detail: 'no-name', n })
    return { ...found, message, remedy: sentence('Write a host.') }
  }
  if (isFirst) {
    const message =
      n === 1
        ? sentence('The host begins with a dot.', { detail: 'start' })
        : sentence('The host begins with {n} dots.', { detail: 'start', n })
    const remedy = n === 1 ? undefined : sentence('Remove the dots.')
    return { ...found, message, remedy, edit: replacing(start, end) }
  }
  if (isLast && n === 1) {
    const isAddress = /(?:^|\.)(?:\d+|0x[\da-f]*)(?:\.|%2e)$/i.test(host.text.slice(-40))
    return {
      ...found,
      code: 'host-final-dot',
      message: isAddress
        ? sentence('The IPv4 address ends with a dot.', { detail: 'ipv4' })
        : undefined,
      edit: replacing(start, end),
    }
  }
  if (isLast) {
    const message = sentence('The host ends with {n} dots.', { detail: 'end', n })
    const remedy = sentence('Remove the dots at the end.')
    return { ...found, message, remedy, edit: replacing(start, end) }
  }
  if (n === 1) return { ...found, edit: replacing(start, end) }
  return {
    ...found,
    message: sentence('The host has {n} dots in a row.', { n }),
    remedy: sentence('Write one dot instead.'),
    edit: replacing(start, end, run.first),
  }
}

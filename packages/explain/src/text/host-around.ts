import { toScalarValueString } from '@waymark/infra'
import { findScheme, type ValidationError } from '@waymark/url-parser'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Evidence } from '../evidence.ts'
import { decodePlaced, mapPlaced, type PlacedText } from '../faults/placed-text.ts'

/** A part of the input without its tabs and newlines; the places count from the start of the input. */
export function placedSlice(input: string, start: number, end: number): PlacedText {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = start; at < end; at++) {
    if (isTabOrNewline(input.charCodeAt(at))) continue
    text += input[at]!
    starts.push(at)
    ends.push(at + 1)
  }
  return { text: toScalarValueString(text), starts, ends }
}

/** The host of a special URL around an error: up to the delimiters on both sides. */
export function hostAround(input: string, start: number, end: number): PlacedText {
  let from = start
  while (from > 0 && !/[/\\@:]/.test(input[from - 1]!)) from--
  let to = end
  while (to < input.length && !/[/\\?#:]/.test(input[to]!)) to++
  while (to > end && input.charCodeAt(to - 1) <= 0x20) to--
  return placedSlice(input, from, to)
}

/** A host as the IPv4 parser reads it: percent-decoded and mapped. */
export function domainOf(host: PlacedText): PlacedText {
  const { text, starts, ends } = mapPlaced(decodePlaced(host.text))
  return {
    text,
    starts: starts.map((at) => host.starts[at]!),
    ends: ends.map((at) => host.ends[at - 1]!),
  }
}

/** Whether an error is about a domain that has more than the colon of the scheme before it. */
export function isLaterHost({ text }: Evidence, { name, start }: ValidationError): boolean {
  return name === 'domain-to-ASCII' && findScheme(text)?.end !== start
}

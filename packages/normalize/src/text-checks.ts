import { ownOptions } from '@waymark/infra/internal'
import { percentEncodedByteAt } from '@waymark/rfc3986'
import type { UrlText } from '@waymark/url-parser/internal'
import { percentEncodedTable, type RuleEffect, type Trigger, type UrlPart } from './rule-reads.ts'

type Change = Extract<RuleEffect, { kind: 'change' }>

/** Whether a rule may change an `http` or `https` URL that the parser has written. */
export type TextCheck = (url: UrlText) => boolean

/** Whether a part, from `start` to `end`, has what triggers a rule. */
type RangeCheck = (href: string, start: number, end: number) => boolean

/** How a change is foreseen in the text of a URL: it happens only if one of the checks is true. */
export function checksOf(change: Change): readonly TextCheck[] {
  const { parts, trigger } = ownOptions(change)
  // One search for percent-encoded bytes instead of one in each part; a scheme has none.
  if (trigger?.kind === 'percent-encoded-byte' && parts.length > 1) {
    const hasTrigger = rangeCheckOf(trigger)
    return [({ href, schemeEnd }) => hasTrigger(href, schemeEnd, href.length)]
  }
  return parts.map((part) => checkOf(part, trigger ?? null))
}

function checkOf(part: UrlPart, trigger: Trigger | null): TextCheck {
  const hasTrigger = trigger === null ? always : rangeCheckOf(trigger)
  switch (part) {
    case 'scheme':
      return ({ href, schemeEnd }) => hasTrigger(href, 0, schemeEnd)
    case 'credentials':
      return ({ href, schemeEnd, hostStart }) =>
        hostStart > schemeEnd + 3 && hasTrigger(href, schemeEnd + 3, hostStart - 1)
    case 'host':
      // A host with an IP address ends in a digit or a bracket.
      if (trigger?.kind === 'ip-address') return ({ href, hostEnd }) => endsInAddress(href, hostEnd)
      return ({ href, hostStart, hostEnd }) => hasTrigger(href, hostStart, hostEnd)
    case 'port':
      return ({ href, hostEnd, portEnd }) =>
        portEnd > hostEnd && hasTrigger(href, hostEnd + 1, portEnd)
    case 'path':
      return ({ href, pathStart, searchStart }) => hasTrigger(href, pathStart, searchStart)
    case 'query':
      return ({ href, searchStart, hashStart }) =>
        hashStart > searchStart && hasTrigger(href, searchStart + 1, hashStart)
    case 'fragment':
      return ({ href, hashStart }) =>
        href.length > hashStart && hasTrigger(href, hashStart + 1, href.length)
  }
}

function always(): boolean {
  return true
}

function endsInAddress(href: string, hostEnd: number): boolean {
  const last = href.charCodeAt(hostEnd - 1)
  return last === 0x5d || (last >= 0x30 && last <= 0x39)
}

function rangeCheckOf(trigger: Trigger): RangeCheck {
  switch (trigger.kind) {
    case 'ip-address':
      return always
    case 'code-unit': {
      const units = [...trigger.any]
      return (href, start, end) => units.some((unit) => isFound(href, unit, start, end))
    }
    case 'sequence':
      return (href, start, end) => isFound(href, trigger.text, start, end)
    case 'end':
      return (href, start, end) => href.slice(start, end).endsWith(trigger.text)
    case 'content':
      return (href, start, end) => trigger.matches(href.slice(start, end))
    case 'percent-encoded-byte': {
      const table = percentEncodedTable(trigger)
      return (href, start, end) => hasPercentEncoded(href, start, end, table)
    }
  }
}

function isFound(href: string, text: string, start: number, end: number): boolean {
  const at = href.indexOf(text, start)
  return at !== -1 && at < end
}

function hasPercentEncoded(
  href: string,
  start: number,
  end: number,
  table: Readonly<Uint8Array>,
): boolean {
  for (let at = href.indexOf('%', start); at !== -1 && at < end; at = href.indexOf('%', at + 1)) {
    const byte = percentEncodedByteAt(href, at)
    if (byte === -1) continue
    const isUpperCase = href.charCodeAt(at + 1) < 0x61 && href.charCodeAt(at + 2) < 0x61
    if (table[byte * 2 + Number(isUpperCase)] === 1) return true
  }
  return false
}

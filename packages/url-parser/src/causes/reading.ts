import { parseHostText } from '@waymark/host'
import { parseHostText as parseAsciiHostText } from '@waymark/host/ascii'
import type { LocatedParts } from '../located-parts.ts'
import { toBaseRecord } from '../parse-url.ts'
import { runReadUrl, type Reading as UrlReading } from '../read-url.ts'
import type { UrlRecord } from '../record/url-record.ts'
import type { UrlErrorName, ValidationError } from '../record/validation-error.ts'
import type { ParseHost } from '../text/parser.ts'
import type { TextRange } from '../text/read-input.ts'
import type { UrlEdit } from './found-cause.ts'

/** One way to read an input: alone, against a kind of base, or as the new value of a part. */
export interface Reading {
  /** The input, with what a part needs around it. */
  readonly text: string
  /** Where the input begins in the text. */
  readonly shift: number
  readonly base: UrlRecord | null
  readonly parsed: UrlReading
  readonly parseHost: ParseHost
}

/** Finds the reading that gives an error, or `null` if none does. */
export function readingOf(
  input: string,
  error: ValidationError,
  base: UrlRecord | string | null,
): Reading | null {
  if (last?.input !== input || last.base !== base) {
    last = { input, base, found: [], more: readings(input, toBaseRecord(base, parseHostText)) }
    // Many errors of one input are asked for one after another; after that, nothing is kept.
    void Promise.resolve().then(() => {
      last = null
    })
  }
  for (const found of last.found) if (found.has(error)) return found.reading
  for (;;) {
    const { value, done } = last.more.next()
    if (done === true) return null
    const found = { reading: value, has: finderOf(value) }
    last.found.push(found)
    if (found.has(error)) return value
  }
}

/** The same reading of a string that was edited. */
export function readEdited(reading: Reading, edits: readonly UrlEdit[]): UrlReading {
  return reading.parsed.reread(applyEdits(reading.text, edits))
}

const PLACES: WeakMap<Reading, LocatedParts> = /* @__PURE__ */ new WeakMap()

/** Where the host is, with its brackets. */
export function hostRangeOf(reading: Reading): TextRange | null {
  return partsOf(reading).host
}

/** Where all parts are: found once. */
export function partsOf(reading: Reading): LocatedParts {
  let parts = PLACES.get(reading)
  if (parts === undefined) {
    parts = reading.parsed.parts
    PLACES.set(reading, parts)
  }
  return parts
}

/** Makes changes that do not overlap; the same change twice is made once. */
export function applyEdits(text: string, edits: readonly UrlEdit[]): string {
  let output = ''
  let copied = 0
  for (const { start, end, text: written } of distinctEdits(edits)) {
    if (start < copied) continue
    output += text.slice(copied, start) + written
    copied = end
  }
  return output + text.slice(copied)
}

function distinctEdits(edits: readonly UrlEdit[]): readonly UrlEdit[] {
  const distinct = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]))
  return [...distinct.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

interface Memory {
  readonly input: string
  readonly base: UrlRecord | string | null
  readonly found: { readonly reading: Reading; has(error: ValidationError): boolean }[]
  readonly more: Iterator<Reading, void>
}

let last: Memory | null = null

/** What is around the value of a host, a port, a path, a query or a fragment. */
const PARTS: readonly (readonly [before: string, after: string])[] = [
  ['https://', '/'],
  ['foo://', '/'],
  ['file://', '/'],
  ['https://h:', '/'],
  ['https://h/', '?'],
  ['foo:', '?'],
  ['https://h/?', '#'],
  ['https://h/#', ''],
]

function* readings(input: string, given: UrlRecord | null): Generator<Reading, void> {
  const bases = given === null ? [null, ...basesFor(input)] : [given]
  for (const base of bases) yield read(input, ['', ''], base)
  for (const around of PARTS) yield read(input, around, null)
  for (const base of bases) yield read(input, ['', ''], base, parseAsciiHostText)
}

/** A base of each kind that the parser tells apart. */
function basesFor(input: string): readonly (UrlRecord | null)[] {
  const scheme = /^[\0- ]*(http|wss?|ftp):/i.exec(input)?.[1]
  const own = scheme === undefined ? [] : [`${scheme}://h/p`]
  return ['https://h/p', ...own, 'file:///p', 'foo://h/p', 'a:b'].map((base) =>
    toBaseRecord(base, parseHostText),
  )
}

function read(
  input: string,
  [before, after]: readonly [string, string],
  base: UrlRecord | null,
  parseHost: ParseHost = parseHostText,
): Reading {
  const text = before + input + after
  const parsed = runReadUrl(text, { base }, parseHost)
  return { text, shift: before.length, base, parsed, parseHost }
}

/** Looks errors up by their start: a million errors take a million steps. */
function finderOf({ parsed, shift }: Reading): (error: ValidationError) => boolean {
  const ends = new Map<UrlErrorName, Map<number, number>>()
  for (const { name, start, end } of parsed.errors) {
    const own = ends.get(name)
    if (own === undefined) ends.set(name, new Map([[start, end]]))
    else own.set(start, end)
  }
  return ({ name, start, end }) => {
    const known = ends.get(name)?.get(start + shift)
    if (known === undefined || known === end + shift) return known !== undefined
    return parsed.errors.some(
      (one) => one.name === name && one.start === start + shift && one.end === end + shift,
    )
  }
}

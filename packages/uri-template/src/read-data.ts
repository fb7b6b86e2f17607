import { utf8PercentDecode, utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { type CompiledTemplate, type Data, hasDotSegment, type Value } from './compile-template.ts'
import type { ReadOccurrence } from './expression-automaton.ts'
import { isOpen } from './matching.ts'
import type { VariableSpec } from './parse-template.ts'
import type { Spans } from './spans.ts'
import { LITERAL, ROLE, readTag } from './tags.ts'
import { checkString, PLAIN, type ValuePolicy } from './value-check.ts'

/**
 * The values of a match, decoded exactly once.
 *
 * @returns `null` if `expand` would refuse one of them.
 */
export function readData(
  template: CompiledTemplate,
  occurrences: readonly ReadOccurrence[],
  spans: Spans,
): Data | null {
  const { isSimple, policy, matching } = template
  const inAnyOrder = isOpen(matching)
  const { count, tags, text } = spans
  if (hasDotSegment(text)) return null
  const data: Record<string, Value> = {}
  const merged = isSimple ? null : new MergedData()
  for (let at = 0; at < count; ) {
    const tag = tags[at]!
    if (tag === LITERAL) {
      at++
      continue
    }
    const { occurrence: id } = readTag(tag)
    let end = at + 1
    while (end < count && tags[end] !== LITERAL && readTag(tags[end]!).occurrence === id) end++
    const occurrence = occurrences[id]!
    const value = readValue(occurrence, spans, at, end, policy)
    if (value === null) return null
    const { name } = occurrence.variable
    if (merged !== null) {
      if (!merged.add(occurrence, value)) return null
    } else if (inAnyOrder && Object.hasOwn(data, name) && data[name] !== value) return null
    else data[name] = value
    at = end
  }
  const read = merged === null ? data : merged.finish(template)
  // The automaton leaves it to the variables to tell that a query parameter is missing.
  if (read !== null && inAnyOrder) {
    if (!template.required.every((name) => Object.hasOwn(read, name))) return null
  }
  return read
}

/** A variable may appear several times, and as a prefix. */
class MergedData {
  readonly #data = new Map<string, Value>()
  readonly #prefixes: (readonly [VariableSpec, string])[] = []
  /** Members of lists and records that are query parameters of their own. */
  readonly #scattered = new Map<ReadOccurrence, [key: string, value: string][]>()

  /** Whether the value agrees with what is known. */
  add(occurrence: ReadOccurrence, value: Value): boolean {
    const { variable, isScattered } = occurrence
    if (!isScattered) return this.#addWhole(variable, value)
    const members = this.#scattered.get(occurrence) ?? []
    this.#scattered.set(occurrence, members)
    members.push(...Object.entries(value as Readonly<Record<string, string>>))
    return true
  }

  #addWhole(variable: VariableSpec, value: Value): boolean {
    if (variable.prefix !== null && typeof value === 'string') {
      if ([...value].length > variable.prefix) return false
      this.#prefixes.push([variable, value])
      return true
    }
    const known = this.#data.get(variable.name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) return false
    this.#data.set(variable.name, value)
    return true
  }

  finish({ occurrences }: CompiledTemplate): Data | null {
    for (const [{ variable, rule }, members] of this.#scattered) {
      const isList = rule.kind === 'list'
      if (!isList && new Set(members.map(([key]) => key)).size < members.length) return null
      const value = isList ? members.map(([, member]) => member) : Object.fromEntries(members)
      if (!this.#addWhole(variable, value)) return null
    }
    for (const [{ name, prefix }, value] of this.#prefixes) {
      const known = this.#data.get(name)
      if (known !== undefined) {
        if ([...String(known)].slice(0, prefix!).join('') !== value) return null
        continue
      }
      this.#data.set(name, value)
      const rule = occurrences.find(({ variable }) => variable.name === name)?.rule
      if (rule !== undefined && rule.checkText(value) !== null) return null
    }
    return Object.fromEntries(this.#data)
  }
}

function readValue(
  occurrence: ReadOccurrence,
  spans: Spans,
  from: number,
  to: number,
  policy: ValuePolicy,
): Value | null {
  const { rule } = occurrence
  const { kind } = rule
  if (kind === 'string') return accept(writtenAt(spans, from, to, ROLE.value), occurrence, policy)
  if (kind === 'integer') {
    const number = Number(writtenAt(spans, from, to, ROLE.value))
    return Number.isSafeInteger(number) && rule.checkInteger(number) === null ? number : null
  }
  const values: string[] = []
  const keys: string[] = []
  for (const [key, value] of membersOf(spans, from, to)) {
    const text = accept(value, occurrence, policy)
    if (text === null) return null
    values.push(text)
    if (kind !== 'record') continue
    const name = decode(key, occurrence, policy)
    if (name === null) return null
    keys.push(name)
  }
  if (kind === 'list') return values
  if (new Set(keys).size < keys.length) return null
  return Object.fromEntries(keys.map((key, index) => [key, values[index]!]))
}

function accept(written: string, occurrence: ReadOccurrence, policy: ValuePolicy): string | null {
  const { variable, rule } = occurrence
  const text = PLAIN.test(written) ? written : decode(written, occurrence, policy)
  if (text === null || rule.isExact || variable.prefix !== null) return text
  return rule.checkText(text) === null ? text : null
}

function decode(
  written: string,
  { operator, rule, plusIsSpace }: ReadOccurrence,
  policy: ValuePolicy,
): string | null {
  const encoded = plusIsSpace ? written.replaceAll('+', '%20') : written
  // Matching a name with encoded characters takes twice as long with the strict decoder, which is only needed for U+FFFD.
  const lossy = utf8PercentDecode(encoded)
  const text = lossy.includes('\ufffd') ? utf8PercentDecodeStrict(encoded) : lossy
  return text === null || checkString(text, operator, rule.kind, policy) !== null ? null : text
}

/** The symbols with a role in some runs; empty if there are none. */
function writtenAt(spans: Spans, from: number, to: number, role: number): string {
  for (let at = from; at < to; at++) {
    if (readTag(spans.tags[at]!).role === role) {
      return spans.text.slice(spans.starts[at]!, spans.end(at))
    }
  }
  return ''
}

/** The keys and values of a list or record. Separators that follow one another have empty members between them. */
function membersOf(
  spans: Spans,
  from: number,
  to: number,
): readonly (readonly [key: string, value: string])[] {
  const members: [string, string][] = [['', '']]
  for (let at = from; at < to; at++) {
    const { role } = readTag(spans.tags[at]!)
    const start = spans.starts[at]!
    const end = spans.end(at)
    if (role === ROLE.separator) for (let i = start; i < end; i++) members.push(['', ''])
    const member = members[members.length - 1]!
    if (role === ROLE.key) member[0] = spans.text.slice(start, end)
    else if (role === ROLE.value) member[1] = spans.text.slice(start, end)
  }
  return members
}

import { utf8PercentDecode, utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { LITERAL, type Occurrence, ROLE, readTag } from './automaton.ts'
import { type CompiledTemplate, type Data, hasDotSegment, type Value } from './compile-template.ts'
import type { VariableSpec } from './parse-template.ts'
import type { Spans } from './spans.ts'
import { checkString, PLAIN, type ValuePolicy } from './value-check.ts'

/**
 * The values of a match, decoded exactly once.
 *
 * @returns `null` if `expand` would refuse one of them.
 */
export function readData(
  template: CompiledTemplate,
  occurrences: readonly Occurrence[],
  spans: Spans,
): Data | null {
  const { isSimple, policy } = template
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
    if (merged === null) data[occurrence.variable.name] = value
    else if (!merged.add(occurrence.variable, value)) return null
    at = end
  }
  return merged === null ? data : merged.finish(template)
}

/** A variable may appear several times, and as a prefix. */
class MergedData {
  readonly #data = new Map<string, Value>()
  readonly #prefixes: (readonly [VariableSpec, string])[] = []

  /** Whether the value agrees with what is known. */
  add(variable: VariableSpec, value: Value): boolean {
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
  { variable, operator, rule }: Occurrence,
  spans: Spans,
  from: number,
  to: number,
  policy: ValuePolicy,
): Value | null {
  const { kind } = rule
  const accept = (written: string): string | null => {
    const text = PLAIN.test(written) ? written : decode(written, operator, kind, policy)
    if (text === null || rule.isExact || variable.prefix !== null) return text
    return rule.checkText(text) === null ? text : null
  }
  if (kind === 'string') return accept(writtenAt(spans, from, to, ROLE.value))
  if (kind === 'integer') {
    const number = Number(writtenAt(spans, from, to, ROLE.value))
    return Number.isSafeInteger(number) && rule.checkInteger(number) === null ? number : null
  }
  const values: string[] = []
  const keys: string[] = []
  for (const [key, value] of membersOf(spans, from, to)) {
    const decoded = accept(value)
    if (decoded === null) return null
    values.push(decoded)
    if (kind !== 'record') continue
    const name = decode(key, operator, kind, policy)
    if (name === null) return null
    keys.push(name)
  }
  if (kind === 'list') return values
  if (new Set(keys).size < keys.length) return null
  return Object.fromEntries(keys.map((key, index) => [key, values[index]!]))
}

function decode(
  written: string,
  operator: Occurrence['operator'],
  kind: Occurrence['rule']['kind'],
  policy: ValuePolicy,
): string | null {
  // Matching a name with encoded characters takes twice as long with the strict decoder, which is only needed for U+FFFD.
  const lossy = utf8PercentDecode(written)
  const text = lossy.includes('\ufffd') ? utf8PercentDecodeStrict(written) : lossy
  return text === null || checkString(text, operator, kind, policy) !== null ? null : text
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

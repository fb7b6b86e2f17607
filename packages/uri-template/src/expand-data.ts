import {
  type CompiledTemplate,
  type Data,
  hasDotSegment,
  requireData,
  type Value,
} from './compile-template.ts'
import { encoderOf, runExpansion, writeNamed } from './expand-template.ts'
import type { Occurrence } from './expression-automaton.ts'
import { OPERATOR_ROWS } from './operators.ts'
import { type TemplateValueCode, TemplateValueError } from './problem.ts'
import { checkString, PLAIN, type ValuePolicy } from './value-check.ts'

/**
 * Builds a URI from data that has been checked.
 *
 * @param match - Reads the URI again, where the template alone does not make certain that the data comes back.
 * @throws {TemplateValueError} If a value cannot be carried by its place.
 */
export function expandData(
  template: CompiledTemplate,
  data: Data,
  match: (uri: string) => Data | null,
): string {
  requireData(data, template.names)
  if (template.isReversible) return expandSimply(template, data)
  for (const occurrence of template.occurrences) {
    checkValue(template, occurrence, own(data, occurrence.variable.name))
  }
  const uri = runExpansion(template.expansion, data)
  if (hasDotSegment(uri)) throw new TemplateValueError('value-dot-segment', '')
  const again = match(uri)
  if (again === null || !isSameData(again, data, template.names)) {
    throw new TemplateValueError('value-not-reversible', '')
  }
  return uri
}

/** Each variable is a string or an integer in one place: checked, encoded and written in one go. */
function expandSimply({ expansion, occurrences, policy }: CompiledTemplate, data: Data): string {
  let uri = ''
  let index = 0
  let isPlain = true
  for (const part of expansion) {
    if (typeof part === 'string') {
      uri += part
      continue
    }
    const { row, variables } = part
    let lead = row.first
    for (const variable of variables) {
      const occurrence = occurrences[index++]!
      const value = own(data, variable.name)
      if (typeof value === 'string' && occurrence.rule.kind === 'string') {
        if (PLAIN.test(value) && !(row.separator === '.' && value.includes('.'))) {
          const code = occurrence.rule.checkText(value)
          if (code !== null) throw new TemplateValueError(code, variable.name)
          uri += lead + (row.named ? `${variable.written}=${value}` : value)
        } else {
          isPlain = false
          checkOne(occurrence, value, policy)
          uri += lead + writeNamed(row, variable, encoderOf(row)(value))
        }
      } else {
        checkKind(occurrence, value)
        if (value === undefined || value === null) {
          isPlain = false
          continue
        }
        uri += lead + writeNamed(row, variable, String(value))
      }
      lead = row.separator
    }
  }
  // A plain value is never a dot segment, nor makes one of the text around it.
  if (!isPlain && hasDotSegment(uri)) throw new TemplateValueError('value-dot-segment', '')
  return uri
}

function refuse(code: TemplateValueCode, { variable }: Occurrence): never {
  throw new TemplateValueError(code, variable.name)
}

/** Refuses a value that is missing, of another kind, or an integer out of its range. */
function checkKind(occurrence: Occurrence, value: Value | undefined): void {
  const { operator, rule } = occurrence
  if (value === undefined || value === null) {
    if (OPERATOR_ROWS[operator].first === '') refuse('value-missing', occurrence)
    return
  }
  if (!isOfKind(value, rule.kind)) refuse('value-of-wrong-kind', occurrence)
  const code = typeof value === 'number' ? rule.checkInteger(value) : null
  if (code !== null) refuse(code, occurrence)
}

function checkOne(occurrence: Occurrence, text: string, policy: ValuePolicy): void {
  const { operator, rule } = occurrence
  const code = checkString(text, operator, rule.kind, policy) ?? rule.checkText(text)
  if (code !== null) refuse(code, occurrence)
}

function checkValue(
  { occurrences, policy }: CompiledTemplate,
  occurrence: Occurrence,
  value: Value | undefined,
): void {
  checkKind(occurrence, value)
  if (value === undefined || value === null || typeof value === 'number') return
  const { variable, operator, rule } = occurrence
  if (typeof value !== 'string') {
    const members = Object.values(value)
    if (OPERATOR_ROWS[operator].first === '' && members.length === 0) {
      refuse('value-missing', occurrence)
    }
    for (const member of members) checkOne(occurrence, member, policy)
    if (rule.kind !== 'record') return
    for (const key of Object.keys(value)) {
      const code = checkString(key, operator, 'record', policy)
      if (code !== null) refuse(code, occurrence)
    }
    return
  }
  checkOne(occurrence, value, policy)
  const { prefix } = variable
  if (prefix === null || [...value].length <= prefix) return
  const isElsewhere = occurrences.some(
    (other) => other.variable.name === variable.name && other.variable.prefix === null,
  )
  if (!isElsewhere) refuse('value-too-long', occurrence)
}

function isOfKind(value: Value, kind: Occurrence['rule']['kind']): boolean {
  switch (kind) {
    case 'string':
      return typeof value === 'string'
    case 'integer':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
    case 'list':
      return Array.isArray(value) && value.every((member) => typeof member === 'string')
    case 'record':
      return (
        typeof value === 'object' &&
        !Array.isArray(value) &&
        Object.values(value).every((member) => typeof member === 'string')
      )
  }
}

function isSameData(a: Data, b: Data, names: readonly string[]): boolean {
  return names.every((name) => canonical(own(a, name)) === canonical(own(b, name)))
}

function own(data: Data, name: string): Value | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

/** Empty lists and records are *undefined*. */
function canonical(value: Value | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? '' : JSON.stringify([Array.isArray(value), entries])
}

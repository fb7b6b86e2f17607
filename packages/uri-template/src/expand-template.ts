import { codePointAt } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { utf8PercentEncode } from '@waymark/percent-encoding'
import { ALL_BUT_RESERVED, ALL_BUT_UNRESERVED } from './encode-sets.ts'
import { OPERATOR_ROWS, type OperatorRow } from './operators.ts'
import { parseTemplate, type TemplatePart, type VariableSpec } from './parse-template.ts'
import { TemplateError, templateProblem } from './problem.ts'

/** A value that is one string; numbers and booleans are written as JavaScript does. */
export type Scalar = string | number | boolean

/** A value of RFC 6570: `null`, an empty list and an empty record are *undefined*. */
export type TemplateValue =
  | Scalar
  | readonly (Scalar | null | undefined)[]
  | { readonly [key: string]: Scalar | null | undefined }
  | null
  | undefined

/** Values by the names of their variables. */
export type TemplateValues = Readonly<Record<string, TemplateValue>>

const TEMPLATE: ArgumentType = {
  expected: 'a string, or the parts of a template',
  remedy: 'parseTemplate makes parts of a string, and returns null if that is not a template',
}

const VALUES: ArgumentType = {
  expected: 'an object with the values of the variables by name',
  remedy: 'it is {} if there are none',
}

const MEMBER: ArgumentType = {
  expected: 'a string, a number or a boolean',
  remedy: 'RFC 6570 has no lists or records in a list or record',
}

/**
 * Expands a URI Template as RFC 6570 says, whatever the values are.
 *
 * A value may contain separators and dot segments, and the values cannot always be read back from the result. To
 * build URIs from untrusted data, use `defineTemplate`.
 *
 * @throws ArgumentError if the template is neither a string nor parts, or the values are not an object.
 * @throws {@link TemplateError} If the string is not a template, or a prefix modifier meets a list or record.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3
 *
 * @example
 * ```ts
 * import { expandTemplate } from '@waymark/uri-template'
 *
 * expandTemplate('/search{?q,lang}', { q: 'cat & dog', lang: null }) // => '/search?q=cat%20%26%20dog'
 * expandTemplate('/tags{/list*}', { list: ['a', 'b'] }) // => '/tags/a/b'
 * ```
 */
export function expandTemplate(
  template: string | readonly TemplatePart[],
  values: TemplateValues,
): string {
  if (typeof template !== 'string' && !areParts(template)) {
    throw wrongArgument('template', TEMPLATE, template)
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw wrongArgument('values', VALUES, values)
  }
  return runExpansion(
    typeof template === 'string' ? compileExpansion(parseOrThrow(template)) : expansionOf(template),
    values,
  )
}

function areParts(value: unknown): value is readonly TemplatePart[] {
  return Array.isArray(value) && value.every(isPart)
}

function isPart(value: Readonly<Record<string, unknown>> | null | undefined): boolean {
  return value?.['kind'] === 'literal'
    ? typeof value['text'] === 'string'
    : value?.['kind'] === 'expression' && Array.isArray(value['variables'])
}

/** The literals as they are written, and the expressions with their encoded names. */
export type Expansion = readonly (
  | string
  | { readonly row: OperatorRow; readonly variables: readonly NamedVariable[] }
)[]

/** A variable with its name as it is written after `?`, `&` and `;`. */
export interface NamedVariable extends VariableSpec {
  readonly written: string
}

/** Prepares a template to be expanded often. */
export function compileExpansion(parts: readonly TemplatePart[]): Expansion {
  return parts.map((part) =>
    part.kind === 'literal'
      ? encodeReserved(part.text)
      : {
          row: OPERATOR_ROWS[part.operator],
          variables: part.variables.map((variable) => ({
            ...variable,
            written: encodeReserved(variable.name),
          })),
        },
  )
}

/** Prepared before, if the caller gives the same parts again. */
const expansions = /* @__PURE__ */ new WeakMap<readonly TemplatePart[], Expansion>()

function expansionOf(parts: readonly TemplatePart[]): Expansion {
  const known = expansions.get(parts) ?? compileExpansion(parts)
  expansions.set(parts, known)
  return known
}

/** Expands a prepared template. */
export function runExpansion(expansion: Expansion, values: TemplateValues): string {
  let uri = ''
  for (const part of expansion) {
    if (typeof part === 'string') {
      uri += part
      continue
    }
    const { row, variables } = part
    let lead = row.first
    for (const variable of variables) {
      const value = Object.hasOwn(values, variable.name) ? values[variable.name] : null
      const text = expandVariable(row, variable, value)
      if (text === null) continue
      uri += lead + text
      lead = row.separator
    }
  }
  return uri
}

/** The parts of a template. @throws {@link TemplateError} */
export function parseOrThrow(template: string): readonly TemplatePart[] {
  const parts = parseTemplate(template, (problem) => {
    throw new TemplateError(problem, template)
  })
  // What is not parsed is reported.
  return parts!
}

/** Percent-encodes everything but unreserved and reserved characters and percent-encoded bytes. */
export function encodeReserved(text: string): string {
  if (!text.includes('%')) return utf8PercentEncode(text, ALL_BUT_RESERVED)
  return text
    .split(/(%[0-9a-fA-F]{2})/)
    .map((piece, index) => (index % 2 === 1 ? piece : utf8PercentEncode(piece, ALL_BUT_RESERVED)))
    .join('')
}

function expandVariable(
  row: OperatorRow,
  variable: NamedVariable,
  value: TemplateValue,
): string | null {
  if (value === null || value === undefined) return null
  const encode = encoderOf(row)
  if (typeof value !== 'object') {
    const text = String(value)
    const isWhole = variable.prefix === null
    return writeNamed(
      row,
      variable,
      encode(isWhole ? text : takeCharacters(text, variable.prefix, row.reserved)),
    )
  }
  const named = (text: string): string => writeNamed(row, variable, text)
  const members: readonly (readonly [string | null, Scalar | null | undefined])[] = Array.isArray(
    value,
  )
    ? value.map((member) => [null, member] as const)
    : Object.entries(value)
  const defined = members.flatMap(([key, member]) =>
    member === null || member === undefined
      ? []
      : [[key === null ? null : encode(key), encode(textOf(member))] as const],
  )
  if (defined.length === 0) return null
  if (variable.prefix !== null) {
    const { name, start, end } = variable
    throw new TemplateError(templateProblem('template-prefix-not-applicable', start, end), name)
  }
  if (!variable.explode) {
    return named(defined.map(([key, text]) => (key === null ? text : `${key},${text}`)).join(','))
  }
  return defined
    .map(([key, text]) => {
      if (key === null) return named(text)
      return row.named && text === '' ? key + row.ifEmpty : `${key}=${text}`
    })
    .join(row.separator)
}

function textOf(member: Scalar): string {
  if (typeof member === 'object') throw wrongArgument('member', MEMBER, member)
  return String(member)
}

/** Percent-encodes a value as an operator asks. */
export function encoderOf(row: OperatorRow): (text: string) => string {
  return row.reserved ? encodeReserved : encodeUnreserved
}

function encodeUnreserved(text: string): string {
  return utf8PercentEncode(text, ALL_BUT_UNRESERVED)
}

/** An encoded value with its name, if the operator writes names. */
export function writeNamed(row: OperatorRow, { written }: NamedVariable, text: string): string {
  if (!row.named) return text
  return text === '' ? written + row.ifEmpty : `${written}=${text}`
}

/** The percent-encoded bytes of one character, or one byte that belongs to no character. */
const ESCAPED_CHARACTER =
  /%(?:[CD][\dA-F]%[89AB][\dA-F]|E[\dA-F](?:%[89AB][\dA-F]){2}|F[0-4](?:%[89AB][\dA-F]){3}|[\dA-F]{2})/iy

/**
 * The first `count` characters.
 *
 * @param keepsEscapes - Percent-encoded bytes are copied, so those of one character count as one.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.4.1
 */
function takeCharacters(text: string, count: number, keepsEscapes: boolean): string {
  let end = 0
  for (let taken = 0; taken < count && end < text.length; taken++) {
    ESCAPED_CHARACTER.lastIndex = end
    if (keepsEscapes && ESCAPED_CHARACTER.test(text)) end = ESCAPED_CHARACTER.lastIndex
    else end += codePointAt(text, end) > 0xffff ? 2 : 1
  }
  return text.slice(0, end)
}

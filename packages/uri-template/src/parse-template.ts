import { codePointAt } from '@waymark/infra'
import { percentEncodedByteAt } from '@waymark/rfc3986'
import { ALL_BUT_RESERVED } from './encode-sets.ts'
import { type TemplateProblem, type TemplateSyntaxCode, templateProblem } from './problem.ts'

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.2 */
export type Operator = '' | '+' | '#' | '.' | '/' | ';' | '?' | '&'

/** One variable of an expression. @see https://www.rfc-editor.org/rfc/rfc6570#section-2.3 */
export interface VariableSpec {
  readonly name: string
  /** `*` after the name: each member of a list or record is expanded on its own. */
  readonly explode: boolean
  /** `:4` after the name: at most that many characters. */
  readonly prefix: number | null
  /** Where the name is in the template. */
  readonly start: number
  readonly end: number
}

/** A piece of a URI Template: literal text, or an expression in braces. */
export type TemplatePart =
  | {
      readonly kind: 'literal'
      readonly text: string
      readonly start: number
      readonly end: number
    }
  | {
      readonly kind: 'expression'
      readonly operator: Operator
      readonly variables: readonly VariableSpec[]
      readonly start: number
      readonly end: number
    }

/** Called for the first thing that is wrong. */
export type TemplateReporter = (problem: TemplateProblem) => void

type Report = (code: TemplateSyntaxCode, start: number, end: number) => void

/**
 * Parses a URI Template of any level.
 *
 * @returns `null` if the string is not a URI Template; the reporter is told why.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 *
 * @example
 * ```ts
 * import { parseTemplate } from '@waymark/uri-template'
 *
 * parseTemplate('/users/{id}')?.map(({ kind }) => kind) // => ['literal', 'expression']
 * parseTemplate('/users/{id') // => null
 * ```
 */
export function parseTemplate(
  text: string,
  report: TemplateReporter | null = null,
): readonly TemplatePart[] | null {
  return parseParts(
    text,
    report && ((code, start, end) => report(templateProblem(code, start, end))),
  )
}

function parseParts(text: string, report: Report | null): readonly TemplatePart[] | null {
  const parts: TemplatePart[] = []
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at)
    const literalEnd = open === -1 ? text.length : open
    if (literalEnd > at) {
      const wrong = findBadLiteral(text, at, literalEnd)
      if (wrong !== null) {
        report?.(
          text[wrong] === '}' ? 'template-stray-brace' : 'template-invalid-literal',
          wrong,
          wrong + 1,
        )
        return null
      }
      parts.push({ kind: 'literal', text: text.slice(at, literalEnd), start: at, end: literalEnd })
    }
    if (open === -1) break
    const close = text.indexOf('}', open)
    if (close === -1) {
      report?.('template-unclosed-expression', open, text.length)
      return null
    }
    const expression = parseExpression(text, open, close, report)
    if (expression === null) return null
    parts.push(expression)
    at = close + 1
  }
  return parts
}

/**
 * Literals may contain what section 2.1 allows, and the apostrophe, which the examples of section 3.2.1 use.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.1
 */
function findBadLiteral(text: string, start: number, end: number): number | null {
  for (let at = start; at < end; at++) {
    const c = codePointAt(text, at)
    if (c === 0x25) {
      if (percentEncodedByteAt(text, at) === -1) return at
    } else if (c < 0xa0) {
      if (ALL_BUT_RESERVED.has(c)) return at
    } else if (c >> 11 === 0x1b) return at
    else if (c > 0xffff) at++
  }
  return null
}

const OPERATORS: readonly string[] = ['+', '#', '.', '/', ';', '?', '&']
const VARIABLE_NAME = /^(?:\w|%[0-9a-fA-F]{2})(?:\.?(?:\w|%[0-9a-fA-F]{2}))*$/

function parseExpression(
  text: string,
  open: number,
  close: number,
  report: Report | null,
): TemplatePart | null {
  const first = text.charAt(open + 1)
  if (open + 1 === close) {
    report?.('template-empty-expression', open, close + 1)
    return null
  }
  if (/[=,!@|$()]/.test(first)) {
    report?.('template-reserved-operator', open + 1, open + 2)
    return null
  }
  const hasOperator = OPERATORS.includes(first)
  const variables: VariableSpec[] = []
  let start = open + (hasOperator ? 2 : 1)
  for (const spec of text.slice(start, close).split(',')) {
    const end = start + spec.length
    const modifier = /[*:].*/s.exec(spec)
    const name = modifier === null ? spec : spec.slice(0, modifier.index)
    if (!VARIABLE_NAME.test(name)) {
      report?.('template-invalid-variable', start, end)
      return null
    }
    const written = modifier?.[0] ?? ''
    if (!/^(?:\*|:[1-9][0-9]{0,3})?$/.test(written)) {
      report?.('template-invalid-modifier', start + name.length, end)
      return null
    }
    variables.push({
      name,
      explode: written === '*',
      prefix: written.startsWith(':') ? Number(written.slice(1)) : null,
      start,
      end: start + name.length,
    })
    start = end + 1
  }
  // The list above holds every operator there is.
  const operator = (hasOperator ? first : '') as Operator
  return { kind: 'expression', operator, variables, start: open, end: close + 1 }
}

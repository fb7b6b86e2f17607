import { isWellFormed } from '../percent-text.ts'

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.2 */
export type Operator = '' | '+' | '#' | '.' | '/' | ';' | '?' | '&'

/** One variable of an expression. @see https://www.rfc-editor.org/rfc/rfc6570#section-2.3 */
export interface VariableSpec {
  readonly name: string
  /** `*` behind the name: each member of a list or record stands for itself. */
  readonly explode: boolean
  /** `:4` behind the name: at most so many characters. */
  readonly prefix: number | null
  /** Place of the name in the template. */
  readonly start: number
  readonly end: number
}

/** A piece of a URI Template: text, or an expression in braces. */
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

/** Why a text is no URI Template. */
export type TemplateErrorName =
  | 'template-unclosed-expression'
  | 'template-stray-brace'
  | 'template-literal'
  | 'template-empty-expression'
  | 'template-operator'
  | 'template-variable'
  | 'template-modifier'

/** Called for the first thing that is wrong. */
export type TemplateReporter = (name: TemplateErrorName, start: number, end: number) => void

/**
 * Parses a URI Template of any level.
 *
 * @returns `null` when it is none; the reporter is told why.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function parseTemplate(
  text: string,
  report: TemplateReporter | null = null,
): readonly TemplatePart[] | null {
  const parts: TemplatePart[] = []
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at)
    const literalEnd = open === -1 ? text.length : open
    if (literalEnd > at) {
      const wrong = findBadLiteral(text, at, literalEnd)
      if (wrong !== null) {
        report?.(
          text[wrong] === '}' ? 'template-stray-brace' : 'template-literal',
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

/** The literals of section 2.1, and the apostrophe, which the examples of section 3.2.1 use. */
const BAD_LITERAL = /[\0- "<>\\^`{|}\x7f-\x9f]|%(?![0-9a-fA-F]{2})/g

function findBadLiteral(text: string, start: number, end: number): number | null {
  const literal = text.slice(start, end)
  BAD_LITERAL.lastIndex = 0
  const found = BAD_LITERAL.exec(literal)
  if (found !== null) return start + found.index
  return isWellFormed(literal) ? null : start
}

const OPERATORS: readonly string[] = ['+', '#', '.', '/', ';', '?', '&']
const VARIABLE_NAME = /^(?:\w|%[0-9a-fA-F]{2})(?:\.?(?:\w|%[0-9a-fA-F]{2}))*$/

function parseExpression(
  text: string,
  open: number,
  close: number,
  report: TemplateReporter | null,
): TemplatePart | null {
  const first = text.charAt(open + 1)
  if (open + 1 === close) {
    report?.('template-empty-expression', open, close + 1)
    return null
  }
  if (/[=,!@|$()]/.test(first)) {
    report?.('template-operator', open + 1, open + 2)
    return null
  }
  const hasOperator = OPERATORS.includes(first)
  const variables: VariableSpec[] = []
  let start = open + (hasOperator ? 2 : 1)
  for (const spec of text.slice(start, close).split(',')) {
    const end = start + spec.length
    const modifier = /[*:].*$/s.exec(spec)
    const name = modifier === null ? spec : spec.slice(0, modifier.index)
    if (!VARIABLE_NAME.test(name)) {
      report?.('template-variable', start, end)
      return null
    }
    const written = modifier?.[0] ?? ''
    if (!/^(?:\*|:[1-9][0-9]{0,3})?$/.test(written)) {
      report?.('template-modifier', start + name.length, end)
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

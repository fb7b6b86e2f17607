import { toScalarValueString } from '@waymark/infra'
import { type SegmentRisk, segmentRisk } from '@waymark/rfc3986'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator } from './parse-template.ts'
import type { TemplateValueCode } from './problem.ts'
import type { VariableKind } from './variable-rule.ts'

/**
 * How careful `expand` and `match` are.
 *
 * `strict`, the default, also refuses what is safe in the URI itself, but not in a program that decodes or strips it
 * once more. `contained` refuses only what the URI cannot carry.
 */
export type ValuePolicy = 'strict' | 'contained'

/**
 * What every place carries as it is, and no program reads in another way; only `{.x}` takes no dots. Then
 * there is nothing to decode, to check or to encode.
 */
export const PLAIN: RegExp = /^[\w~-][\w.~-]*$/

/** Decoded text without anything that a check below looks for in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const HARMLESS = /^[^\0-\x20\x7f-\x9f%/\\.\ud800-\udfff][^\0-\x1f\x7f-\x9f%/\\\ud800-\udfff]*$/
const NAME_OPERATORS: readonly string[] = ['', '/', ';']

const PATH_OPERATORS: readonly string[] = ['', '/', '.', ';']

/** Why a string cannot be carried by its place in the template; `null` if it can. */
export function checkString(
  text: string,
  operator: Operator,
  kind: VariableKind,
  policy: ValuePolicy,
): TemplateValueCode | null {
  if (HARMLESS.test(text) && NAME_OPERATORS.includes(operator)) return null
  if (toScalarValueString(text) !== text) return 'value-lone-surrogate'
  const row = OPERATOR_ROWS[operator]
  if (row.reserved) return checkReserved(text, operator, kind, policy)
  if (!PATH_OPERATORS.includes(operator)) return null
  if (text === '') return row.named || kind === 'record' ? null : 'value-empty'
  if (/[/\\]/.test(text) || (operator === '.' && text.includes('.'))) return 'value-separator'
  return policy === 'contained' ? null : checkSegment(text)
}

const RISK_CODES: Readonly<Record<SegmentRisk, TemplateValueCode>> = {
  'control-character': 'value-control',
  'multiple-encoding': 'value-multiple-encoding',
  'dot-segment-parameter': 'value-dot-segment-parameter',
  'dots-and-spaces': 'value-dots-and-spaces',
}

/** What a program that decodes or strips once more would make of a segment, or a terminal of a name. */
function checkSegment(text: string): TemplateValueCode | null {
  // Whether dots are a whole segment is seen in the finished URI.
  const risk = text === '.' || text === '..' ? null : segmentRisk(text)
  return risk && RISK_CODES[risk]
}

function checkReserved(
  text: string,
  operator: Operator,
  kind: VariableKind,
  policy: ValuePolicy,
): TemplateValueCode | null {
  if (/%[0-9a-fA-F]{2}/.test(text)) return 'value-percent-encoded'
  if (operator === '+' && text.includes('\\')) return 'value-separator'
  if ((operator === '+' ? /[?#]/ : /#/).test(text)) return 'value-delimiter'
  if (kind !== 'string' && text.includes(',')) return 'value-delimiter'
  if (operator === '#') return null
  if (text === '') return 'value-empty'
  if (policy === 'contained') return null
  for (const segment of text.split('/')) {
    const code = checkSegment(segment)
    if (code !== null) return code
  }
  return null
}

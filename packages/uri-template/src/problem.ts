import { quote, type Sentence, safeMessage, sentence, tell } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import { isOpen, type Matching } from './matching.ts'

/** Why a string is not a URI Template. */
export type TemplateSyntaxCode =
  | 'template-unclosed-expression'
  | 'template-stray-brace'
  | 'template-invalid-literal'
  | 'template-empty-expression'
  | 'template-reserved-operator'
  | 'template-invalid-variable'
  | 'template-invalid-modifier'

/** Why a URI Template cannot be matched in reverse, or not be expanded at all. */
export type TemplateDesignCode =
  | 'template-ambiguous'
  | 'template-too-complex'
  | 'template-dot-segment'
  | 'template-prefix-not-applicable'
  | 'template-routes-ambiguous'
  | 'template-route-shadowed'
  | 'template-scheme-not-allowed'

/** Why a template refuses to expand with a value. */
export type TemplateValueCode =
  | 'value-missing'
  | 'value-of-wrong-kind'
  | 'value-empty'
  | 'value-lone-surrogate'
  | 'value-separator'
  | 'value-delimiter'
  | 'value-percent-encoded'
  | 'value-control'
  | 'value-multiple-encoding'
  | 'value-dot-segment'
  | 'value-dot-segment-parameter'
  | 'value-dots-and-spaces'
  | 'value-too-long'
  | 'value-not-listed'
  | 'value-of-wrong-pattern'
  | 'value-of-wrong-length'
  | 'value-out-of-range'
  | 'value-not-reversible'

/** What is wrong with a template; offsets count in the template. */
export interface TemplateProblem extends Problem<TemplateSyntaxCode | TemplateDesignCode> {
  readonly start: number
  readonly end: number
  /** For an ambiguous template, a URI that can be read in two ways; for two routes, a URI that both match. */
  readonly witness?: string
  /** The names of the routes that are concerned. */
  readonly routes?: readonly string[]
  /** The mode in which the template or the routes are ambiguous, if it accepts more than `expand` writes. */
  readonly matching?: Matching
}

/** What is wrong with a value for a template. */
export interface TemplateValueProblem extends Problem<TemplateValueCode> {
  /** The name of the variable; empty if the problem is in the URI that the values make together. */
  readonly variable: string
}

type Texts<Code extends string> = Readonly<Record<Code, readonly [message: string, remedy: string]>>

/** What each code of a template says, and what to do about it. */
export const TEMPLATE_TEXTS: Texts<TemplateSyntaxCode | TemplateDesignCode> = {
  'template-unclosed-expression': [
    'An expression begins with `{` but has no `}`.',
    'Close the expression, or write a brace that is data as `%7B`.',
  ],
  'template-stray-brace': [
    'A `}` appears outside an expression.',
    'Remove it, or write a brace that is data as `%7D`.',
  ],
  'template-invalid-literal': [
    'The text outside expressions contains a character that a URI cannot contain.',
    'Percent-encode the character.',
  ],
  'template-empty-expression': ['An expression is empty.', 'Name a variable, as in `{id}`.'],
  'template-reserved-operator': [
    'An expression begins with an operator that RFC 6570 reserves for later versions.',
    'Use one of the operators `+`, `#`, `.`, `/`, `;`, `?` and `&`, or none.',
  ],
  'template-invalid-variable': [
    'A variable has no name, or its name contains a character that is not allowed.',
    'Use letters, digits and `_`, and dots between them.',
  ],
  'template-invalid-modifier': [
    'The modifier after a name is not valid.',
    'Write `*`, or `:` and a number from 1 to 9999.',
  ],
  'template-ambiguous': [
    'The template is ambiguous: a URI can match it in two ways.',
    'Separate the variables with a character that none of their values can contain.',
  ],
  'template-too-complex': [
    'The template is too large to decide whether it is ambiguous.',
    'Make it shorter, or split it into several templates.',
  ],
  'template-dot-segment': [
    'The path of the template contains a dot segment, which URL parsers remove.',
    'Write the path without `.` and `..`.',
  ],
  'template-prefix-not-applicable': [
    'A prefix modifier is applied to a list, a record or an integer.',
    'Leave out the `:` and its number.',
  ],
  'template-routes-ambiguous': [
    'A URI can match two routes.',
    'Change a template, or limit a variable with a rule so that no value fits both.',
  ],
  'template-route-shadowed': [
    'Every URI of one route matches another route, too.',
    'Limit a variable of the other route with a rule, or remove one of the two.',
  ],
  'template-scheme-not-allowed': [
    'The template of a route does not begin with a scheme that is allowed.',
    'Begin the template with an allowed scheme, or add its scheme to `schemes`.',
  ],
}

/**
 * All codes of templates.
 *
 * @example
 * ```ts
 * import { TEMPLATE_CODES } from '@waymark/uri-template'
 *
 * TEMPLATE_CODES.includes('template-ambiguous') // => true
 * ```
 */
export const TEMPLATE_CODES: readonly TemplateProblem['code'][] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(
    TEMPLATE_TEXTS,
    // The keys of the table are the codes.
  ) as TemplateProblem['code'][],
)

/** What each code of a value says, and what to do about it. */
export const VALUE_TEXTS: Texts<TemplateValueCode> = {
  'value-missing': ['The value is missing.', 'Give a value for the variable.'],
  'value-of-wrong-kind': [
    'The value is not of the kind that the variable holds.',
    'Give a string, or a value of the kind in `kinds`.',
  ],
  'value-empty': [
    'The value is empty, so it would leave no trace in the URI.',
    'Give a value that is not empty.',
  ],
  'value-lone-surrogate': [
    'The value contains half of a surrogate pair, which UTF-8 cannot encode.',
    'Give a well-formed string.',
  ],
  'value-separator': [
    'The value contains a separator where one name is expected.',
    'Use `{+x}` for paths, or a value without separators.',
  ],
  'value-delimiter': [
    'The value contains a character that ends or divides this part of the URI.',
    'Use an operator that percent-encodes it, or a value without it.',
  ],
  'value-percent-encoded': [
    'The value contains a percent-encoded byte, which would be decoded when it is read.',
    'Give the decoded value, or use an operator that encodes `%`.',
  ],
  'value-control': [
    'The value contains a control character.',
    'Remove it, or choose the policy `contained`.',
  ],
  'value-multiple-encoding': [
    'The value becomes a dot segment or gets a separator if a program decodes it once more.',
    'Decode the value before you give it, or choose the policy `contained`.',
  ],
  'value-dot-segment': [
    'The URI would contain a dot segment, which URL parsers remove.',
    'Give a value that is not `.` or `..`.',
  ],
  'value-dot-segment-parameter': [
    'The value begins with `..;`, which servers that remove path parameters read as `..`.',
    'Give another value, or choose the policy `contained`.',
  ],
  'value-dots-and-spaces': [
    'The value consists of dots and spaces, and becomes `..` where spaces are removed.',
    'Give another value, or choose the policy `contained`.',
  ],
  'value-too-long': [
    'The value is longer than its prefix modifier allows.',
    'Shorten the value, or remove the modifier.',
  ],
  'value-not-listed': [
    'The value is not in the list of allowed values.',
    'Give a value that `oneOf` lists.',
  ],
  'value-of-wrong-pattern': [
    'The value does not match the pattern of the variable.',
    'Give a value that matches the pattern from beginning to end.',
  ],
  'value-of-wrong-length': [
    'The value has too few or too many characters for the variable.',
    'Give a value with a length between `minLength` and `maxLength`.',
  ],
  'value-out-of-range': [
    'The integer is smaller or larger than the variable allows.',
    'Give an integer between `min` and `max`.',
  ],
  'value-not-reversible': [
    'The URI would not give the same values when it is matched.',
    'Give values that the template can tell apart.',
  ],
}

/** A longer template loses its middle in messages. */
const LONGEST = 200

/**
 * Thrown for a string that is not a URI Template, or one that cannot be matched in reverse.
 *
 * @example
 * ```ts
 * import { defineTemplate, TemplateError } from '@waymark/uri-template'
 *
 * try {
 *   defineTemplate('/{folder}{name}')
 * } catch (error) {
 *   error instanceof TemplateError && error.problem.code // => 'template-ambiguous'
 * }
 * ```
 */
export class TemplateError extends TypeError {
  readonly problem: TemplateProblem

  constructor(problem: TemplateProblem, template: string) {
    super(`${problem.code} at ${problem.start} in ${quote(template, LONGEST)}: ${problem.message}`)
    this.name = 'TemplateError'
    this.problem = problem
  }
}

/**
 * Thrown by `expand` for a value that its place in the URI cannot carry.
 *
 * @example
 * ```ts
 * import { defineTemplate, TemplateValueError } from '@waymark/uri-template'
 *
 * try {
 *   defineTemplate('/users/{id}').expand({ id: 'a/b' })
 * } catch (error) {
 *   error instanceof TemplateValueError && error.problem.code // => 'value-separator'
 * }
 * ```
 */
export class TemplateValueError extends Error {
  readonly problem: TemplateValueProblem

  constructor(code: TemplateValueCode, variable: string) {
    const [message, remedy] = VALUE_TEXTS[code]
    super(safeMessage(`${variable === '' ? 'the URI' : variable}: ${code}: ${message}`))
    this.name = 'TemplateValueError'
    this.problem = { code, severity: 'error', message, remedy, variable }
  }
}

/** A problem of a template at a place. */
export function templateProblem(
  code: TemplateSyntaxCode | TemplateDesignCode,
  start: number,
  end: number,
): TemplateProblem {
  const [message, remedy] = TEMPLATE_TEXTS[code]
  return { code, severity: 'error', message, remedy, start, end }
}

/** The problem of templates that can read a URI in two ways; `null` in place of a mode is the usual one. */
export function ambiguityProblem(
  code: TemplateDesignCode,
  end: number,
  [said, saidInMode]: readonly [usual: Sentence, inMode: (mode: Matching) => Sentence],
  details: { readonly witness: string; readonly routes?: readonly string[] },
  matching: Matching | null,
): TemplateProblem {
  const problem = { ...templateProblem(code, 0, end), ...details }
  if (matching === null || !isOpen(matching)) return { ...problem, ...tell({ message: said }) }
  const remedy = sentence(
    'Change a template, limit a variable with a rule, or choose the mode `canonical`, which accepts fewer URIs.',
  )
  return { ...problem, ...tell({ message: saidInMode(matching), remedy }), matching }
}

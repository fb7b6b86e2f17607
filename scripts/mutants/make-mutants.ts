import { parseSync } from 'vite'

/** One change of a source: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  /** From the root, with `/`. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** What is read of a node of the syntax tree (ESTree). */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '??=': ['='],
}

/** Expressions of TypeScript that hold one of JavaScript; everything else of TypeScript has no effect. */
const TYPED = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const CONDITIONS = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])

const REMOVED = new Set([
  'ExpressionStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
])

/**
 * All mutants of a source, in the order of their places: operators, boundaries, conditions that are
 * always true or false, removed statements, results and changed literals. A few do not parse.
 */
export function makeMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = []
  const change = (start: number, end: number, replacement: string): void => {
    mutants.push({ file, start, end, replacement })
  }

  /** An operator is between two expressions; comments may be there as well. */
  const changeOperator = (operator: string, from: number, to: number): void => {
    const at = source.indexOf(operator, from)
    if (at === -1 || at + operator.length > to) return
    for (const other of OPERATORS[operator] ?? []) change(at, at + operator.length, other)
  }

  const visit = (node: Node): void => {
    const { type, start, end } = node
    if (type.startsWith('TS') && !TYPED.has(type)) return
    if (type === 'ImportDeclaration' || type.startsWith('ExportAll')) return
    const { left, right, argument, operator, test, value } = node
    if (isNode(left) && isNode(right) && typeof operator === 'string') {
      changeOperator(operator, left.end, right.start)
    } else if (type === 'UpdateExpression' && isNode(argument)) {
      changeOperator(String(operator), start, end)
    } else if (type === 'UnaryExpression' && isNode(argument)) {
      if (operator === '!' || operator === '-') change(start, argument.start, '')
    }
    if (CONDITIONS.has(type) && isNode(test)) {
      // A loop that is always entered never ends: that says nothing of the tests.
      if (type === 'IfStatement' || type === 'ConditionalExpression') {
        change(test.start, test.end, 'true')
      }
      change(test.start, test.end, 'false')
    }
    if (REMOVED.has(type) && typeof node['directive'] !== 'string') change(start, end, ';')
    if (type === 'ReturnStatement' && isNode(argument) && argument.type !== 'Literal') {
      change(argument.start, argument.end, 'undefined')
    }
    if (type === 'Literal') {
      for (const other of otherLiterals(source.slice(start, end), value)) change(start, end, other)
    }
    for (const [name, child] of Object.entries(node)) {
      // Names of members are no literals, even where they are quoted.
      if (name === 'key' && node['computed'] !== true) continue
      if (name === 'source' && type === 'ExportNamedDeclaration') continue
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each)
    }
  }
  visit(parseSync(file, source).program as unknown as Node)
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Whether the changed source is a program; types are not compared. */
export function isProgram(source: string, mutant: Mutant): boolean {
  return parseSync(mutant.file, applyMutant(source, mutant)).errors.length === 0
}

/** The source with the change. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

function otherLiterals(raw: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'number') return value === 0 ? ['1'] : [`(${raw} + 1)`, `(${raw} - 1)`]
  // Sentences are for people: tests of each word would be copies of them.
  if (typeof value === 'string') return value === '' ? ["'mutant'"] : /\s/.test(value) ? [] : ["''"]
  return raw.startsWith('/') ? otherExpressions(raw) : []
}

/** A regular expression without an anchor, or with another quantifier. */
function otherExpressions(raw: string): string[] {
  const others: string[] = []
  let isClass = false
  for (let at = 1; at < raw.lastIndexOf('/'); at++) {
    const c = raw[at]!
    if (c === '\\') at++
    else if (isClass) isClass = c !== ']'
    else if (c === '[') isClass = true
    else if ('^$+*'.includes(c)) {
      const other = c === '+' ? '*' : c === '*' ? '+' : ''
      others.push(raw.slice(0, at) + other + raw.slice(at + 1))
    }
  }
  return others
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

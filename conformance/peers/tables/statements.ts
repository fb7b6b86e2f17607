import type { Literal } from './literal.ts'
import { LiteralReader, UnreadableError } from './parse-literal.ts'
import { type Language, type Token, tokensOf } from './tokens.ts'

/** A statement of a test file, as far as the reader knows it. */
export interface Statement {
  /** `value` is an expression alone; `decorator` one after `@`; `unreadable` an assertion that cannot be read. */
  readonly kind: 'assert' | 'assign' | 'decorator' | 'function' | 'unreadable' | 'value'
  /** Of the function that starts, or of what is assigned. */
  readonly name: string
  readonly value: Literal
}

const NOTHING: Literal = { kind: 'code', value: '' }

/** The assertions, assignments, calls and functions of a test file. What else it has is left out. */
export function statementsOf(source: string, language: Language): Statement[] {
  const reader = new LiteralReader(tokensOf(source, language), language)
  const statements: Statement[] = []
  while (reader.at < reader.tokens.length) {
    const start = reader.at
    try {
      const statement = readStatement(reader)
      if (statement !== null) statements.push(statement)
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      const kind = startOf(reader, start)
      if (kind !== null) {
        const value: Literal = { kind: 'code', value: error.message }
        statements.push({ kind: 'unreadable', name: kind, value })
      }
      reader.at = start + 1
    }
    if (reader.at === start) reader.at++
  }
  return statements
}

/** What cannot be read is only said of assertions, of decorators and of tables, which have a name in capitals. */
function startOf({ tokens, language }: LiteralReader, start: number): string | null {
  const first = tokens[start]
  if (language !== 'python' || first === undefined) return null
  if (first.kind === 'mark') return first.value === '@' ? '@' : null
  const isTable = first.kind === 'name' && /^[A-Z\d_]+$/.test(first.value) && start > 0
  if (isTable) return isMark(tokens[start - 1], '\n') ? first.value : null
  return first.kind === 'name' && first.value === 'assert' ? 'assert' : null
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.value === mark
}

function readStatement(reader: LiteralReader): Statement | null {
  const name = reader.nameAt()
  if (reader.language === 'python' && (name === 'assert' || reader.isAt('@'))) {
    reader.at++
    const value = reader.read()
    const isWhole = reader.at === reader.tokens.length || reader.isAt('\n') || reader.isAt(',')
    if (!isWhole) throw new UnreadableError('something after an expression')
    return { kind: name === 'assert' ? 'assert' : 'decorator', name: '', value }
  }
  if (name === null) return null
  if (reader.language === 'go' && (name === 'var' || name === 'const')) {
    reader.at += reader.isAt('(', 1) ? 2 : 1
    return null
  }
  const next = reader.nameAt(1)
  if (next !== null && isFunction(reader, name)) {
    reader.at += 2
    return { kind: 'function', name: next, value: NOTHING }
  }
  if (reader.isAt('=', 1) || reader.isAt(':=', 1) || hasAnnotation(reader)) {
    while (!reader.isAt('=') && !reader.isAt(':=')) reader.at++
    reader.at++
    return { kind: 'assign', name, value: reader.read() }
  }
  if (next !== null || (!reader.isAt('(', 1) && !reader.isAt('.', 1))) return null
  return { kind: 'value', name: '', value: reader.read() }
}

function isFunction(reader: LiteralReader, name: string): boolean {
  if (!reader.isAt('(', 2)) return false
  return { go: ['func'], java: ['void'], python: ['def'] }[reader.language].includes(name)
}

/** `name: type = value` of Python. */
function hasAnnotation(reader: LiteralReader): boolean {
  if (reader.language !== 'python' || !reader.isAt(':', 1)) return false
  for (let ahead = 2; reader.tokens[reader.at + ahead] !== undefined; ahead++) {
    if (reader.isAt('\n', ahead)) return false
    if (reader.isAt('=', ahead)) return true
  }
  return false
}

import type { List, Literal } from './literal.ts'
import type { Language, Token } from './tokens.ts'

const OPERATORS = ['==', '!=', '|', '+']
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** What the reader cannot read. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** A reader of expressions: strings, numbers, names, lists, calls and a few operators. It knows no statements. */
export class LiteralReader {
  readonly tokens: readonly Token[]
  readonly language: Language
  /** Of the next token. */
  at = 0

  constructor(tokens: readonly Token[], language: Language) {
    this.tokens = tokens
    this.language = language
  }

  isAt(mark: string, ahead: number = 0): boolean {
    const token = this.tokens[this.at + ahead]
    return token !== undefined && token.kind === 'mark' && token.value === mark
  }

  nameAt(ahead: number = 0): string | null {
    const token = this.tokens[this.at + ahead]
    return token?.kind === 'name' ? token.value : null
  }

  /** @throws `UnreadableError` if it is not an expression. */
  read(): Literal {
    let left = this.#readOperand()
    for (;;) {
      const isWord = this.language === 'python' && this.nameAt() === 'is'
      const operator = isWord ? '==' : OPERATORS.find((mark) => this.isAt(mark))
      if (operator === undefined) return left
      this.at++
      left = { kind: 'operation', operator, left, right: this.#readOperand() }
    }
  }

  #readOperand(): Literal {
    let literal = this.#readPrimary()
    for (;;) {
      if (this.isAt('(')) literal = { kind: 'call', callee: literal, args: this.#readList() }
      else if (this.isAt('.') && this.nameAt(1) !== null) {
        literal = { kind: 'member', of: literal, name: this.nameAt(1)! }
        this.at += 2
      } else if (this.language === 'go' && this.isAt('{') && isType(literal)) {
        return this.#readList()
      } else return literal
    }
  }

  #readPrimary(): Literal {
    const token = this.tokens[this.at]
    if (token === undefined) throw new UnreadableError('the end')
    if (token.kind === 'mark') return this.#readMarked(token.value)
    this.at++
    if (token.kind === 'name') return this.#readName(token.value)
    if (this.language === 'python' && token.kind === 'text') return this.#joinStrings(token)
    if (this.language === 'python' && token.kind === 'code') return this.#skip(token.value)
    return token
  }

  #readMarked(mark: string): Literal {
    if (mark.startsWith('*') && this.language === 'python') return this.#skip(mark)
    if (mark === '&' || mark === '*') {
      this.at++
      return this.#readPrimary()
    }
    if (mark === '-' && this.tokens[this.at + 1]?.kind === 'number') {
      this.at++
      const number = this.#readPrimary()
      return number.kind === 'number' ? { ...number, value: -number.value } : number
    }
    if (mark === '[' && this.language === 'go') return this.#readTypedList()
    if (!Object.hasOwn(CLOSING, mark)) throw new UnreadableError(`the mark ${mark}`)
    const list = this.#readList()
    // Brackets around one expression are not a list.
    const isGroup = mark === '(' && list.items.length === 1 && !this.#endedWithComma
    return isGroup ? list.items[0]! : list
  }

  #readName(name: string): Literal {
    if (name === 'new' && this.language === 'java') return this.#readPrimary()
    if (this.language === 'python' && (name === 'lambda' || name === 'not')) return this.#skip(name)
    if (name === 'map' && this.language === 'go' && this.isAt('[')) {
      this.#skipBrackets()
      return this.#readTypedList()
    }
    return { kind: 'name', name }
  }

  /** Strings one after the other are one string in Python. */
  #joinStrings(first: Token & { kind: 'text' }): Literal {
    let value = first.value
    for (;;) {
      const next = this.tokens[this.at]
      if (next?.kind === 'code') return this.#skip(next.value)
      if (next?.kind !== 'text') return { kind: 'text', value }
      value += next.value
      this.at++
    }
  }

  /** `[]string{…}`, `[...]*row{…}`, `[]struct{…}{…}`: only what is in the last braces. */
  #readTypedList(): Literal {
    while (this.isAt('[')) this.#skipBrackets()
    while (this.isAt('*') || this.isAt('.') || this.nameAt() !== null) {
      const isStructure = this.nameAt() === 'struct'
      this.at++
      if (isStructure) this.#skipBrackets()
    }
    if (!this.isAt('{')) throw new UnreadableError('a type without values')
    return this.#readList()
  }

  #endedWithComma = false

  #readList(): List {
    const opening = this.tokens[this.at]
    const closing = CLOSING[String(opening?.value)]
    if (closing === undefined) throw new UnreadableError('no bracket')
    this.at++
    const items: Literal[] = []
    const members: [Literal, Literal][] = []
    let comma = false
    while (!this.isAt(closing)) {
      comma = false
      const item = this.read()
      if (this.isAt(':') || this.isAt('=')) {
        this.at++
        members.push([item, this.read()])
      } else if (this.nameAt() === 'for' || this.nameAt() === 'if') {
        items.push(this.#skip('a comprehension'))
      } else items.push(item)
      if (this.isAt(',')) {
        this.at++
        comma = true
      } else if (!this.isAt(closing)) throw new UnreadableError('something after an item')
    }
    this.at++
    this.#endedWithComma = comma
    return { kind: 'list', items, members }
  }

  #skipBrackets(): void {
    let depth = 0
    do {
      const token = this.tokens[this.at++]
      if (token === undefined) throw new UnreadableError('the end')
      if (token.kind !== 'mark') continue
      if ('([{'.includes(token.value)) depth++
      else if (')]}'.includes(token.value)) depth--
    } while (depth > 0)
  }

  /** Skips to the end of an item, which only the program can work out. */
  #skip(value: string): Literal {
    const isAtEnd = () => [',', ')', ']', '}', '\n', '=='].some((mark) => this.isAt(mark))
    while (this.at < this.tokens.length && !isAtEnd()) {
      if (['(', '[', '{'].some((mark) => this.isAt(mark))) this.#skipBrackets()
      else this.at++
    }
    return { kind: 'code', value }
  }
}

function isType(literal: Literal): boolean {
  return literal.kind === 'name' || literal.kind === 'member'
}

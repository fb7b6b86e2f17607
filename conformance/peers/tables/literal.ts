import type { Token } from './tokens.ts'

/** What a test file has written, in any of its languages. */
export type Literal =
  | Exclude<Token, { kind: 'mark' | 'name' }>
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Literal; readonly name: string }
  | List
  | { readonly kind: 'call'; readonly callee: Literal; readonly args: List }
  | {
      readonly kind: 'operation'
      readonly operator: string
      readonly left: Literal
      readonly right: Literal
    }

/** Anything in brackets. */
export interface List {
  readonly kind: 'list'
  readonly items: readonly Literal[]
  /** The items with a key: the members of an object or of a structure, the arguments with a name. */
  readonly members: readonly (readonly [key: Literal, value: Literal])[]
}

/** A value that only the program itself can work out. */
export class ComputedError extends Error {
  override name = 'ComputedError'
}

/** What stands for a name, for example what was assigned to it. */
export type Names = ReadonlyMap<string, Literal>

const CONSTANTS: Readonly<Record<string, boolean | null>> = {
  ...{ True: true, False: false, None: null },
  ...{ true: true, false: false, null: null, nil: null },
}

/** `a.b.c` for names with dots; `null` for anything else. */
export function pathOf(literal: Literal): string | null {
  if (literal.kind === 'name') return literal.name
  if (literal.kind !== 'member') return null
  const path = pathOf(literal.of)
  return path === null ? null : `${path}.${literal.name}`
}

/** The literal with what was assigned to its names. */
export function resolved(literal: Literal, names: Names): Literal {
  const inside = (one: Literal) => resolved(one, names)
  switch (literal.kind) {
    case 'name':
      return names.get(literal.name) ?? literal
    case 'member':
      return { ...literal, of: inside(literal.of) }
    case 'call':
      return { ...literal, callee: inside(literal.callee), args: inList(literal.args, inside) }
    case 'list':
      return inList(literal, inside)
    case 'operation':
      return { ...literal, left: inside(literal.left), right: inside(literal.right) }
    default:
      return literal
  }
}

function inList(list: List, change: (literal: Literal) => Literal): List {
  return {
    kind: 'list',
    items: list.items.map(change),
    members: list.members.map(([key, value]) => [
      key.kind === 'name' ? key : change(key),
      change(value),
    ]),
  }
}

/**
 * The value of a literal: a list is an array, or a `Map` if it has members, whose keys are strings.
 *
 * @throws `ComputedError` if it is not written in the file.
 */
export function readValue(literal: Literal): unknown {
  switch (literal.kind) {
    case 'text':
    case 'bytes':
    case 'number':
      return literal.value
    case 'name':
      if (Object.hasOwn(CONSTANTS, literal.name)) return CONSTANTS[literal.name]
      throw new ComputedError(`the name ${literal.name}`)
    case 'list':
      if (literal.members.length === 0) return literal.items.map(readValue)
      if (literal.items.length > 0) throw new ComputedError('a list with items and members')
      return membersOf(literal)
    case 'operation':
      return sum(literal.operator, readValue(literal.left), readValue(literal.right))
    case 'call':
    case 'member':
      throw new ComputedError(
        `a call of ${pathOf(literal.kind === 'call' ? literal.callee : literal) ?? 'something'}`,
      )
    case 'code':
      throw new ComputedError(literal.value)
  }
}

/** The members of a list by their names. */
export function membersOf(list: List): Map<string, unknown> {
  return new Map(
    list.members.map(([key, value]) => [
      key.kind === 'name' ? key.name : String(readValue(key)),
      readValue(value),
    ]),
  )
}

function sum(operator: string, left: unknown, right: unknown): string {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right
  throw new ComputedError(`the operator ${operator}`)
}

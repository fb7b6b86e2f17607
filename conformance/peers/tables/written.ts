import { type Literal, pathOf } from './literal.ts'

/** A literal in one line, for the id of a case. */
export function written(literal: Literal): string {
  switch (literal.kind) {
    case 'text':
    case 'number':
      return JSON.stringify(literal.value)
    case 'bytes':
      return `bytes ${Buffer.from(literal.value).toString('hex')}`
    case 'list': {
      const members = literal.members.map(([key, value]) => `${written(key)}=${written(value)}`)
      return `(${[...literal.items.map(written), ...members].join(', ')})`
    }
    case 'call':
      return `${written(literal.callee)}${written(literal.args)}`
    case 'operation':
      return `${written(literal.left)} ${literal.operator} ${written(literal.right)}`
    case 'code':
      return literal.value
    case 'name':
      return literal.name
    case 'member':
      return pathOf(literal) ?? `${written(literal.of)}.${literal.name}`
  }
}

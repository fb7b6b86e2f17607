import { type Expression, type Node, type Property, parse } from 'acorn'
import type { List, Literal } from './literal.ts'
import type { Statement } from './statements.ts'

const NOTHING: Literal = { kind: 'code', value: '' }

/** The statements of the calls `test(name, t => { … })` of a file in JavaScript. */
export function statementsOfJavaScript(source: string): Statement[] {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  return body.flatMap((statement): Statement[] => {
    if (statement.type !== 'ExpressionStatement') return []
    const { expression: call } = statement
    if (call.type !== 'CallExpression') return []
    const [name, run] = call.arguments
    if (name?.type !== 'Literal' || run?.type !== 'ArrowFunctionExpression') return []
    const inside = run.body.type === 'BlockStatement' ? run.body.body : []
    return [
      { kind: 'function', name: String(name.value), value: NOTHING },
      ...inside.flatMap(statementsIn),
    ]
  })
}

function statementsIn(node: Node): Statement[] {
  const statement = node as Extract<Node, { type: string }> & import('acorn').Statement
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [{ kind: 'assign', name: id.name, value: literalOf(init) }]
        : [],
    )
  }
  if (statement.type === 'ExpressionStatement') {
    return [{ kind: 'value', name: '', value: literalOf(statement.expression) }]
  }
  return [{ kind: 'unreadable', name: statement.type, value: NOTHING }]
}

function literalOf(node: Expression): Literal {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') return { kind: 'text', value: node.value }
      if (typeof node.value === 'number') return { kind: 'number', value: node.value }
      if (node.regex) return { kind: 'code', value: `/${node.regex.pattern}/${node.regex.flags}` }
      return { kind: 'name', name: String(node.value) }
    case 'Identifier':
      return { kind: 'name', name: node.name }
    case 'MemberExpression':
      if (node.property.type !== 'Identifier' || node.object.type === 'Super') return NOTHING
      return { kind: 'member', of: literalOf(node.object), name: node.property.name }
    case 'CallExpression':
      if (node.callee.type === 'Super') return NOTHING
      return { kind: 'call', callee: literalOf(node.callee), args: listOf(node.arguments) }
    case 'ArrayExpression':
      return listOf(node.elements)
    case 'ObjectExpression':
      return { kind: 'list', items: [], members: node.properties.map(memberOf) }
    case 'BinaryExpression':
      if (node.left.type === 'PrivateIdentifier') return NOTHING
      return {
        kind: 'operation',
        operator: node.operator,
        left: literalOf(node.left),
        right: literalOf(node.right),
      }
    case 'ArrowFunctionExpression': {
      // What a function that is given to a check does.
      const [only] = node.body.type === 'BlockStatement' ? node.body.body : []
      return only?.type === 'ExpressionStatement' ? literalOf(only.expression) : NOTHING
    }
    default:
      return { kind: 'code', value: node.type }
  }
}

function listOf(nodes: readonly (Node | null)[]): List {
  return {
    kind: 'list',
    items: nodes.map((node) => (node === null ? NOTHING : literalOf(node as Expression))),
    members: [],
  }
}

function memberOf(property: Node): readonly [Literal, Literal] {
  const { type, key, value } = property as Property
  if (type !== 'Property') return [NOTHING, NOTHING]
  const name = key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value)
  return [{ kind: 'name', name }, literalOf(value)]
}

import { parseModule, rewrite, type Tree } from './rewrite.ts'

/**
 * Puts numbers that have a name in the places where they are used: minifiers do that only where it is shorter, and an
 * interpreter would look up each.
 *
 * @param code - One module, in which every name at the top is used for one thing only, as in a bundle.
 */
export function constantsInPlace(code: string): string {
  const numbers = new Map<string, string>()
  for (const statement of parseModule(code)['body'] as Tree[]) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement['declarations'] as Tree[]) {
      if (isNumber(init)) numbers.set(id.name, code.slice(init.start, init.end))
    }
  }
  const changed = new Set<string>()
  rewrite(code, (node) => {
    if (node.type === 'AssignmentExpression') changed.add(node['left'].name)
    if (node.type === 'UpdateExpression') changed.add(node['argument'].name)
    return undefined
  })
  return rewrite(code, (node, _render, parents) => {
    if (node.type !== 'Identifier' || changed.has(node['name'])) return undefined
    const parent = parents.at(-1)!
    const isName =
      (parent.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) ||
      (parent.type === 'Property' && parent['key'] === node && !parent['computed']) ||
      (parent.type === 'VariableDeclarator' && parent['id'] === node) ||
      parent.type === 'ExportSpecifier'
    return isName ? undefined : numbers.get(node['name'])
  })
}

function isNumber(node: Tree | null): boolean {
  const literal =
    node?.type === 'UnaryExpression' && node['operator'] === '-' ? node['argument'] : node
  return literal?.type === 'Literal' && typeof literal.value === 'number'
}

import { rewrite, type Tree } from './rewrite.ts'

/**
 * Makes the fields of an object that exists once into variables of the module: they are shorter, and an
 * interpreter reads a variable faster than a field.
 *
 * @param code - One module, in which every name at the top is used for one thing only, as in a bundle.
 * @param name - The variable that holds the object: `var registers = new Registers()`. It may only be asked for its
 * fields.
 */
export function registersAsVariables(code: string, name: string): string {
  let className = ''
  const variable = (field: string): string => `${name}_${field}`
  const withoutObject = rewrite(code, (node, render, parents) => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node
      if (id.name === name) {
        className = init.callee.name
        return ''
      }
      // const { a, b } = registers
      if (id.type === 'ObjectPattern' && init?.name === name) {
        const properties: Tree[] = id.properties
        return properties
          .map(({ key, value }) => `${render(value as Tree)} = ${variable(key.name)}`)
          .join(', ')
      }
    }
    if (node.type === 'VariableDeclaration') {
      const declarations = node['declarations'].map(render).filter((text: string) => text !== '')
      const isHead = parents.at(-1)?.type.startsWith('For')
      const text = declarations.length === 0 ? '' : `${node['kind']} ${declarations.join(', ')}`
      return isHead || text === '' ? text : `${text};`
    }
    if (node.type === 'MemberExpression' && node['object'].name === name && !node['computed']) {
      return variable(node['property'].name)
    }
    return undefined
  })
  if (className === '') throw new Error(`There is no object ${name} in the bundle`)
  return rewrite(withoutObject, (node, render) => {
    if (node.type === 'Identifier' && node['name'] === name) {
      throw new Error(
        `${name} is used as a whole: ${withoutObject.slice(node.start - 80, node.end + 40)}`,
      )
    }
    const isClass =
      (node.type === 'ClassDeclaration' && node['id'].name === className) ||
      (node.type === 'VariableDeclaration' && node['declarations'][0].id.name === className)
    if (!isClass) return undefined
    const body: Tree[] = (node['body'] ?? node['declarations'][0].init.body).body
    return `let ${body.map(({ key, value }) => `${variable(key.name)} = ${render(value as Tree)}`).join(', ')};`
  })
}

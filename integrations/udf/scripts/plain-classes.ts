import { parse } from 'acorn'
import { Edits } from './edits.ts'
import { type AnyNode, isNode } from './visit.ts'

/** The names that private members get; the minifier shortens them. */
export const PRIVATE: RegExp = /^__private\d+_/

/**
 * Makes private members plain properties, and field initialisers a method that the constructor calls. The usual way to
 * compile private members to ECMAScript 2020, with a `WeakMap` for each, makes parsing a URL seven times as slow.
 *
 * @throws When a class has a form that it does not know.
 */
export function makeClassesPlain(code: string): string {
  const edits = new Edits()
  let classes = 0

  /** @param names - What the private names mean here. */
  function walk(node: unknown, names: ReadonlyMap<string, string>): void {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, names)
      return
    }
    if (!isNode(node) || isBareField(node)) return
    let inside = names
    if (isClass(node)) {
      const prefix = `__private${++classes}_`
      inside = new Map([
        ...names,
        ...privateNames(node).map((name) => [name, prefix + name] as const),
      ])
      removeBareFields(node, edits)
      moveInitialisers(code, node, prefix, edits)
    } else if (node.type === 'BinaryExpression' && isPrivate(node['left'])) {
      // `#name in object` asks for the property instead.
      const { start, end, name } = node['left']
      edits.replace(start, end, JSON.stringify(inside.get(String(name))))
      walk(node['right'], inside)
      return
    } else if (isPrivate(node)) {
      edits.replace(node.start, node.end, inside.get(String(node['name']))!)
    }
    for (const child of Object.values(node)) walk(child, inside)
  }

  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }), new Map())
  return edits.apply(code)
}

function removeBareFields(node: AnyNode, edits: Edits): void {
  for (const field of membersOf(node).filter(isBareField)) edits.replace(field.start, field.end, '')
}

/** Each field becomes a method that sets it, so that the names in its initialiser mean what they meant. */
function moveInitialisers(code: string, node: AnyNode, prefix: string, edits: Edits): void {
  const fields = membersOf(node).filter(isFieldWithValue)
  if (fields.length === 0) return
  const setters = fields.map((field, index) => {
    const setter = `${prefix}set${index}`
    const isNamed = isPrivate(field['key']) || (field['key'] as AnyNode).type === 'Identifier'
    if (!isNamed || field['computed'] === true) throw new Error('the field has no plain name')
    edits.insert(field.start, `${setter}() { this.`)
    edits.insert(field.end, code[field.end - 1] === ';' ? ' }' : '; }')
    return setter
  })
  const calls = setters.map((setter) => ` this.${setter}();`).join('')
  const hasSuper = isNode(node['superClass'])
  const maker = membersOf(node).find(({ kind }) => kind === 'constructor')
  if (maker === undefined) {
    const head = hasSuper ? 'constructor(...args) { super(...args);' : 'constructor() {'
    edits.insert((node['body'] as AnyNode).start + 1, ` ${head}${calls} }`)
    return
  }
  const body = (maker['value'] as AnyNode)['body'] as AnyNode
  const superCall = (body['body'] as AnyNode[]).find(isSuperCall)
  if (!hasSuper) edits.insert(body.start + 1, calls)
  else if (superCall !== undefined) edits.insert(superCall.end, calls)
  else throw new Error('super(…) is not a statement of its own in a constructor')
}

function isClass(node: AnyNode): boolean {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression'
}

function membersOf(node: AnyNode): readonly AnyNode[] {
  return (node['body'] as AnyNode)['body'] as AnyNode[]
}

function privateNames(node: AnyNode): string[] {
  const keys = membersOf(node).map(({ key }) => key)
  return keys.filter(isPrivate).map(({ name }) => String(name))
}

function isPrivate(node: unknown): node is AnyNode {
  return isNode(node) && node.type === 'PrivateIdentifier'
}

function isField(node: AnyNode): boolean {
  return node.type === 'PropertyDefinition' && node['static'] !== true
}

function isFieldWithValue(node: AnyNode): boolean {
  return isField(node) && isNode(node['value'])
}

/** Whether it is a field that a constructor sets. */
function isBareField(node: AnyNode): boolean {
  return isField(node) && !isNode(node['value'])
}

function isSuperCall({ expression }: AnyNode): boolean {
  if (!isNode(expression) || expression.type !== 'CallExpression') return false
  const { callee } = expression
  return isNode(callee) && callee.type === 'Super'
}

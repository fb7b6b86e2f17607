import { parse } from 'acorn'
import { Edits } from './edits.ts'
import { type AnyNode, isNode, visit } from './visit.ts'

/** What takes the place of built-ins that are newer than ECMAScript 2020; the minifier drops what is not used. */
export const HELPERS: string = String.raw`
function __at(list, index) {
  return list == null ? undefined : list[index < 0 ? list.length + index : index]
}
function __replaceAll(text, what, by) {
  const all = typeof what === 'string' ? new RegExp(what.replace(/[$.*+?^{}()|[\]\\/]/g, '\\$&'), 'g') : what
  return text.replace(all, by)
}
function __hasOwn(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name)
}
`

const METHODS: ReadonlyMap<string, string> = new Map([
  ['at', '__at'],
  ['replaceAll', '__replaceAll'],
])

/**
 * Replaces the built-ins of ECMAScript 2021 and 2022 that the packages use with calls of {@link HELPERS}: `x.at(i)`
 * becomes `__at(x, i)`. No prototype is changed, because other code may share it.
 *
 * @throws When a call has a form that it does not know.
 */
export function replaceBuiltins(code: string): string {
  const edits = new Edits()
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }), (node, parent) => {
    if (isMemberNamed(node, 'hasOwn') && nameOf(node['object']) === 'Object') {
      edits.replace(node.start, node.end, '__hasOwn')
    } else if (node.type === 'CallExpression') replaceCall(code, edits, node, parent)
    else if (node.type === 'MethodDefinition' && METHODS.has(nameOf(node['key']) ?? '')) {
      throw new Error('a class has a method that is named like a built-in')
    }
  })
  return edits.apply(code)
}

function replaceCall(code: string, edits: Edits, node: AnyNode, parent: AnyNode | null): void {
  const callee = node['callee']
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee['computed'] === true) return
  const helper = METHODS.get(nameOf(callee['property']) ?? '')
  if (helper === undefined) return
  const { length } = node['arguments'] as AnyNode[]
  const property = callee['property'] as AnyNode
  if (length === 0 || (isOptional(callee) && parent?.type !== 'ChainExpression')) {
    throw new Error(`this cannot be replaced: ${code.slice(node.start, node.end)}`)
  }
  const dot = code.lastIndexOf('.', property.start)
  edits.insert(callee.start, `${helper}(`)
  // The question mark of `?.` goes too.
  const from = code[dot - 1] === '?' ? dot - 1 : dot
  edits.replace(from, code.indexOf('(', property.end) + 1, ', ')
}

/** Whether the value is that of a chain that may have ended before. */
function isOptional(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node['optional'] === true) return true
  return isOptional(node.type === 'CallExpression' ? node['callee'] : node['object'])
}

function isMemberNamed(node: AnyNode, name: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    node['computed'] !== true &&
    nameOf(node['property']) === name
  )
}

function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : null
}

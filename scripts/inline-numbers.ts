import { type Node, parse } from 'acorn'
import { analyze } from 'eslint-scope'

/**
 * A bundled module in which each number that has a name at module level is written out.
 *
 * Bundlers do this only for names at the top of a file and within functions, so all other names would be in every
 * page's bundle: they are a fortieth of `@waymark/idna`.
 */
export function inlineNumbers(code: string): string {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', ranges: true })
  // acorn's nodes are ESTree nodes; only the two type packages name them differently.
  const { scopes } = analyze(tree as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: 'module',
  })
  const kept = placesOfNames(tree)
  const values = new Map<string, number>()
  const places: [start: number, end: number, value: number][] = []
  for (const { defs, name, references } of scopes.find(({ type }) => type === 'module')!
    .variables) {
    const node: unknown = defs[0]?.node
    if (defs.length !== 1 || !isNode(node) || node.type !== 'VariableDeclarator') continue
    if (references.filter((reference) => reference.isWrite()).length !== 1) continue
    const value = numberOf(node['init'], values)
    if (value === null) continue
    values.set(name, value)
    for (const { identifier } of references) {
      const [start, end] = identifier.range!
      if (!kept.has(start)) places.push([start, end, value])
    }
  }
  let result = ''
  let copied = 0
  for (const [start, end, value] of places.sort(([a], [b]) => a - b)) {
    result += code.slice(copied, start) + (value < 0 ? `(${value})` : value)
    copied = end
  }
  return result + code.slice(copied)
}

type AnyNode = Node & Readonly<Record<string, unknown>>

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The value of an expression of numbers; `null` for any other. */
function numberOf(node: unknown, values: ReadonlyMap<string, number>): number | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node['value'] === 'number' ? node['value'] : null
  if (node.type === 'Identifier') return values.get(String(node['name'])) ?? null
  const right = numberOf(node['right'] ?? node['argument'], values)
  if (right === null) return null
  if (node.type === 'UnaryExpression') {
    return node['operator'] === '-' ? -right : node['operator'] === '~' ? ~right : null
  }
  const left = numberOf(node['left'], values)
  if (node.type !== 'BinaryExpression' || left === null) return null
  switch (node['operator']) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '**':
      return left ** right
    case '<<':
      return left << right
    case '|':
      return left | right
    default:
      return null
  }
}

/** Where a name has to stay: where it is declared, exported, or the name of a property as well. */
function placesOfNames(node: unknown, places: Set<number> = new Set()): Set<number> {
  if (Array.isArray(node)) for (const item of node) placesOfNames(item, places)
  if (!isNode(node)) return places
  const name =
    node.type === 'ExportSpecifier'
      ? node['local']
      : node.type === 'VariableDeclarator'
        ? node['id']
        : node.type === 'Property' && node['shorthand'] === true
          ? node['value']
          : null
  if (isNode(name)) places.add(name.start)
  for (const value of Object.values(node)) placesOfNames(value, places)
  return places
}

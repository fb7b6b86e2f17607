import { parse } from 'acorn'
import { Edits } from './edits.ts'
import { type AnyNode, isNode, visit } from './visit.ts'

/** What rules and methods say about themselves and no function gives back, and what takes its place. */
const PROSE: ReadonlyMap<string, string> = new Map([
  ['explain', "''"],
  ['falsePositive', "''"],
  ['falseNegative', "''"],
  ['caution', "''"],
  ['examples', '[]'],
])

/** Empties the explanations and examples of the entries of registries: objects that also have a `summary`. */
export function dropProse(code: string): string {
  const edits = new Edits()
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }), (node) => {
    if (node.type !== 'ObjectExpression') return
    const properties = (node['properties'] as AnyNode[]).filter(({ type }) => type === 'Property')
    if (!properties.some((property) => keyOf(property) === 'summary')) return
    for (const property of properties) {
      const value = property['value'] as AnyNode
      const empty = PROSE.get(keyOf(property))
      // What a name stands for is not prose that is written here: such as the type of an option with that name.
      if (empty === undefined || value.type === 'Identifier') continue
      edits.replace(value.start, value.end, empty)
    }
  })
  return edits.apply(code)
}

function keyOf({ key, computed }: AnyNode): string {
  return isNode(key) && computed !== true ? String(key['name']) : ''
}

import { rewrite, type Tree } from './rewrite.ts'

/**
 * Takes the reports of validation errors out of a module of the parsers: in its place, `report` and `places` are
 * `null` wherever they are asked. What is then never reached, a minifier leaves out.
 *
 * The parsers report in these forms only, and a test compares every answer of the result with theirs:
 * `report?.(…)`, `places?.part(…)`, `report !== null`, `report && …`, `fail(report, …)`.
 */
export function withoutReports(code: string): string {
  return rewrite(code, (node, render) => {
    switch (node.type) {
      case 'ChainExpression':
        return isCallOfReport(node['expression']) ? 'void 0' : undefined
      case 'BinaryExpression':
        if (!isReport(node['left']) || node['right'].raw !== 'null') return undefined
        return node['operator'] === '!==' ? 'false' : 'true'
      case 'LogicalExpression':
        return node['operator'] === '&&' && isReport(node['left']) ? 'null' : undefined
      case 'ObjectPattern': {
        const properties: Tree[] = node['properties']
        const kept = properties.filter(({ value }) => value === undefined || !isReport(value))
        return kept.length < properties.length ? `{ ${kept.map(render).join(', ')} }` : undefined
      }
      default:
        return undefined
    }
  })
}

function isReport(node: Tree): boolean {
  const name = node.type === 'MemberExpression' && !node['computed'] ? node['property'] : node
  return name.type === 'Identifier' && /^(report|reportToAscii|places|encodeQuery)$/.test(name.name)
}

function isCallOfReport(call: Tree): boolean {
  if (call.type !== 'CallExpression') return false
  const { callee } = call
  if (isReport(callee)) return call['optional']
  return callee.type === 'MemberExpression' && callee['optional'] && isReport(callee['object'])
}

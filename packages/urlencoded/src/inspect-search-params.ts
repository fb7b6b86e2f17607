import type { QueryList } from './query-list.ts'
import type { Inspect, InspectOptions } from './web-idl.ts'

/** What `console.log` shows in Node: `URLSearchParams { 'a' => '1' }`, over several lines if need be. */
export function inspectSearchParams(
  list: QueryList,
  name: string,
  depth: number | null,
  options: InspectOptions,
  inspect: Inspect = (value) => JSON.stringify(value),
): string {
  if (depth !== null && depth < 0) return `[${name}]`
  const { tuples } = list
  const size = tuples.length / 2
  if (size === 0) return `${name} {}`
  const shown = Math.min(size, options.maxArrayLength ?? size)
  const parts: string[] = []
  let width = 0
  for (let at = 0; at < shown * 2; at += 2) {
    const key = tuples[at]!
    const value = tuples[at + 1]!
    parts.push(`${inspect(key, options)} => ${inspect(value, options)}`)
    width += key.length + value.length + "'' => '', ".length
  }
  const hidden = size - shown
  if (hidden > 0) parts.push(`... ${hidden} more item${hidden === 1 ? '' : 's'}`)
  return width <= (options.breakLength ?? 80)
    ? `${name} { ${parts.join(', ')} }`
    : `${name} {\n  ${parts.join(',\n  ')}\n}`
}

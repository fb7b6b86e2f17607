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
  if (list.size === 0) return `${name} {}`
  const shown = Math.min(list.size, options.maxArrayLength ?? Number.POSITIVE_INFINITY)
  const parts: string[] = []
  let width = 0
  for (let i = 0; i < shown; i++) {
    parts.push(`${inspect(list.nameAt(i), options)} => ${inspect(list.valueAt(i), options)}`)
    width += list.nameAt(i).length + list.valueAt(i).length + "'' => '', ".length
  }
  const hidden = list.size - shown
  if (hidden > 0) parts.push(`... ${hidden} more item${hidden === 1 ? '' : 's'}`)
  return width <= (options.breakLength ?? 80)
    ? `${name} { ${parts.join(', ')} }`
    : `${name} {\n  ${parts.join(',\n  ')}\n}`
}

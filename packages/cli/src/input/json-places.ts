/** Strings, words, and the characters that structure a JSON text. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],]|[^\s{}[\],:"]+/g

interface Level {
  /** The name of the current member, or the index of the current element. */
  key: string | number
  /** `null` if nothing in it can be near the place that is looked for. */
  readonly pointer: string | null
}

/** What of a member is meant. */
export type PlaceKind = 'name' | 'value'

/**
 * The offset in a JSON text of what a JSON Pointer names.
 *
 * @param json - Known to be JSON.
 * @param at - The name or the value, if it names a member. What is around it, if it names nothing, is a name.
 * @returns The offset of the nearest member or element around it, if the pointer names nothing.
 */
export function offsetOfPointer(json: string, pointer: string, at: PlaceKind = 'name'): number {
  const levels: Level[] = []
  let best = { offset: json.search(/\S/), length: 0 }
  let isName = false
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '}' || token === ']') {
      levels.pop()
      isName = false
      continue
    }
    if (token === ',') {
      if (typeof level?.key === 'number') level.key++
      else isName = true
      continue
    }
    if (isName && level !== undefined) {
      level.key = String(JSON.parse(token))
      isName = false
    }
    const here =
      level === undefined
        ? ''
        : level.pointer === null
          ? null
          : `${level.pointer}/${stepOf(level.key)}`
    const isAround = here !== null && (pointer === here || pointer.startsWith(`${here}/`))
    const isBetter = isAround && here.length > best.length
    // The token after the name of the member itself is its value.
    const isValue = at === 'value' && here === pointer && here.length === best.length
    if (isAround && (isBetter || isValue)) best = { offset: index, length: here.length }
    if (token === '{' || token === '[') {
      levels.push({ key: token === '[' ? 0 : '', pointer: isAround ? here : null })
      isName = token === '{'
    }
  }
  return best.offset
}

/** A step of a JSON Pointer. */
export function stepOf(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1')
}

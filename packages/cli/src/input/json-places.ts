/** Strings, words, and the characters that structure a JSON text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g

interface Level {
  /** The name of the current member, or the index of the current element. */
  key: string | number
  /** `null` if nothing in it can be near the place that is looked for. */
  readonly pointer: string | null
}

/**
 * The offset in a JSON text of what a JSON Pointer names: of a member, that is its name.
 *
 * @param json - Known to be JSON.
 * @returns The offset of the nearest member or element around it, if the pointer names nothing.
 */
export function offsetOfPointer(json: string, pointer: string): number {
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
    const at =
      level === undefined
        ? ''
        : level.pointer === null
          ? null
          : `${level.pointer}/${escapeStep(level.key)}`
    const isAround = at !== null && (pointer === at || pointer.startsWith(`${at}/`))
    if (isAround && at.length > best.length) best = { offset: index, length: at.length }
    if (token === '{' || token === '[') {
      levels.push({ key: token === '[' ? 0 : '', pointer: isAround ? at : null })
      isName = token === '{'
    }
  }
  return best.offset
}

function escapeStep(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1')
}

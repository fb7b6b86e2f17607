/** Strings, and the characters that structure a JSON text. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],]/g

/** A name that an object of a JSON text has already. */
export interface RepeatedMember {
  readonly name: string
  /** Where the name is for the second time. */
  readonly offset: number
}

/** The first name that an object of a JSON text has twice; `null` if there is none. The text is known to be JSON. */
export function repeatedMember(json: string): RepeatedMember | null {
  const levels: (Set<string> | null)[] = []
  let isName = false
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const names = levels.at(-1) ?? null
    if (token === '{' || token === '[') {
      isName = token === '{'
      levels.push(isName ? new Set() : null)
    } else if (token === '}' || token === ']') levels.pop()
    else if (token === ',') isName = names !== null
    else if (isName && names !== null) {
      const name = String(JSON.parse(token))
      if (names.has(name)) return { name, offset: index }
      names.add(name)
      isName = false
    }
  }
  return null
}

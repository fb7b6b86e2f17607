/** Where a value is in a JSON text: from its first character to after its last one. */
export interface JsonRange {
  readonly start: number
  readonly end: number
}

/** A member of an object; the range is that of its value. */
export interface JsonMember extends JsonRange {
  readonly name: string
  /** Where the quote of its name is. */
  readonly nameStart: number
  /** After the closing quote of its name. */
  readonly nameEnd: number
}

/** The parts of an object or a list, and where its last bracket is. */
export interface JsonParts<Part> {
  readonly parts: readonly Part[]
  readonly close: number
}

/** Returns the first character at or after an offset that is not white space. */
export function skipSpace(text: string, at: number): number {
  let end = at
  while (end < text.length && ' \t\r\n\ufeff'.includes(text[end]!)) end++
  return end
}

/**
 * Returns the members of an object in valid JSON.
 *
 * @param at - Where its brace is.
 */
export function membersOf(text: string, at: number): JsonParts<JsonMember> {
  const parts: JsonMember[] = []
  let from = skipSpace(text, at + 1)
  while (text[from] !== '}') {
    const nameEnd = endOfString(text, from)
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1)
    const end = endOfValue(text, start)
    const name = String(JSON.parse(text.slice(from, nameEnd)))
    parts.push({ name, nameStart: from, nameEnd, start, end })
    from = afterComma(text, end)
  }
  return { parts, close: from }
}

/** Returns a member of an object; of several with one name the last, as `JSON.parse` does. */
export function memberOf(parts: readonly JsonMember[], name: string): JsonMember | undefined {
  let found: JsonMember | undefined
  for (const part of parts) if (part.name === name) found = part
  return found
}

/** Returns the elements of a list in valid JSON. */
export function elementsOf(text: string, at: number): JsonParts<JsonRange> {
  const parts: JsonRange[] = []
  let start = skipSpace(text, at + 1)
  while (text[start] !== ']') {
    const end = endOfValue(text, start)
    parts.push({ start, end })
    start = afterComma(text, end)
  }
  return { parts, close: start }
}

function afterComma(text: string, end: number): number {
  const at = skipSpace(text, end)
  return text[at] === ',' ? skipSpace(text, at + 1) : at
}

function endOfValue(text: string, start: number): number {
  let depth = 0
  let at = start
  do {
    const character = text[at]!
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') {
      depth++
      at++
    } else if (character === '}' || character === ']') {
      depth--
      at++
    } else if (depth > 0) at++
    else while (at < text.length && !',]} \t\r\n'.includes(text[at]!)) at++
  } while (depth > 0)
  return at
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; text[at] !== '"'; at++) if (text[at] === '\\') at++
  return at + 1
}

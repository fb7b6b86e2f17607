/** A string value in a JSON text. */
export interface JsonString {
  readonly path: readonly (string | number)[]
  readonly value: string
  /** The place in the JSON text of an offset in the value. */
  place(offset: number): number
}

interface Level {
  readonly isArray: boolean
  key: string | number
}

/** Every string value of a JSON text with its path and place. The text is known to be JSON. */
export function* findJsonStrings(json: string): Generator<JsonString> {
  const levels: Level[] = []
  let isKey = false
  for (let at = 0; at < json.length; at++) {
    const level = levels.at(-1)
    switch (json[at]) {
      case '{':
        levels.push({ isArray: false, key: '' })
        isKey = true
        break
      case '[':
        levels.push({ isArray: true, key: 0 })
        break
      case '}':
      case ']':
        levels.pop()
        isKey = false
        break
      case ',':
        if (level?.isArray === true) level.key = Number(level.key) + 1
        else isKey = true
        break
      case ':':
        isKey = false
        break
      case '"': {
        const end = endOfString(json, at)
        if (level?.isArray === false && isKey) level.key = decodeString(json.slice(at, end))
        // Paths are built only for strings that are needed.
        else if (level !== undefined && isWanted(levels)) yield asString(json, at, end, levels)
        at = end - 1
        break
      }
    }
  }
}

function isWanted(levels: readonly Level[]): boolean {
  const { key, isArray } = levels.at(-1)!
  if (!isArray) return key === 'uri' || key === 'uriTemplate'
  return levels.length === 1 || levels.at(-2)?.key === 'waymark/ignore'
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function decodeString(literal: string): string {
  return String(JSON.parse(literal))
}

function asString(json: string, start: number, end: number, levels: readonly Level[]): JsonString {
  // One string can have as many findings as characters, so its offsets are computed once.
  const places: number[] = []
  return {
    path: levels.map(({ key }) => key),
    value: decodeString(json.slice(start, end)),
    place(offset) {
      let at = places.at(-1) ?? start + 1
      if (places.length === 0) places.push(at)
      while (places.length <= offset && at < end - 1) {
        at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2
        places.push(at)
      }
      return places[offset] ?? at
    },
  }
}

import { decodeFormPart } from '@waymark/percent-encoding/internal'

/**
 * The *urlencoded string parser*, without converting to bytes.
 *
 * @param text - A scalar value string.
 * @returns `[name, value, name, value, …]`
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function readTuples(text: string): string[] {
  const { length } = text
  // By branches: V8 moves searches that are only added up into the loop, and repeats them for each tuple.
  const hasEscapes = text.indexOf('%') !== -1 || text.indexOf('+') !== -1
  const flat: string[] = []
  let size = 0
  let equals = -1
  for (let from = 0, to = 0; from < length; from = to + 1) {
    to = text.indexOf('&', from)
    if (to === -1) to = length
    if (to === from) continue
    if (equals < from) {
      equals = text.indexOf('=', from)
      if (equals === -1) equals = length
    }
    // biome-ignore lint/complexity/useMathMinMax: for an interpreter, Math.min is one more call.
    const nameEnd = equals < to ? equals : to
    const valueStart = nameEnd < to ? nameEnd + 1 : to
    const name = hasEscapes ? decodeFormPart(text, from, nameEnd) : text.slice(from, nameEnd)
    const value = hasEscapes ? decodeFormPart(text, valueStart, to) : text.slice(valueStart, to)
    // Not `push`, which is one more call for an interpreter.
    flat[size++] = name
    flat[size++] = value
  }
  return flat
}

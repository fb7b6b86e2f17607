const KEPT_CAPACITY = 4096

/** A growable run of code points, which is used again: making one takes as long as a short domain. */
export class CodePoints {
  data: number[] = []
  length = 0

  /** Empties it, and lets go of the memory when it had to grow large, which it may never again. */
  clear(): void {
    this.length = 0
    if (this.data.length > KEPT_CAPACITY) this.data = []
  }
}

/** Units per call: the arguments of a call live on the stack. */
const CHUNK = 1024

/** Twice as fast as a call for each code unit, and four times as from a typed array. */
export function unitsToString(data: readonly number[], start: number, end: number): string {
  let text = ''
  for (let from = start; from < end; from += CHUNK) {
    const units = data.slice(from, Math.min(from + CHUNK, end))
    text += String.fromCharCode.apply(null, units)
  }
  return text
}

export function codePointsToString(data: readonly number[], start: number, end: number): string {
  const units: number[] = []
  let length = 0
  for (let i = start; i < end; i++) {
    const c = data[i]!
    if (c > 0xffff) {
      units[length++] = 0xd7c0 + (c >> 10)
      units[length++] = 0xdc00 | (c & 0x3ff)
    } else units[length++] = c
  }
  return unitsToString(units, 0, length)
}

/** A growable run of code points. */
export class CodePoints {
  data: Int32Array
  length = 0

  constructor(capacity: number) {
    this.data = new Int32Array(capacity)
  }

  /** Makes room for `count` more and gives the array, which may be a new one. */
  reserve(count: number): Int32Array {
    const needed = this.length + count
    if (needed > this.data.length) {
      const grown = new Int32Array(Math.max(needed, this.data.length * 2))
      grown.set(this.data.subarray(0, this.length))
      this.data = grown
    }
    return this.data
  }
}

/** Code points per call: the arguments of a call live on the stack. */
const CHUNK = 1024

export function codePointsToString(data: Int32Array, start: number, end: number): string {
  let text = ''
  if (end - start <= 24) {
    for (let i = start; i < end; i++) text += String.fromCodePoint(data[i]!)
    return text
  }
  for (let i = start; i < end; i += CHUNK) {
    text += String.fromCodePoint(...data.subarray(i, Math.min(end, i + CHUNK)))
  }
  return text
}

/** Writes what `base32Reader` of src/number-text.ts reads. */
export class NumberWriter {
  #text = ''

  write(number: number): void {
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${number} cannot be written`)
    let left = number
    while (left >= 32) {
      this.#push((left % 32) + 32)
      left = Math.floor(left / 32)
    }
    this.#push(left)
  }

  writeSigned(number: number): void {
    this.write(number < 0 ? -2 * number - 1 : 2 * number)
  }

  finish(): string {
    return this.#text
  }

  #push(digit: number): void {
    const c = digit + 0x23
    this.#text += c === 0x27 ? '!' : c === 0x5c ? 'c' : String.fromCharCode(c)
  }
}

/** Changes of a text, collected before they are made. */
export class Edits {
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = []

  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text })
  }

  /** Text before what begins there; of several, the first one that was asked for comes first. */
  insert(at: number, text: string): void {
    this.replace(at, at, text)
  }

  /** @throws When two edits change the same text. */
  apply(code: string): string {
    const sorted = [...this.#edits].sort((a, b) => a.start - b.start || a.end - b.end)
    let done = 0
    let result = ''
    for (const { start, end, text } of sorted) {
      if (start < done) throw new Error(`two edits change ${code.slice(start, start + 40)}`)
      result += code.slice(done, start) + text
      done = end
    }
    return result + code.slice(done)
  }
}

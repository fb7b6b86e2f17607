/** The pieces of one value of a page, up to a limit. */
export class TextRun {
  readonly #limit: number
  #text = ''
  /** Whether the value has more than the limit. */
  isCut = false

  constructor(limit: number) {
    this.#limit = limit
  }

  get text(): string {
    return this.#text
  }

  add(text: string): void {
    const room = this.#limit - this.#text.length
    if (text.length > room) this.isCut = true
    this.#text += text.length > room ? text.slice(0, room) : text
  }

  clear(): void {
    this.#text = ''
    this.isCut = false
  }
}

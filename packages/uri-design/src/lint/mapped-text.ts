import { lastStart } from '@waymark/infra/internal'
/** A piece of a string, and where it is in a document. */
export interface MappedPiece {
  readonly text: string
  /** The place of an offset in the piece. */
  place(offset: number): number
  /** JSON Pointer to it. */
  readonly pointer: string
  /** How other characters are written there; `null` if they cannot be. */
  write(text: string): string | null
}

/** A string that is composed of strings of a document, and of characters between them. */
export class MappedText {
  readonly #pieces: (MappedPiece & { readonly start: number })[] = []
  #text = ''

  get text(): string {
    return this.#text
  }

  add(piece: MappedPiece): void {
    this.#pieces.push({ ...piece, start: this.#text.length })
    this.#text += piece.text
  }

  /** Characters that are not in the document. */
  addText(text: string): void {
    this.#text += text
  }

  place(offset: number): number {
    const piece = this.#at(offset)
    return piece.place(Math.min(offset - piece.start, piece.text.length))
  }

  pointerAt(offset: number): string {
    return this.#at(offset).pointer
  }

  write(start: number, end: number, text: string): string | null {
    const piece = this.#at(start)
    return piece === this.#at(end) && end <= piece.start + piece.text.length
      ? piece.write(text)
      : null
  }

  /** The last piece that begins at the offset or before it. */
  #at(offset: number): MappedPiece & { readonly start: number } {
    const pieces = this.#pieces
    // It is asked only for offsets in the text.
    return pieces[lastStart(pieces.length, (at) => pieces[at]!.start, offset)]!
  }
}

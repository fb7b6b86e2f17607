import { IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import type { PagePlace } from '@waymark/pages'

/** A place in one of the files that an audit has read. */
export interface FilePlace extends PagePlace {
  /** The path as it was given. */
  readonly file: string
}

/** Places, or `null` where there is none, as numbers. */
export class PlaceList {
  readonly #texts: UrlTable
  readonly #file: IntList
  readonly #line: IntList
  readonly #column: IntList

  /** @param texts - Keeps the paths of files. */
  constructor(texts: UrlTable, memory: TableMemory | undefined) {
    this.#texts = texts
    this.#file = new IntList(memory)
    this.#line = new IntList(memory)
    this.#column = new IntList(memory)
  }

  get length(): number {
    return this.#file.length
  }

  push(place: FilePlace | null): void {
    this.#file.push(place === null ? 0 : this.#texts.add(place.file) + 1)
    this.#line.push(place?.line ?? 0)
    this.#column.push(place?.column ?? 0)
  }

  get(index: number): FilePlace | null {
    const file = this.#file.get(index)
    if (file === 0) return null
    const [line, column] = [this.#line.get(index), this.#column.get(index)]
    return { file: this.#texts.text(file - 1), line, column }
  }
}

import { decodeValue } from './character-references.ts'
import { MAX_VALUE } from './limits.ts'
import { TextRun } from './text-run.ts'

/** The attributes that the facts and the tree construction ask for. */
const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['color', 'content', 'encoding', 'face', 'href', 'hreflang', 'http-equiv', 'lang', 'name'],
  ...['media', 'property', 'rel', 'size', 'src', 'type', 'xlink:href', 'xml:lang'],
])

/** Longer names are of no attribute that is asked for. */
export const LONGEST_ATTRIBUTE: number = 'http-equiv'.length

/** The attributes of one start tag; of several with one name, the first. */
export class Attributes {
  readonly #names: string[] = []
  readonly #values: string[] = []
  #count = 0
  readonly #run = new TextRun(MAX_VALUE)
  #name = ''
  /** Whether a value has been cut. */
  isCut = false

  /** The value without its character references; `null` if the tag does not have the attribute. */
  get(name: string): string | null {
    for (let i = 0; i < this.#count; i++) {
      if (this.#names[i] === name) return decodeValue(this.#values[i]!, 'attribute')
    }
    return null
  }

  /** The lists keep their length, which takes longer to change than to ignore. */
  clear(): void {
    this.#count = 0
    this.isCut = false
  }

  /** Begins an attribute. */
  begin(name: string): void {
    this.#name = NAMES.has(name) && !this.#has(name) ? name : ''
  }

  #has(name: string): boolean {
    for (let i = 0; i < this.#count; i++) if (this.#names[i] === name) return true
    return false
  }

  /** Whether the value of the attribute that has begun is needed. */
  get isOpen(): boolean {
    return this.#name !== ''
  }

  add(raw: string): void {
    this.#run.add(raw)
  }

  end(): void {
    if (this.#name === '') return
    this.#names[this.#count] = this.#name
    this.#values[this.#count] = this.#run.text
    this.#count++
    if (this.#run.isCut) this.isCut = true
    this.#run.clear()
    this.#name = ''
  }
}

import { type ElementType, ID_COUNT, typeOfHtml } from './element-types.ts'

/** How deep Chromium lets elements be nested: what is deeper replaces the element above it. */
const MOST_OPEN = 512

/**
 * The stack of open elements below `body`.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements
 */
export class OpenElements {
  readonly #types: ElementType[] = []
  /** By the number of the type: how many HTML elements of it are open. */
  readonly #counts: number[] = new Array(ID_COUNT).fill(0)
  /** The names that have not been found since the stack changed: a page of end tags would be searched again for each. */
  readonly #missed = new Set<string>()

  /** The current node; `null` is `body`, or before it `html`. */
  get current(): ElementType | null {
    return this.#types.at(-1) ?? null
  }

  get size(): number {
    return this.#types.length
  }

  at(index: number): ElementType {
    return this.#types[index]!
  }

  push(type: ElementType): void {
    if (this.#types.length === MOST_OPEN) this.pop()
    this.#types.push(type)
    this.#change()
    if (type.namespace === 'html') this.#counts[type.id]!++
  }

  pop(): void {
    const type = this.#types.pop()
    this.#change()
    if (type?.namespace === 'html') this.#counts[type.id]!--
  }

  /** Pops until so many are left. */
  popTo(size: number): void {
    while (this.#types.length > size) this.pop()
  }

  /** Takes one out of the middle. */
  remove(index: number): void {
    const [type] = this.#types.splice(index, 1)
    this.#change()
    if (type?.namespace === 'html') this.#counts[type.id]!--
  }

  #change(): void {
    if (this.#missed.size > 0) this.#missed.clear()
  }

  /** How many HTML elements of a type that has a number are open. */
  count(type: ElementType): number {
    return this.#counts[type.id]!
  }

  has(name: string): boolean {
    return this.count(typeOfHtml(name)) > 0
  }

  /**
   * Where the innermost HTML element of a name is, -1 if an element for which `isEnd` holds comes before it, or none is open.
   *
   * @param isEnd - Always the same for a name.
   * @see https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-the-specific-scope
   */
  find({ id, name }: ElementType, isEnd: (type: ElementType) => boolean): number {
    if ((id !== 0 && this.#counts[id] === 0) || this.#missed.has(name)) return -1
    const at = this.findWhere((type) => type.name === name, isEnd)
    if (at === -1) this.#missed.add(name)
    return at
  }

  findWhere(
    isWanted: (type: ElementType) => boolean,
    isEnd: (type: ElementType) => boolean,
  ): number {
    for (let i = this.#types.length - 1; i >= 0; i--) {
      const type = this.#types[i]!
      if (type.namespace === 'html' && isWanted(type)) return i
      if (isEnd(type)) return -1
    }
    return -1
  }
}

import { TokenType } from '@streamparser/json'
import { EntryPlaces, unescapeStep } from './entry-places.ts'
import type { Position } from './position-counter.ts'

/** A token of JSON. */
interface Token {
  readonly token: TokenType
  readonly value: unknown
}

/** Follows the tokens of a database, and records where its members, its entries and their members are. */
export class PlaceRecorder {
  readonly #place: () => Position
  /** The lists and objects that are open, from the outermost: whether each is an object, and its last key or index. */
  readonly #isObject: boolean[] = []
  readonly #keys: (string | number)[] = []
  readonly #head = new Map<string, Position>()
  #root: Position = { line: 1, column: 1 }
  #entry: EntryPlaces | null = null
  #isKeyNext = false

  /** @param place - Returns the position of the current token. It is called only for tokens that are recorded. */
  constructor(place: () => Position) {
    this.#place = place
  }

  /** How many lists and objects are open. */
  get depth(): number {
    return this.#isObject.length
  }

  /** The places of the current entry, or of the last one. */
  get entry(): EntryPlaces | null {
    return this.#entry
  }

  /** Whether the next token is a key of the database itself, if it is a string. */
  get isHeadKeyNext(): boolean {
    return this.depth === 1 && this.#isKeyNext
  }

  /** Takes the next token. */
  add({ token, value }: Token): void {
    switch (token) {
      case TokenType.LEFT_BRACE:
      case TokenType.LEFT_BRACKET: {
        this.#record()
        const isObject = token === TokenType.LEFT_BRACE
        this.#isObject.push(isObject)
        this.#keys.push(isObject ? '' : 0)
        this.#isKeyNext = isObject
        return
      }
      case TokenType.RIGHT_BRACE:
      case TokenType.RIGHT_BRACKET:
        this.#isObject.pop()
        this.#keys.pop()
        this.#isKeyNext = false
        return
      case TokenType.COMMA: {
        const last = this.#isObject.length - 1
        this.#isKeyNext = this.#isObject[last] === true
        if (last >= 0 && !this.#isKeyNext) this.#keys[last] = Number(this.#keys[last]) + 1
        return
      }
      case TokenType.COLON:
        return
      default:
        if (!this.#isKeyNext) this.#record()
        else this.#keys[this.depth - 1] = String(value)
        this.#isKeyNext = false
    }
  }

  /** Returns the place of a member of the database; of the database itself if it has no such member. */
  findInHead(pointer: string): Position {
    const [, name = ''] = pointer.split('/')
    return this.#head.get(unescapeStep(name)) ?? this.#root
  }

  /** Records the place of a value that begins here. */
  #record(): void {
    // Without destructuring, which takes longer than the rest.
    const open = this.#isObject
    const keys = this.#keys
    const depth = open.length
    const isBelow = depth > 1 && open[0] && keys[0] === 'urls' && !open[1]
    if (depth === 0) this.#root = this.#place()
    else if (depth === 1 && open[0]) this.#head.set(String(keys[0]), this.#place())
    else if (!isBelow) return
    else if (depth === 2) this.#entry = new EntryPlaces(this.#place())
    else if (depth === 3 && open[2]) this.#entry?.addMember(String(keys[2]), this.#place())
    else if (depth < 4 || depth > 5 || !open[2] || keys[2] !== 'alternates' || open[3]) return
    else if (depth === 4) this.#entry?.addAlternate(this.#place())
    else if (open[4]) this.#entry?.addAlternateMember(String(keys[4]), this.#place())
  }
}

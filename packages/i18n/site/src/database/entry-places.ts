import { pointerSteps } from '@waymark/infra/internal'
import type { Position } from './position.ts'

/** Numbers for each alternate: line and column of the object, of its `lang`, and of its `loc`. */
const NUMBERS = 6
const MEMBERS: readonly string[] = ['', 'lang', 'loc']

/** What other forms of entries call their members. */
const OTHER_NAMES: Readonly<Record<string, string>> = { loc: 'url', alternates: 'hreflang' }

/** Where the members of one entry are in the file. A member's place is the first character of its value. */
export class EntryPlaces {
  readonly #start: Position
  #find: ((places: EntryPlaces) => void) | null
  readonly #isRow: boolean
  readonly #members = new Map<string, Position>()
  /** All alternates in one list, because a large site has millions of them; 0 for what an alternate does not have. */
  #alternates: number[] = []
  #dropped: number | null = null
  /** Members of alternates that the format does not have. */
  readonly #others = new Map<string, Position>()

  /** @param find - Adds the members. It is called when the place of one is asked for. */
  constructor(start: Position, find: ((places: EntryPlaces) => void) | null = null) {
    this.#start = start
    this.#find = find
    this.#isRow = find === null
  }

  get start(): Position {
    return this.#start
  }

  /** Visits the `lang` and the `loc` of each alternate; for one that does not exist, the alternate. */
  eachAlternate(visit: (line: number, column: number) => void): void {
    this.#findMembers()
    const list = this.#alternates
    for (let at = 0; at < list.length; at += NUMBERS) {
      for (const member of [at + 2, at + 4]) {
        const own = list[member] === 0 ? at : member
        visit(list[own]!, list[own + 1]!)
      }
    }
  }

  /** Adds a member of the entry. Of two with one name the last counts, as in `JSON.parse`. */
  addMember(name: string, place: Position): void {
    this.#members.set(name, place)
    if (name === 'alternates') this.#alternates = []
  }

  /** Adds the next alternate. */
  addAlternate({ line, column }: Position): void {
    this.#alternates.push(line, column, 0, 0, 0, 0)
  }

  /** Removes an alternate that is not one of the entry. */
  dropAlternate(index: number): void {
    this.#dropped = index
  }

  /** Adds a member of the last alternate. */
  addAlternateMember(name: string, place: Position): void {
    const at = MEMBERS.indexOf(name, 1)
    if (at === -1) {
      this.#others.set(`${this.#alternates.length / NUMBERS - 1}/${name}`, place)
      return
    }
    const list = this.#alternates
    list[list.length - NUMBERS + 2 * at] = place.line
    list[list.length - NUMBERS + 2 * at + 1] = place.column
  }

  /**
   * Returns the place of a value; for one that does not exist, the place of what should contain it.
   *
   * @param pointer - JSON Pointer in the entry, such as `/alternates/0/loc`; empty for the entry itself.
   */
  find(pointer: string): Position {
    if (pointer === '') return this.#start
    this.#findMembers()
    const name = pointer.slice(1)
    if (!/[/~]/.test(name)) return this.#member(name) ?? this.#start
    const [member = '', index, ...rest] = pointerSteps(pointer)
    const own = this.#member(member)
    if (own === undefined || index === undefined) return own ?? this.#start
    return (member === 'alternates' ? this.#findAlternate(Number(index), rest.at(0)) : null) ?? own
  }

  /**
   * Returns the place of an alternate or of one of its members; for a member that does not exist, the place of the
   * alternate.
   *
   * @returns `null` if there is no such alternate.
   */
  #findAlternate(index: number, name: string = ''): Position | null {
    if (!(index * NUMBERS < this.#alternates.length)) return null
    const member = MEMBERS.indexOf(name)
    const other = member === -1 ? this.#others.get(`${index}/${name}`) : undefined
    return other ?? this.#numbersAt(index, Math.max(member, 0)) ?? this.#numbersAt(index, 0)
  }

  /** Returns the place of a member, perhaps with the name that others give it. */
  #member(name: string): Position | undefined {
    return this.#members.get(name) ?? this.#members.get(OTHER_NAMES[name] ?? '')
  }

  /** Whether a value can be replaced: in a row, it is a cell, and not a part of one or of the header. */
  canReplace(pointer: string): boolean {
    if (!this.#isRow || pointer === '') return true
    const [member = '', index, name = ''] = pointerSteps(pointer)
    if (index === undefined) return this.#members.has(member)
    const at = MEMBERS.indexOf(name, 1)
    return member === 'alternates' && at !== -1 && this.#numbersAt(Number(index), at) !== null
  }

  #findMembers(): void {
    const find = this.#find
    this.#find = null
    find?.(this)
    if (find !== null && this.#dropped !== null) {
      this.#alternates.splice(this.#dropped * NUMBERS, NUMBERS)
    }
  }

  #numbersAt(index: number, member: number): Position | null {
    const at = index * NUMBERS + 2 * member
    const line = this.#alternates[at]!
    return line === 0 ? null : { line, column: this.#alternates[at + 1]! }
  }
}

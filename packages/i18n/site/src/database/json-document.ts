import {
  findJsonFault,
  pointerSteps,
  pointTo,
  readJsonToken,
  type Sentence,
  sentence,
} from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import { utf8Error } from '../text-check.ts'
import { MAX_DEPTH, MAX_ENTRY, MAX_TOKEN } from './database-limits.ts'
import type { RawEntry } from './database-reader.ts'
import { EntryPlaces } from './entry-places.ts'
import { placesIn, positionIn } from './json-places.ts'
import { syntaxError, tooEarly } from './json-text.ts'
import { type TextPiece, ValueEnd, type ValueLimits } from './json-value-end.ts'
import type { Position } from './position.ts'
import { refuseRepeated, repeatedError } from './repeated-member.ts'

/** A token is a string, a number or a word. Its size includes quotes. */
const LIMITS: ValueLimits = { depth: MAX_DEPTH, token: MAX_TOKEN, value: MAX_ENTRY }
export const RIGHT_FILE: Sentence = sentence('Check that this is the right file.')
export const ENTRY_TOO_LARGE: Sentence = sentence('An entry is larger than 64 MiB.', {
  detail: 'entry',
})

/** What the grammar of a database allows next. */
type Expected =
  | 'document'
  | 'first-key'
  | 'key'
  | 'colon'
  | 'member'
  | 'after-member'
  | 'first-entry'
  | 'entry'
  | 'after-entry'
  | 'nothing'

/** What may follow a punctuation mark. */
const PUNCTUATION: Readonly<Partial<Record<Expected, Readonly<Record<string, Expected>>>>> = {
  document: { '{': 'first-key', '[': 'first-entry' },
  'first-key': { '}': 'nothing' },
  colon: { ':': 'member' },
  'after-member': { ',': 'key', '}': 'nothing' },
  'first-entry': { ']': 'after-member' },
  'after-entry': { ',': 'entry', ']': 'after-member' },
}

/** What a value is: the whole document, or a part of it. */
type Role = 'document' | 'key' | 'member' | 'entry' | 'unexpected'

/** For each role, how many lists and objects are around the value. */
const AROUND: Readonly<Record<Role, number>> = {
  document: 0,
  key: 1,
  member: 1,
  entry: 2,
  unexpected: 0,
}

/** Is called with the whole text, part by part. The entries are not read then. */
export interface JsonListener {
  /** What is between two values: punctuation marks and white space, in one or several pieces. */
  onBetween(text: string): void
  onKey(text: string, key: string): void
  onMember(text: string): void
  onEntry(text: string): void
}

/**
 * Reads a database in JSON from pieces of its text. It finds where each entry and each other member begins and ends, and
 * leaves its content to `JSON.parse`.
 */
export class JsonDocument {
  readonly #file: string
  readonly #listener: JsonListener | null
  readonly #limits: ValueLimits
  readonly #end: ValueEnd
  readonly #members = new Map<string, unknown>()
  readonly #places = new Map<string, EntryPlaces>()
  #leading: unknown
  #expected: Expected = 'document'
  /** The role of the value that is being read, where it begins, and its text in earlier pieces. */
  #role: Role | null = null
  #start: Position = { line: 1, column: 1 }
  #read: string[] = []
  #key = ''
  #rootPlace: Position = { line: 1, column: 1 }
  #root: unknown
  /** Whether the document is one value that is not an object. */
  #isWhole = false
  #index = 0
  #memberLength = 0
  #entries: RawEntry[] = []
  /** Whether the document is a list of entries, and not an object with a list. */
  isList: boolean = false

  constructor(file: string, listener: JsonListener | null = null, limits: ValueLimits = LIMITS) {
    this.#file = file
    this.#listener = listener
    this.#limits = limits
    this.#end = new ValueEnd(limits)
  }

  /** The database without its entries, after `end`. */
  get root(): unknown {
    return this.#root
  }

  /** The members before the entries, when these have begun; `undefined` if there is no list of them. */
  get leading(): unknown {
    return this.#leading
  }

  /** Returns the place of a member, or of a member of it; of what should contain it if there is none. */
  placeOf(pointer: string): Position {
    const [name = ''] = pointerSteps(pointer)
    return this.#places.get(name)?.find(pointer.slice(pointTo('', name).length)) ?? this.#rootPlace
  }

  /** Returns the entries that were read since the last call. */
  takeEntries(): readonly RawEntry[] {
    const entries = this.#entries
    this.#entries = []
    return entries
  }

  /**
   * Takes the next piece of the text.
   *
   * @throws {FileError} If the text is not JSON, or a value is too large.
   */
  add(piece: TextPiece): void {
    const { text } = piece
    for (let at = 0; at < text.length; ) {
      if (this.#role === null) {
        const from = at
        at = this.#end.skipSpace(piece, at)
        if (at < text.length) at = this.#step(text, at)
        this.#listener?.onBetween(text.slice(from, at))
        continue
      }
      const end = this.#end.scan(piece, at)
      if (this.#end.excess !== null) throw this.#explainExcess(text, at)
      if (end === -1) {
        this.#read.push(text.slice(at))
        break
      }
      if (this.#read.length === 0) this.#finish(this.#role, text, at, end)
      else {
        this.#read.push(text.slice(at, end))
        this.#finishRead(this.#role, text.charAt(end))
      }
      at = end
    }
    this.#end.endPiece(piece)
  }

  /**
   * Ends the text.
   *
   * @throws {FileError} If it is not complete.
   */
  end(): void {
    if (this.#role !== null) {
      if (!this.#end.canEnd) throw this.#explain(this.#read.join(''))
      this.#finishRead(this.#role)
    }
    if (this.#expected !== 'nothing') throw tooEarly(this.#file, this.#place(0))
    if (!this.#isWhole && !this.isList) this.#root = Object.fromEntries(this.#members)
  }

  /** Returns the error of bytes that follow the text and are not UTF-8. */
  notUtf8(): FileError {
    return utf8Error(this.#file, this.#place(0))
  }

  /** Takes a punctuation mark, or starts the value that begins here. Returns the index at which reading goes on. */
  #step(text: string, at: number): number {
    const character = text.charAt(at)
    const expected = this.#expected
    if (expected === 'document') this.#rootPlace = this.#place(at)
    const marks = PUNCTUATION[expected]
    if (marks !== undefined && Object.hasOwn(marks, character)) {
      if (expected === 'document') this.isList = character === '['
      const next = marks[character]!
      this.#expected = this.isList && next === 'after-member' ? 'nothing' : next
      return at + 1
    }
    if (expected === 'member' && this.#key === 'urls' && character === '[') {
      this.#leading = Object.fromEntries(this.#members)
      this.#addMember([], new EntryPlaces(this.#place(at)))
      this.#expected = 'first-entry'
      return at + 1
    }
    this.#start = this.#place(at)
    this.#role = roleOf(expected, character)
    if (this.#role === 'unexpected' && '{}[],:'.includes(character)) {
      throw this.#explainUnexpected(character)
    }
    const around = AROUND[this.#role]
    this.#end.start(this.isList && around > 0 ? around - 1 : around)
    return at
  }

  /** Takes a value that is in several pieces, and the character after it. */
  #finishRead(role: Role, next = ''): void {
    const text = this.#read.join('')
    this.#read = []
    this.#finish(role, text, 0, text.length, next)
  }

  /** Takes the value between two indexes of a text, and the character after it. */
  #finish(
    role: Role,
    whole: string,
    from: number,
    to: number,
    next: string = whole.charAt(to),
  ): void {
    const text = whole.slice(from, to)
    this.#role = null
    if (role === 'unexpected') throw this.#explainUnexpected(text)
    if (role === 'entry' && this.#listener !== null) {
      this.#listener.onEntry(text)
      this.#expected = 'after-entry'
      return
    }
    // The error may be the character after a word or a number, as in `12x`.
    const value = this.#parse(text, next)
    switch (role) {
      case 'document':
        this.#root = value
        this.#isWhole = true
        this.#expected = 'nothing'
        return
      case 'entry': {
        refuseRepeated(text, value, this.#file, this.#start)
        const places = placesIn(whole, from, to, this.#start)
        this.#entries.push({ index: this.#index++, value, places })
        this.#expected = 'after-entry'
        return
      }
      case 'key':
        this.#key = String(value)
        this.#listener?.onKey(text, this.#key)
        if (this.#members.has(this.#key)) throw repeatedError(this.#key, this.#file, this.#start)
        this.#expected = 'colon'
        return
      case 'member':
        this.#memberLength += text.length
        if (this.#memberLength > this.#limits.value) throw this.#tooLarge('value', this.#start)
        refuseRepeated(text, value, this.#file, this.#start)
        this.#addMember(value, placesIn(text, 0, text.length, this.#start))
        this.#listener?.onMember(text)
        this.#expected = 'after-member'
    }
  }

  #addMember(value: unknown, places: EntryPlaces): void {
    this.#members.set(this.#key, value)
    this.#places.set(this.#key, places)
  }

  #parse(text: string, next: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#explain(text + next)
    }
  }

  /** Returns the error of the current value, which is not JSON. */
  #explain(text: string): FileError {
    const fault = findJsonFault(text) ?? { at: text.length, found: null }
    return syntaxError(this.#file, fault, positionIn(text, this.#start, fault.at))
  }

  /** Returns the error of a value where none is allowed. */
  #explainUnexpected(text: string): FileError {
    const token = readJsonToken(text)
    if (typeof token === 'string') return this.#refuse(token)
    return syntaxError(this.#file, token, positionIn(text, this.#start, token.at))
  }

  /** Returns the error of a value that exceeds a limit. A syntax error before that is reported instead: it is the cause. */
  #explainExcess(text: string, from: number): FileError {
    const { limit, at, end } = this.#end.excess!
    const read = this.#read.join('') + text.slice(from, end)
    const fault = findJsonFault(read)
    if (fault !== null && fault.found !== null) return this.#explain(read)
    return this.#tooLarge(limit, limit === 'value' ? this.#start : this.#place(at))
  }

  #tooLarge(limit: keyof ValueLimits, place: Position): FileError {
    const remedy = limit === 'depth' ? sentence('Flatten them.') : RIGHT_FILE
    return new FileError('json-too-large', this.#file, TOO_LARGE[limit], { ...place, remedy })
  }

  #refuse(found: string): FileError {
    if (this.#expected !== 'nothing') return syntaxError(this.#file, { found }, this.#start)
    const details = { ...this.#start, remedy: sentence('Remove it.') }
    const message = sentence('Unexpected {found:phrase} after the end of the document.', {
      detail: 'after-document',
      found,
    })
    return new FileError('json-invalid', this.#file, message, details)
  }

  #place(at: number): Position {
    const { line, lineStart } = this.#end
    return { line, column: at - lineStart + 1 }
  }
}

const TOO_LARGE: Readonly<Record<keyof ValueLimits, Sentence>> = {
  depth: sentence('Values are nested more than {most} levels deep.', {
    detail: 'too-deep',
    most: MAX_DEPTH,
  }),
  token: sentence('A value is larger than 1 MiB.', { detail: 'value' }),
  value: ENTRY_TOO_LARGE,
}

/** Returns what a value is that begins with a character. */
function roleOf(expected: Expected, character: string): Role {
  if ('}],:'.includes(character)) return 'unexpected'
  switch (expected) {
    case 'document':
    case 'member':
    case 'entry':
      return expected
    case 'first-entry':
      return 'entry'
    case 'first-key':
    case 'key':
      return character === '"' ? 'key' : 'unexpected'
    default:
      return 'unexpected'
  }
}

/** Returns the error of a line that is not JSON. */
export function lineError(file: string, line: number, text: string): FileError {
  const { at, found } = findJsonFault(text) ?? { at: text.length, found: null }
  const place = { line, column: at + 1 }
  if (found !== null) return syntaxError(file, { found }, place)
  const message = sentence('Invalid JSON: the line ends too early.', { detail: 'line-end' })
  const details = { ...place, remedy: sentence('Write each entry in one line.') }
  return new FileError('json-invalid', file, message, details)
}

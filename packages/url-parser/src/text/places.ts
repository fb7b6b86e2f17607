import { BACKSLASH, SLASH } from './code-units.ts'
import { NOT_SPECIAL, type SchemeKind } from './scheme-kind.ts'

/** What the states call the parts of a URL. An opaque path is not divided at its slashes. */
export type PartOfInput =
  | 'scheme'
  | 'username'
  | 'password'
  | 'host'
  | 'port'
  | 'path'
  | 'opaque path'
  | 'query'
  | 'fragment'

/** The last part that a URL takes from its base; `path` can mean all but its last segment. */
export type TakenFromBase = 'scheme' | 'authority' | 'path' | 'query'

/** Two offsets in the input, without tabs and newlines. */
export type Place = readonly [start: number, end: number]

/** What is read of the parser. */
interface Registers {
  readonly input: string
  readonly kind: SchemeKind
}

/** The places of the parts in the input, which the states note. */
export class Places {
  readonly parts: { [Name in PartOfInput]: Place | null } = {
    scheme: null,
    username: null,
    password: null,
    host: null,
    port: null,
    path: null,
    'opaque path': null,
    query: null,
    fragment: null,
  }
  /** Where the segments of the path begin and end; `null` for an opaque path, or none. */
  #segments: Place | null = null
  #hasBackslashes = false
  fromBase: TakenFromBase | null = null
  readonly #parser: Registers
  /** Where the last part ends. */
  #end = 0

  constructor(parser: Registers) {
    this.#parser = parser
  }

  base(upTo: TakenFromBase): void {
    this.fromBase = upTo
  }

  /** @param start - For a path, where its first segment starts, which may be after a slash. */
  part(name: PartOfInput, start: number, end: number): void {
    const from = name === 'path' && this.#hasSlashBefore(start) ? start - 1 : start
    // An empty path has no place.
    if (from === end && (name === 'path' || name === 'opaque path')) return
    this.parts[name] = [from, end]
    this.#end = end
    if (name === 'path') {
      this.#segments = [start, end]
      this.#hasBackslashes = this.#parser.kind !== NOT_SPECIAL
    }
  }

  /**
   * @param firstColon - The first colon, or -1.
   * @param colon - The one before the port, or -1.
   */
  authority(start: number, firstColon: number, host: number, colon: number, end: number): void {
    if (host > start) {
      const hasPassword = firstColon !== -1 && firstColon < host
      this.part('username', start, hasPassword ? firstColon : host - 1)
      if (hasPassword) this.part('password', firstColon + 1, host - 1)
    }
    this.part('host', host, colon === -1 ? end : colon)
    if (colon !== -1) this.part('port', colon + 1, end)
  }

  /** The places of the segments of the path. */
  segmentsIn(text: string): Place[] {
    const segments: Place[] = []
    if (this.#segments === null) return segments
    const end = this.#segments[1]
    let segment = this.#segments[0]
    for (let at = segment; at < end; at++) {
      if (!isSlash(text.charCodeAt(at), this.#hasBackslashes)) continue
      segments[segments.length] = [segment, at]
      segment = at + 1
    }
    segments[segments.length] = [segment, end]
    return segments
  }

  /** The slash before the `C|` of `file://C|/` is not part of its path. */
  #hasSlashBefore(start: number): boolean {
    const { input, kind } = this.#parser
    return start > this.#end && isSlash(input.charCodeAt(start - 1), kind !== NOT_SPECIAL)
  }
}

function isSlash(c: number, hasBackslashes: boolean): boolean {
  return c === SLASH || (c === BACKSLASH && hasBackslashes)
}

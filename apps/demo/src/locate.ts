import {
  asciiLowercase,
  isAsciiAlpha,
  isAsciiAlphanumeric,
  isC0ControlOrSpace,
} from '@waymark/infra'
import { isSpecialScheme } from '@waymark/url-parser'

/** What a stretch of the input stands for. */
export type Role =
  | 'scheme'
  | 'username'
  | 'password'
  | 'host'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'

/** A stretch of a string: UTF-16 units, `end` is one past the last. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface RoleSpan extends Span {
  readonly role: Role
}

/** Where the parts of a URL were read, in the caller's own string. */
export interface Location {
  /** In order, never overlapping, never empty. */
  readonly spans: readonly RoleSpan[]
  /** The pieces of a list path between its slashes, in order; empty ones are left out. */
  readonly segments: readonly Span[]
  /** The `name=value` pieces of the query, in order; empty ones are left out. */
  readonly parameters: readonly Span[]
  readonly fromBase: FromBase
  /** Tabs, newlines and outer spaces and controls, which the parser drops unread. */
  readonly ignored: readonly Span[]
}

/** What the parser takes from the base: nothing, what stands before the path, or the path as well. */
export type FromBase = 'nothing' | 'start' | 'path'

/** What reading a relative reference needs to know of its base. */
export interface LocateBase {
  readonly scheme: string
  readonly opaquePath: boolean
}

/**
 * Finds which characters of `input` each part of the URL is read from.
 *
 * It follows the delimiters of the basic URL parser and nothing else: it neither decodes nor
 * judges, so it also gives the best reading of input that fails to parse. That it agrees with the
 * parser is tested, not assumed.
 *
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function locate(input: string, base: LocateBase | null = null): Location {
  const read = readable(input)
  const walk = new Walk(read.text, base)
  walk.run()
  const back = (span: Span): Span => ({
    start: read.at(span.start),
    end: read.at(span.end - 1) + 1,
  })
  return {
    spans: walk.spans.map((span) => ({ role: span.role, ...back(span) })),
    segments: walk.segments.map(back),
    parameters: walk.parameters.map(back),
    fromBase: walk.fromBase,
    ignored: read.ignored,
  }
}

/** The text the state machine sees, and the way back to the caller's offsets. */
interface Readable {
  readonly text: string
  readonly ignored: readonly Span[]
  at(index: number): number
}

function readable(input: string): Readable {
  let start = 0
  let end = input.length
  while (start < end && isC0ControlOrSpace(input.charCodeAt(start))) start++
  while (end > start && isC0ControlOrSpace(input.charCodeAt(end - 1))) end--
  const ignored: Span[] = []
  if (start > 0) ignored.push({ start: 0, end: start })
  const kept: string[] = []
  // For each kept run: where it starts in `text`, and how far its offsets have shifted.
  const starts: number[] = []
  const shifts: number[] = []
  let length = 0
  for (let i = start; i < end; ) {
    const from = i
    while (i < end && !isTabOrNewline(input.charCodeAt(i))) i++
    if (i > from) {
      starts.push(length)
      shifts.push(from - length)
      kept.push(input.slice(from, i))
      length += i - from
    }
    const gap = i
    while (i < end && isTabOrNewline(input.charCodeAt(i))) i++
    if (i > gap) ignored.push({ start: gap, end: i })
  }
  if (end < input.length) ignored.push({ start: end, end: input.length })
  return {
    text: kept.join(''),
    ignored,
    at(index) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts[middle]! <= index) low = middle
        else high = middle - 1
      }
      return index + (shifts[low] ?? start)
    },
  }
}

function isTabOrNewline(c: number): boolean {
  return c === 0x09 || c === 0x0a || c === 0x0d
}

class Walk {
  readonly spans: RoleSpan[] = []
  readonly segments: Span[] = []
  readonly parameters: Span[] = []
  fromBase: FromBase = 'nothing'
  readonly #text: string
  readonly #base: LocateBase | null
  #special = false

  constructor(text: string, base: LocateBase | null) {
    this.#text = text
    this.#base = base
  }

  run(): void {
    const colon = this.#schemeEnd()
    if (colon < 0) this.#noScheme()
    else {
      this.#mark('scheme', 0, colon)
      this.#afterScheme(asciiLowercase(this.#text.slice(0, colon)), colon + 1)
    }
  }

  #schemeEnd(): number {
    const text = this.#text
    if (!isAsciiAlpha(text.charCodeAt(0))) return -1
    for (let i = 1; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (c === 0x3a) return i
      if (!isAsciiAlphanumeric(c) && c !== 0x2b && c !== 0x2d && c !== 0x2e) return -1
    }
    return -1
  }

  #afterScheme(scheme: string, rest: number): void {
    this.#special = isSpecialScheme(scheme)
    // https://url.spec.whatwg.org/#scheme-state: with any other scheme, a URL is absolute.
    if (this.#special && this.#base?.scheme === scheme) this.#takeFromBase(rest)
    if (scheme === 'file') this.#file(rest)
    else if (this.#special) {
      const relative = this.#base?.scheme === scheme && !this.#text.startsWith('//', rest)
      if (relative) this.#relative(rest)
      else this.#authority(this.#skipSlashes(rest))
    } else if (this.#text.startsWith('//', rest)) this.#authority(rest + 2)
    else if (this.#text.startsWith('/', rest)) this.#path(rest)
    else this.#opaquePath(rest)
  }

  #noScheme(): void {
    const base = this.#base
    // Without a base this fails; the pieces are shown as a browser's address would read them.
    if (base === null) {
      this.#relative(0)
      return
    }
    this.#special = isSpecialScheme(base.scheme)
    this.#takeFromBase(0)
    if (base.scheme === 'file') this.#file(0)
    else if (base.opaquePath && !this.#text.startsWith('#')) this.#opaquePath(0)
    else this.#relative(0)
  }

  /** What the text from here on, behind the base's own scheme if any, leaves to the base. */
  #takeFromBase(from: number): void {
    if (!this.#isSlash(from)) this.fromBase = 'path'
    else if (!this.#isSlash(from + 1) || from === 0) this.fromBase = 'start'
  }

  /** Relative state and relative slash state. */
  #relative(from: number): void {
    if (this.#isSlash(from) && this.#isSlash(from + 1)) {
      this.#authority(this.#special ? this.#skipSlashes(from) : from + 2)
    } else this.#path(from)
  }

  /** File state, file slash state and file host state. */
  #file(from: number): void {
    if (!(this.#isSlash(from) && this.#isSlash(from + 1))) {
      this.#path(from)
      return
    }
    const start = from + 2
    const end = this.#authorityEnd(start)
    const isDrive = end - start === 2 && isDriveLetter(this.#text, start)
    if (!isDrive) this.#mark('host', start, end)
    this.#path(isDrive ? start : end)
  }

  #authority(start: number): void {
    const text = this.#text
    const end = this.#authorityEnd(start)
    const at = text.lastIndexOf('@', end - 1)
    let host = start
    if (at >= start) {
      const colon = text.indexOf(':', start)
      const hasPassword = colon >= 0 && colon < at
      this.#mark('username', start, hasPassword ? colon : at)
      if (hasPassword) this.#mark('password', colon + 1, at)
      host = at + 1
    }
    let inBrackets = false
    let hostEnd = host
    for (; hostEnd < end; hostEnd++) {
      const c = text.charCodeAt(hostEnd)
      if (c === 0x3a && !inBrackets) break
      if (c === 0x5b) inBrackets = true
      else if (c === 0x5d) inBrackets = false
    }
    this.#mark('host', host, hostEnd)
    this.#mark('port', hostEnd + 1, end)
    this.#path(end)
  }

  #authorityEnd(start: number): number {
    for (let i = start; i < this.#text.length; i++) {
      const c = this.#text.charCodeAt(i)
      if (c === 0x3f || c === 0x23 || this.#isSlash(i)) return i
    }
    return this.#text.length
  }

  #path(start: number): void {
    const end = this.#pathEnd(start)
    this.#mark('path', start, end)
    let segment = start
    for (let i = start; i <= end; i++) {
      if (i < end && !this.#isSlash(i)) continue
      if (i > segment) this.segments.push({ start: segment, end: i })
      segment = i + 1
    }
    this.#queryAndFragment(end)
  }

  #opaquePath(start: number): void {
    const end = this.#pathEnd(start)
    this.#mark('path', start, end)
    this.#queryAndFragment(end)
  }

  #pathEnd(start: number): number {
    for (let i = start; i < this.#text.length; i++) {
      const c = this.#text.charCodeAt(i)
      if (c === 0x3f || c === 0x23) return i
    }
    return this.#text.length
  }

  #queryAndFragment(from: number): void {
    const text = this.#text
    let start = from
    if (text.charCodeAt(start) === 0x3f) {
      const hash = text.indexOf('#', start)
      const end = hash < 0 ? text.length : hash
      this.#mark('query', start + 1, end)
      let parameter = start + 1
      for (let i = parameter; i <= end; i++) {
        if (i < end && text.charCodeAt(i) !== 0x26) continue
        if (i > parameter) this.parameters.push({ start: parameter, end: i })
        parameter = i + 1
      }
      start = end
    }
    this.#mark('fragment', start + 1, text.length)
  }

  #skipSlashes(from: number): number {
    let i = from
    while (this.#isSlash(i)) i++
    return i
  }

  #isSlash(index: number): boolean {
    const c = this.#text.charCodeAt(index)
    return c === 0x2f || (c === 0x5c && this.#special)
  }

  #mark(role: Role, start: number, end: number): void {
    if (end > start) this.spans.push({ role, start, end })
  }
}

function isDriveLetter(text: string, at: number): boolean {
  const second = text.charCodeAt(at + 1)
  return isAsciiAlpha(text.charCodeAt(at)) && (second === 0x3a || second === 0x7c)
}

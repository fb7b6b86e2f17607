import type { ComponentTexts } from './process-init.ts'
import { type Token, tokenize } from './tokenizer.ts'
import { blankRecord, type URLPatternComponent } from './url-component.ts'

/**
 * The parts of a constructor string.
 *
 * @see https://urlpattern.spec.whatwg.org/#parse-a-constructor-string
 */
export interface ConstructorString {
  /** The pattern of each part that the string has, or that what it has makes empty. */
  readonly patterns: ComponentTexts
  /** Where each part that the string has begins in it, in UTF-16 code units. */
  readonly offsets: Readonly<{ [Name in URLPatternComponent]?: number }>
}

/**
 * Cuts a constructor string into patterns of its parts.
 *
 * @param matchesSpecialScheme - Whether the pattern of the protocol matches a special scheme. It throws for
 *   an invalid pattern.
 * @see https://urlpattern.spec.whatwg.org/#parse-a-constructor-string
 */
export function parseConstructorString(
  input: string,
  matchesSpecialScheme: (protocol: string) => boolean,
): ConstructorString {
  return new ConstructorStringParser(input, matchesSpecialScheme).parse()
}

/** https://urlpattern.spec.whatwg.org/#constructor-string-parser-state */
type State = URLPatternComponent | 'init' | 'authority' | 'done'

/** https://urlpattern.spec.whatwg.org/#constructor-string-parser */
class ConstructorStringParser {
  readonly input: string
  readonly tokenList: readonly Token[]
  readonly matchesSpecialScheme: (protocol: string) => boolean
  readonly patterns: ComponentTexts = blankRecord({})
  readonly offsets: { [Name in URLPatternComponent]?: number } = blankRecord({})
  componentStart = 0
  tokenIndex = 0
  groupDepth = 0
  hostnameIpv6BracketDepth = 0
  protocolMatchesSpecialScheme = false
  state: State = 'init'

  constructor(input: string, matchesSpecialScheme: (protocol: string) => boolean) {
    this.input = input
    this.tokenList = tokenize(input, null)
    this.matchesSpecialScheme = matchesSpecialScheme
  }

  parse(): ConstructorString {
    while (this.state !== 'done') {
      if (this.token.type === 'end') this.reachEnd()
      else if (this.isInsideGroup() || !this.step()) this.tokenIndex++
    }
    if (this.patterns.hostname !== undefined) this.patterns.port ??= ''
    return { patterns: this.patterns, offsets: this.offsets }
  }

  get token(): Token {
    return this.tokenList[this.tokenIndex]!
  }

  /** At the end of the string: what was looked for until here is not there. */
  reachEnd(): void {
    if (this.state === 'init') {
      this.rewind()
      if (this.isHashPrefix()) this.changeState('hash', 1)
      else if (this.isSearchPrefix()) this.changeState('search', 1)
      else this.changeState('pathname', 0)
    } else if (this.state === 'authority') this.rewindAndSetState('hostname')
    else this.changeState('done', 0)
  }

  /** Keeps account of braces. No part begins or ends between them. */
  isInsideGroup(): boolean {
    const { type } = this.token
    if (type === 'open') {
      this.groupDepth++
      return true
    }
    if (this.groupDepth === 0) return false
    if (type !== 'close') return true
    this.groupDepth--
    return false
  }

  /** Looks at one token. Gives whether the state has changed, and with it the token to look at next. */
  step(): boolean {
    switch (this.state) {
      case 'init':
        return this.isChar(':') && this.rewindAndSetState('protocol')
      case 'protocol':
        return this.isChar(':') && this.endProtocol()
      case 'authority':
        if (this.isChar('@')) return this.rewindAndSetState('username')
        return this.isAuthorityEnd() && this.rewindAndSetState('hostname')
      case 'username':
        if (this.isChar(':')) return this.changeState('password', 1)
        return this.isChar('@') && this.changeState('hostname', 1)
      case 'password':
        return this.isChar('@') && this.changeState('hostname', 1)
      case 'hostname':
        return this.stepHostname()
      case 'port':
        return this.endBefore('pathname', 'search', 'hash')
      case 'pathname':
        return this.endBefore('search', 'hash')
      case 'search':
        return this.endBefore('hash')
      case 'hash':
      case 'done':
        return false
    }
  }

  /**
   *     https://a.example/:id
   *          ^
   */
  endProtocol(): true {
    this.protocolMatchesSpecialScheme = this.matchesSpecialScheme(this.makeComponentString())
    if (this.nextIsAuthoritySlashes()) return this.changeState('authority', 3)
    return this.changeState(this.protocolMatchesSpecialScheme ? 'authority' : 'pathname', 1)
  }

  /**
   *     https://a.example:80/:id
   *                      ^
   */
  stepHostname(): boolean {
    if (this.isChar('[')) this.hostnameIpv6BracketDepth++
    else if (this.isChar(']')) this.hostnameIpv6BracketDepth--
    else if (this.isChar(':') && this.hostnameIpv6BracketDepth === 0) {
      return this.changeState('port', 1)
    } else return this.endBefore('pathname', 'search', 'hash')
    return false
  }

  /** Changes to the one of these parts that begins at the token. */
  endBefore(...next: readonly ('pathname' | 'search' | 'hash')[]): boolean {
    if (next.includes('pathname') && this.isChar('/')) return this.changeState('pathname', 0)
    if (next.includes('search') && this.isSearchPrefix()) return this.changeState('search', 1)
    return this.isHashPrefix() && this.changeState('hash', 1)
  }

  isAuthorityEnd(): boolean {
    return this.isChar('/') || this.isSearchPrefix() || this.isHashPrefix()
  }

  /** https://urlpattern.spec.whatwg.org/#change-state */
  changeState(state: State, skip: number): true {
    const previous = this.state
    if (previous !== 'init' && previous !== 'authority' && previous !== 'done') {
      this.patterns[previous] = this.makeComponentString()
      this.offsets[previous] = this.tokenList[this.componentStart]!.index
    }
    if (previous !== 'init' && state !== 'done') this.fillSkipped(previous, state)
    this.state = state
    this.tokenIndex += skip
    this.componentStart = this.tokenIndex
    return true
  }

  /** Parts that could have stood between two that do are empty, and match nothing else. */
  fillSkipped(previous: State, next: State): void {
    const { patterns } = this
    if (isBefore(previous, 'hostname') && !isBefore(next, 'port')) patterns.hostname ??= ''
    if (isBefore(previous, 'pathname') && !isBefore(next, 'search')) {
      patterns.pathname ??= this.protocolMatchesSpecialScheme ? '/' : ''
    }
    if (isBefore(previous, 'search') && next === 'hash') patterns.search ??= ''
  }

  /** https://urlpattern.spec.whatwg.org/#rewind */
  rewind(): void {
    this.tokenIndex = this.componentStart
  }

  /** https://urlpattern.spec.whatwg.org/#rewind-and-set-state */
  rewindAndSetState(state: State): true {
    this.rewind()
    this.state = state
    return true
  }

  /** https://urlpattern.spec.whatwg.org/#is-a-non-special-pattern-char */
  isChar(value: string, index: number = this.tokenIndex): boolean {
    const token = this.tokenList[Math.min(index, this.tokenList.length - 1)]!
    if (token.value !== value) return false
    return token.type === 'char' || token.type === 'escaped-char' || token.type === 'invalid-char'
  }

  /** https://urlpattern.spec.whatwg.org/#next-is-authority-slashes */
  nextIsAuthoritySlashes(): boolean {
    return this.isChar('/', this.tokenIndex + 1) && this.isChar('/', this.tokenIndex + 2)
  }

  /** https://urlpattern.spec.whatwg.org/#is-a-search-prefix */
  isSearchPrefix(): boolean {
    if (this.isChar('?')) return true
    if (this.token.value !== '?') return false
    // Not a modifier: there is nothing before it that it could modify.
    switch (this.tokenIndex > 0 && this.tokenList[this.tokenIndex - 1]!.type) {
      case 'name':
      case 'regexp':
      case 'close':
      case 'asterisk':
        return false
      default:
        return true
    }
  }

  /** https://urlpattern.spec.whatwg.org/#is-a-hash-prefix */
  isHashPrefix(): boolean {
    return this.isChar('#')
  }

  /** https://urlpattern.spec.whatwg.org/#make-a-component-string */
  makeComponentString(): string {
    const start = this.tokenList[this.componentStart]!.index
    return this.input.slice(start, this.token.index)
  }
}

/** The order in which the states come; the two that are not parts are where the parser leaves them. */
const ORDER: readonly State[] = [
  'init',
  'protocol',
  'authority',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'done',
]

function isBefore(state: State, other: State): boolean {
  return ORDER.indexOf(state) < ORDER.indexOf(other)
}

import type { Options } from './options.ts'
import type { GroupPart, Modifier, Part } from './part.ts'
import { FULL_WILDCARD_REGEXP_VALUE, generateSegmentWildcardRegexp } from './regular-expression.ts'
import { type Refuse, type Token, type TokenType, tokenize } from './tokenizer.ts'

/**
 * Encodes a piece of fixed text as the URL parser would; `null` where the standard's throws.
 *
 * @see https://urlpattern.spec.whatwg.org/#encoding-callback
 */
export type EncodingCallback = (input: string) => string | null

/**
 * Parses the pattern string of one component.
 *
 * @param refuse - Called for a mistake, with its place in `input`.
 * @see https://urlpattern.spec.whatwg.org/#parse-a-pattern-string
 */
export function parsePatternString(
  input: string,
  options: Options,
  encodingCallback: EncodingCallback,
  refuse: Refuse,
): readonly Part[] {
  const parser = new PatternParser(tokenize(input, refuse), options, encodingCallback, refuse)
  return parser.parse()
}

/** Fixed text and where it is in the pattern string. */
interface Text {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** The tokens of what is around a group, or of what is grouped in braces. */
interface Group {
  readonly prefix: Text
  readonly name: Token | null
  readonly regexpOrWildcard: Token | null
  readonly suffix: Text
  readonly modifier: Token | null
}

const NO_TEXT: Text = { value: '', start: 0, end: 0 }

/** https://urlpattern.spec.whatwg.org/#pattern-parser */
class PatternParser {
  readonly tokenList: readonly Token[]
  readonly prefixCodePoint: string
  readonly segmentWildcardRegexp: string
  readonly encodingCallback: EncodingCallback
  readonly refuse: Refuse
  readonly partList: Part[] = []
  /** The names in `partList` that were given. */
  readonly names: Set<string> = new Set()
  pendingFixedValue: Text = NO_TEXT
  index = 0
  nextNumericName = 0

  constructor(
    tokenList: readonly Token[],
    options: Options,
    encodingCallback: EncodingCallback,
    refuse: Refuse,
  ) {
    this.tokenList = tokenList
    this.prefixCodePoint = options.prefixCodePoint
    this.segmentWildcardRegexp = generateSegmentWildcardRegexp(options)
    this.encodingCallback = encodingCallback
    this.refuse = refuse
  }

  parse(): readonly Part[] {
    while (this.index < this.tokenList.length) {
      if (this.parseGroup() || this.parseFixedText() || this.parseBraces()) continue
      this.maybeAddPartFromPendingFixedValue()
      this.consumeRequiredToken('end')
    }
    return this.partList
  }

  /**
   *     /a/:id(\d+)?
   *       ^
   */
  parseGroup(): boolean {
    const start = this.index
    const char = this.tryToConsumeToken('char')
    const name = this.tryToConsumeToken('name')
    const regexpOrWildcard = this.tryToConsumeRegexpOrWildcardToken(name)
    if (name === null && regexpOrWildcard === null) {
      this.index = start
      return false
    }
    let prefix = NO_TEXT
    if (char !== null) {
      if (char.value === this.prefixCodePoint) prefix = textOf(char)
      else this.appendPending(textOf(char))
    }
    this.maybeAddPartFromPendingFixedValue()
    const modifier = this.tryToConsumeModifierToken()
    this.addPart({ prefix, name, regexpOrWildcard, suffix: NO_TEXT, modifier })
    return true
  }

  parseFixedText(): boolean {
    const token = this.tryToConsumeToken('char') ?? this.tryToConsumeToken('escaped-char')
    if (token !== null) this.appendPending(textOf(token))
    return token !== null
  }

  /**
   *     /a{-:id(\d+)x}?
   *       ^
   */
  parseBraces(): boolean {
    const open = this.tryToConsumeToken('open')
    if (open === null) return false
    const prefix = this.consumeText()
    const name = this.tryToConsumeToken('name')
    const regexpOrWildcard = this.tryToConsumeRegexpOrWildcardToken(name)
    const suffix = this.consumeText()
    if (this.tokenList[this.index]?.type === 'end') {
      this.refuse('pattern-group-unclosed', open.index, open.end)
    }
    this.consumeRequiredToken('close')
    const modifier = this.tryToConsumeModifierToken()
    this.addPart({ prefix, name, regexpOrWildcard, suffix, modifier })
    return true
  }

  /** https://urlpattern.spec.whatwg.org/#try-to-consume-a-token */
  tryToConsumeToken(type: TokenType): Token | null {
    const token = this.tokenList[this.index]
    if (token?.type !== type) return null
    this.index++
    return token
  }

  /** https://urlpattern.spec.whatwg.org/#try-to-consume-a-modifier-token */
  tryToConsumeModifierToken(): Token | null {
    return this.tryToConsumeToken('other-modifier') ?? this.tryToConsumeToken('asterisk')
  }

  /** https://urlpattern.spec.whatwg.org/#try-to-consume-a-regexp-or-wildcard-token */
  tryToConsumeRegexpOrWildcardToken(name: Token | null): Token | null {
    const token = this.tryToConsumeToken('regexp')
    return token === null && name === null ? this.tryToConsumeToken('asterisk') : token
  }

  /** https://urlpattern.spec.whatwg.org/#consume-a-required-token */
  consumeRequiredToken(type: TokenType): void {
    if (this.tryToConsumeToken(type) !== null) return
    const { index, end } = this.tokenList[this.index]!
    this.refuse('pattern-token-unexpected', index, end)
  }

  /** https://urlpattern.spec.whatwg.org/#consume-text */
  consumeText(): Text {
    let text = NO_TEXT
    for (;;) {
      const token = this.tryToConsumeToken('char') ?? this.tryToConsumeToken('escaped-char')
      if (token === null) return text
      text = join(text, textOf(token))
    }
  }

  appendPending(text: Text): void {
    this.pendingFixedValue = join(this.pendingFixedValue, text)
  }

  /** https://urlpattern.spec.whatwg.org/#maybe-add-a-part-from-the-pending-fixed-value */
  maybeAddPartFromPendingFixedValue(): void {
    const text = this.pendingFixedValue
    if (text.value === '') return
    this.pendingFixedValue = NO_TEXT
    this.partList.push({ type: 'fixed-text', value: this.encode(text), modifier: 'none' })
  }

  /** https://urlpattern.spec.whatwg.org/#add-a-part */
  addPart({ prefix, name: nameToken, regexpOrWildcard, suffix, modifier: token }: Group): void {
    const modifier = modifierOf(token)
    const isGroup = nameToken !== null || regexpOrWildcard !== null
    if (!isGroup && modifier === 'none') {
      this.appendPending(prefix)
      return
    }
    this.maybeAddPartFromPendingFixedValue()
    if (!isGroup) {
      if (prefix.value === '') return
      this.partList.push({ type: 'fixed-text', value: this.encode(prefix), modifier })
      return
    }
    const { type, value } = this.matcherOf(regexpOrWildcard)
    const name = nameToken === null ? String(this.nextNumericName++) : this.takeName(nameToken)
    this.partList.push({
      type,
      value,
      modifier,
      name,
      prefix: this.encode(prefix),
      suffix: this.encode(suffix),
    })
  }

  /** https://urlpattern.spec.whatwg.org/#is-a-duplicate-name; no given name is a number. */
  takeName({ value, index, end }: Token): string {
    if (this.names.has(value)) this.refuse('pattern-name-duplicate', index, end)
    this.names.add(value)
    return value
  }

  /** What a group matches. A regular expression that says the same as a wildcard is one. */
  matcherOf(token: Token | null): Pick<GroupPart, 'type' | 'value'> {
    if (token === null || token.value === this.segmentWildcardRegexp) {
      return { type: 'segment-wildcard', value: '' }
    }
    if (token.type === 'asterisk' || token.value === FULL_WILDCARD_REGEXP_VALUE) {
      return { type: 'full-wildcard', value: '' }
    }
    return { type: 'regexp', value: token.value }
  }

  encode({ value, start, end }: Text): string {
    return this.encodingCallback(value) ?? this.refuse('pattern-text-invalid', start, end)
  }
}

function modifierOf(token: Token | null): Modifier {
  switch (token?.value) {
    case '?':
      return 'optional'
    case '*':
      return 'zero-or-more'
    case '+':
      return 'one-or-more'
    default:
      return 'none'
  }
}

function textOf({ value, index, end }: Token): Text {
  return { value, start: index, end }
}

function join(a: Text, b: Text): Text {
  if (a.value === '') return b
  return b.value === '' ? a : { value: a.value + b.value, start: a.start, end: b.end }
}

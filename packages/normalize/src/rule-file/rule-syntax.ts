import { type Sentence, sentence } from '@waymark/infra/internal'
import { RuleTextError, type TextSpan } from './rule-text-error.ts'

/** A word of a text of rules, without the quotes around it and the spaces beside it. */
export interface Word extends TextSpan {
  readonly text: string
}

/** `name`, `name=value` or `name(option=…; option=…)`. */
export interface Item extends TextSpan {
  readonly name: Word
  readonly value: Word | null
  readonly members: readonly Member[] | null
}

/** `name=item,item`. */
export interface Member {
  readonly name: Word
  readonly items: readonly Item[]
  readonly span: TextSpan
}

/** A rule has options, an option has sites, and a site has lists: nothing is deeper. */
const MOST_DEPTH = 2

/**
 * Reads the text form of rules, of which nothing is looked up yet.
 *
 *     items   = item *( "," item )
 *     item    = word [ "=" word ]  /  word "(" [ members ] ")"
 *     members = member *( ";" member )
 *     member  = word "=" [ items ]
 *     word    = characters other than , ; ( ) " and, before the first one of an item, =  /  a JSON string
 *
 * @throws RuleTextError
 */
export function parseItems(text: string): readonly Item[] {
  const reader = new RuleSyntaxReader(text)
  const items = reader.items(0)
  reader.end()
  return items
}

class RuleSyntaxReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  items(depth: number): readonly Item[] {
    const items = [this.#item(depth)]
    while (this.#take(',')) items.push(this.#item(depth))
    return items
  }

  /** Refuses what follows the last item. */
  end(): void {
    if (this.#next() === '') return
    const found = this.#text[this.#at]!
    throw this.#error(
      found === '"'
        ? sentence('unexpected {found:quote}: put a comma between two rules', {
            detail: 'no-comma',
            found,
          })
        : sentence('unexpected {found:quote}: remove it', { detail: 'unexpected', found }),
    )
  }

  #item(depth: number): Item {
    const name = this.#word('=', sentence('a name', { detail: 'name' }))
    if (this.#next() === '(') {
      const opening = this.#at
      if (depth === MOST_DEPTH)
        throw this.#error(
          sentence('a parenthesis cannot be here: write it in double quotes', { detail: 'deep' }),
        )
      this.#at++
      const members = this.#members(depth + 1)
      if (!this.#take(')')) throw this.#unclosed(opening)
      return { name, value: null, members, start: name.start, end: this.#at }
    }
    const value = this.#take('=') ? this.#word('', null) : null
    return { name, value, members: null, start: name.start, end: value?.end ?? name.end }
  }

  #members(depth: number): readonly Member[] {
    if (this.#next() === ')') return []
    const members = [this.#member(depth)]
    while (this.#take(';')) members.push(this.#member(depth))
    return members
  }

  #member(depth: number): Member {
    const name = this.#word('=', sentence('the name of an option', { detail: 'option-name' }))
    if (!this.#take('=')) {
      throw this.#error(
        sentence('a value is missing: write {name}= and the value', {
          detail: 'no-value',
          name: name.text,
        }),
        name,
      )
    }
    const isEmpty = ['', ';', ')'].includes(this.#next())
    const items = isEmpty ? [] : this.items(depth)
    return {
      name,
      items,
      span: { start: name.start, end: items[items.length - 1]?.end ?? this.#at },
    }
  }

  /** @param missing - What to call a word that is not there; `null` if it may be empty. */
  #word(stop: string, missing: Sentence | null): Word {
    if (this.#next() === '"') return this.#quoted()
    const start = this.#at
    const stops = `,;()"${stop}`
    while (this.#at < this.#text.length && !stops.includes(this.#text[this.#at]!)) this.#at++
    const text = this.#text.slice(start, this.#at).trimEnd()
    if (text === '' && missing !== null) {
      const found = this.#text[this.#at]
      throw this.#error(
        found === undefined
          ? sentence('{missing:phrase} is missing at the end: write it there', {
              detail: 'missing-at-end',
              missing,
            })
          : sentence('{missing:phrase} is missing before {found:quote}: write it there', {
              detail: 'missing',
              missing,
              found,
            }),
      )
    }
    return { text, start, end: start + text.length }
  }

  #quoted(): Word {
    const start = this.#at
    const literal = /"(?:[^"\\]|\\.)*"/sy
    literal.lastIndex = start
    const [found] = literal.exec(this.#text) ?? []
    if (found === undefined)
      throw this.#error(sentence('the closing double quote is missing', { detail: 'open-quote' }))
    this.#at += found.length
    const span = { start, end: this.#at }
    try {
      return { text: String(JSON.parse(found)), ...span }
    } catch {
      throw this.#error(
        sentence('the text in double quotes is not a JSON string: correct its escapes', {
          detail: 'not-json',
        }),
        span,
      )
    }
  }

  #unclosed(opening: number): RuleTextError {
    const found = this.#next()
    if (found === '') {
      return this.#error(
        sentence('the closing parenthesis is missing', { detail: 'open-parenthesis' }),
        {
          start: opening,
          end: opening + 1,
        },
      )
    }
    return this.#error(
      sentence('unexpected {found:quote}: write values with such characters in double quotes', {
        detail: 'no-quotes',
        found,
      }),
    )
  }

  /** Skips spaces. Returns the next character; empty at the end. */
  #next(): string {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
    return this.#text[this.#at] ?? ''
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false
    this.#at++
    return true
  }

  #error(said: Sentence, span?: TextSpan): RuleTextError {
    const end = Math.min(this.#at + 1, this.#text.length)
    return new RuleTextError(said, span ?? { start: this.#at, end })
  }
}

import { OPERATOR_ROWS } from './operators.ts'
import type { TemplatePart, VariableSpec } from './parse-template.ts'

/** The part of a URI in which something is; `start` is before the scheme or path is known. */
export type UriPlace = 'start' | 'authority' | 'path' | 'query' | 'fragment'

/** Where in a URI a variable is. */
export interface Surroundings {
  readonly place: UriPlace
  /** Reserved characters that the template has between this variable and others of the same segment. */
  readonly delimiters: string
}

/** Where in a URI each variable of a template is. */
export function surroundingsOf(
  parts: readonly TemplatePart[],
): ReadonlyMap<VariableSpec, Surroundings> {
  const reader = new PlaceReader()
  for (const part of parts) {
    if (part.kind === 'literal') {
      for (const character of part.text) reader.character(character)
      continue
    }
    const { first, separator } = OPERATOR_ROWS[part.operator]
    part.variables.forEach((variable, index) => {
      for (const character of index === 0 ? first : separator) reader.character(character)
      reader.variable(variable)
    })
  }
  return reader.finish()
}

const DELIMITERS = "!$&'()*+,;=:@?"

class PlaceReader {
  readonly #found = new Map<VariableSpec, Surroundings>()
  #place: UriPlace = 'start'
  /** How much of `scheme://` has been read. */
  #slashes: 'none' | 'may-begin' | 'one' = 'may-begin'
  /** The variables of a segment so far, the characters between them, and those after the last one. */
  #variables: VariableSpec[] = []
  #between = ''
  #after = ''

  character(character: string): void {
    if (DELIMITERS.includes(character) && this.#variables.length > 0) this.#after += character
    if (this.#place === 'fragment') return
    if (character === '#') this.#enter('fragment')
    else if (this.#place === 'query') {
      if (character === '&') this.#closeSegment()
    } else if (character === '?') this.#enter('query')
    else if (character === '/') this.#slash()
    else if (this.#place === 'start' && character === ':') {
      this.#enter('path')
      this.#slashes = 'may-begin'
    } else this.#slashes = 'none'
  }

  variable(variable: VariableSpec): void {
    this.#slashes = 'none'
    this.#between += this.#after
    this.#after = ''
    this.#variables.push(variable)
    this.#found.set(variable, { place: this.#place, delimiters: '' })
  }

  finish(): ReadonlyMap<VariableSpec, Surroundings> {
    this.#closeSegment()
    return this.#found
  }

  #slash(): void {
    const before = this.#slashes
    this.#enter(before === 'one' ? 'authority' : 'path')
    if (before === 'may-begin') this.#slashes = 'one'
  }

  #enter(place: UriPlace): void {
    this.#closeSegment()
    this.#place = place
    this.#slashes = 'none'
  }

  #closeSegment(): void {
    const delimiters = [...new Set(this.#between)].join('')
    for (const variable of this.#variables) {
      this.#found.set(variable, { place: this.#found.get(variable)!.place, delimiters })
    }
    this.#variables = []
    this.#between = ''
    this.#after = ''
  }
}

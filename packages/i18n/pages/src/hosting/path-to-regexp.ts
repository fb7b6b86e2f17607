import { escapeRegexp } from './rule-pattern.ts'

/** A parameter of a path, and the text around it that comes and goes with it. */
interface Parameter {
  /** `''` for one without a name. */
  readonly name: string
  /** A regular expression; `''` if there is only text. */
  readonly pattern: string
  readonly prefix: string
  readonly suffix: string
  readonly modifier: string
}

/** What a parameter takes that has no regular expression of its own: a part of a segment. */
const SEGMENT = '[^/]+?'

/**
 * Writes a path with parameters as a regular expression with named groups, in the syntax of path-to-regexp 6, which Vercel uses.
 *
 *     /blog/:year(\d+)/:slug*   becomes   ^/blog(?:/(?<year>\d+))(?:/(?<slug>(?:[^/]+?)(?:/(?:[^/]+?))*))?$
 *
 * @returns `null` if it is not in that syntax.
 * @see https://github.com/pillarjs/path-to-regexp/tree/v6.3.0
 */
export function pathToRegexp(path: string): string | null {
  const reader = new PathReader(path)
  let source = ''
  while (!reader.isAtEnd) {
    const part = reader.next()
    if (part === null) return null
    source += typeof part === 'string' ? escapeRegexp(part) : writeParameter(part)
  }
  return `^${source}$`
}

function writeParameter({ name, pattern, prefix, suffix, modifier }: Parameter): string {
  const [before, after] = [escapeRegexp(prefix), escapeRegexp(suffix)]
  if (pattern === '') return `(?:${before}${after})${modifier}`
  const open = name === '' ? '(' : `(?<${name}>`
  const isRepeated = modifier === '+' || modifier === '*'
  if (prefix === '' && suffix === '') {
    return isRepeated ? `${open}(?:${pattern})${modifier})` : `${open}${pattern})${modifier}`
  }
  if (!isRepeated) return `(?:${before}${open}${pattern})${after})${modifier}`
  const all = `${open}(?:${pattern})(?:${after}${before}(?:${pattern}))*)`
  return `(?:${before}${all}${after})${modifier === '*' ? '?' : ''}`
}

class PathReader {
  readonly #path: string
  #at = 0

  constructor(path: string) {
    this.#path = path
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#path.length
  }

  /** Text, or a parameter. */
  next(): string | Parameter | null {
    if (this.#take('{')) return this.#group()
    // A slash or a dot belongs to the parameter after it.
    const start = this.#at
    const prefix = this.#take('/') || this.#take('.') ? this.#path.charAt(start) : ''
    const parameter = this.#parameter()
    if (parameter === null) return null
    const { name, pattern } = parameter
    if (name !== '' || pattern !== '') {
      return {
        name: nameOf(name),
        pattern: pattern || SEGMENT,
        prefix,
        suffix: '',
        modifier: this.#modifier(),
      }
    }
    return prefix || this.#text() || null
  }

  #group(): Parameter | null {
    const prefix = this.#texts()
    const parameter = this.#parameter()
    if (parameter === null) return null
    const suffix = this.#texts()
    if (!this.#take('}')) return null
    const { name, pattern } = parameter
    return {
      name: nameOf(name),
      pattern: pattern || (name === '' ? '' : SEGMENT),
      prefix,
      suffix,
      modifier: this.#modifier(),
    }
  }

  /** A name, a regular expression, or both; both are empty if there is neither. */
  #parameter(): { readonly name: string; readonly pattern: string } | null {
    const [, name = ''] = this.#read(/:(\w+)/y) ?? []
    if (this.#path[this.#at] === ':' && name === '') return null
    if (this.#path[this.#at] !== '(') return { name, pattern: '' }
    const pattern = this.#pattern()
    return pattern === null ? null : { name, pattern }
  }

  /** Between parentheses; without groups that capture. */
  #pattern(): string | null {
    const path = this.#path
    const start = this.#at + 1
    let depth = 1
    if (path[start] === '?' || path[start] === ')') return null
    for (let at = start; at < path.length; at++) {
      if (path[at] === '\\') at++
      else if (path[at] === '(') {
        depth++
        if (path[at + 1] !== '?') return null
      } else if (path[at] === ')') depth--
      if (depth > 0) continue
      this.#at = at + 1
      return path.slice(start, at)
    }
    return null
  }

  #modifier(): string {
    return this.#read(/[*+?]/y)?.[0] ?? ''
  }

  /** One character of text. */
  #text(): string {
    const [, escaped, plain] = this.#read(/\\([\s\S])|([^{}():*+?\\])/y) ?? []
    return escaped ?? plain ?? ''
  }

  #texts(): string {
    let texts = ''
    for (;;) {
      const text = this.#text()
      if (text === '') return texts
      texts += text
    }
  }

  #take(character: string): boolean {
    if (this.#path[this.#at] !== character) return false
    this.#at++
    return true
  }

  #read(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#path)
    if (found !== null) this.#at += found[0].length
    return found
  }
}

/** Groups of regular expressions cannot have a number for a name. */
function nameOf(name: string): string {
  return /^\d/.test(name) ? `_${name}` : name
}

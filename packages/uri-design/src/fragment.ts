import { decodeComponent, encodeComponent, isWellFormed } from './percent-text.ts'
import { RefusalError, refuse } from './refusal.ts'

/** What a fragment points at, by the forms of the guide's section 4. */
export type ResourceFragment =
  /** A heading, or an attribute of a record: one name, which is a hint to the client. */
  | { readonly form: 'section'; readonly name: string }
  /** Lines count from 1. */
  | { readonly form: 'line'; readonly line: number }
  | { readonly form: 'line-range'; readonly first: number; readonly last: number }
  /** @see https://www.rfc-editor.org/rfc/rfc6901#section-6 */
  | { readonly form: 'json-pointer'; readonly tokens: readonly string[] }

/** What a fragment names: a section, a line, lines, or a place by JSON Pointer. */
export type FragmentForm = ResourceFragment['form']

/** `L10`, or `L10-L20`. */
export const LINES: RegExp = /^L([1-9][0-9]{0,14})(?:-L([1-9][0-9]{0,14}))?$/

/**
 * The form a fragment has, whether or not it is right in itself.
 *
 * @param fragment - As written in the URI, without `#`.
 */
export function fragmentForm(fragment: string): FragmentForm {
  return formOf(decodeComponent(fragment) ?? fragment)
}

function formOf(text: string): FragmentForm {
  const lines = LINES.exec(text)
  if (lines !== null) return lines[2] === undefined ? 'line' : 'line-range'
  return text.startsWith('/') ? 'json-pointer' : 'section'
}

/**
 * Reads a fragment.
 *
 * @param fragment - As written in the URI, without `#`.
 * @returns `null` when it is not well escaped, a range that runs backwards, or no JSON Pointer.
 */
export function parseFragment(fragment: string): ResourceFragment | null {
  const text = decodeComponent(fragment)
  if (text === null || /[^\w\-.~!$&'()*+,;=:@/?%]/.test(fragment)) return null
  const lines = LINES.exec(text)
  if (lines !== null) {
    const first = Number(lines[1])
    if (lines[2] === undefined) return { form: 'line', line: first }
    const last = Number(lines[2])
    return first <= last ? { form: 'line-range', first, last } : null
  }
  if (!text.startsWith('/')) return { form: 'section', name: text }
  if (/~(?![01])/.test(text)) return null
  const tokens = text.slice(1).split('/')
  return {
    form: 'json-pointer',
    tokens: tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')),
  }
}

/**
 * Writes a fragment, without `#`.
 *
 * @throws RefusalError when it would be read as something else.
 */
export function formatFragment(fragment: ResourceFragment): string {
  switch (fragment.form) {
    case 'section': {
      const { name } = fragment
      const encoded = encodeComponent(name)
      if (!isWellFormed(name))
        throw new RefusalError(refuse('ill-formed', 0, name.length), 'section')
      if (name === '') throw new RefusalError(refuse('empty', 0, 0), 'section')
      if (formOf(name) !== 'section') {
        throw new RefusalError(refuse('part-invalid', 0, name.length), 'section')
      }
      return encoded
    }
    case 'line':
      return `L${lineNumber(fragment.line)}`
    case 'line-range':
      if (fragment.first > fragment.last) {
        throw new RefusalError(refuse('part-invalid', 0, 0), 'line range')
      }
      return `L${lineNumber(fragment.first)}-L${lineNumber(fragment.last)}`
    case 'json-pointer': {
      if (fragment.tokens.length === 0) throw new RefusalError(refuse('empty', 0, 0), 'pointer')
      return fragment.tokens.map(encodeToken).join('')
    }
    default: {
      const { form } = fragment as { readonly form: unknown }
      throw new TypeError(
        `A fragment's form is section, line, line-range or json-pointer; got ${String(form)}`,
      )
    }
  }
}

function encodeToken(token: string): string {
  if (!isWellFormed(token)) throw new RefusalError(refuse('ill-formed', 0, token.length), 'pointer')
  return `/${encodeComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))}`
}

function lineNumber(line: number): string {
  if (!Number.isInteger(line) || line < 1 || line >= 1e15) {
    throw new RefusalError(refuse('part-invalid', 0, 0), 'line')
  }
  return String(line)
}

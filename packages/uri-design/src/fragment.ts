import { toScalarValueString } from '@waymark/infra'
import { pointerSteps, pointTo, refusedArgument } from '@waymark/infra/internal'
import { RefusalError } from '@waymark/path-guard'
import { decodeData, encodeData } from './component-data.ts'
import { allBut, FRAGMENT_CHARACTERS } from './encode-sets.ts'
import { type ResourceCode, resourceProblem } from './resource-problem.ts'

/** What a fragment refers to, by the forms of the guide's section 4. */
export type ResourceFragment =
  /** A heading, or an attribute of a record: one name, which is a hint to the client. */
  | { readonly form: 'section'; readonly name: string }
  /** Lines count from 1. */
  | { readonly form: 'line'; readonly line: number }
  | { readonly form: 'line-range'; readonly first: number; readonly last: number }
  /** @see https://www.rfc-editor.org/rfc/rfc6901#section-6 */
  | { readonly form: 'json-pointer'; readonly tokens: readonly string[] }

/** What a fragment refers to: a section, a line, lines, or a place by JSON Pointer. */
export type FragmentForm = ResourceFragment['form']

const NOT_FRAGMENT = /* @__PURE__ */ allBut(FRAGMENT_CHARACTERS)

/** `L10`, or `L10-L20`. */
export const LINES: RegExp = /^L([1-9][0-9]{0,14})(?:-L([1-9][0-9]{0,14}))?$/

/**
 * The form of a fragment, even of one that `parseFragment` refuses.
 *
 * @param fragment - As written in the URI, without `#`.
 *
 * @example
 * ```ts
 * import { fragmentForm } from '@waymark/uri-design'
 *
 * fragmentForm('L10-L20') // => 'line-range'
 * fragmentForm('/items/0') // => 'json-pointer'
 * ```
 */
export function fragmentForm(fragment: string): FragmentForm {
  return formOf(decodeData(fragment) ?? fragment)
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
 * @returns `null` if it is not percent-encoded correctly, a range that ends before it begins, or an invalid JSON
 *   Pointer.
 *
 * @example
 * ```ts
 * import { parseFragment } from '@waymark/uri-design'
 *
 * parseFragment('L10-L20') // => { form: 'line-range', first: 10, last: 20 }
 * parseFragment('/a~1b/0') // => { form: 'json-pointer', tokens: ['a/b', '0'] }
 * parseFragment('L20-L10') // => null
 * ```
 */
export function parseFragment(fragment: string): ResourceFragment | null {
  const text = decodeData(fragment)
  if (text === null || NOT_FRAGMENT.test(fragment)) return null
  const lines = LINES.exec(text)
  if (lines !== null) {
    const first = Number(lines[1])
    if (lines[2] === undefined) return { form: 'line', line: first }
    const last = Number(lines[2])
    return first <= last ? { form: 'line-range', first, last } : null
  }
  if (!text.startsWith('/')) return { form: 'section', name: text }
  if (/~(?![01])/.test(text)) return null
  return { form: 'json-pointer', tokens: pointerSteps(text) }
}

/**
 * Writes a fragment, without `#`.
 *
 * @throws {@link RefusalError} If it would be read as something else.
 *
 * @example
 * ```ts
 * import { formatFragment } from '@waymark/uri-design'
 *
 * formatFragment({ form: 'section', name: 'first steps' }) // => 'first%20steps'
 * formatFragment({ form: 'json-pointer', tokens: ['a/b', '0'] }) // => '/a~1b/0'
 * formatFragment({ form: 'section', name: 'L10' }) // throws section: part-invalid
 * ```
 */
export function formatFragment(fragment: ResourceFragment): string {
  switch (fragment?.form) {
    case 'section': {
      const { name } = fragment
      if (toScalarValueString(name) !== name) throw refusal('part-lone-surrogate', 'section')
      if (name === '') throw refusal('part-empty', 'section')
      if (formOf(name) !== 'section') throw refusal('part-invalid', 'section')
      return encodeData(name)
    }
    case 'line':
      return `L${lineNumber(fragment.line)}`
    case 'line-range':
      if (fragment.first > fragment.last) throw refusal('part-invalid', 'line range')
      return `L${lineNumber(fragment.first)}-L${lineNumber(fragment.last)}`
    case 'json-pointer': {
      if (fragment.tokens.length === 0) throw refusal('part-empty', 'pointer')
      return fragment.tokens.map(encodeToken).join('')
    }
    default: {
      const { form } = (fragment ?? {}) as { readonly form?: unknown }
      throw refusedArgument(
        'form',
        {
          subject: 'the form of a fragment',
          expected: "'section', 'line', 'line-range' or 'json-pointer'",
        },
        form,
      )
    }
  }
}

function encodeToken(token: string): string {
  if (toScalarValueString(token) !== token) throw refusal('part-lone-surrogate', 'pointer')
  return `/${encodeData(pointTo('', token).slice(1))}`
}

function lineNumber(line: number): string {
  if (!Number.isInteger(line) || line < 1 || line >= 1e15) {
    throw refusal('part-invalid', 'line')
  }
  return String(line)
}

/** The error of a part that cannot be carried. */
export function refusal(code: ResourceCode, part: string): RefusalError {
  return new RefusalError(resourceProblem(code, { part }), part)
}

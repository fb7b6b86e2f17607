import { findJsonFault, type JsonFault, sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import { positionIn } from './json-places.ts'
import type { Position } from './position.ts'

/**
 * Returns the value of a whole JSON text.
 *
 * @param file - What messages call the file.
 * @throws {FileError} If the text is not JSON. It says what is wrong and where, in the same words on every engine.
 *
 * @example
 * ```ts
 * import { parseJsonText } from '@waymark/site/files/node'
 *
 * parseJsonText('site.json', '{"a": [1]}') // => { a: [1] }
 * parseJsonText('site.json', '{"a": }') // throws site.json: line 1, column 7: Invalid JSON: unexpected `}`.
 * ```
 */
export function parseJsonText(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const fault = findJsonFault(text) ?? { at: text.length, found: null }
    throw syntaxError(file, fault, positionIn(text, { line: 1, column: 1 }, fault.at))
  }
}

/** Returns the error of a place that is not JSON. */
export function syntaxError(
  file: string,
  { found }: Pick<JsonFault, 'found'>,
  place: Position,
): FileError {
  if (found === null) return tooEarly(file, place)
  const message = sentence('Invalid JSON: unexpected {found:phrase}.', {
    detail: 'unexpected',
    found,
  })
  return new FileError('json-invalid', file, message, place)
}

/** Returns the error of a text that is not complete. */
export function tooEarly(file: string, place: Position): FileError {
  const message = sentence('Invalid JSON: the file ends too early.', { detail: 'file-end' })
  const details = { ...place, remedy: sentence('Check that it is complete.') }
  return new FileError('json-invalid', file, message, details)
}

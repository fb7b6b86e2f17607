import type { ValidationError } from '../record/validation-error.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import type { Reading } from './reading.ts'
import { reversed, reversedBeforeHost, slashes } from './slash-causes-of.ts'
import { unitCausesOf } from './unit-causes-of.ts'

/** The causes of an error of slashes, of drive letters, or of a single character. */
export function partCausesOf(reading: Reading, error: ValidationError): readonly FoundCause[] {
  const { name, start, end } = error
  const { text } = reading
  switch (name) {
    case 'special-scheme-missing-following-solidus':
      return slashes(reading, start)
    case 'invalid-reverse-solidus':
      return [reversedBeforeHost(reading, start) ?? reversed(start)]
    case 'file-invalid-Windows-drive-letter':
      return [
        {
          code: 'drive-letter-relative',
          start,
          end,
          edit: replacing(start, end, `/${text[start]}:`),
        },
      ]
    case 'file-invalid-Windows-drive-letter-host':
      return [
        {
          code: 'drive-letter-as-host',
          start,
          end,
          ...(text[end - 1] === ':' ? { remedy: 'Write three slashes before the letter.' } : {}),
          edit: replacing(start, end, `/${text[start]}:`),
        },
      ]
    default:
      return unitCausesOf(reading, start, end)
  }
}

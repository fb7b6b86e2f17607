import type { ValidationError } from '@waymark/url-parser'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { reversed, reversedBeforeHost, slashes } from './slash-causes-of.ts'
import { unitCausesOf } from './unit-causes-of.ts'

/** The causes of an error of slashes, of drive letters, or of a single character. */
export function partCausesOf(evidence: Evidence, error: ValidationError): readonly FoundCause[] {
  const { name, start, end } = error
  const { text } = evidence
  switch (name) {
    case 'special-scheme-missing-following-solidus':
      return slashes(evidence, start)
    case 'invalid-reverse-solidus':
      return [reversedBeforeHost(evidence, start) ?? reversed(start)]
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
      return unitCausesOf(evidence, start, end)
  }
}

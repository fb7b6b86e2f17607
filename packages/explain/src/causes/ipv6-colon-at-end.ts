import { sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { ipv6Error } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const ipv6ColonAtStart: Cause = {
  ...ipv6Error(
    'ipv6-colon-at-start',
    ['IPv6-invalid-compression'],
    [
      'The IPv6 address begins with a single colon.',
      'A single colon separates two pieces. `::` at the beginning means zeros.',
      'Write :: instead.',
    ],
    ['https://[:1]/', ':', 'https://[::1]/'],
    ['https://[:]/', ':', 'https://[::]/'],
    ['https://[:1:2:3:4:5:6:7:8]/', ':', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  find: (evidence, error) => [singleColon('ipv6-colon-at-start', evidence, error)],
}

export const ipv6ColonAtEnd: Cause = {
  ...ipv6Error(
    'ipv6-colon-at-end',
    ['IPv6-invalid-code-point'],
    [
      'The IPv6 address ends with a single colon.',
      'A single colon separates two pieces. `::` at the end means zeros.',
      'Write :: instead.',
    ],
    ['https://[1:2:3:4:5:6:7:]/', ':', 'https://[1:2:3:4:5:6:7::]/'],
    ['https://[1::2:]/', ':', 'https://[1::2]/'],
    ['https://[1:]/', ':', 'https://[1::]/'],
  ),
  find: (evidence, error) =>
    evidence.text[error.start] === ':' ? [singleColon('ipv6-colon-at-end', evidence, error)] : null,
}

/** A colon at one end: it may be one too few, or one too many. */
function singleColon(code: string, evidence: Evidence, error: ValidationError): FoundCause {
  const { name, start, end } = error
  const adding = replacing(start, end, '::')
  return evidence.corrects(name, [adding])
    ? { code, start, end, edit: adding }
    : { code, start, end, remedy: sentence('Remove the colon.'), edit: replacing(start, end) }
}

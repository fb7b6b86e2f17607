import { findScheme } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import { hostWritingError } from '../sections.ts'

export const hostDefanged: Cause = {
  ...hostWritingError(
    'host-defanged',
    ['domain-to-ASCII', 'host-invalid-code-point'],
    [
      'A dot of the host is in brackets: the URL was made harmless on purpose, usually because it is dangerous.',
      'Reports about attacks write hosts this way, and often `hxxp` for the scheme, so that nobody follows the link by mistake.',
      'Do not restore the URL, unless you know why it was written this way.',
    ],
    ['https://evil[.]example/', '[.]', 'https://evil.example/'],
    ['hxxps://evil[.]example/', '[.]', 'hxxps://evil.example/'],
    ['https://bad[dot]example/', '[dot]', 'https://bad.example/'],
  ),
  find(evidence) {
    const { text } = evidence
    const colon = findScheme(text)?.end
    if (colon === undefined || !text.startsWith('//', colon)) return null
    const from = colon + 2
    const host = /^[^/?#\\]{0,300}/.exec(text.slice(from, from + 300))![0]
    const found = [...host.matchAll(DEFANGED)].map(({ 0: written, index }): FoundCause => {
      const start = from + index
      return { code: 'host-defanged', start, end: start + written.length }
    })
    return found.length === 0 ? null : found
  },
}

/** A dot in brackets: how people write the host of a dangerous URL, so that nobody follows it. */
const DEFANGED = /\[(?:\.|dot)\]/gi

import { codePointAt } from '@waymark/infra'
import type { ValidationError } from '@waymark/url-parser'
import { isTabOrNewline } from '@waymark/url-parser/url-text'
import { describeCharacter } from './describe-character.ts'
import { codeOfForbidden } from './domain-causes-of.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { placeholderCause, placeholdersIn } from './placeholders.ts'

const FORBIDDEN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/

/** The causes of `host-invalid-code-point`: every forbidden character of an opaque host. */
export function opaqueCausesOf(evidence: Evidence, error: ValidationError): readonly FoundCause[] {
  const { text } = evidence
  const host = evidence.host ?? error
  const found: FoundCause[] = []
  const placeholders = placeholdersIn(text.slice(host.start, host.end))
  let next = 0
  for (let at = host.start; at < host.end; at++) {
    while (next < placeholders.length && host.start + placeholders[next]!.end <= at) next++
    const own = next < placeholders.length ? placeholders[next] : undefined
    const c = codePointAt(text, at)
    if (isTabOrNewline(c) || !FORBIDDEN_HOST.test(text[at]!)) continue
    if (own === undefined || host.start + own.start > at) found.push(causeOfForbidden(c, at))
    else {
      const [start, end] = [host.start + own.start, host.start + own.end]
      found.push(placeholderCause({ start, end }, text.slice(start, end)))
      at = end - 1
    }
  }
  return found
}

function causeOfForbidden(c: number, start: number): FoundCause {
  const end = start + 1
  const message = `A host cannot contain ${describeCharacter(c)}.`
  return c === 0x5c
    ? {
        code: codeOfForbidden(c),
        start,
        end,
        message:
          'Only in http, https, ws, wss, ftp and file is a backslash read as a slash; elsewhere, no host can contain one.',
        remedy: 'Write / instead of \\.',
        edit: replacing(start, end, '/'),
      }
    : { code: codeOfForbidden(c), start, end, message, edit: replacing(start, end) }
}

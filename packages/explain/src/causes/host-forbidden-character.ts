import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { section } from '../sections.ts'
import { placeholdersIn } from '../text/placeholders.ts'
import { replacing } from '../url-edit.ts'
import { placeholderCause } from './host-placeholder.ts'

const forbidden = section('https://url.spec.whatwg.org/#forbidden-domain-code-point', 'error')

const BOTH = ['domain-to-ASCII', 'host-invalid-code-point'] as const
const ENDS =
  'Such a character would end the host or begin another part of the URL, so the parser stops instead of guessing.'
const reasons = ['forbidden-character'] as const

export const hostSpace: Cause = {
  ...forbidden(
    'host-space',
    BOTH,
    [
      'A host cannot contain a space.',
      'No name in the DNS has a space, and programs that split text at spaces would read a different host.',
      'Remove the space.',
    ],
    ['https://exa mple.com/', ' ', 'https://example.com/'],
    ['https://exa%20mple.com/', '%20', 'https://example.com/'],
    ['foo://exa mple/', ' ', 'foo://example/'],
  ),
  fault: { reasons, has: (c) => c === 0x20 },
}

export const hostControlCharacter: Cause = {
  ...forbidden(
    'host-control-character',
    BOTH,
    [
      'A host cannot contain a control character.',
      'Control characters are not visible, so that two hosts would look the same.',
      'Remove the control character.',
    ],
    ['https://exa\u0001mple.com/', '\u0001', 'https://example.com/'],
    ['https://exa%7Fmple.com/', '%7F', 'https://example.com/'],
    ['foo://exa\0mple/', '\0', 'foo://example/'],
  ),
  fault: { reasons, has: (c) => c < 0x20 || c === 0x7f },
}

export const hostPercentSign: Cause = {
  ...forbidden(
    'host-percent-sign',
    ['domain-to-ASCII'],
    [
      'A host cannot contain a percent sign (%).',
      'In a host, a percent sign begins a percent-encoded byte, which is decoded once and never twice.',
      'Remove the percent sign.',
    ],
    ['https://exa%mple.com/', '%', 'https://example.com/'],
    ['https://exa%25mple.com/', '%25', 'https://example.com/'],
    ['https://％41.com/', '％', 'https://41.com/'],
  ),
  fault: { reasons, has: (c) => c === 0x25 },
}

export const hostDelimiter: Cause = {
  ...forbidden(
    'host-delimiter',
    BOTH,
    [
      'A host cannot contain a character that separates the parts of a URL.',
      ENDS,
      'Remove the character.',
    ],
    ['https://example.com%23top', '%23', 'https://example.com#top'],
    ['https://exa[mple.com/', '[', 'https://example.com/'],
    ['https://℀.example/', '℀', 'https://ac.example/'],
    ['file://host:80/x', ':80', 'file://host/x'],
    ['foo://exa]mple/', ']', 'foo://example/'],
  ),
  fault: { reasons, has: (c) => /[#/:?@[\\\]]/.test(String.fromCharCode(c)) },
}

export const hostForbiddenCharacter: Cause = {
  ...forbidden(
    'host-forbidden-character',
    BOTH,
    ['A host cannot contain the characters <, >, ^ and |.', ENDS, 'Remove the character.'],
    ['https://exa<mple.com/', '<', 'https://example.com/'],
    ['https://exa%7Cmple.com/', '%7C', 'https://example.com/'],
    ['foo://exa^mple/', '^', 'foo://example/'],
  ),
  fault: { reasons, has: (c) => /[<>^|]/.test(String.fromCharCode(c)) },
  /** Every forbidden character of an opaque host; of a domain, the faults say more. */
  find(evidence, error) {
    if (error.name !== 'host-invalid-code-point') return null
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
  },
}

const OF_OPAQUE: readonly Cause[] = [
  hostSpace,
  hostControlCharacter,
  hostDelimiter,
  hostForbiddenCharacter,
]

const FORBIDDEN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/

function causeOfForbidden(c: number, start: number): FoundCause {
  const end = start + 1
  const message = sentence('A host cannot contain {character:phrase}.', {
    character: characterSentence(c),
  })
  const { code } = OF_OPAQUE.find(({ fault }) => fault!.has!(c))!
  return c === 0x5c
    ? {
        code,
        start,
        end,
        message: sentence(
          'A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one.',
          { detail: 'backslash' },
        ),
        remedy: sentence('Write / instead of \\.'),
        edit: replacing(start, end, '/'),
      }
    : { code, start, end, message, edit: replacing(start, end) }
}

import type { TextRange, ValidationError } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { hostWritingError } from '../sections.ts'
import { LONGEST_IN_BRACKETS, nameIn } from '../text/ipv6-address.ts'
import { placeholderAround, placeholderMessage } from '../text/placeholders.ts'

export const hostPlaceholder: Cause = {
  ...hostWritingError(
    'host-placeholder',
    [
      'domain-to-ASCII',
      'host-invalid-code-point',
      'IPv6-invalid-code-point',
      'port-invalid',
      'host-missing',
    ],
    [
      'The host looks like a placeholder that was not filled in.',
      'Templates, shells and programs replace words in braces or angle brackets, between percent signs, or after a dollar sign. If nothing replaces such a word, the word itself is read as the host.',
      'Write the value that belongs there.',
    ],
    ['https://{host}/', '{host}', 'https://example.com/'],
    ['https://%HOST%/', '%HOST%', 'https://example.com/'],
    ['https://api.{{domain}}/', '{{domain}}', 'https://api.example.com/'],
    ['https://<host>/', '<host>', 'https://example.com/'],
    ['https://{host:port}/', '{host:port}', 'https://example.com:8080/'],
    ['https://[hostname]/', '[hostname]', 'https://example.com/'],
    ['foo://<host>/', '<host>', 'foo://example/'],
  ),
  replacesInside: ['host-percent-encoded', 'host-punctuation'],
  /** Those among the characters of a domain or an opaque host are found with the other causes there. */
  find(evidence, error) {
    const { text } = evidence
    const range =
      error.name === 'host-missing'
        ? placeholderAfter(text, error.start)
        : error.name === 'port-invalid'
          ? placeholderAround(text, error.start - 1)
          : inBrackets(evidence, error)
    return range && [placeholderCause(range, text.slice(range.start, range.end))]
  },
}

function placeholderAfter(text: string, at: number): TextRange | null {
  const found = placeholderAround(text, at)
  return found?.start === at ? found : null
}

/** Words that stand for a host in instructions. */
const STANDS_FOR_HOST =
  /^(?:(?:your|my)[ _-]?)?(?:address|domain|host|hostname|ip|name|server|url)$/i

/** Such a word in the brackets of an IPv6 address. */
function inBrackets({ host, text }: Evidence, error: ValidationError): TextRange | null {
  if (!error.name.startsWith('IPv6')) return null
  const { start, end } = host ?? error
  const content = text.slice(start + 1, end - 1)
  if (text[end - 1] !== ']' || content.length > LONGEST_IN_BRACKETS) return null
  return STANDS_FOR_HOST.test(nameIn(content) ?? content) ? { start, end } : null
}

/** The cause that a placeholder in the place of a host is. */
export function placeholderCause({ start, end }: TextRange, written: string): FoundCause {
  return { code: 'host-placeholder', start, end, message: placeholderMessage(written) }
}

import { sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause, Words } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { placeholderMessage, REACH } from '../text/placeholders.ts'

export const partPlaceholder: Cause = {
  ...writingWarning(
    'part-placeholder',
    ['invalid-URL-unit'],
    [
      'The URL contains a placeholder that was not filled in.',
      'A template, a shell or a program puts a value in this place. The server is asked for the placeholder instead of the value.',
      'Write the value that belongs there.',
    ],
    ['https://a/{{id}}', '{{id}}', 'https://a/1'],
    ['https://a/<%= id %>', '<%= id %>', 'https://a/1'],
    ['https://a/[object Object]', '[object Object]', 'https://a/1'],
    ['https://a/?b={id}', '{id}', 'https://a/?b=1'],
  ),
}

/** Placeholders outside the host, where an object of JSON or a tag of HTML is usual; and what JavaScript writes for an object. */
const IN_PARTS: RegExp =
  /\$?\{\{[^{}"]{1,60}\}\}|\$?\{[a-z_][\w.-]{0,40}\}|<%[^<>]{1,60}%>|<(?!\/|(?:a|b|br|div|em|hr|i|img|li|p|span|strong|td|wbr)\b)[a-z][\w -]{0,40}>|\[object [a-z]\w{0,40}\]/gi

/** The placeholder of a path, a query or a fragment that contains an offset, as the cause of its error. */
export function partPlaceholderAt(text: string, offset: number): FoundCause | null {
  const from = Math.max(0, offset - REACH)
  for (const { 0: written, index } of text.slice(from, offset + REACH).matchAll(IN_PARTS)) {
    const start = from + index
    const end = start + written.length
    if (offset < start || offset >= end) continue
    return { code: 'part-placeholder', start, end, ...wordsOfPart(written) }
  }
  return null
}

function wordsOfPart(written: string): Words {
  if (written.startsWith('[')) {
    return {
      message: sentence('{written:code} is what JavaScript writes for an object.', {
        detail: 'object',
        written,
      }),
      remedy: sentence('Write the value that belongs there, such as the id of the object.'),
    }
  }
  if (/^<[^%]/.test(written)) {
    return {
      message: placeholderMessage(written),
      remedy: sentence(
        'Write the value that belongs there; if {written:code} is meant, write %3C and %3E for the brackets.',
        { detail: 'angle-brackets', written },
      ),
    }
  }
  if (!/^\{[^{]/.test(written)) return { message: placeholderMessage(written) }
  return {
    message: sentence('{written:code} looks like a placeholder.', { written }),
    remedy: sentence(
      'Write the value that belongs there; if {written:code} is meant, write %7B and %7D for the brackets.',
      { detail: 'braces', written },
    ),
  }
}

import type { Cause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { parserWarning } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const slashesEscaped: Cause = {
  ...parserWarning(
    'slashes-escaped',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus', 'invalid-URL-unit'],
    [
      'Each slash has a backslash before it, as JSON and JavaScript may write slashes.',
      'In a string of JSON, `\\/` means a slash. The URL parser reads the backslash as a second slash, or as a part of the path.',
      'Remove the backslashes.',
    ],
    ['https:\\/\\/a\\/b', '\\', 'https://a/b'],
    ['https:\\/\\/a\\/', '\\', 'https://a/'],
    ['foo:\\/\\/a\\/b', '\\', 'foo://a/b'],
  ),
  /** The backslash before a slash, which the parser reads as another slash. */
  find(evidence, { start }) {
    const { base, text } = evidence
    if (!/[/\\]/.test(text.charAt(start)) || !evidence.once(isEscaped)) return null
    const at = text[start] === '\\' ? start : start - 1
    const cause = { code: 'slashes-escaped', start: at, end: at + 1 } as const
    // Against a base, the URL without them can have another host.
    return [base === null ? { ...cause, edit: replacing(at, at + 1) } : cause]
  },
}

/** Whether all slashes have a backslash before them, as JSON and JavaScript may write them. */
function isEscaped({ text }: Evidence): boolean {
  return (
    /^[\0- ]*(?:[a-z][a-z\d+.-]*:)?(?:\\\/){2}|^[\0- ]*\\\/[^/\\]*\\\//i.test(text) &&
    !/(?:^|[^\\])\/|\\(?!\/)/.test(text)
  )
}

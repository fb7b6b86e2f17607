import { sentence } from '@waymark/infra/internal'
import { type Cause, type FoundCause, LONGEST_SHOWN } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { parserWarning } from '../sections.ts'
import { withoutOuterSpaces } from '../text/white-space.ts'
import { fileUrlOf } from '../text/windows-path.ts'
import { replacing } from '../url-edit.ts'

export const driveLetterScheme: Cause = {
  ...parserWarning(
    'drive-letter-scheme',
    ['invalid-URL-unit'],
    [
      'The letter of a Windows drive is read as a scheme.',
      'The part before the first colon is the scheme, so this path is a URL with a scheme that no program knows.',
      'Write it as a file: URL, with slashes instead of the backslashes.',
    ],
    ['C:\\a\\b', 'C', 'file:///C:/a/b'],
    ['d:\\a b', 'd', 'file:///d:/a%20b'],
    ['C:/a b', 'C', 'file:///C:/a%20b'],
  ),
  isOfInput: true,
  find(evidence, { start }) {
    const inner = withoutOuterSpaces(evidence.text)
    return inner.start <= start && start < inner.end ? evidence.once(driveAsScheme) : null
  },
}

/** A path on Windows, whose drive became the scheme: all that is wrong with its characters comes from that. */
function driveAsScheme({ reading, text }: Evidence): readonly FoundCause[] | null {
  if (reading.url?.scheme.length !== 1) return null
  const { start, end } = withoutOuterSpaces(text)
  const file = fileUrlOf(text.slice(start, end))
  if (file === null) return null
  const edit = replacing(start, end, file)
  const cause = { code: 'drive-letter-scheme', start, end: start + 1, edit } as const
  if (file.length > LONGEST_SHOWN) return [cause]
  return [{ ...cause, remedy: sentence('Write {meant:code} instead.', { meant: file }) }]
}

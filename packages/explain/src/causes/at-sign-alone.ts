import { sentence } from '@waymark/infra/internal'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import type { Cause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { removingCredentials } from '../text/credentials.ts'

export const atSignAlone: Cause = {
  ...writingWarning(
    'at-sign-alone',
    ['invalid-credentials'],
    [
      'There is nothing before the @: no user name and no password.',
      'The parser drops such an @. Programs that are less lenient refuse the URL.',
      'Remove the @.',
    ],
    ['https://@example.org/', '@', 'https://example.org/'],
    ['https://:@example.org/', ':@', 'https://example.org/'],
    ['foo://@example.org/', '@', 'foo://example.org/'],
  ),
  find(evidence, error) {
    const { start, end } = error
    const written = removeTabsAndNewlines(evidence.text.slice(start, end))
    if (!/^:*@$/.test(written)) return null
    const cause = { code: 'at-sign-alone', start, end, edit: removingCredentials(evidence, error) }
    if (written === '@') return [cause]
    const message = sentence('There is only a colon before the @: no user name and no password.', {
      detail: 'colon',
    })
    return [{ ...cause, message, remedy: sentence('Remove the colon and the @.') }]
  },
}

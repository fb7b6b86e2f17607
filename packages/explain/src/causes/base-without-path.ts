import { sentence } from '@waymark/infra/internal'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { Cause, Words } from '../cause.ts'
import { parserError } from '../sections.ts'

export const baseWithoutPath: Cause = {
  ...parserError(
    'base-without-path',
    ['missing-scheme-non-relative-URL'],
    [
      'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.',
      'The path of such a URL is not divided by slashes, so that no other path can be put in its place.',
      'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
    ],
    ['page', 'page', 'https://example.com/page', 'mailto:x@example.com'],
    ['/a', '/a', 'https://example.com/a', 'data:text/plain,x'],
    ['?q', '?q', '#q', 'mailto:x@example.com'],
  ),
  find({ base }, { start, end }) {
    return base === null ? null : [{ code: 'base-without-path', start, end, ...wordsOf(base) }]
  },
}

/** What the base is, if that can be said in plain words: the input is not at fault. */
function wordsOf(base: UrlRecord): Words {
  const written = serializeUrl(base)
  const isHost =
    /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+|[a-z\d-]+(?=:\d\d)):\d{1,5}(?:[/?#]|$)/.test(written)
  if (isHost) {
    return {
      message: sentence(
        'The base {base:code80} has no scheme; the part before its colon is read as one.',
        { base: written },
      ),
      remedy: sentence('Use the base {bases:code80,or}.', {
        bases: [`http://${written}`, `https://${written}`],
      }),
    }
  }
  const { scheme } = base
  return {
    message:
      scheme === 'mailto'
        ? sentence('The base is an email address, which a path cannot be added to.')
        : sentence('The base is a URL with the scheme {scheme}, which a path cannot be added to.', {
            scheme,
          }),
    remedy: sentence('Use the URL of a page as the base, such as `https://example.com/`.'),
  }
}

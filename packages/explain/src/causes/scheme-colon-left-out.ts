import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { parserError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const schemeColonLeftOut: Cause = {
  ...parserError(
    'scheme-colon-left-out',
    ['missing-scheme-non-relative-URL'],
    [
      'The colon after the scheme is missing.',
      'Without its colon, a scheme is the beginning of a path.',
      'Write : after the scheme.',
    ],
    ['http//example.com', '', 'http://example.com'],
    ['https;//example.com/', ';', 'https://example.com/'],
    ['ftp.//a/', '.', 'ftp://a/'],
  ),
  find(evidence, { start, end }) {
    const text = evidence.text.slice(start, end)
    const doubled = /^(?:https?|wss?|ftp|file)\.?\/\/(?=(?:https?|wss?|ftp|file):\/\/)/i.exec(text)
    if (doubled !== null) {
      return colonAt(
        [start, start + doubled[0].length],
        '',
        sentence('There are two schemes, and the first of them has no colon.'),
        sentence('Remove the first scheme, and its slashes.'),
      )
    }
    const late = /^(https?|wss?|ftp)(\/\/:)[^/\\?#:\s]/i.exec(text)
    if (late !== null) {
      const from = start + late[1]!.length
      return colonAt(
        [from, from + 3],
        '://',
        sentence('The colon is after the slashes, and belongs before them.'),
        sentence('Write {meant:code} instead.', { meant: '://' }),
      )
    }
    // Without a dot, a name before two slashes is not a host.
    const known =
      /^(https?|wss?|ftp|file)([;.,'"=|!*]?)[/\\]{2}/i.exec(text) ??
      /^([a-z][a-z\d+-]{1,40})()\/\/[^/\\?#]/i.exec(text)
    if (known !== null) {
      const [, scheme = '', mark = ''] = known
      const from = start + scheme.length
      return mark === ''
        ? colonAt(
            [from, from],
            ':',
            sentence(
              'There is no colon after {scheme:code}, so it is not a scheme, but the beginning of a path.',
              { scheme },
            ),
            sentence('Write `:` after {scheme:code}.', { scheme }),
          )
        : colonAt(
            [from, from + mark.length],
            ':',
            sentence('After {scheme:code} comes {character:phrase}, where a colon belongs.', {
              scheme,
              character: characterSentence(mark.charCodeAt(0)),
            }),
            sentence('Write `:` instead of {written:code}.', { written: mark }),
          )
    }
    const alone = /^(https?|ftp)([;,])(?=[^\s/\\?#.]{1,63}\.[^\s/\\?#])/i.exec(text)
    if (alone !== null) {
      const [whole, scheme = '', mark = ''] = alone
      return colonAt(
        [start + scheme.length, start + whole.length],
        '://',
        sentence('After {scheme:code} comes {character:phrase}, where a colon belongs.', {
          scheme,
          character: characterSentence(mark.charCodeAt(0)),
        }),
        sentence('Write {meant:code} instead.', { meant: '://' }),
      )
    }
    const reference = /^(https?|wss?|ftp|file)(&(?:#58|#x3a|colon);)/i.exec(text)
    if (reference !== null) {
      const [whole, scheme = '', colon = ''] = reference
      return colonAt(
        [start + scheme.length, start + whole.length],
        ':',
        sentence('After {scheme:code} comes {written:code}, as HTML writes a colon.', {
          scheme,
          written: colon,
        }),
        sentence('Write {meant:code} instead.', { meant: ':' }),
      )
    }
    const escaped = /^(https?|wss?|ftp|file)(\\+):(?=[/\\])/i.exec(text)
    if (escaped === null) return null
    const [, scheme = '', backslashes = ''] = escaped
    const from = start + scheme.length
    return colonAt(
      [from, from + backslashes.length],
      '',
      sentence('There is a backslash between {scheme:code} and its colon.', {
        detail: 'backslash',
        scheme,
      }),
      sentence('Remove it.'),
    )
  },
}

function colonAt(
  [start, end]: readonly [number, number],
  written: string,
  message: Sentence,
  remedy: Sentence,
): FoundCause[] {
  const edit = replacing(start, end, written)
  return [{ code: 'scheme-colon-left-out', start, end, message, remedy, edit }]
}

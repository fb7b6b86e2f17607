import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { parserError } from '../sections.ts'
import { RELATIVE, WHOLE_URL } from '../sentences.ts'
import { schemeIn } from '../text/before-colon.ts'
import { replacing } from '../url-edit.ts'

export const schemeStart: Cause = {
  ...parserError(
    'scheme-start',
    ['missing-scheme-non-relative-URL'],
    [
      'A scheme begins with a letter from a to z.',
      RELATIVE,
      'Write the whole URL, such as https://example.com/.',
    ],
    ['1http://a/', '1', 'http://a/'],
    [':80/', ':80', 'https://example.com:80/'],
    [':https://a/', ':', 'https://a/'],
  ),
  find(evidence, { start, end }) {
    const text = evidence.text.slice(start, end)
    const before = schemeIn(text)
    return before === null || /^[a-z]/i.test(before) ? null : [causeAt(text, before, start)]
  },
}

function causeAt(text: string, before: string, start: number): FoundCause {
  const run = /^[^a-z]*/i.exec(before)![0]
  const rest = before.slice(run.length)
  if (run === '') {
    const cause = {
      code: 'scheme-start',
      start,
      end: start + 1,
      message: sentence('There is nothing before the colon; a scheme belongs there.', {
        detail: 'nothing',
      }),
    } as const
    if (text.startsWith('://')) {
      const remedy = sentence('Write https before the colon, if it is a web page.')
      return { ...cause, remedy, edit: replacing(start, start, 'https') }
    }
    const port = /^:\d{1,5}(?=[/?#]|\s*$)/.exec(text)?.[0]
    if (port !== undefined) {
      return {
        ...cause,
        end: start + port.length,
        message: sentence('The input looks like a port without a host.'),
        remedy: sentence('Write the scheme and the host before it, such as {example:code}.', {
          example: `http://localhost${port}`,
        }),
      }
    }
    if (!/^:+[a-z][a-z\d+.-]*:/i.test(text)) {
      return { ...cause, remedy: WHOLE_URL }
    }
    const colons = /^:+/.exec(text)![0].length
    return {
      ...cause,
      end: start + colons,
      message: sentence('There is a colon before the scheme, where nothing belongs.'),
      remedy:
        colons > 1
          ? sentence('Remove what is before the scheme.', { detail: 'colon-and-more' })
          : sentence('Remove the first colon.', { detail: 'colon' }),
      edit: replacing(start, start + colons),
    }
  }
  const message = sentence(
    'A scheme begins with a letter from a to z, and not with {character:phrase}.',
    { character: characterSentence(codePointAt(text, 0)) },
  )
  const isCertain = /^[a-z][a-z\d+.-]*$/i.test(rest)
  return {
    code: 'scheme-start',
    start,
    end: start + run.length,
    message,
    ...(isCertain
      ? {
          remedy: sentence('Remove what is before `{scheme}:`, if that is the scheme.', {
            detail: 'colon-and-more',
            scheme: rest,
          }),
          edit: replacing(start, start + run.length),
        }
      : { remedy: WHOLE_URL }),
  }
}

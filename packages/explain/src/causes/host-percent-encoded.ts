import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { decodePlaced, mapPlaced, placeIn } from '../faults/placed-text.ts'
import { section } from '../sections.ts'
import { hostAround } from '../text/host-around.ts'

const encoding = section('https://url.spec.whatwg.org/#domain-percent-encoded', 'warning')

export const hostPercentEncoded: Cause = {
  ...encoding(
    'host-percent-encoded',
    ['domain-percent-encoded'],
    [
      'The host contains percent-encoded bytes.',
      'The parser decodes the bytes. A program that compares strings takes the encoded and the decoded form for different hosts, which is how attackers get past filters.',
      'Write the characters themselves.',
    ],
    ['https://exam%70le.org/', '%70', 'https://example.org/'],
    ['https://%65%78ample.org/', '%65%78', 'https://example.org/'],
    ['https://127%2E0.0.1/', '%2E', 'https://127.0.0.1/'],
  ),
  /** The causes of `domain-percent-encoded`: what runs of percent-encoded bytes mean. */
  find({ text: input }, { start, end }) {
    const host = hostAround(input, start, end)
    return [...host.text.matchAll(/(?:%[\dA-Fa-f]{2})+/g)].flatMap(({ 0: run, index }) =>
      encodedPieces(run).map(([from, to, text]) => {
        const written = run.slice(from, to)
        const [start, end] = placeIn(host, index + from, index + to)
        const c = codePointAt(text, 0)
        const found = { code: 'host-percent-encoded', start, end } as const
        const character = characterSentence(c)
        if (FORBIDDEN.test(text)) {
          return {
            ...found,
            message: sentence(
              '{written:code} decodes to {character:phrase}, which a host cannot contain.',
              { written, character },
            ),
            remedy: sentence('Write only the name of the host that you mean.'),
          }
        }
        if (mapPlaced(decodePlaced(written)).text === '') {
          return {
            ...found,
            message: sentence('{written:code} decodes to {character:phrase}, which is ignored.', {
              detail: 'ignored',
              written,
              character,
            }),
            remedy: sentence('Remove it.'),
            edit: { start, end, text: '' },
          }
        }
        const edit = { start, end, text }
        if (!/^[!-~\u00a1-\uffff]{1,20}$/.test(text)) {
          const message = sentence(
            '{written:code} decodes to {character:phrase}, which is what the parser reads.',
            { written, character },
          )
          return { ...found, message, edit }
        }
        const message = sentence(
          '{written:code} decodes to {meant:code}, which is what the parser reads.',
          { written, meant: text },
        )
        const remedy = sentence('Write {meant:code} instead.', { meant: text })
        return { ...found, message, remedy, edit }
      }),
    )
  },
}

/** What is not UTF-8, or what no host can contain, percent-encoded or not. */
const FORBIDDEN = /[\0-\x20#%/:<>?@[\\\]^|\x7f\ufffd]/

/** Cuts a run so that what no host can contain is by itself. */
function encodedPieces(run: string): (readonly [from: number, to: number, text: string])[] {
  const { text, starts, ends } = decodePlaced(run)
  const pieces = text.match(new RegExp(`${FORBIDDEN.source}|(?:(?!${FORBIDDEN.source})[^])+`, 'gu'))
  let at = 0
  return (pieces ?? []).map((piece) => {
    const from = starts[at]!
    at += piece.length
    return [from, ends[at - 1]!, piece] as const
  })
}

import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6Character: Cause = {
  ...ipv6Error(
    'ipv6-character',
    ['IPv6-invalid-code-point'],
    [
      'The IPv6 address contains a character that is not a hexadecimal digit or a colon.',
      'Brackets contain only an address; names have no place there.',
      'Remove it.',
    ],
    ['https://[::g]/', 'g', 'https://[::]/'],
    ['https://[1:2:3!:4]/', '!', 'https://[1:2:3::4]/'],
    ['https://[:: 1]/', ' ', 'https://[::1]/'],
  ),
  find(evidence) {
    const address = evidence.once(ipv6AddressOf)
    const runs = address.text.matchAll(/[g-z]{2,40}|([^\da-f:.\t\n\r])\1*/giu)
    return [...runs].map(({ 0: run, index }) => {
      const isWord = /^[a-z]{2}/i.test(run) && !/^(.)\1*$/.test(run)
      const message = isWord
        ? sentence('An IPv6 address cannot contain {written:code}.', { written: run })
        : sentence('An IPv6 address cannot contain {character:phrase}.', {
            character: characterSentence(codePointAt(run, 0)),
          })
      const [start, end] = [address.start + index, address.start + index + run.length]
      const found = { code: 'ipv6-character', start, end, message }
      if (STRAY.test(run)) return { ...found, edit: replacing(start, end) }
      const ascii = asciiOf(run)
      if (!/^[\da-f:.]+$/i.test(ascii)) {
        const remedy = sentence(
          'Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
          { detail: 'not-hexadecimal' },
        )
        return { ...found, remedy }
      }
      const remedy = sentence('Write {meant:code} instead.', { meant: ascii })
      return { ...found, remedy, edit: replacing(start, end, ascii) }
    })
  },
}

/** Characters that nobody means to be in an address. */
const STRAY = /[\0- \x7f-\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff[\]]/

/** The ASCII form of full-width characters. */
function asciiOf(run: string): string {
  return run.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

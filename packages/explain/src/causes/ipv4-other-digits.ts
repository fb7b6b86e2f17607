import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { decodePlaced, mapPlaced, rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { ipv4AddressOf } from '../text/ipv4-parts.ts'

export const ipv4OtherDigits: Cause = {
  ...ipv4Warning(
    'ipv4-other-digits',
    ['IPv4-non-ASCII-input'],
    [
      'The IPv4 address has non-ASCII characters.',
      'Unicode maps such characters to ASCII digits and dots, so browsers go to the address in ASCII. A filter that looks for the usual form does not recognise it.',
      'Write ASCII digits and dots.',
    ],
    ['https://１２７.0.0.1/', '１２７', 'https://127.0.0.1/'],
    ['https://127。0.0.1/', '。', 'https://127.0.0.1/'],
    ['https://①.2.3.4/', '①', 'https://1.2.3.4/'],
  ),
  find(evidence) {
    const { host, usual, whole } = evidence.once(ipv4AddressOf)
    const runs = [...host.text.matchAll(/(?:[^\0-\x7f]|%[89a-fA-F][\da-fA-F])+/g)]
    const isOne = runs.length === 1 || usual === null
    return runs.map(({ index, 0: run }) => {
      const end = index + run.length
      const place = rangeIn(host, index, end)
      const ascii = mapPlaced(decodePlaced(run)).text
      const message =
        ascii === ''
          ? sentence('The IPv4 address contains an invisible character, which is ignored.')
          : sentence('{written:code} is not written in ASCII; it is read as {ascii:code}.', {
              written: run,
              ascii,
            })
      const found = { code: 'ipv4-other-digits', ...place, message }
      if (!isOne) {
        const remedy = sentence('Write {meant:code} instead.', { meant: usual })
        return { ...found, remedy, edit: whole.edit }
      }
      if (ascii === '.' && end === host.text.length) {
        return { ...found, remedy: sentence('Remove the dot.'), edit: { ...place, text: '' } }
      }
      const remedy =
        ascii === ''
          ? sentence('Remove it.')
          : sentence('Write {meant:code} instead.', { meant: ascii })
      return { ...found, remedy, edit: { ...place, text: ascii } }
    })
  },
}

import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { EIGHT, ipv6AddressOf } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6ExtraPieces: Cause = {
  ...ipv6Error(
    'ipv6-extra-pieces',
    ['IPv6-too-many-pieces'],
    [
      'The IPv6 address has more than eight pieces.',
      EIGHT,
      'Write eight pieces, or fewer and :: once.',
    ],
    ['https://[1:2:3:4:5:6:7:8:9]/', ':9', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[1::3:4:5:6:7:8:9:a]/', ':9:a', 'https://[1:0:3:4:5:6:7:8]/'],
    ['https://[1:2:3:4:5:6:7:8:9:a]/', ':9:a', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  find(evidence, { start }) {
    const { text } = evidence
    const address = evidence.once(ipv6AddressOf)
    const pieces = address.text.split(':').filter((piece) => piece.trim() !== '')
    const count = pieces.length + (address.text.includes('.') ? 1 : 0)
    const at = address.text.indexOf('::')
    if (count === 8 && at !== -1 && at === address.text.lastIndexOf('::')) {
      const from = address.start + at
      const isInside = at > 0 && from + 2 < address.end
      const remedy = isInside ? undefined : sentence('Remove the ::.')
      const edit = replacing(from, from + 2, isInside ? ':' : '')
      return [{ code: 'ipv6-needless-compression', start: from, end: from + 2, remedy, edit }]
    }
    const from = text[start - 1] === ':' && text[start - 2] !== ':' ? start - 1 : start
    const message =
      count > 8
        ? sentence('An IPv6 address has at most eight pieces; this one has {n}.', { n: count })
        : sentence('An IPv6 address has at most eight pieces; this one has more.')
    return [{ code: 'ipv6-extra-pieces', start: from, end: address.end, message }]
  },
}

export const ipv6NeedlessCompression: Cause = {
  ...ipv6Error(
    'ipv6-needless-compression',
    ['IPv6-too-many-pieces'],
    [
      'The IPv6 address has all eight pieces, so its :: has no zeros to replace.',
      EIGHT,
      'Write : instead of ::.',
    ],
    ['https://[1:2:3:4:5:6:7::8]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[1:2:3:4:5:6:7:8::]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[::1:2:3:4:5:6:7:8]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
}

import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6ColonsInARow: Cause = {
  ...ipv6Error(
    'ipv6-colons-in-a-row',
    ['IPv6-multiple-compression'],
    [
      'The IPv6 address has three or more colons in a row.',
      'One colon separates two pieces, and two colons stand for zeros. Three colons mean nothing.',
      'Write : or :: instead.',
    ],
    ['https://[2001:db8:::1]/', ':::', 'https://[2001:db8::1]/'],
    ['https://[:::1]/', ':::', 'https://[::1]/'],
    ['https://[1::2:::3]/', ':::', 'https://[1::2:3]/'],
  ),
  find(evidence, { name }) {
    const address = evidence.once(ipv6AddressOf)
    const runs = [...address.text.matchAll(/:{3,}/g)].map(({ 0: run, index }) => ({
      start: address.start + index,
      end: address.start + index + run.length,
    }))
    if (runs.length === 0) return null
    const editsTo = (text: string) => runs.map(({ start, end }) => replacing(start, end, text))
    const written = ['::', ':'].find((text) => evidence.corrects(name, editsTo(text)))
    return runs.map(({ start, end }) => {
      const message =
        end - start === 3
          ? sentence('There are three colons in a row in the IPv6 address.')
          : sentence('There are more than three colons in a row in the IPv6 address.', {
              detail: 'more-than-three',
            })
      const cause = { code: 'ipv6-colons-in-a-row', start, end, message }
      if (written === undefined) return cause
      const edit = replacing(start, end, written)
      return { ...cause, remedy: sentence('Write {meant} instead.', { meant: written }), edit }
    })
  },
}

import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf, LONGEST_IN_BRACKETS } from '../text/ipv6-address.ts'

export const ipv6Future: Cause = {
  ...ipv6Error(
    'ipv6-future',
    ['IPv6-invalid-code-point'],
    [
      'The host is in a form for later versions of IP.',
      'RFC 3986 reserves the form for addresses that do not exist yet. The URL Standard does not have it.',
      'Write an IPv6 address, or a name without brackets.',
    ],
    ['https://[v1.x]/', 'v1.x', 'https://x/'],
    ['https://[vF.abc]/', 'vF.abc', 'https://abc/'],
    ['foo://[v7.a]', 'v7.a', 'foo://a'],
  ),
  find(evidence) {
    const { start, end, text } = evidence.once(ipv6AddressOf)
    if (!/^v[\da-f]+\./i.test(text) || text.length > LONGEST_IN_BRACKETS) return null
    const message = sentence(
      '{address:code} is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.',
      { address: text },
    )
    return [{ code: 'ipv6-future', start, end, message }]
  },
}

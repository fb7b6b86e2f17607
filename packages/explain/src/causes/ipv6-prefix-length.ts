import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const ipv6PrefixLength: Cause = {
  ...hostError(
    'ipv6-prefix-length',
    ['IPv6-unclosed'],
    [
      'A host is one address, but a slash with a prefix length stands for a whole network.',
      'The slash ends the host, so that the closing bracket is missing.',
      'Remove the slash and the number.',
    ],
    ['https://[::1/64]/', '/64', 'https://[::1]/'],
    ['https://[2001:db8::/32]/', '/32', 'https://[2001:db8::]/'],
    ['https://[fe80::1/128]', '/128', 'https://[fe80::1]'],
  ),
  find({ text }, { end: start }) {
    const prefix = /^[/\\]\d+(?=\])/.exec(text.slice(start, start + 8))
    if (prefix === null) return null
    const end = start + prefix[0].length
    return [{ code: 'ipv6-prefix-length', start, end, edit: replacing(start, end) }]
  },
}

import { parseHost } from '@waymark/host'
import type { Rule } from '../rule.ts'

export const ipv4Canonical: Rule = {
  name: 'ipv4-canonical',
  category: 'preserves',
  summary: 'Writes an IPv4 address as four decimal numbers.',
  explain:
    'Resolvers also take hexadecimal and octal numbers and fewer than four of them; the URL parser reads all of these forms and knows one way to write them.',
  source: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  settledByParser: true,
  options: [],
  examples: [
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://3494755494/', 'http://208.77.188.166/'],
    ['http://192.168.0.1./', 'http://192.168.0.1/'],
  ],
  apply(url) {
    if (url.host?.kind !== 'domain') return url
    const host = parseHost(url.host.name)
    return host?.kind === 'ipv4' ? { ...url, host } : url
  },
}

import { deepFreeze } from '@waymark/infra/internal'
import { isSpecialScheme } from '@waymark/url-parser'
import type { Rule } from '../rule.ts'
import { changeAuthority, replaceDomain } from '../url-shape.ts'

/** Drops the root dot after a domain. */
export const stripHostTrailingDot: Rule = /* @__PURE__ */ deepFreeze({
  name: 'strip-host-trailing-dot',
  category: 'usually-preserves',
  summary: 'Drops the root dot after a domain.',
  explain:
    'DNS treats `a.example.` and `a.example` as one name, but servers may compare the Host field as a string, and cookies differ. A domain that ends in an empty label is left alone.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2',
  reads: ['host'],
  effects: () => [{ kind: 'change', parts: ['host'], trigger: { kind: 'end', text: '.' } }],
  options: [],
  examples: [
    ['http://example.com./', 'http://example.com/'],
    ['file://localhost./a', 'file:///a'],
    ['http://example.com/a.', 'http://example.com/a.'],
  ],
  apply(url) {
    if (url.host?.kind !== 'domain') return url
    const { name } = url.host
    if (name.length < 2 || !name.endsWith('.') || name.endsWith('..')) return url
    return replaceDomain(url, name.slice(0, -1))
  },
  applyToUri(uri) {
    return changeAuthority(uri, (parts, scheme) => {
      const { host } = parts
      const isRoot = host.length > 1 && host.endsWith('.') && !host.endsWith('..')
      return isRoot && isSpecialScheme(scheme) ? { ...parts, host: host.slice(0, -1) } : parts
    })
  },
})

import { deepFreeze } from '@waymark/infra/internal'
import { includesCredentials } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import type { Rule } from '../rule.ts'
import { changeAuthority } from '../url-shape.ts'

/** Drops the user name and the password. */
export const stripCredentials: Rule = /* @__PURE__ */ deepFreeze({
  name: 'strip-credentials',
  category: 'usually-preserves',
  summary: 'Drops the user name and the password.',
  explain:
    'Credentials say who makes a request, not what is requested, and should not be stored in URLs. A server may answer different users differently.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  reads: ['credentials'],
  options: [],
  examples: [
    ['http://user:pw@example.com/', 'http://example.com/'],
    ['http://:pw@example.com/', 'http://example.com/'],
    ['mailto:user@example.com', 'mailto:user@example.com'],
  ],
  apply(url) {
    return includesCredentials(url) ? replaceParts(url, { username: '', password: '' }) : url
  },
  applyToUri(uri) {
    return changeAuthority(uri, (parts) =>
      parts.userinfo === null ? parts : { ...parts, userinfo: null },
    )
  },
})

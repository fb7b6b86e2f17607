import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'

/** Only the changes that the URL Standard itself makes. */
export const standard: Preset = /* @__PURE__ */ deepFreeze({
  name: 'standard',
  summary: 'Only the changes that the URL Standard itself makes.',
  explain:
    'The result of `new URL(url).href`: the URL as browsers request it. It merges the case of scheme and host, default ports, dot segments, backslashes and the forms of IPv4 addresses. This costs nothing in meaning, so it is a good first step for any list of URLs.',
  caution:
    'It merges little: `/~a` and `/%7Ea`, an empty query and trailing slashes stay different. Do not use it alone to find duplicates. A client that is no browser can send `/a/../b` as it is, and a server can answer it with another page than `/b`.',
  merges: ['https://example.com/a/../b', 'https://example.com/b'],
  rules: [],
  options: {},
})

import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { CSP_DIRECTIVE } from '../csp-directives.ts'
import { checkPolicies } from '../csp-policy.ts'
import type { DirectionalMethod } from '../method.ts'
import { COUNT, STRING } from '../option-types.ts'

/** All Content Security Policies of a header allow a URL. */
export const cspPolicy: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-policy',
  kind: 'directional',
  family: 'policy',
  summary: 'All Content Security Policies of a header allow a URL.',
  explain:
    "The first URL is the value of a header, such as `default-src 'self'; img-src *`. The option `directive` says what the second URL is needed for. If a policy lacks that directive, its fallbacks decide, such as `default-src`; if it has none of them, it allows everything. `'none'` and an empty list match nothing. If a header has several policies, separated by commas, all must allow the URL. Only URLs are looked at: a browser may also allow a script by a nonce or a hash, and ignores URLs of scripts if there is `'strict-dynamic'`. Only the URL is resolved against a base, not the header. The function `checkCsp` also says which source expression decides.",
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'Strings that do not parse are never allowed. Without a policy, everything else is.',
  source: 'https://w3c.github.io/webappsec-csp/#match-url-to-source-list',
  options: [
    baseOption,
    {
      name: 'directive',
      type: CSP_DIRECTIVE,
      required: false,
      summary: 'What the URL is needed for, such as img-src. Default: default-src.',
    },
    {
      name: 'selfOrigin',
      type: STRING,
      required: false,
      summary:
        "A URL of the origin that the policy protects. Without it, `'self'` and expressions without a scheme match nothing.",
    },
    {
      name: 'redirectCount',
      type: COUNT,
      required: false,
      summary: 'How many redirects led to the URL. Default: 0.',
    },
  ],
  examples: [
    ["default-src 'self'", 'https://a.example/x', true, { selfOrigin: 'https://a.example' }],
    ["default-src 'self'; img-src *", 'https://b.example/', false],
    ["default-src 'self'; img-src *", 'https://b.example/', true, { directive: 'img-src' }],
    ["script-src 'none'", 'https://b.example/', false, { directive: 'worker-src' }],
    ["script-src 'none'", 'https://b.example/', true, { directive: 'img-src' }],
    ['default-src https:, default-src a.example', 'https://b.example/', false],
    [
      'img-src https://a.example/x/',
      'https://a.example/y',
      true,
      { directive: 'img-src', redirectCount: 1 },
    ],
    [
      'img-src https://a.example',
      '/logo.png',
      true,
      { base: 'https://a.example/', directive: 'img-src' },
    ],
  ],
  matches(pattern, { record }, options) {
    return record !== null && checkPolicies(pattern ?? '', record, options).allowed
  },
})

import { asciiLowercase, isAsciiString } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import {
  decodeUnreserved,
  isScheme,
  lowercaseOutsidePercentEncoding,
  recomposeAuthority,
  recomposeUri,
  splitAuthority,
  uppercasePercentEncoding,
} from '@waymark/rfc3986'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same value of the YANG type inet:uri, after case and percent-encoding are normalised. */
export const yangInetUri: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'yang-inet-uri',
  kind: 'symmetric',
  family: 'format',
  summary:
    'The same value of the YANG type inet:uri, after case and percent-encoding are normalised.',
  explain:
    'The type requires sections 6.2.1, 6.2.2.1 and 6.2.2.2 of RFC 3986: normalisation of case and percent-encoding, but not of dot segments or anything that depends on the scheme. A value is ASCII and begins with its scheme; the empty string means that there is no URI.',
  falsePositive: 'Hardly any: the generic syntax guarantees it.',
  falseNegative:
    'A configuration list has the same URI under two keys, for example with and without its default port.',
  without: 'Strings without a scheme, and strings with characters beyond ASCII.',
  source: 'https://www.rfc-editor.org/rfc/rfc9911#section-4',
  options: [baseOption],
  examples: [
    ['HTTP://Example.COM/%7ea', 'http://example.com/~a', true],
    ['http://example.com/a/../b', 'http://example.com/b', false],
    ['http://example.com:80/', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key({ reference, parts }) {
    const { scheme, authority, path, query, fragment } = parts
    if (!isAsciiString(reference) || !isScheme(scheme ?? '')) return null
    return recomposeUri({
      scheme: asciiLowercase(scheme!),
      authority: authority === null ? null : normalAuthority(authority),
      path: normalEscapes(path),
      query: query === null ? null : normalEscapes(query),
      fragment: fragment === null ? null : normalEscapes(fragment),
    })
  },
})

function normalAuthority(text: string): string {
  const { userinfo, host, port } = splitAuthority(text)
  return recomposeAuthority({
    userinfo: userinfo === null ? null : normalEscapes(userinfo),
    host: lowercaseOutsidePercentEncoding(normalEscapes(host)),
    port,
  })
}

function normalEscapes(text: string): string {
  return decodeUnreserved(uppercasePercentEncoding(text))
}

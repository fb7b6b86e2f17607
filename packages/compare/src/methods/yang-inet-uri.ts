import { asciiLowercase, isAsciiString } from '@waymark/infra'
import {
  decodeUnreserved,
  lowercaseOutsideEscapes,
  recomposeAuthority,
  recomposeUri,
  splitAuthority,
  uppercaseEscapes,
} from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

export const yangInetUri: SymmetricMethod = {
  name: 'yang-inet-uri',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same value of the YANG type inet:uri, after its case and escapes are normal.',
  explain:
    'The type asks for sections 6.2.1, 6.2.2.1 and 6.2.2.2 of RFC 3986: case and escapes, not dot segments, and nothing of any scheme. Its values are ASCII; the empty string means that there is no URI.',
  falseEqual: 'Next to none: the generic syntax promises it.',
  falseDifferent:
    'A configuration holds the same URI under two keys of a list, for example with and without its default port.',
  without: 'Strings with characters beyond ASCII.',
  source: 'https://www.rfc-editor.org/rfc/rfc6991#section-4',
  options: [],
  examples: [
    ['HTTP://Example.COM/%7ea', 'http://example.com/~a', true],
    ['http://example.com/a/../b', 'http://example.com/b', false],
    ['http://example.com:80/', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key({ text, parts }) {
    if (!isAsciiString(text)) return null
    const { scheme, authority, path, query, fragment } = parts
    return recomposeUri({
      scheme: scheme === null ? null : asciiLowercase(scheme),
      authority: authority === null ? null : normalAuthority(authority),
      path: normalEscapes(path),
      query: query === null ? null : normalEscapes(query),
      fragment: fragment === null ? null : normalEscapes(fragment),
    })
  },
}

function normalAuthority(text: string): string {
  const { userinfo, host, port } = splitAuthority(text)
  return recomposeAuthority({
    userinfo: userinfo === null ? null : normalEscapes(userinfo),
    host: lowercaseOutsideEscapes(normalEscapes(host)),
    port,
  })
}

function normalEscapes(text: string): string {
  return decodeUnreserved(uppercaseEscapes(text))
}

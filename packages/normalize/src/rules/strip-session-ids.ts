import { deepFreeze } from '@waymark/infra/internal'
import { serializePath } from '@waymark/url-parser'
import { isDotSegment } from '../dot-segments.ts'
import { hasInnerPath, hasInnerQuery, hasInnerUriQuery, isWebScheme } from '../inner-url.ts'
import type { Rule } from '../rule.ts'
import { isAspNetSession, mayHaveSession, withoutSessions } from '../session-ids.ts'
import {
  changeEach,
  changeQuery,
  changeSegments,
  changeUriQuery,
  changeUriSegments,
} from '../url-shape.ts'

/** Drops identifiers of sessions from path and query. */
export const stripSessionIds: Rule = /* @__PURE__ */ deepFreeze({
  name: 'strip-session-ids',
  category: 'usually-preserves',
  summary: 'Drops identifiers of sessions from path and query.',
  explain:
    'They tell visitors apart, not pages. Names that are used for nothing else go by themselves: `PHPSESSID`, `jsessionid`, `ASPSESSIONID…`, `CFID` with `CFTOKEN`, and what ASP.NET puts into the path. `sid` and `sessionid` also name stories and talks, so they go only if the value can hardly be anything but a drawn lot: 32 or more hexadecimal digits, or 26 or more characters of base64 in which capitals, small letters and digits change all the time. A key to a document that looks so is lost. Only `http` and `https` URLs are changed, and none that holds another URL as it is written, such as a page in an archive.',
  source: 'https://jakarta.ee/specifications/servlet/6.1/',
  reads: ['scheme', 'host', 'path', 'query'],
  effects: () => [
    { kind: 'change', parts: ['path'], trigger: { kind: 'code-unit', any: ';(' } },
    { kind: 'change', parts: ['query'], trigger: { kind: 'content', matches: mayHaveSession } },
  ],
  options: [],
  examples: [
    [
      'http://example.com/?a=1&PHPSESSID=9682993c8daa2c5497996114facdc805&b',
      'http://example.com/?a=1&b',
    ],
    ['http://example.com/a;jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA', 'http://example.com/a'],
    ['http://example.com/(S(4hqa0555fwsecu455xqckv45))/a.aspx', 'http://example.com/a.aspx'],
    ['http://example.com/?CFID=1&x=2&CFTOKEN=3', 'http://example.com/?x=2'],
    ['http://example.com/?sid=5&CFID=1', 'http://example.com/?sid=5&CFID=1'],
    ['http://example.com/?sid=0b8c2f6f1d1f4c7c9a2f3b5d6e7f8091&t=7', 'http://example.com/?t=7'],
    [
      'http://example.com/?sid=507f1f77bcf86cd799439011',
      'http://example.com/?sid=507f1f77bcf86cd799439011',
    ],
    [
      'http://example.com/?sessionid=conference2026day2a',
      'http://example.com/?sessionid=conference2026day2a',
    ],
  ],
  apply(url) {
    if (!isWebScheme(url.scheme) || hasInnerPath(serializePath(url))) return url
    const stripped = changeSegments(url, stripSegments)
    return hasInnerQuery(stripped) ? stripped : changeQuery(stripped, stripQuery)
  },
  applyToUri(uri) {
    if (!isWebScheme(uri.scheme ?? 'https') || hasInnerPath(uri.path)) return uri
    const stripped = changeUriSegments(uri, stripSegments)
    return hasInnerUriQuery(stripped) ? stripped : changeUriQuery(stripped, stripQuery)
  },
})

function stripQuery(query: string): string | null {
  if (!mayHaveSession(query)) return query
  const texts = query.split('&')
  const left = withoutSessions(texts)
  return left === texts ? query : left.join('&') || null
}

function stripSegments(segments: readonly string[]): readonly string[] {
  const plain = changeEach(segments, withoutJavaSession)
  let isBeforePage = false
  const left: string[] = []
  for (let i = plain.length - 1; i >= 0; i--) {
    const segment = plain[i]!
    if (isBeforePage && isAspNetSession(segment)) continue
    if (/\.aspx$/i.test(segment)) isBeforePage = true
    left.push(segment)
  }
  return left.length === plain.length ? plain : left.reverse()
}

/** https://jakarta.ee/specifications/servlet/6.1/, section 7.1.3 */
function withoutJavaSession(segment: string): string {
  const at = segment.toLowerCase().indexOf(';jsessionid=')
  if (at === -1 || !/^;jsessionid=[0-9a-z$._!-]{10,}$/i.test(segment.slice(at))) return segment
  // What is left must not be a dot segment.
  return isDotSegment(segment.slice(0, at)) ? segment : segment.slice(0, at)
}

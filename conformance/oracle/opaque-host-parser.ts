import { isForbiddenHostCodePoint } from './forbidden-code-points.ts'
import type { Host } from './host.ts'
import type { HostRun } from './host-trace.ts'
import { codePointsOf } from './infra.ts'
import { c0ControlPercentEncodeSet } from './percent-encode-sets.ts'
import { utf8PercentEncode } from './percent-encoding.ts'
import { areTwoHexDigits, isUrlCodePoint } from './url-code-points.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#concept-opaque-host-parser */
export function parseOpaqueHost(
  input: string,
  report: Reporter | null,
  run?: HostRun,
): Host | null {
  const codePoints = codePointsOf(input)
  // 1. A forbidden code point is a failure.
  const forbidden = codePoints.findIndex(isForbiddenHostCodePoint)
  if (forbidden !== -1) {
    run?.ends('1', null, {}, [forbidden, forbidden + 1])
    report?.('host-invalid-code-point', forbidden, forbidden + 1)
    return null
  }
  // 2. Report a code point that is not a URL code point.
  const invalid = codePoints.findIndex((c) => !isUrlCodePoint(c) && c !== '%')
  if (invalid !== -1) {
    run?.step('2', {}, [invalid, invalid + 1])
    report?.('invalid-URL-unit', invalid, invalid + 1)
  }
  // 3. Report a `%` without two hex digits.
  const percent = codePoints.findIndex((c, i) => c === '%' && !areTwoHexDigits(codePoints, i + 1))
  if (percent !== -1) {
    run?.step('3', {}, [percent, percent + 1])
    report?.('invalid-URL-unit', percent, percent + 1)
  }
  // 4. Encode controls and what is not ASCII.
  const text = utf8PercentEncode(input, c0ControlPercentEncodeSet)
  run?.ends('4', text)
  return text === '' ? { kind: 'empty' } : { kind: 'opaque', text }
}

import { codePointAt } from '@waymark/infra'
import { C0_CONTROL } from '@waymark/percent-encoding'
import { utf8PercentEncode } from '@waymark/percent-encoding/internal'
import { FORBIDDEN_HOST, isPercentEncodedByteAt, isUrlCodePoint } from './code-points.ts'
import { fail, type HostErrorReporter } from './host.ts'

/** https://url.spec.whatwg.org/#concept-opaque-host-parser */
export function parseOpaqueHost(input: string, report: HostErrorReporter | null): string | null {
  const forbidden = FORBIDDEN_HOST.exec(input)
  if (forbidden !== null) {
    return fail(report, 'host-invalid-code-point', forbidden.index, forbidden.index + 1)
  }
  if (report !== null) reportInvalidUnits(input, report)
  return utf8PercentEncode(input, C0_CONTROL)
}

/** The standard asks two questions of the whole input: each is reported once, at its first place. */
function reportInvalidUnits(input: string, report: HostErrorReporter): void {
  for (let i = 0; i < input.length; i++) {
    const codePoint = codePointAt(input, i)
    const end = codePoint > 0xffff ? i + 2 : i + 1
    if (codePoint !== 0x25 && !isUrlCodePoint(codePoint)) {
      report('invalid-URL-unit', i, end)
      break
    }
    i = end - 1
  }
  for (let i = input.indexOf('%'); i !== -1; i = input.indexOf('%', i + 1)) {
    if (isPercentEncodedByteAt(input, i)) continue
    report('invalid-URL-unit', i, i + 1)
    break
  }
}

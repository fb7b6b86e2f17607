/** For Waymark's own packages only. */
import { domainToAscii } from './domain-to-ascii.ts'
import type { HostErrorReporter } from './host.ts'
import { runHostParser } from './host-parser.ts'

export { isPercentEncodedByteAt, isUrlUnits } from './code-points.ts'
export { hostOfText } from './host-serializer.ts'
export { hasNumberAtEnd, readIpv4 } from './ipv4-parser.ts'
export { writeIpv4 } from './ipv4-serializer.ts'
export { rewriteIpv6 } from './ipv6-parser.ts'
export { requireHost } from './require-host.ts'

/**
 * The host parser from text to text: what `serializeHost` writes for the host.
 *
 * @returns `input` itself if it is already written so; `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 *
 * parseHostText('Bücher.example') // => 'xn--bcher-kva.example'
 * parseHostText('[2001:DB8:0:0::1]') // => '[2001:db8::1]'
 * ```
 */
export function parseHostText(
  input: string,
  isOpaque = false,
  report: HostErrorReporter | null = null,
): string | null {
  return runHostParser(input, isOpaque, domainToAscii, report)
}

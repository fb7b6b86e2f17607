/** For Waymark's own packages only. */
import { asciiDomainToAscii } from '../ascii-domain.ts'
import { runHostParser } from '../host-parser.ts'
import type * as main from '../internal.ts'

export { isPercentEncodedByteAt, isUrlUnits } from '../code-points.ts'
export { hostOfText } from '../host-serializer.ts'
export { hasNumberAtEnd, readIpv4 } from '../ipv4-parser.ts'
export { writeIpv4 } from '../ipv4-serializer.ts'
export { rewriteIpv6 } from '../ipv6-parser.ts'
export { requireHost } from '../require-host.ts'

/** The host parser from text to text, for which a domain that is not ASCII is a failure. */
export const parseHostText: typeof main.parseHostText = (input, isOpaque = false, report = null) =>
  runHostParser(input, isOpaque, asciiDomainToAscii, report)

import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { isIpv4Address } from './require-host.ts'

const ADDRESS: ArgumentType = {
  expected: 'a number from 0 to 0xFFFFFFFF',
  remedy: 'parseIpv4 makes one from a string',
}

/**
 * Four decimal numbers with dots between them.
 *
 * @param address - 0 to 0xFFFFFFFF.
 * @throws ArgumentError if it is not such a number.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 *
 * @example
 * ```ts
 * import { serializeIpv4 } from '@waymark/host'
 *
 * serializeIpv4(0x7f000001) // => '127.0.0.1'
 * ```
 */
export function serializeIpv4(address: number): string {
  if (!isIpv4Address(address)) throw wrongArgument('address', ADDRESS, address)
  return writeIpv4(address)
}

/**
 * The same for an address that a parser has made.
 *
 * @example
 * ```ts
 * import { writeIpv4 } from '@waymark/host/internal'
 *
 * writeIpv4(0x7f000001) // => '127.0.0.1'
 * ```
 */
export function writeIpv4(address: number): string {
  return (
    PARTS[address >>> 24]! +
    PARTS[(address >>> 16) & 0xff]! +
    PARTS[(address >>> 8) & 0xff]! +
    (address & 0xff)
  )
}

/** Each byte with its dot: a quarter less time than to join all seven pieces. */
const PARTS: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, byte) => `${byte}.`,
)

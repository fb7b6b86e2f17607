/**
 * Four decimal numbers with dots between them.
 *
 * @param address - 0 to 0xFFFFFFFF.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIpv4(address: number): string {
  return `${address >>> 24}.${(address >>> 16) & 0xff}.${(address >>> 8) & 0xff}.${address & 0xff}`
}

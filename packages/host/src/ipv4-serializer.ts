/**
 * Four decimal numbers with dots between them.
 *
 * @param address - 0 to 0xFFFFFFFF.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIpv4(address: number): string {
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

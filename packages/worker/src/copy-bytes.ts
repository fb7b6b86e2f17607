/** The bytes in memory of their own. `slice` of a `Buffer` would give the same memory. */
export function copyBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}

import type { Host } from './host.ts'

/** https://url.spec.whatwg.org/#concept-host-serializer */
export function serializeHost(host: Host): string {
  switch (host.kind) {
    // 1.
    case 'ipv4':
      return serializeIpv4(host.address)
    // 2.
    case 'ipv6':
      return `[${serializeIpv6(host.pieces)}]`
    // 3.
    case 'domain':
      return host.name
    case 'opaque':
      return host.text
    case 'empty':
      return ''
  }
}

/** https://url.spec.whatwg.org/#concept-ipv4-serializer */
function serializeIpv4(address: number): string {
  // 1.
  let output = ''
  // 2.
  let n = address
  // 3.
  for (let i = 1; i <= 4; i++) {
    // 3.1.
    output = String(n % 256) + output
    // 3.2.
    if (i !== 4) output = `.${output}`
    // 3.3.
    n = Math.floor(n / 256)
  }
  // 4.
  return output
}

/** https://url.spec.whatwg.org/#concept-ipv6-serializer */
function serializeIpv6(address: readonly number[]): string {
  // 1.
  let output = ''
  // 2.
  const compress = findIpv6AddressCompressedPieceIndex(address)
  // 3.
  let ignore0 = false
  // 4.
  for (const [pieceIndex, piece] of address.entries()) {
    // 4.1.
    if (ignore0 && piece === 0) continue
    // 4.2.
    else if (ignore0) ignore0 = false
    // 4.3.
    if (compress === pieceIndex) {
      // 4.3.1.
      const separator = pieceIndex === 0 ? '::' : ':'
      // 4.3.2.
      output += separator
      // 4.3.3.
      ignore0 = true
      continue
    }
    // 4.4.
    output += piece.toString(16)
    // 4.5.
    if (pieceIndex !== 7) output += ':'
  }
  // 5.
  return output
}

/** https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index */
function findIpv6AddressCompressedPieceIndex(address: readonly number[]): number | null {
  // 1.
  let longestIndex: number | null = null
  // 2.
  let longestSize = 1
  // 3.
  let foundIndex: number | null = null
  // 4.
  let foundSize = 0
  // 5.
  for (const [pieceIndex, piece] of address.entries()) {
    // 5.1.
    if (piece !== 0) {
      // 5.1.1.
      if (foundSize > longestSize) {
        longestIndex = foundIndex
        longestSize = foundSize
      }
      // 5.1.2.
      foundIndex = null
      // 5.1.3.
      foundSize = 0
    }
    // 5.2.
    else {
      // 5.2.1.
      if (foundIndex === null) foundIndex = pieceIndex
      // 5.2.2.
      foundSize += 1
    }
  }
  // 6.
  if (foundSize > longestSize) return foundIndex
  // 7.
  return longestIndex
}

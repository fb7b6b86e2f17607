import type { Host } from './host.ts'

/** https://url.spec.whatwg.org/#concept-host-serializer */
export function serializeHost(host: Host): string {
  switch (host.kind) {
    // 1. Write an IPv4 address as four numbers.
    case 'ipv4':
      return serializeIpv4(host.address)
    // 2. Write an IPv6 address in brackets.
    case 'ipv6':
      return `[${serializeIpv6(host.pieces)}]`
    // 3. Write any other host as it is.
    case 'domain':
      return host.name
    case 'opaque':
      return host.text
    case 'empty':
      return ''
  }
}

/** https://url.spec.whatwg.org/#concept-ipv4-serializer */
export function serializeIpv4(address: number): string {
  // 1. Start with an empty output.
  let output = ''
  // 2. Start with the address.
  let n = address
  // 3. Take the four bytes, the last first.
  for (let i = 1; i <= 4; i++) {
    // 3.1. Put the byte before the others.
    output = String(n % 256) + output
    // 3.2. Put a dot before it.
    if (i !== 4) output = `.${output}`
    // 3.3. Go on to the next byte.
    n = Math.floor(n / 256)
  }
  // 4. The text is the result.
  return output
}

/** https://url.spec.whatwg.org/#concept-ipv6-serializer */
export function serializeIpv6(address: readonly number[]): string {
  // 1. Start with an empty output.
  let output = ''
  // 2. Find the zeros to write as `::`.
  const compress = findIpv6AddressCompressedPieceIndex(address)
  // 3. Leave out nothing yet.
  let ignore0 = false
  // 4. Take one piece after the other.
  for (const [pieceIndex, piece] of address.entries()) {
    // 4.1. The zeros of `::` are left out.
    if (ignore0 && piece === 0) continue
    // 4.2. A piece that is not zero ends them.
    else if (ignore0) ignore0 = false
    // 4.3. Here they begin.
    if (compress === pieceIndex) {
      // 4.3.1. At the start both colons are written, elsewhere one is there.
      const separator = pieceIndex === 0 ? '::' : ':'
      // 4.3.2. Write them.
      output += separator
      // 4.3.3. Leave out the zeros that follow.
      ignore0 = true
      continue
    }
    // 4.4. Write the piece in lower-case hex.
    output += piece.toString(16)
    // 4.5. Write a colon, unless it is the last.
    if (pieceIndex !== 7) output += ':'
  }
  // 5. The text is the result.
  return output
}

/** https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index */
function findIpv6AddressCompressedPieceIndex(address: readonly number[]): number | null {
  // 1. No run of zeros is found yet.
  let longestIndex: number | null = null
  // 2. A run must have more than one.
  let longestSize = 1
  // 3. No run is open.
  let foundIndex: number | null = null
  // 4. It has no zeros yet.
  let foundSize = 0
  // 5. Take one piece after the other.
  for (const [pieceIndex, piece] of address.entries()) {
    // 5.1. A piece that is not zero ends a run.
    if (piece !== 0) {
      // 5.1.1. Keep the run if it is the longest.
      if (foundSize > longestSize) {
        longestIndex = foundIndex
        longestSize = foundSize
      }
      // 5.1.2. Close it.
      foundIndex = null
      // 5.1.3. Count from zero again.
      foundSize = 0
    }
    // 5.2. A zero opens a run or makes it longer.
    else {
      // 5.2.1. Note where a new run begins.
      if (foundIndex === null) foundIndex = pieceIndex
      // 5.2.2. Count it.
      foundSize += 1
    }
  }
  // 6. The last run may be the longest.
  if (foundSize > longestSize) return foundIndex
  // 7. Otherwise the longest before is the result.
  return longestIndex
}

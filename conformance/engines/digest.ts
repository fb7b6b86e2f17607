/**
 * A digest of texts, 64 bits in hexadecimal digits: FNV-1a over their code units, with two beginnings. Engines
 * compute it themselves, so it takes nothing that an old one lacks. It finds accidents, not attacks.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function digestOf(texts: readonly string[]): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      a = Math.imul(a ^ unit, 0x01000193)
      b = Math.imul(b ^ unit, 0x85ebca6b)
      b ^= b >>> 15
    }
    // A boundary, which no code unit can be.
    a = Math.imul(a ^ 0x10000, 0x01000193)
    b = Math.imul(b ^ 0x10000, 0x85ebca6b)
  }
  return hex(a) + hex(b)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}

const HYPHEN = 0x2d
const FULL_STOP = 0x2e

/**
 * What a domain is made of: only ASCII and no label that begins with `xn--`; only ASCII, but with such
 * a label; or something else.
 */
export type DomainText = 'plain' | 'encoded' | 'international'

export function classifyDomain(domain: string): DomainText {
  let text: DomainText = 'plain'
  let labelStart = 0
  for (let i = 0; i < domain.length; i++) {
    const c = domain.charCodeAt(i)
    if (c >= 0x80) return 'international'
    if (c === FULL_STOP) labelStart = i + 1
    else if (c === HYPHEN && i - labelStart === 3 && hasAcePrefix(domain, labelStart))
      text = 'encoded'
  }
  return text
}

function hasAcePrefix(domain: string, start: number): boolean {
  return (
    (domain.charCodeAt(start) | 0x20) === 0x78 &&
    (domain.charCodeAt(start + 1) | 0x20) === 0x6e &&
    domain.charCodeAt(start + 2) === HYPHEN
  )
}

/** ASCII text in lower case: the text itself when it has no capitals. */
export function lowercaseAscii(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    // All of ASCII: `toLowerCase` does what the standard asks for.
    if (c >= 0x41 && c <= 0x5a) return text.toLowerCase()
  }
  return text
}

/** https://www.unicode.org/reports/tr46/#ToASCII, step 4: an empty last label is refused as well. */
export function hasDnsLength(domain: string): boolean {
  if (domain.length < 1 || domain.length > 253) return false
  let labelStart = 0
  for (let i = 0; i <= domain.length; i++) {
    if (i < domain.length && domain.charCodeAt(i) !== FULL_STOP) continue
    if (i === labelStart || i - labelStart > 63) return false
    labelStart = i + 1
  }
  return true
}

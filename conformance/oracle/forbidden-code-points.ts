import { isC0Control } from './infra.ts'

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
export function isForbiddenHostCodePoint(c: string): boolean {
  switch (c) {
    case '\0':
    case '\t':
    case '\n':
    case '\r':
    case ' ':
    case '#':
    case '/':
    case ':':
    case '<':
    case '>':
    case '?':
    case '@':
    case '[':
    case '\\':
    case ']':
    case '^':
    case '|':
      return true
    default:
      return false
  }
}

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
export function isForbiddenDomainCodePoint(c: string): boolean {
  return isForbiddenHostCodePoint(c) || isC0Control(c) || c === '%' || c === '\x7f'
}

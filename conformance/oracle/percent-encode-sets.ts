import { isC0Control } from './infra.ts'

/** Whether a code point is in the set. @see https://url.spec.whatwg.org/#percent-encode-set */
export type PercentEncodeSet = (c: string) => boolean

/** https://url.spec.whatwg.org/#c0-control-percent-encode-set */
export function c0ControlPercentEncodeSet(c: string): boolean {
  return isC0Control(c) || c > '~'
}

/** https://url.spec.whatwg.org/#fragment-percent-encode-set */
export function fragmentPercentEncodeSet(c: string): boolean {
  return (
    c0ControlPercentEncodeSet(c) || c === ' ' || c === '"' || c === '<' || c === '>' || c === '`'
  )
}

/** https://url.spec.whatwg.org/#query-percent-encode-set */
export function queryPercentEncodeSet(c: string): boolean {
  return (
    c0ControlPercentEncodeSet(c) || c === ' ' || c === '"' || c === '#' || c === '<' || c === '>'
  )
}

/** https://url.spec.whatwg.org/#special-query-percent-encode-set */
export function specialQueryPercentEncodeSet(c: string): boolean {
  return queryPercentEncodeSet(c) || c === "'"
}

/** https://url.spec.whatwg.org/#path-percent-encode-set */
export function pathPercentEncodeSet(c: string): boolean {
  return queryPercentEncodeSet(c) || c === '?' || c === '^' || c === '`' || c === '{' || c === '}'
}

/** https://url.spec.whatwg.org/#userinfo-percent-encode-set */
export function userinfoPercentEncodeSet(c: string): boolean {
  return (
    pathPercentEncodeSet(c) ||
    c === '/' ||
    c === ':' ||
    c === ';' ||
    c === '=' ||
    c === '@' ||
    (c >= '[' && c <= ']') ||
    c === '|'
  )
}

/** https://url.spec.whatwg.org/#component-percent-encode-set */
export function componentPercentEncodeSet(c: string): boolean {
  return userinfoPercentEncodeSet(c) || (c >= '$' && c <= '&') || c === '+' || c === ','
}

/** https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set */
export function formUrlencodedPercentEncodeSet(c: string): boolean {
  return componentPercentEncodeSet(c) || c === '!' || (c >= "'" && c <= ')') || c === '~'
}

import { LIST } from './generated/list.ts'

/** What the list says of a name. */
export type RuleFlags = number
/** The name is a rule. */
export const RULE = 1
/** `!` and the name is a rule. */
export const EXCEPTION = 2
/** `*.` and the name is a rule. */
export const WILDCARD = 4
/** The rule or the exception is of the private section. */
export const PRIVATE = 8
/** The rule with `*.` is. */
export const PRIVATE_WILDCARD = 16

/** By name: its flags; 0 where only longer names have any. */
export type Rules = ReadonlyMap<string, RuleFlags>

const OPEN = 0x28
const CLOSE = 0x29
const BANG = 0x21
const STAR = 0x2a
const STAR_OF_OTHER_SECTION = 0x2b
const OTHER_SECTION = 0x3a
const NOT_A_RULE = 0x3f
/** `A` to `Z`: how many characters a label shares with the one before it on its level. */
const SHARED_FIRST = 0x41
const SHARED_LAST = 0x5a

/** The flags that are left of a name if only the ICANN section counts. */
export function icannFlags(flags: RuleFlags): RuleFlags {
  const isPrivate = (flags & PRIVATE) !== 0
  const isWildcardPrivate = (flags & PRIVATE_WILDCARD) !== 0
  return flags & ~(isPrivate ? RULE | EXCEPTION : 0) & ~(isWildcardPrivate ? WILDCARD : 0)
}

/** The rules that can match below a top-level domain. */
export type RulesBelow = (top: string) => Rules

const decoded = new Map<string, Rules>()
let encoded: ReadonlyMap<string, string> | null = null
const NONE: Rules = /* @__PURE__ */ new Map()

/**
 * The rules of the built-in list below a top-level domain. Only these are decoded, when they are first needed: the whole list takes
 * five milliseconds, which is more than all else that a program does about its first URL.
 */
export function listRules(top: string): Rules {
  const cached = decoded.get(top)
  if (cached !== undefined) return cached
  encoded ??= divideList(LIST)
  const text = encoded.get(top)
  if (text === undefined) return NONE
  const rules = decodeList(text)
  decoded.set(top, rules)
  return rules
}

/** Each label of the top level with what is below it, as a list of its own. */
export function divideList(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  let last = ''
  for (let at = 0; at < text.length; ) {
    const shared = text.charCodeAt(at) - SHARED_FIRST
    const from = ++at
    while (isLabelUnit(text.charCodeAt(at))) at++
    last = last.slice(0, shared) + text.slice(from, at)
    const marks = at
    while (at < text.length && !isEntryStart(text.charCodeAt(at))) {
      at = text.charCodeAt(at) === OPEN ? afterParentheses(text, at) : at + 1
    }
    parts.set(last, `A${last}${text.slice(marks, at)}`)
  }
  return parts
}

function isEntryStart(c: number): boolean {
  return c >= SHARED_FIRST && c <= SHARED_LAST
}

/** The index after the parenthesis that closes the one at `start`. */
function afterParentheses(text: string, start: number): number {
  let at = start
  let depth = 0
  do {
    const close = text.indexOf(')', at)
    const open = text.indexOf('(', at)
    if (open !== -1 && open < close) {
      depth++
      at = open + 1
    } else {
      depth--
      at = close + 1
    }
  } while (depth > 0)
  return at
}

/** No domain name is longer. */
const LONGEST_NAME = 253

/** Reads the format that scripts/generate.ts draws. It stops at a name that cannot be one. */
export function decodeList(text: string): Rules {
  const rules = new Map<string, RuleFlags>()
  /** Of each open level: what is after its labels, whether it is below a private name, and the label read last. */
  const behind: string[] = ['']
  const below: boolean[] = [false]
  const last: string[] = ['']
  let isPrivate = false
  let at = 0
  while (at < text.length) {
    const c = text.charCodeAt(at)
    if (c === OPEN) {
      const above = `.${last[last.length - 1]}${behind[behind.length - 1]}`
      if (above.length > LONGEST_NAME) break
      behind.push(above)
      below.push(isPrivate)
      last.push('')
      at++
    } else if (c === CLOSE) {
      if (last.length === 1) break
      behind.pop()
      below.pop()
      last.pop()
      at++
    } else {
      const from = ++at
      while (isLabelUnit(text.charCodeAt(at))) at++
      const level = last.length - 1
      const label = last[level]!.slice(0, c - SHARED_FIRST) + text.slice(from, at)
      if (label === '' || label.length + behind[level]!.length > LONGEST_NAME) break
      last[level] = label
      isPrivate = below[level]!
      let flags = RULE
      for (; ; at++) {
        const mark = text.charCodeAt(at)
        if (mark === NOT_A_RULE) flags &= ~RULE
        else if (mark === BANG) flags = EXCEPTION
        else if (mark === OTHER_SECTION) isPrivate = !isPrivate
        else if (mark === STAR) flags |= isPrivate ? WILDCARD | PRIVATE_WILDCARD : WILDCARD
        else if (mark === STAR_OF_OTHER_SECTION)
          flags |= isPrivate ? WILDCARD : WILDCARD | PRIVATE_WILDCARD
        else break
      }
      if (isPrivate && (flags & (RULE | EXCEPTION)) !== 0) flags |= PRIVATE
      rules.set(label + behind[level]!, flags)
    }
  }
  return rules
}

function isLabelUnit(c: number): boolean {
  return c > NOT_A_RULE
    ? c < SHARED_FIRST || c > SHARED_LAST
    : c === 0x2d || (c >= 0x30 && c <= 0x39)
}

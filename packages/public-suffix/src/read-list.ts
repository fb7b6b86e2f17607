import { endsInNumber, parseDomain } from '@waymark/host'
import { PublicSuffixListError } from './list-error.ts'
import type { PublicSuffixListCode } from './list-words.ts'
import { EXCEPTION, PRIVATE, PRIVATE_WILDCARD, RULE, type Rules, WILDCARD } from './rules.ts'

/** A list in memory. */
export interface ListContent {
  readonly rules: Rules
  /** The day and the commit, as far as the list says them: `2026-08-19 e8c9a2b2`. */
  readonly version: string | null
}

const LINE_END = /\r\n?|\n/g
const VERSION = /^\/\/ VERSION: (\d{4}-\d{2}-\d{2})/
const COMMIT = /^\/\/ COMMIT: ([0-9a-f]{8})/
// Without repetitions, of which V8 throws at some millions; see `HEADER` in compact-list.ts.
const WHITE_SPACE = /[\t\v\f ]/
const NOT_WHITE_SPACE = /[^\t\v\f ]/
const SECTION = /^\/\/ ?===(BEGIN|END) (.*)===/
const PRIVATE_SECTION = 'PRIVATE DOMAINS'

/**
 * Reads the published text, line by line.
 *
 * https://github.com/publicsuffix/list/wiki/Format#format
 */
export function readList(text: string): ListContent {
  const rules = new Map<string, number>()
  const sections = new Set<string>()
  let date: string | undefined
  let commit: string | undefined
  let line = 0
  /** A byte order mark is not part of the list. */
  let start = text.startsWith('\ufeff') ? 1 : 0
  /** A list can repeat a rule, but must not take longer for it. */
  let last = ''
  LINE_END.lastIndex = start
  for (let isOpen = true; isOpen; ) {
    const lineEnd = LINE_END.exec(text)
    isOpen = lineEnd !== null
    const whole = text.slice(start, lineEnd?.index)
    // Only white space of ASCII ends a rule: a no-break space is part of it, and makes it wrong.
    const column = whole.search(NOT_WHITE_SPACE)
    const content = column === -1 ? '' : whole.slice(column)
    line++
    if (content.startsWith('//')) {
      date ??= VERSION.exec(content)?.[1]
      commit ??= COMMIT.exec(content)?.[1]
      const [, edge, section] = SECTION.exec(content) ?? []
      if (edge !== undefined) last = ''
      if (edge === 'BEGIN') sections.add(section!)
      else if (edge === 'END') sections.delete(section!)
    } else if (content !== '') {
      const end = content.search(WHITE_SPACE)
      const rule = end === -1 ? content : content.slice(0, end)
      if (rule !== last) {
        const code = addRule(rules, rule, sections.has(PRIVATE_SECTION))
        if (code !== null) throw new PublicSuffixListError(code, line, column + 1, rule)
        last = rule
      }
    }
    start = LINE_END.lastIndex
  }
  for (const section of sections)
    throw new PublicSuffixListError('suffix-list-cut-off', line, 1, section)
  if (rules.size === 0) throw new PublicSuffixListError('suffix-list-empty', 1, 1)
  const version = [date, commit].filter((part) => part !== undefined).join(' ')
  return { rules, version: version === '' ? null : version }
}

/** @returns What is wrong with the rule, or `null`. */
function addRule(
  rules: Map<string, number>,
  rule: string,
  isPrivate: boolean,
): PublicSuffixListCode | null {
  const isException = rule.startsWith('!')
  const isWildcard = rule.startsWith('*.')
  const written = isException ? rule.slice(1) : isWildcard ? rule.slice(2) : rule
  if (written.includes('*')) return 'suffix-misplaced-wildcard'
  const name = parseDomain(written, { beStrict: true })
  // No host that ends in a number is a domain.
  if (name === null || endsInNumber(name)) return 'suffix-not-a-name'
  // Without its first label, nothing is left to be a suffix.
  if (isException && !name.includes('.')) return 'suffix-bare-exception'
  const before = rules.get(name) ?? 0
  const own = isException ? EXCEPTION : isWildcard ? WILDCARD : RULE
  const section = isWildcard ? PRIVATE_WILDCARD : PRIVATE
  const flags = before | own
  if ((flags & EXCEPTION) !== 0 && (flags & (RULE | WILDCARD)) !== 0)
    return 'suffix-rule-and-exception'
  // A rule that is in both sections is one of the ICANN section.
  const isNew = (before & own) === 0
  rules.set(name, isPrivate ? (isNew ? flags | section : flags) : flags & ~section)
  // The walk over a name stops where the list has nothing, so the names above must be there.
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const above = name.slice(dot + 1)
    if (rules.has(above)) break
    rules.set(above, 0)
  }
  return null
}

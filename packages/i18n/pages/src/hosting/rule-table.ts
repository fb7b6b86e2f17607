import type { HostingHeader, HostingRedirect, HostingRequest, HostingRule } from './hosting-rule.ts'
import { RuleIndex } from './rule-index.ts'
import type { Groups, RulePattern } from './rule-pattern.ts'

/** Where a rule leads to. */
export type Destination = Pick<HostingRedirect, 'to' | 'status'>

/** A rule that answers instead of a file. */
export interface AnswerRule extends HostingRule {
  readonly pattern: RulePattern
  /** Whether it also applies to a path that has a file. */
  readonly isOverFiles: boolean
  /** `null`: the rule does not apply after all. `stop`: no later rule applies. */
  answer(request: HostingRequest, groups: Groups): Destination | 'stop' | null
}

/** A rule that sets or removes a header. */
export interface HeaderRule extends HostingRule {
  readonly pattern: RulePattern
  readonly name: string
  /** What becomes of headers of the same name from earlier rules. */
  readonly mode: 'add' | 'replace' | 'remove'
  value(groups: Groups): string
}

/**
 * The first rule that applies to a path decides.
 *
 * @param prepare - Brings a path into the form that the patterns are for.
 */
export function answerTable(
  rules: readonly AnswerRule[],
  prepare: (path: string) => string,
): (request: HostingRequest, isFile: boolean) => HostingRedirect | 'stop' | null {
  const index = new RuleIndex(rules)
  return (request, isFile) => {
    for (const [rule, groups] of index.find(prepare(request.path))) {
      if (isFile && !rule.isOverFiles) continue
      const answer = rule.answer(request, groups)
      if (answer === 'stop') return 'stop'
      const { file, line, column } = rule
      if (answer !== null) return { ...answer, file, line, column }
    }
    return null
  }
}

/** All rules that apply to a path count. */
export function headerTable(
  rules: readonly HeaderRule[],
  prepare: (path: string) => string,
): (path: string) => readonly HostingHeader[] {
  const index = new RuleIndex(rules)
  return (path) => {
    let headers: HostingHeader[] = []
    for (const [{ name, mode, file, line, column, value }, groups] of index.find(prepare(path))) {
      if (mode !== 'add') headers = headers.filter((earlier) => earlier.name !== name)
      if (mode !== 'remove') headers.push({ name, value: value(groups), file, line, column })
    }
    return headers
  }
}

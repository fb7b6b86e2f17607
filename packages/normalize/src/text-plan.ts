import { copyText, flatten, ownOptions } from '@waymark/infra/internal'
import { takeResult, UrlRecord, type UrlText } from '@waymark/url-parser/internal'
import type { NormalizeOptions, Rule } from './rule.ts'
import { type PlannedRule, planRules, type RulePlan } from './rule-plan.ts'
import type { RuleEffect, Trigger } from './rule-reads.ts'
import { checksOf, type TextCheck } from './text-checks.ts'

// Most rules have nothing to do with most URLs, and that can be seen in the text that the parser has written. A record
// is made only for a URL that a rule may change, and only the rules that may change it run on it. `Rule.apply` says
// what a rule does; the result is the same as if all rules had run in turn.

/** A rule, and when it runs on a URL that no rule before it has changed. */
interface Step {
  readonly rule: Rule
  /** It may change the URL if one of them is true. */
  readonly checks: readonly TextCheck[]
  /** It changes every URL in the same way; {@link cut} does that if no other rule has to run. */
  readonly isCut: boolean
}

/** How rules run on the text of URLs. */
export interface TextPlan {
  readonly steps: readonly Step[]
  readonly options: NormalizeOptions
  readonly isQueryDropped: boolean
  readonly isFragmentDropped: boolean
  readonly endSlash: RulePlan['endSlash']
}

/** @returns `null` if one of the rules does not say what it can do. */
export function planText(rules: readonly Rule[], options: NormalizeOptions): TextPlan | null {
  const plan = planRules(rules, options)
  if (plan === null) return null
  return {
    steps: plan.rules.map((planned) => stepOf(planned, plan)),
    options,
    isQueryDropped: plan.drops.has('query'),
    isFragmentDropped: plan.drops.has('fragment'),
    endSlash: plan.endSlash,
  }
}

function stepOf({ rule, effects }: PlannedRule, plan: RulePlan): Step {
  const checks = effects.flatMap((effect) =>
    effect.kind === 'change' ? checksOf(foreseen(effect, plan)) : [],
  )
  return { rule, checks, isCut: effects.some(({ kind }) => kind !== 'change') }
}

type Change = Extract<RuleEffect, { kind: 'change' }>

/** What is foreseen of a change: parts that are dropped anyway make no difference. */
function foreseen(change: Change, { drops, endSlash }: RulePlan): Change {
  const { kind, trigger } = ownOptions(change)
  const parts = change.parts.filter((part) => !(drops as ReadonlySet<string>).has(part))
  // A rule before this one can change the end of the path, and so what this one finds there.
  const isOpen = endSlash !== 'preserve' && parts.includes('path') && isAboutEnd(trigger)
  return trigger === undefined || isOpen ? { kind, parts } : { kind, parts, trigger }
}

function isAboutEnd(trigger: Trigger | undefined): boolean {
  switch (trigger?.kind) {
    case 'end':
    case 'content':
      return true
    case 'sequence':
      return trigger.text.includes('/') && trigger.text !== '//'
    default:
      return false
  }
}

/** Runs rules on the `http` or `https` URL that is in the registers of the parser. */
export function runOnText(plan: TextPlan): string {
  const url = takeResult()
  const { steps, endSlash } = plan
  let first = 0
  while (first < steps.length && !mayChange(steps[first]!, url)) first++
  const isCut = first === steps.length && isEndPlain(endSlash, url)
  return isCut ? cut(plan, url) : runOnRecord(plan, url, first)
}

function mayChange({ checks }: Step, url: UrlText): boolean {
  for (let i = 0; i < checks.length; i++) if (checks[i]!(url)) return true
  return false
}

/** Whether what happens at the end of the path can be seen: how many slashes go, and what gets one, is left to the rule. */
function isEndPlain(endSlash: RulePlan['endSlash'], { href, searchStart }: UrlText): boolean {
  if (endSlash === 'never') return !href.endsWith('//', searchStart)
  return (
    endSlash === 'preserve' ||
    href.lastIndexOf('.', searchStart) < href.lastIndexOf('/', searchStart - 1)
  )
}

/** @param first - The first rule that may change the URL, apart from those that can be done by cutting. */
function runOnRecord({ steps, options }: TextPlan, text: UrlText, first: number): string {
  const url = new UrlRecord(text, false)
  let result = url
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!
    // A change can give any of the later rules something to do.
    const isAsked =
      result !== url || step.isCut || i === first || (i > first && mayChange(step, text))
    if (isAsked) result = step.rule.apply(result, options)
  }
  return result.href
}

/** Cuts off what every URL loses, and writes the end of the path. */
function cut({ isQueryDropped, isFragmentDropped, endSlash }: TextPlan, url: UrlText): string {
  const { href, pathStart, searchStart, hashStart } = url
  const isSlashed = href.charCodeAt(searchStart - 1) === SLASH
  const isLonger = endSlash === 'always' && !isSlashed
  const isShorter = endSlash === 'never' && isSlashed && searchStart - pathStart > 1
  const pathEnd = isShorter ? searchStart - 1 : searchStart
  const tailStart = isQueryDropped ? hashStart : searchStart
  const tailEnd = isFragmentDropped ? hashStart : href.length
  if (!isLonger && pathEnd === tailStart) {
    return tailEnd === href.length ? href : copyText(href.slice(0, tailEnd))
  }
  const head = href.slice(0, pathEnd)
  if (!isLonger && tailStart === tailEnd) return copyText(head)
  return flatten(head + (isLonger ? '/' : '') + href.slice(tailStart, tailEnd))
}

const SLASH = 0x2f

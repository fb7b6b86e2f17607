import { ownOptions } from '@waymark/infra/internal'
import type { NormalizeOptions, Rule } from './rule.ts'
import type { RuleEffect } from './rule-reads.ts'

/** A rule, and what it can do with the options of the plan. */
export interface PlannedRule {
  readonly rule: Rule
  readonly effects: readonly RuleEffect[]
}

/** What a list of rules can do to an `http` or `https` URL that the URL parser has written. */
export interface RulePlan {
  /** In running order. */
  readonly rules: readonly PlannedRule[]
  /** What every URL loses. */
  readonly drops: ReadonlySet<'query' | 'fragment'>
  /** What every path ends with. */
  readonly endSlash: 'never' | 'always' | 'preserve'
}

/**
 * What rules can do, as each of them says itself. Single calls and bulk work leave out what cannot happen.
 *
 * @returns `null` if that is not known of one of the rules, or if two want different ends of the path.
 */
export function planRules(rules: readonly Rule[], options: NormalizeOptions): RulePlan | null {
  const planned: PlannedRule[] = []
  const drops = new Set<'query' | 'fragment'>()
  let endSlash: RulePlan['endSlash'] = 'preserve'
  for (const rule of rules) {
    const effects = effectsOf(rule, options)
    if (effects === null) return null
    for (const effect of effects) {
      if (effect.kind === 'drop') drops.add(effect.part)
      else if (effect.kind === 'end-slash') {
        if (endSlash !== 'preserve' && endSlash !== effect.slash) return null
        endSlash = effect.slash
      }
    }
    planned.push({ rule, effects })
  }
  return { rules: planned, drops, endSlash }
}

/** What a rule can do to what the parser has written; `null` if that is not known. */
function effectsOf(rule: Rule, options: NormalizeOptions): readonly RuleEffect[] | null {
  const { effects, settledByParser, reads } = ownOptions(rule)
  if (effects !== undefined) return rule.effects!(options)
  if (settledByParser === true) return []
  return reads === undefined ? null : [{ kind: 'change', parts: reads }]
}

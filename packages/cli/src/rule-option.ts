import type { RuleOption } from '@waymark/normalize'

/** An option of a rule in one line: its name, the words it takes, what it does, what holds without it. */
export function describeRuleOption({
  name,
  values,
  default: fallback,
  summary,
}: RuleOption): string {
  const words = values.length === 0 ? '' : ` ${values.join('|')}`
  return `${name}${words}: ${summary}${fallback === null ? '' : ` Default: ${fallback}.`}`
}

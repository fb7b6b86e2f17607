import type { Preset, Rule } from '@waymark/normalize'

/** A preset without the rules that remove the parts to keep. */
export function keepParts(
  preset: Preset,
  { query, fragment }: { readonly query: boolean; readonly fragment: boolean },
): Preset {
  const isKept = (rule: Rule): boolean =>
    (query && removesPart(rule, 'query')) || (fragment && removesPart(rule, 'fragment'))
  return { ...preset, rules: preset.rules.filter((rule) => !isKept(rule)) }
}

/** Whether a rule always removes a component, whatever its content. */
export function removesPart({ effects }: Rule, part: 'query' | 'fragment'): boolean {
  return effects?.({}).some((effect) => effect.kind === 'drop' && effect.part === part) === true
}

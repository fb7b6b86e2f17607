import type { Preset } from '@waymark/normalize'

/** A preset without the rules that would take away a part that is to be kept. */
export function keepParts(
  preset: Preset,
  { query, fragment }: { readonly query: boolean; readonly fragment: boolean },
): Preset {
  const dropped = [...(query ? ['remove-query'] : []), ...(fragment ? ['remove-fragment'] : [])]
  return { ...preset, rules: preset.rules.filter(({ name }) => !dropped.includes(name)) }
}

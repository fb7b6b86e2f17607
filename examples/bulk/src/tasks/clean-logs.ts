import { createNormalizer } from '@waymark/normalize'

/** The pages that a server log names, without credentials, sessions and tracking. */
export function cleanLog(targets: readonly string[], site: string): (string | null)[] {
  return targets.map(createNormalizer('crawler', { base: site }))
}

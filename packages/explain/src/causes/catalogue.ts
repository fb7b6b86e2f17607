import type { UrlCauseCatalogue, UrlCauseEntry } from './cause-entry.ts'
import { domainCauses } from './domain-causes.ts'
import { hostCauses } from './host-causes.ts'
import { inputCauses } from './input-causes.ts'
import { ipv4Causes } from './ipv4-causes.ts'
import { ipv6Causes } from './ipv6-causes.ts'
import { partCauses } from './part-causes.ts'

export const entries: readonly UrlCauseEntry[] = /* @__PURE__ */ [
  ...hostCauses,
  ...domainCauses,
  ...ipv4Causes,
  ...ipv6Causes,
  ...inputCauses,
  ...partCauses,
]

/**
 * Every cause of a validation error, each with examples in which its place is marked.
 *
 * @example
 * ```ts
 * import { causes } from '@waymark/explain'
 *
 * causes.entries.find(({ code }) => code === 'host-space')?.summary // => 'A host cannot contain a space.'
 * ```
 */
export const causes: UrlCauseCatalogue = { title: 'Causes of URL errors', entries }

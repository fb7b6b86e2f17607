import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue } from '@waymark/infra/problem'
import type { Cause, UrlCauseEntry } from './cause.ts'
import { causesInOrder } from './causes/index.ts'

/** The catalogue of the causes. */
export interface UrlCauseCatalogue extends ProblemCatalogue {
  readonly entries: readonly UrlCauseEntry[]
}

const BY_CODE: ReadonlyMap<string, Cause> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ causesInOrder.map((cause) => [cause.code, cause]),
)

/** What is said of a cause. */
export function entryOf(code: string): Cause {
  return BY_CODE.get(code)!
}

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
export const causes: UrlCauseCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Causes of URL errors',
  entries: causesInOrder,
})

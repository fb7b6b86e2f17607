import type { AuditCheck } from '../audit-context.ts'

/** All checks of `@waymark/hreflang`. */
export const hreflangSets: AuditCheck = {
  code: null,
  find: ({ sets }) => sets.problems(),
}

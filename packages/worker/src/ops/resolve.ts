import { createResolver } from '@waymark/url-parser'
import type { Implementation } from '../op.ts'
import { rememberLast } from '../remember-last.ts'

export const resolve: Implementation = {
  options: [],
  bind() {
    const resolverOf = rememberLast((base) => createResolver(base))
    return (reference, base) => resolverOf(base)?.(reference)?.href ?? null
  },
}

import { LIST_VERSION } from './generated/list.ts'
import { listOver, type PublicSuffixList } from './public-suffix-list.ts'
import { listRules } from './rules.ts'

/**
 * The list that is part of this package, in the form that `createPublicSuffixList` of `@waymark/public-suffix/list` returns.
 *
 * @example
 * ```ts
 * import { builtInList } from '@waymark/public-suffix'
 *
 * builtInList.getRegistrableDomain('www.example.co.uk') // => 'example.co.uk'
 * ```
 */
export const builtInList: PublicSuffixList = /* @__PURE__ */ listOver(listRules, LIST_VERSION)

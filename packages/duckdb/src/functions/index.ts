import { deepFreeze } from '@waymark/infra/internal'
import { domain } from './domain.ts'
import { equal } from './equal.ts'
import { hreflangValid } from './hreflang-valid.ts'
import { key } from './key.ts'
import { language } from './language.ts'
import { normalize } from './normalize.ts'
import { part } from './part.ts'
import { site } from './site.ts'
import { suffix } from './suffix.ts'
import type { UrlFunction } from './url-function.ts'
import { valid } from './valid.ts'

/**
 * Every function, in the order of the documentation.
 *
 * @example
 * ```ts
 * import { urlFunctions } from '@waymark/duckdb'
 *
 * urlFunctions.map(({ name }) => `waymark_${name}`).slice(0, 3) // => ['waymark_normalize', 'waymark_key', 'waymark_equal']
 * ```
 */
export const urlFunctions: readonly UrlFunction[] = /* @__PURE__ */ deepFreeze([
  normalize,
  key,
  equal,
  domain,
  suffix,
  site,
  part,
  valid,
  language,
  hreflangValid,
])

import { deepFreeze } from '@waymark/infra/internal'
import type { Op } from '../op.ts'
import { display } from './display.ts'
import { domain } from './domain.ts'
import { equal } from './equal.ts'
import { equalByColumn } from './equal-by.ts'
import { hreflang } from './hreflang.ts'
import { key } from './key.ts'
import { keyBy } from './key-by.ts'
import { language } from './language.ts'
import { normalize } from './normalize.ts'
import { normalizeBy } from './normalize-by.ts'
import { part } from './part.ts'
import { partBy } from './part-by.ts'
import { site } from './site.ts'
import { suffix } from './suffix.ts'
import { valid } from './valid.ts'

/**
 * Everything that a worker can answer, in the order in which documentation lists it.
 *
 * @example
 * ```ts
 * import { ops } from '@waymark/worker'
 *
 * const op = ops.find(({ name }) => name === 'key-by')
 * op?.columns // => ['url', 'method']
 * op?.type // => 'String'
 * ```
 */
export const ops: readonly Op[] = /* @__PURE__ */ deepFreeze([
  normalize,
  normalizeBy,
  key,
  keyBy,
  equal,
  equalByColumn,
  part,
  partBy,
  domain,
  suffix,
  site,
  valid,
  display,
  language,
  hreflang,
])

import type { Group } from '../group.ts'
import { caching } from './caching.ts'
import { identity } from './identity.ts'
import { linting } from './linting.ts'
import { normalizing } from './normalizing.ts'
import { pages } from './pages.ts'
import { parsing, parsingOfSlices } from './parsing.ts'
import { relative } from './relative.ts'
import { searchParams } from './search-params.ts'
import { setters } from './setters.ts'
import { templates } from './templates.ts'
import { toAsciiGroup } from './to-ascii.ts'

/** Everything that is measured inside the one process. */
export const groups: readonly Group[] = [
  parsing,
  parsingOfSlices,
  relative,
  searchParams,
  setters,
  toAsciiGroup,
  normalizing,
  identity,
  caching,
  templates,
  linting,
  pages,
]

import type { Group } from '../../group.ts'
import { canParse, getters, href } from './parsing.ts'
import { resolving } from './resolving.ts'
import { searchParams } from './search-params.ts'
import { setters } from './setters.ts'
import { toAsciiByScript } from './to-ascii.ts'

/** The operations of the table of kinds; each is measured in a process of its own. */
export const kindGroups: readonly Group[] = [
  href,
  canParse,
  getters,
  resolving,
  setters,
  searchParams,
  toAsciiByScript,
]

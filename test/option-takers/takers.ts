import { takers as design } from './design.ts'
import { takers as duckdb } from './duckdb.ts'
import { takers as i18n } from './i18n.ts'
import { takers as integrations } from './integrations.ts'
import { takers as normalisation } from './normalisation.ts'
import { takers as parsing } from './parsing.ts'
import { takers as rows } from './rows.ts'
import { takers as sitemap } from './sitemap.ts'
import { takers as sqlite } from './sqlite.ts'
import type { Taker } from './taker.ts'

export type { Taker }

/** Every public function that takes options. */
export const takers: readonly Taker[] = [
  ...parsing,
  ...normalisation,
  ...rows,
  ...design,
  ...duckdb,
  ...sqlite,
  ...i18n,
  ...sitemap,
  ...integrations,
]

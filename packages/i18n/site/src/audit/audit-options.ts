import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import {
  listOf,
  type OptionTable,
  type OptionType,
  optionType,
  RECORD,
  STRING,
} from '@waymark/infra/options'
import { MEMORY } from '../table-store.ts'
import { MILLISECONDS } from '../unlikely-dates.ts'
import { baseUrl } from './address.ts'

/** Options of an audit of built pages. */
export interface AuditOptions {
  /** The URL of the folder, such as `https://a.example/`. Default: what the pages, the sitemaps and a `CNAME` say. */
  readonly base?: string | undefined
  /** How URLs are compared. Default: as in `checkSite`. */
  readonly config?: URLNormalizationOptions | undefined
  /** How many bytes of memory the tables may take. The rest is in the store that the files make. Default: no limit. */
  readonly memory?: number | undefined
  /** The current time in milliseconds since 1970. Default: the clock. */
  readonly now?: number | undefined
  /** Paths of databases with the alternates of the pages. Default: none. */
  readonly databases?: readonly string[] | undefined
  /** Paths of exports of crawlers, which tell what the server of the published site answers. Default: none. */
  readonly crawls?: readonly string[] | undefined
}

const PATHS: OptionType = /* @__PURE__ */ listOf(STRING, 'a list of paths')

export const AUDIT_OPTIONS: OptionTable<AuditOptions> = {
  base: /* @__PURE__ */ optionType(
    'an http or https URL',
    (value) => typeof value === 'string' && baseUrl(value) !== null,
  ),
  config: RECORD,
  memory: MEMORY,
  now: MILLISECONDS,
  databases: PATHS,
  crawls: PATHS,
}

import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { BOOLEAN, FUNCTION, type OptionTable, RECORD } from '@waymark/infra/options'
import { SPLIT_OPTIONS, type SplitOptions } from '@waymark/sitemap'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseOptions } from '../database/database-reader.ts'
import type { FilterProblem } from '../site-problem.ts'
import { type CreateTableStore, MEMORY } from '../table-store.ts'
import { MILLISECONDS } from '../unlikely-dates.ts'
import { COLUMN_NAME } from './split-groups.ts'

/** Options for building sitemaps from a database. */
export interface BuildOptions
  extends Omit<SplitOptions, 'extensions' | 'groupOf' | 'onRefused' | 'onWarning'>,
    Omit<DatabaseOptions, 'groups' | 'column'> {
  /** Which of images, videos and news are written, from `@waymark/sitemap/extensions`. Default: all. */
  readonly extensions?: SplitOptions['extensions']
  /**
   * The column of tables, or member of entries, by whose values the pages are split into files: `lang`, or any other, such as
   * `section`. The file of a value has it in its name, and keeps this name.
   */
  readonly split?: string | undefined
  /** How URLs are normalised. What it does not say is as in the `canonical` of the database, or else as in `SAFE_URL_NORMALIZATION`. */
  readonly config?: URLNormalizationOptions | undefined
  /** Whether hosts that no visitor reaches are accepted, for sites under test. Default `false`. */
  readonly allowUnreachableHosts?: boolean | undefined
  /**
   * How many bytes of memory the tables of the audit may take. The rest is in the store of `createStore`, and the output and the
   * problems are the same. Default: no limit.
   */
  readonly memory?: number | undefined
  /** Makes the store for what does not fit into `memory`: `createTableStore` of `@waymark/site/node`. */
  readonly createStore?: CreateTableStore | undefined
  /** The current time in milliseconds since 1970, to find dates in the future. Default: the clock. */
  readonly now?: number | undefined
  /** Called with each problem: what it returns is reported. What is left out because of the problem stays so. */
  readonly filterProblem?: FilterProblem | undefined
}

const { groupOf: _group, onRefused: _refused, onWarning: _warning, ...writing } = SPLIT_OPTIONS

/** The options of `buildSite`. */
export const BUILD_OPTIONS: OptionTable<BuildOptions> = {
  ...writing,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  split: COLUMN_NAME,
  config: RECORD,
  allowUnreachableHosts: BOOLEAN,
  memory: MEMORY,
  createStore: FUNCTION,
  now: MILLISECONDS,
  filterProblem: FUNCTION,
}

import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { BOOLEAN, FUNCTION, type OptionTable, RECORD } from '@waymark/infra/options'
import { SPLIT_OPTIONS, type SplitOptions } from '@waymark/sitemap'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseOptions } from '../database/database-reader.ts'
import type { FilterProblem } from '../site-problem.ts'
import { type CreateTableStore, MEMORY } from '../table-store.ts'
import { MILLISECONDS } from '../unlikely-dates.ts'

/** Options for building sitemaps from a database. */
export interface BuildOptions
  extends Omit<SplitOptions, 'extensions' | 'onRefused' | 'onWarning'>,
    Omit<DatabaseOptions, 'groups'> {
  /** Which of images, videos and news are written, from `@waymark/sitemap/extensions`. Default: all. */
  readonly extensions?: SplitOptions['extensions']
  /** How URLs are normalised. The defaults are those of `SAFE_URL_NORMALIZATION`. */
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

const { onRefused: _refused, onWarning: _warning, ...split } = SPLIT_OPTIONS

/** The options of `buildSite`. */
export const BUILD_OPTIONS: OptionTable<BuildOptions> = {
  ...split,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  config: RECORD,
  allowUnreachableHosts: BOOLEAN,
  memory: MEMORY,
  createStore: FUNCTION,
  now: MILLISECONDS,
  filterProblem: FUNCTION,
}

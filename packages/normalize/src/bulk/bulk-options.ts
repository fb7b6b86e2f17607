import { ownOptions } from '@waymark/infra/internal'
import {
  COUNT,
  checkOptions,
  type OptionTable,
  oneOf,
  RECORD,
  STRING,
} from '@waymark/infra/options'
import type { UrlRecord } from '@waymark/url-parser'
import type { RuleSelection, Runnable } from '../preset.ts'
import { readBase } from '../resolve-input.ts'
import type { NormalizeOptions } from '../rule.ts'
import { mergeOptions } from '../run.ts'
import { resolveSelection, withReaders } from '../selection.ts'
import { MAX_LINE } from './line-blocks.ts'

/** What happens to a line that is not a URL: it is left out, kept as it is, or ends the work. */
export type OnError = 'skip' | 'keep' | 'fail'

/** The options of bulk work. */
export interface BulkOptions {
  /** Options of the rules; they override those of a preset. */
  readonly options?: NormalizeOptions
  /** What happens to a line that is not a URL. Default `'skip'`. */
  readonly onError?: OnError
  /** The absolute URL that relative references are resolved against: the option `base` of `normalize`. Without it, they are reported. */
  readonly base?: string
  /** The length of the longest line that is read, in bytes. Default 1 MiB. */
  readonly maxLine?: number
}

/**
 * The options of bulk work, as data.
 *
 * @example
 * ```ts
 * import { BULK_OPTIONS } from '@waymark/normalize/bulk'
 *
 * Object.keys(BULK_OPTIONS) // => ['options', 'onError', 'base', 'maxLine']
 * ```
 */
export const BULK_OPTIONS: OptionTable<BulkOptions> = /* @__PURE__ */ Object.freeze({
  options: RECORD,
  onError: /* @__PURE__ */ oneOf('skip', 'keep', 'fail'),
  base: STRING,
  maxLine: COUNT,
})

/** Bulk options that have been checked, with their defaults. */
export interface BulkSettings {
  readonly preset: Runnable
  readonly onError: OnError
  readonly base: UrlRecord | null
  readonly maxLine: number
}

/** @throws OptionError for a misspelt option, a wrong value, or a base that is not an absolute URL. */
export function readBulkOptions(selection: RuleSelection, given: BulkOptions = {}): BulkSettings {
  given = checkOptions(given, BULK_OPTIONS)
  return settingsOf(selection, given)
}

/** The same for options that have been checked. */
export function settingsOf(selection: RuleSelection, given: BulkOptions): BulkSettings {
  const runnable = resolveSelection(selection)
  const { options, onError = 'skip', base, maxLine = MAX_LINE } = ownOptions(given)
  const all = base === undefined ? options : { ...options, base }
  const merged = withReaders(runnable, () => mergeOptions(runnable, all))
  return {
    preset: { ...runnable, options: merged },
    onError,
    base: merged.base === undefined ? null : readBase(merged.base).url,
    maxLine,
  }
}

import { isRecord } from '@waymark/infra/internal'
import { type OptionTable, oneOf, optionType, STRING } from '@waymark/infra/options'
import type { DatabaseForm, DatabaseOptions } from './database-reader.ts'

/** All forms of a database. */
export const DATABASE_FORMS: readonly DatabaseForm[] = ['json', 'ndjson', 'csv', 'tsv']

/** The options of `readDatabase`. */
export const DATABASE_OPTIONS: OptionTable<DatabaseOptions> = {
  inputFormat: /* @__PURE__ */ oneOf(...DATABASE_FORMS),
  groups: /* @__PURE__ */ optionType(
    'a table of strings',
    (value) => isRecord(value) && typeof value['add'] === 'function',
  ),
  column: STRING,
}

import type { DatabaseForm } from '@waymark/site'
import type { Option } from '../command.ts'
import type { OptionValues } from '../option-values.ts'

const FORMS: readonly DatabaseForm[] = ['json', 'ndjson', 'csv', 'tsv']

/** The option for the form of a database. */
export const INPUT_FORMAT: Option = {
  name: 'input-format',
  value: 'format',
  choices: FORMS,
  summary:
    'The form of the database: json, ndjson, csv or tsv. Default: it is recognised by its beginning and its name.',
}

/** The value of `--input-format`; empty if it is not given. */
export function inputFormatOf(options: OptionValues): { readonly inputFormat?: DatabaseForm } {
  const given = options.text('input-format')
  const inputFormat = FORMS.find((form) => form === given)
  return inputFormat === undefined ? {} : { inputFormat }
}

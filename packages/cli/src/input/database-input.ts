import type { Sentence } from '@waymark/infra/internal'
import type { DatabaseForm } from '@waymark/site'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'

/** The forms of a database. */
export const FORMS: readonly DatabaseForm[] = ['json', 'ndjson', 'csv', 'tsv']

/** The option for the form of a database. */
export const INPUT_FORMAT: Option = {
  name: 'input-format',
  value: 'format',
  choices: FORMS,
  summary: 'The format of the database. Default: recognised by its first bytes and its name.',
}

/** The value of `--input-format`; empty if it is not given. */
export function inputFormatOf(options: OptionValues): { readonly inputFormat?: DatabaseForm } {
  const given = options.text('input-format')
  const inputFormat = FORMS.find((form) => form === given)
  return inputFormat === undefined ? {} : { inputFormat }
}

/**
 * Refuses options that have no effect because the input is no database.
 *
 * @param why - What the input is, as the end of a sentence.
 * @param others - More options with no effect, as they were given.
 */
export function refuseDatabaseOptions(
  options: OptionValues,
  why: Sentence,
  others: readonly string[] = [],
): void {
  const form = options.text('input-format')
  const given = [...(form === null ? [] : [`--input-format ${form}`]), ...others]
  if (given.length > 0) {
    throw usageFailure('{given}: for databases only, and {why:phrase}', {
      detail: 'for-databases',
      given,
      why,
    })
  }
}

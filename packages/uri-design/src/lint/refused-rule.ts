import { type Sentence, sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'

/** The name of the option that takes the rules. */
const OPTION = 'customRules'

/** The error for a rule of a team that is wrong. */
export function refusal(
  rule: string,
  wrong: Sentence,
  member: string | null = OPTION,
): OptionError {
  return new OptionError(member, sentence('the rule {rule:code}: {wrong:phrase}', { rule, wrong }))
}

/** Makes an error about a member one about the rule. */
export function within<Result>(rule: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    throw refusal(rule, { text: error.message, data: error.data }, error.option)
  }
}

import { causes, explain } from '@waymark/explain'
import type { ProblemEntry } from '@waymark/infra/problem'
import { readUrl } from '@waymark/url-parser'

/** The causes of URL errors for which the packages know the change that repairs them, in an example at least. */
const repaired: ReadonlySet<string> = new Set(
  causes.entries
    .filter(({ code, examples }) =>
      examples.some(({ wrong, base = null }) =>
        explain(readUrl(wrong, { base }))
          .flatMap((error) => error.causes)
          .some((cause) => cause.code === code && cause.edit !== null),
      ),
    )
    .map(({ code }) => code),
)

/** Whether something corrects the problem for its reader: `--fix` of a command, or a change that `repair` makes. */
export function isFixable({ code, fixed }: ProblemEntry): boolean {
  return fixed !== undefined || repaired.has(code)
}

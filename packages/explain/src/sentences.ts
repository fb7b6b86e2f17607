import { type Sentence, sentence } from '@waymark/infra/internal'
/** What several causes say alike. */
export const RELATIVE =
  'An input without a scheme is a relative URL, which means something only together with a base URL.'
export const SECRET =
  'Credentials in a URL end up in logs, histories and `Referer` headers, and `https://bank.example@evil.example` leads to `evil.example`.'
export const REPAIRED =
  'Browsers repair the URL. Stricter programs refuse it, or read a different one.'
export const WHOLE_URL: Sentence = /* @__PURE__ */ sentence(
  'Write the whole URL, such as `https://example.com/`.',
)
export const DNS =
  'Browsers look the name up all the same, but the DNS rules for host names do not allow it, and most other programs refuse it.'

/** A number as it is written; of a long one, how long it is. */
export function shownDigits(digits: string): string | Sentence {
  const { length } = digits
  return length > 20 ? sentence('a number of {length} digits', { length }) : digits
}

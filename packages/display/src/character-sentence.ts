import { describeCharacter } from '@waymark/explain'
import type { Sentence } from '@waymark/infra/internal'

/** What a sentence calls a code point, with its article. */
export function characterSentence(c: number): Sentence {
  return { text: describeCharacter(c), data: {} }
}

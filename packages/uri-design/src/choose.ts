/**
 * One of the words that an option takes.
 *
 * @throws {TypeError} For any other word.
 */
export function choose<Word extends string>(
  name: string,
  word: Word,
  words: readonly Word[],
): Word {
  if (words.includes(word)) return word
  throw new TypeError(`The ${name} is "${words.join('" or "')}"; got ${String(word)}`)
}

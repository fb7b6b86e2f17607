/**
 * The words of a text for the search. Japanese has no spaces between words: each two neighbouring characters are a word.
 *
 * The page gets the function as its source, so it uses nothing from outside.
 */
export function searchTerms(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []
  return words.flatMap((word) => {
    const pieces =
      word.match(/[\u3040-\u30ff\u3400-\u9fff]+|[^\u3040-\u30ff\u3400-\u9fff]+/gu) ?? []
    return pieces.flatMap((piece) => {
      if (!/[\u3040-\u30ff\u3400-\u9fff]/u.test(piece) || piece.length < 3) return [piece]
      return Array.from({ length: piece.length - 1 }, (_, i) => piece.slice(i, i + 2))
    })
  })
}

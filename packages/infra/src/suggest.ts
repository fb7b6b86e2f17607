/** The longest word that is compared: a longer one is not a slip of the finger, and would take long. */
const LONGEST = 40

/** The candidate that a misspelt word probably means; `null` if none is close. */
export function suggest(word: string, candidates: readonly string[]): string | null {
  if (word.length > LONGEST) return null
  let best: string | null = null
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const isStart = word.length >= 3 && candidate.startsWith(word)
    const distance = isStart ? 1 : editDistance(word, candidate)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into another. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, beforeLast[j - 2]! + 1)
      }
      row.push(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

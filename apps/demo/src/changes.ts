/** A stretch of a text that is replaced; one of both can be empty. */
export interface Change {
  readonly before: string
  readonly after: string
}

/** The greatest product of both lengths, without what is the same at both ends: the time grows with it. */
const MOST_COMPARED = 100_000

/**
 * The fewest changes that make one text of another, in order; none where finding them would take long.
 *
 * @example
 * ```ts
 * changesBetween('https;//a b', 'https://ab')
 * // => [{ before: ';', after: ':' }, { before: ' ', after: '' }]
 * ```
 */
export function changesBetween(before: string, after: string): Change[] {
  const [a, b] = differentMiddles([...before], [...after])
  if (a.length * b.length > MOST_COMPARED) return []
  const width = b.length + 1
  // How many characters the rest of one has in common with the rest of the other.
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const changes: Change[] = []
  let [removed, added] = ['', '']
  const finish = () => {
    if (removed + added !== '') changes.push({ before: removed, after: added })
    removed = added = ''
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      finish()
      i++
      j++
    } else if (
      j === b.length ||
      (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      removed += a[i++]!
    } else added += b[j++]!
  }
  finish()
  return changes
}

function differentMiddles(
  a: readonly string[],
  b: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

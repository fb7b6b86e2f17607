/** The number by which a record is put in order. */
export type RankOf<T> = (record: T) => number

interface Head<T> {
  record: T
  rank: number
  readonly rest: Iterator<T, void>
  /** Of two records with the same rank, the one of the earlier input comes first. */
  readonly order: number
}

/**
 * Merges inputs that are in order into one, by a heap of their first records: n records of k inputs take
 * n log k comparisons.
 */
export function* merge<T>(inputs: readonly Iterable<T>[], rankOf: RankOf<T>): Generator<T, void> {
  const heap: Head<T>[] = []
  const isBefore = (a: Head<T>, b: Head<T>): boolean =>
    a.rank < b.rank || (a.rank === b.rank && a.order < b.order)

  /** Moves the head at the top down to its place. */
  const settle = (): void => {
    const moved = heap[0]
    if (moved === undefined) return
    let at = 0
    for (;;) {
      let next = at * 2 + 1
      const left = heap[next]
      if (left === undefined) break
      const right = heap[next + 1]
      let smaller = left
      if (right !== undefined && isBefore(right, left)) {
        smaller = right
        next++
      }
      if (!isBefore(smaller, moved)) break
      heap[at] = smaller
      at = next
    }
    heap[at] = moved
  }

  try {
    for (const [order, input] of inputs.entries()) {
      const rest = input[Symbol.iterator]() as Iterator<T, void>
      const first = rest.next()
      if (first.done === true) continue
      heap.push({ record: first.value, rank: rankOf(first.value), rest, order })
    }
    // A sorted array is a heap.
    heap.sort((a, b) => a.rank - b.rank || a.order - b.order)
    for (let top = heap[0]; top !== undefined; top = heap[0]) {
      yield top.record
      const next = top.rest.next()
      if (next.done === true) {
        const last = heap.pop()
        if (last === undefined || last === top) continue
        heap[0] = last
      } else {
        top.record = next.value
        top.rank = rankOf(next.value)
      }
      settle()
    }
  } finally {
    // If the caller stops early, the inputs can close what they read.
    for (const { rest } of heap) rest.return?.()
  }
}

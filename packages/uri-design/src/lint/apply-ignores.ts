import type { IgnoreDirective, IgnoredName } from './document-reading.ts'

/** Something to report, at a place in a document. */
interface Reported {
  readonly documentStart: number
}

/** What is left, and the names that suppressed nothing. */
export interface Applied<R> {
  readonly kept: readonly R[]
  readonly unused: readonly IgnoredName[]
}

/**
 * Leaves out what ignore comments suppress. Of several that apply, the one that begins last counts as used.
 *
 * @param namesOf - The names by which something can be ignored.
 */
export function applyIgnores<R extends Reported>(
  reported: readonly R[],
  ignores: readonly IgnoreDirective[],
  namesOf: (found: R) => readonly string[],
): Applied<R> {
  const inOrder = [...ignores].sort((a, b) => a.from - b.from || b.to - a.to)
  const active = new Map<string, { readonly to: number; readonly name: IgnoredName }[]>()
  const used = new Set<IgnoredName>()
  const dropped = new Set<R>()
  let next = 0
  for (const found of [...reported].sort((a, b) => a.documentStart - b.documentStart)) {
    const { documentStart: at } = found
    for (; next < inOrder.length && inOrder[next]!.from <= at; next++) {
      const { names, to } = inOrder[next]!
      for (const name of names) {
        const same = active.get(name.name)
        if (same === undefined) active.set(name.name, [{ to, name }])
        else same.push({ to, name })
      }
    }
    for (const word of [...namesOf(found), '*']) {
      const stack = active.get(word)
      while (stack !== undefined && stack.length > 0 && stack.at(-1)!.to < at) stack.pop()
      const last = stack?.at(-1)
      if (last === undefined) continue
      used.add(last.name)
      dropped.add(found)
      break
    }
  }
  return {
    kept: reported.filter((found) => !dropped.has(found)),
    unused: ignores.flatMap(({ names }) => names.filter((name) => !used.has(name))),
  }
}

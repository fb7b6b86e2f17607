/** A regular expression as a tree, for patterns that tests make up. */
export type Tree =
  | {
      readonly kind: 'set'
      readonly source: string
      readonly takes: (character: string) => boolean
    }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Tree[] }
  | { readonly kind: 'repeat'; readonly item: Tree; readonly min: number; readonly max: number }

/** The tree as it is written. */
export function sourceOf(tree: Tree): string {
  switch (tree.kind) {
    case 'set':
      return tree.source
    case 'sequence':
      return tree.items.map(sourceOf).join('')
    case 'choice':
      return `(?:${tree.items.map(sourceOf).join('|')})`
    case 'repeat': {
      const { item, min, max } = tree
      return `(?:${sourceOf(item)}){${min},${max === Infinity ? '' : max}}`
    }
  }
}

/** What a match took. `matches` is `null` if it was given up. */
export interface Attempt {
  readonly matches: boolean | null
  /** How often a character that fits was read. */
  readonly steps: number
}

const GIVEN_UP = new Error('given up')

/**
 * Matches a whole string as the specification of ECMAScript does, with continuations.
 *
 * https://tc39.es/ecma262/#sec-compilesubpattern
 */
export function attempt(tree: Tree, text: string, mostSteps: number): Attempt {
  let steps = 0
  type Continuation = (at: number) => boolean
  const match = (node: Tree, at: number, then: Continuation): boolean => {
    switch (node.kind) {
      case 'set':
        if (at === text.length || !node.takes(text.charAt(at))) return false
        if (++steps > mostSteps) throw GIVEN_UP
        return then(at + 1)
      case 'sequence':
        return matchAll(node.items, 0, at, then)
      case 'choice':
        return node.items.some((item) => match(item, at, then))
      case 'repeat':
        return repeat(node.item, node.min, node.max, at, then)
    }
  }
  const matchAll = (
    items: readonly Tree[],
    from: number,
    at: number,
    then: Continuation,
  ): boolean => {
    if (from === items.length) return then(at)
    return match(items[from]!, at, (next) => matchAll(items, from + 1, next, then))
  }
  const repeat = (
    item: Tree,
    min: number,
    max: number,
    at: number,
    then: Continuation,
  ): boolean => {
    if (max === 0) return then(at)
    const again = match(item, at, (next) => {
      if (min === 0 && next === at) return false
      return repeat(item, Math.max(0, min - 1), max - 1, next, then)
    })
    return again || (min === 0 && then(at))
  }
  try {
    const matches = match(tree, 0, (at) => at === text.length)
    return { matches, steps }
  } catch (error) {
    if (error !== GIVEN_UP) throw error
    return { matches: null, steps }
  }
}

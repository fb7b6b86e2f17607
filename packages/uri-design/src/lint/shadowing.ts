import { PLACEHOLDER } from './subject.ts'

interface Node {
  readonly names: Map<string, Node>
  variable: Node | null
  /** The first template that ends here. */
  end: string | null
}

/** How many levels are compared: with more, the ways through the tree would be too many. */
const MOST_LEVELS = 12

/** The templates so far, by their levels, in the order in which a server tries them. */
export class TemplateTree {
  readonly #root: Node = newNode()

  /** The first earlier template that has a variable where this one has a word, and matches all that it matches. */
  findCover(levels: readonly string[]): string | null {
    return levels.length > MOST_LEVELS ? null : coverOf(this.#root, levels, 0, false)
  }

  add(levels: readonly string[], text: string): void {
    if (levels.length > MOST_LEVELS) return
    let node = this.#root
    for (const level of levels) {
      if (isVariable(level)) {
        node.variable ??= newNode()
        node = node.variable
      } else {
        const next = node.names.get(level) ?? newNode()
        node.names.set(level, next)
        node = next
      }
    }
    node.end ??= text
  }
}

function newNode(): Node {
  return { names: new Map(), variable: null, end: null }
}

function isVariable(level: string): boolean {
  return level.startsWith(PLACEHOLDER)
}

function coverOf(
  node: Node,
  levels: readonly string[],
  at: number,
  isWider: boolean,
): string | null {
  if (at === levels.length) return isWider ? node.end : null
  const level = levels[at]!
  const same = isVariable(level) ? null : node.names.get(level)
  const found = same ? coverOf(same, levels, at + 1, isWider) : null
  if (found !== null || node.variable === null) return found
  return coverOf(node.variable, levels, at + 1, isWider || !isVariable(level))
}

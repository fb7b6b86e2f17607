import { type Node, parse } from 'acorn'

/** A node of an ESTree, whose fields depend on its type. */
export interface Tree extends Node {
  // biome-ignore lint/suspicious/noExplicitAny: acorn types nodes one by one; here they are asked by field.
  readonly [field: string]: any
}

/** The code of a node, with all rewritings inside it. */
export type Render = (node: Tree) => string

/** @returns The new code of a node, or `undefined` to keep the node and look inside it. */
export type Rewriter = (node: Tree, render: Render, parents: readonly Tree[]) => string | undefined

export function parseModule(code: string): Tree {
  return parse(code, { ecmaVersion: 2024, sourceType: 'module' }) as unknown as Tree
}

/** Rewrites a module node by node, from the outside to the inside. What no rewriter takes stays as it is written. */
export function rewrite(code: string, rewriter: Rewriter): string {
  const parents: Tree[] = []
  const render = (node: Tree): string => {
    const replaced = rewriter(node, render, parents)
    if (replaced !== undefined) return replaced
    parents.push(node)
    let output = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      output += code.slice(at, child.start) + render(child)
      at = child.end
    }
    parents.pop()
    return output + code.slice(at, node.end)
  }
  return render(parseModule(code))
}

/** The nodes directly inside a node, in the order of the code. The two names of a shorthand are one piece of code. */
export function childrenOf(node: Tree): Tree[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Tree => typeof value?.type === 'string')
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, all) => index === 0 || start >= all[index - 1]!.end)
}

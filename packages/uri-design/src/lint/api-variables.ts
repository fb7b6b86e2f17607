import { sentence } from '@waymark/infra/internal'
import type { Span } from '../uri-spans.ts'
import { findMinority, pathStyle } from './conventions.ts'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import type { DocumentNode } from './document-tree.ts'

/** A variable in a path, with the place of its name. */
export interface ApiVariable extends Span {
  readonly name: string
}

/** The variables of a path or of a server: names in braces, which may have any characters but braces. */
export function apiVariables(text: string): {
  readonly names: readonly ApiVariable[]
  readonly isBalanced: boolean
} {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(({ 0: whole, 1: name = '', index }) => {
    return { name, start: index + 1, end: index + whole.length - 1 }
  })
  const rest = text.replace(/\{[^{}]*\}/g, '')
  return { names, isBalanced: !/[{}]/.test(rest) && names.every(({ name }) => name !== '') }
}

/** The names of all variables, each at the place where it is first. */
export class VariableNames {
  readonly #places = new Map<
    string,
    { readonly start: number; readonly end: number; readonly pointer: string }
  >()

  add({ name, start, end }: ApiVariable, node: DocumentNode, pointer: string): void {
    if (this.#places.has(name)) return
    this.#places.set(name, { start: node.place(start), end: node.place(end), pointer })
  }

  /** The names that are not written as most of them are. */
  minority(): readonly DocumentProblem[] {
    const places = [...this.#places]
    const names = places.map(([name], index) => ({
      index,
      start: 0,
      end: 0,
      style: pathStyle(name),
    }))
    return findMinority(names).map(({ index, style }) => {
      const [name, place] = places[index]!
      const message = sentence(
        'The variable {variable:code80} is in {style:phrase}, and most variables are not.',
        { variable: `{${name}}`, style: style! },
      )
      return documentProblem('api-variable-mixed', message, place)
    })
  }
}

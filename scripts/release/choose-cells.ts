import type { Cell } from './cell.ts'

/**
 * The cells that a list of names asks for, in their own order. A name is that of a cell or of a group, as `groupName`
 * writes it; `*` is any part of one.
 *
 * @returns The first name that fits none, in its place.
 */
export function chooseCells(
  cells: readonly Cell[],
  list: string,
): { readonly cells: readonly Cell[] } | { readonly unknown: string } {
  const patterns = list.split(',').map((name) => ({ name, pattern: patternOf(name.trim()) }))
  const fits = ({ name, group }: Cell, pattern: RegExp): boolean =>
    pattern.test(name) || pattern.test(groupName(group))
  const unknown = patterns.find(({ pattern }) => !cells.some((cell) => fits(cell, pattern)))
  if (unknown !== undefined) return { unknown: unknown.name }
  return { cells: cells.filter((cell) => patterns.some(({ pattern }) => fits(cell, pattern))) }
}

/** A group as it is written on a command line: `Package managers` is `package-managers`. */
export function groupName(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-')
}

function patternOf(name: string): RegExp {
  const literal = name.replace(/[^\w*-]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`)
}

import type { Span } from '../uri-spans.ts'
import { isCamelCase } from './words.ts'

/** One name of a set with the convention it follows; `null` if it follows any. */
export interface StyledName extends Span {
  readonly index: number
  readonly style: string | null
}

/** The names that do not follow the most common convention; of two equally common ones, the first counts. */
export function findMinority<Name extends StyledName>(
  names: readonly Name[],
): readonly (Name & { readonly message: string })[] {
  const counts = new Map<string, number>()
  for (const { style } of names) if (style !== null) counts.set(style, (counts.get(style) ?? 0) + 1)
  const [most] = [...counts].reduce<readonly [string, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['', 0],
  )
  return names
    .filter(({ style }) => style !== null && style !== most)
    .map((name) => {
      const isMost = counts.get(most)! > counts.get(name.style!)!
      const others = isMost ? 'most of the set has' : 'others in the set have'
      return { ...name, message: `This has ${name.style}; ${others} ${most}.` }
    })
}

/** The convention of a path's name; `null` for a single word in lower case. */
export function pathStyle(name: string): string | null {
  if (name.includes('_')) return 'snake case'
  if (isCamelCase(name)) return 'camel case'
  return name.includes('-') ? 'kebab case' : null
}

/** The convention of a parameter's name; `null` for a single word in lower case. */
export function queryStyle(name: string): string | null {
  return pathStyle(name)
}

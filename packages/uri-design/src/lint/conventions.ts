import { sentence, tell } from '@waymark/infra/internal'
import type { Span } from '../uri-spans.ts'
import type { Found } from './rule.ts'
import { isCamelCase } from './words.ts'

/** One name of a set with the convention it follows; `null` if it follows any. */
export interface StyledName extends Span {
  readonly index: number
  readonly style: string | null
}

/** The names that do not follow the most common convention; of two equally common ones, the first counts. */
export function findMinority<Name extends StyledName>(
  names: readonly Name[],
): readonly (Name & { readonly found: Found })[] {
  const counts = new Map<string, number>()
  for (const { style } of names) if (style !== null) counts.set(style, (counts.get(style) ?? 0) + 1)
  const [most] = [...counts].reduce<readonly [string, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['', 0],
  )
  return names
    .filter(({ style }) => style !== null && style !== most)
    .map((name) => {
      const { start, end } = name
      const style = name.style!
      const facts = { style, other: most }
      const message =
        counts.get(most)! > counts.get(style)!
          ? sentence('This URI has {style:phrase}; most of the set has {other:phrase}.', facts)
          : sentence('This URI has {style:phrase}; others in the set have {other:phrase}.', facts)
      return { ...name, found: { start, end, ...tell({ message }) } }
    })
}

const SNAKE_CASE = /* @__PURE__ */ sentence('snake case').text
const CAMEL_CASE = /* @__PURE__ */ sentence('camel case').text
/** What other rules ask for in paths. */
export const KEBAB_CASE: string = /* @__PURE__ */ sentence('kebab case').text

/** The convention of a path's name; `null` for a single word in lower case. */
export function pathStyle(name: string): string | null {
  if (name.includes('_')) return SNAKE_CASE
  if (isCamelCase(name)) return CAMEL_CASE
  return name.includes('-') ? KEBAB_CASE : null
}

/** The convention of a parameter's name; `null` for a single word in lower case. */
export function queryStyle(name: string): string | null {
  return pathStyle(name)
}

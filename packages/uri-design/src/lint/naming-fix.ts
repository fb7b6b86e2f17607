import { isAsciiString } from '@waymark/infra'
import { encodeData } from '../component-data.ts'
import { NOUNS } from './nouns.ts'
import type { Fix, Found } from './rule.ts'
import type { RuleSettings } from './settings.ts'
import { type Parameter, PLACEHOLDER, type Segment } from './subject.ts'
import { kebabCase, leadingVerb, pluralOf, wordsOf } from './words.ts'

/** Words with hyphens and underscores between them. Anything else in a name means something (`C++`, `:batch`, `~ann`). */
const WORDS = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * A name in kebab case, as a fix; `null` if it is made of more than words, or begins with a verb: such a name needs
 * another, not hyphens.
 */
export function kebabFix({ text, start, end }: Segment, { verbs }: RuleSettings): Fix | null {
  if (!WORDS.test(text) || leadingVerb(text, verbs) !== null) return null
  return {
    start,
    end,
    text: isAsciiString(text) ? kebabCase(text) : encodeData(kebabCase(text)),
  }
}

/** A name with its last word in the plural; `null` unless it is a noun whose plural is certain. */
export function pluralFix({ text, start, end }: Segment): Fix | null {
  const last = wordsOf(text).at(-1)
  if (last === undefined || !text.endsWith(last) || !/^[a-z]+$/.test(last)) return null
  if (!WORDS.test(text)) return null
  // The decoded name is shorter: something in it must be percent-encoded.
  if (text.length < end - start) return null
  if (!NOUNS.has(last)) return null
  return { start, end, text: text.slice(0, -last.length) + pluralOf(last) }
}

/**
 * The new names of parameters. Names that stay the same are left out, and names that another parameter has or gets,
 * because two parameters would become one.
 */
export function newNames(
  parameters: readonly Parameter[],
  rename: (name: string) => string,
): ReadonlyMap<string, string> {
  const renamed = new Map(parameters.map(({ name }) => [name, rename(name)]))
  const owners = new Map<string, Set<string>>()
  for (const [name, text] of renamed) {
    for (const each of [name, text]) owners.set(each, (owners.get(each) ?? new Set()).add(name))
  }
  return new Map(
    [...renamed].filter(
      ([name, text]) => text !== '' && text !== name && owners.get(text)?.size === 1,
    ),
  )
}

/** A finding about a whole segment. */
export function withFix({ start, end }: Segment, fix: Fix | null): Found {
  return fix === null ? { start, end } : { start, end, fix }
}

/** Whether a segment is nothing but a variable. */
export function isWholeVariable(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text[index] !== PLACEHOLDER) return false
  return text !== ''
}

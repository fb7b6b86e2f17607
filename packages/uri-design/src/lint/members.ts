import { isWholeVariable } from './naming-fix.ts'
import type { Segment, Subject } from './subject.ts'
import { isVersion } from './versions.ts'
import { wordsOf } from './words.ts'

/** Names of variables that stand for one thing, whatever it is. */
const IDENTIFYING: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'gid guid id identifier iid number sid uid uuid'.split(' '),
)

/**
 * Whether a segment is one member of a collection: an identifier, or a variable whose name says so, such as `{id}`, or
 * `{machineId}` after `machine`. After `/docs`, a `{section}` may be anything.
 */
export function isMember(
  subject: Subject,
  collection: string,
  { role, text, start, end }: Segment,
): boolean {
  // A version follows the name of one thing: `/draft/2020-12/schema`.
  if (role === 'identifier') return !isVersion(text)
  if (role !== 'variable' || !isWholeVariable(text)) return false
  const words = wordsOf(subject.text.slice(start, end))
  const [first, ...more] = words
  if (first === undefined) return false
  if (more.length === 0 && IDENTIFYING.has(first)) return true
  const own = IDENTIFYING.has(words.at(-1)!) ? words.slice(0, -1) : words
  return own.at(-1) === wordsOf(collection).at(-1)
}

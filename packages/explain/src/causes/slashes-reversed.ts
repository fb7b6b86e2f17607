import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { replacing } from '../url-edit.ts'

export const slashesReversed: Cause = {
  ...writingWarning(
    'slashes-reversed',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus'],
    ['There is a backslash where a slash belongs.', REPAIRED, 'Write / instead of \\.'],
    ['https://a\\b', '\\', 'https://a/b'],
    ['https://a/b\\c', '\\', 'https://a/b/c'],
    ['https:/\\a/', '\\', 'https://a/'],
  ),
  find(evidence, { name, start }) {
    if (name !== 'invalid-reverse-solidus') return null
    return [beforeHost(evidence, start) ?? reversed(start)]
  },
}

/** Further from the start of an input, no slash begins a relative URL. */
const LONGEST_START = 80

export const ONE_OR_TWO: Sentence = /* @__PURE__ */ sentence(
  'Write two slashes before a host, or one before a path.',
  { detail: 'host-or-path' },
)

/** One of the first two characters of a relative URL: with slashes there, it would still leave the host of the base. */
function beforeHost({ base, text }: Evidence, at: number): FoundCause | null {
  if (base === null || at > LONGEST_START) return null
  const before = text.slice(0, at).replace(/^[\0- ]*/, '')
  const after = text.slice(at + 1, at + 20)
  const isFirst = before === '' && /^[\t\n\r]*[/\\]/.test(after)
  if (!isFirst && !/^[/\\][\t\n\r]*$/.test(before)) return null
  return { code: 'slashes-reversed', start: at, end: at + 1, remedy: ONE_OR_TWO }
}

/** A backslash that is read as a slash. */
export function reversed(at: number): FoundCause {
  return { code: 'slashes-reversed', start: at, end: at + 1, edit: replacing(at, at + 1, '/') }
}

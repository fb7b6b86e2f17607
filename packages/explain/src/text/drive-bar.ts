import type { Reading } from '@waymark/url-parser'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import type { Evidence } from '../evidence.ts'
import { replacing } from '../url-edit.ts'

/** The drive letter of a file URL with a bar after it, which the parser reads as a colon. */
interface DriveBar {
  readonly letter: number
  readonly bar: number
}

/** More than these are tried in vain only if dot segments come before the drive letter. */
const MOST_TRIED = 4

/** Finds it; there is at most one. */
export function driveBarOf(evidence: Evidence): DriveBar | null {
  const drive = driveLetterOf(evidence.reading)
  if (drive === null) return null
  const candidates = evidence.reading.parts.segments.filter(
    ({ start, end }) =>
      end - start < 80 && /^[a-z]\|$/i.test(removeTabsAndNewlines(evidence.text.slice(start, end))),
  )
  // Without the bar, the drive could come from the base.
  const another = /^q/i.test(drive) ? 'r' : 'q'
  for (const { start } of candidates.slice(0, MOST_TRIED)) {
    const other = evidence.edited([replacing(start, start + 1, another)])
    if (driveLetterOf(other) !== drive) {
      return { letter: start, bar: evidence.text.indexOf('|', start) }
    }
  }
  return null
}

/** Whether nothing but white space is before an offset. */
export function isAtStart(text: string, at: number): boolean {
  return /^[\0- ]*$/.test(text.slice(0, at))
}

/** The first segment of a file URL's path, if it is a drive letter. */
function driveLetterOf({ url }: Reading): string | null {
  if (url?.scheme !== 'file' || url.path.kind !== 'list') return null
  const [first = ''] = url.path.segments
  return /^[a-z]:$/i.test(first) ? first : null
}

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
  for (const { start } of candidates.slice(0, MOST_TRIED)) {
    const bar = evidence.text.indexOf('|', start)
    const other = evidence.edited([replacing(bar, bar + 1, '%7C')])
    if (driveLetterOf(other) !== drive) return { letter: start, bar }
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

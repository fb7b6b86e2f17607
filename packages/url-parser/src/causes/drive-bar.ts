import type { Reading as UrlReading } from '../read-url.ts'
import { replacing } from './found-cause.ts'
import { partsOf, type Reading, readEdited } from './reading.ts'

/** The drive letter of a file URL with a bar after it, which the parser reads as a colon. */
interface DriveBar {
  readonly letter: number
  readonly bar: number
}

const DRIVE_BARS: WeakMap<Reading, DriveBar | null> = /* @__PURE__ */ new WeakMap()

/** Finds it; there is at most one. */
export function driveBarOf(reading: Reading): DriveBar | null {
  let bar = DRIVE_BARS.get(reading)
  if (bar === undefined) {
    bar = findDriveBar(reading)
    DRIVE_BARS.set(reading, bar)
  }
  return bar
}

/** More than these are tried in vain only if dot segments come before the drive letter. */
const MOST_TRIED = 4

function findDriveBar(reading: Reading): DriveBar | null {
  const drive = driveLetterOf(reading.parsed)
  if (drive === null) return null
  const candidates = partsOf(reading).segments.filter(
    ({ start, end }) =>
      end - start < 80 &&
      /^[a-z]\|$/i.test(reading.text.slice(start, end).replace(/[\t\n\r]/g, '')),
  )
  for (const { start } of candidates.slice(0, MOST_TRIED)) {
    const bar = reading.text.indexOf('|', start)
    const other = readEdited(reading, [replacing(bar, bar + 1, '%7C')])
    if (driveLetterOf(other) !== drive) return { letter: start, bar }
  }
  return null
}

/** Whether nothing but white space is before an offset. */
export function isAtStart(text: string, at: number): boolean {
  return /^[\0- ]*$/.test(text.slice(0, at))
}

/** The first segment of a file URL's path, if it is a drive letter. */
function driveLetterOf({ url }: UrlReading): string | null {
  if (url?.scheme !== 'file' || url.path.kind !== 'list') return null
  const [first = ''] = url.path.segments
  return /^[a-z]:$/i.test(first) ? first : null
}

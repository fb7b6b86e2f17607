import { PATH, utf8PercentEncode } from '@waymark/percent-encoding'
import { lastSlash } from './last-slash.ts'
import { isDoubleDotSegment, isSingleDotSegment } from './path-segments.ts'
import { replaceUnits } from './replace-units.ts'

/** Where there may be a dot segment; it takes a look at each to know. */
const MAY_HOLD_DOTS = /\/(?:\.|%2[Ee])/

/**
 * What the path state makes of the path of a URL with a special scheme; of `file:`, where no segment may be a drive
 * letter.
 *
 * @param text - Empty, or beginning with `/` or `\`, without tabs and newlines.
 */
export function repairPath(text: string): string {
  if (text === '') return '/'
  const slashed = text.includes('\\') ? replaceUnits(text, /\\/g, '/') : text
  const hasDots = MAY_HOLD_DOTS.test(slashed)
  // Encoding makes and takes no dot segment; before them, the text is still in one piece.
  const path = utf8PercentEncode(slashed, PATH)
  return hasDots ? removeDotSegments(path) : path
}

/** What the path state and *shorten a URL's path* leave of a path. */
function removeDotSegments(path: string): string {
  const { length } = path
  let end = path.search(MAY_HOLD_DOTS)
  // Where each run of kept segments starts and ends.
  const kept = end > 0 ? [0, end] : []
  let isOpen = false
  for (let start = end; start < length; start = end) {
    end = path.indexOf('/', start + 1)
    if (end === -1) end = length
    const first = path.charCodeAt(start + 1)
    const segment = first === DOT || first === PERCENT ? path.slice(start + 1, end) : ''
    const isDouble = isDoubleDotSegment(segment)
    isOpen = isDouble || isSingleDotSegment(segment)
    const top = kept.length - 1
    if (isDouble && top > 0) {
      kept[top] = lastSlash(path, kept[top]!)
      if (kept[top] === kept[top - 1]) kept.length = top - 1
    } else if (!isOpen) {
      if (kept[top] === start) kept[top] = end
      else kept.push(start, end)
    }
  }
  let output = ''
  for (let i = 0; i < kept.length; i += 2) output += path.slice(kept[i], kept[i + 1])
  return isOpen ? `${output}/` : output
}

const PERCENT = 0x25
const DOT = 0x2e

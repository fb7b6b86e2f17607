import { isUrlCodePoint } from '@waymark/host'
import { codePointAt } from '@waymark/infra'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'

/** The letter of a drive and a path: `C:\a`, and `C:\\a` as programs write it. */
const DRIVE = /^[a-z]:(?:\\|\/(?!\/))/i
/** The long form of the same: `\\?\C:\a`. */
const LONG_DRIVE = /^\\\\[?.]\\(?=[a-z]:)/i
/** A shared folder: `\\server\share`, and with each backslash twice. */
const SHARED = /^(?:\\{2}|\\{4})[^/\\?#.]/

/**
 * The `file:` URL of a path on Windows, or `null` if a string does not look like one.
 *
 * @param text - Without spaces around it.
 *
 * @example
 * ```ts
 * import { fileUrlOf } from '@waymark/explain/internal'
 *
 * fileUrlOf('C:\\a b') // => 'file:///C:/a%20b'
 * ```
 */
export function fileUrlOf(text: string): string | null {
  const drive = text.replace(LONG_DRIVE, '')
  if (DRIVE.test(drive)) return `file:///${encodeNames(drive)}`
  return SHARED.test(text) ? `file://${encodeNames(text.replace(/^\\+/, ''))}` : null
}

/** Slashes between the names; what means something else in a URL is percent-encoded. */
function encodeNames(path: string): string {
  const text = removeTabsAndNewlines(path).replace(/[/\\]+/g, '/')
  let output = ''
  let copied = 0
  for (let at = 0; at < text.length; ) {
    const c = codePointAt(text, at)
    const next = at + (c > 0xffff ? 2 : 1)
    if (!isUrlCodePoint(c) || c === 0x3f) {
      output += text.slice(copied, at) + percentEncodeCodePointAt(text, at)
      copied = next
    }
    at = next
  }
  return output + text.slice(copied)
}

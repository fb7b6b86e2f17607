import { hexValue, utf8Length } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { utf8CodePointAt } from '@waymark/infra/internal'
import { findDeceptive, NOTHING } from './lookalikes.ts'
import { isHidden } from './restriction.ts'

const COMPONENT: ArgumentType = {
  expected: 'a string',
  remedy: 'of a URL record, pass `serializePath(url)`, or `url.query` if it is not null',
}

/**
 * Shows what the percent-encoded bytes of a path, query or fragment mean, where a person is to read them.
 *
 * Only what the URL parser would write in the same way is decoded: whole UTF-8 sequences in upper-case hex,
 * beyond ASCII. So parsing the result again gives the same URL, and `%2F` never becomes `/`. What
 * cannot be seen, looks like a delimiter or a lock, or is a mark that plays tricks stays encoded.
 *
 * @param component - ASCII text as it is in a URL record.
 * @throws ArgumentError if it is not a string.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 *
 * @example
 * ```ts
 * import { decodeComponent } from '@waymark/display'
 *
 * decodeComponent('/stra%C3%9Fe%2Fa') // => '/straße%2Fa'
 * // A character that reorders the text stays encoded.
 * decodeComponent('/%E2%80%AEgpj.exe') // => '/%E2%80%AEgpj.exe'
 * ```
 */
export function decodeComponent(component: string): string {
  if (typeof component !== 'string') throw wrongArgument('component', COMPONENT, component)
  if (!/%[C-F]/.test(component)) return component
  const { points, starts } = readPoints(component)
  const stays = new Uint8Array(points.length)
  points.forEach((c, i) => {
    if (c < 0x80 || isHidden(c)) stays[i] = 1
  })
  const kept = points.map((c, i) => (stays[i] === 1 && c > 0x7f ? NOTHING : c))
  findDeceptive(kept, (i) => {
    stays[i] = 1
  })
  let text = ''
  points.forEach((c, i) => {
    text += stays[i] === 1 ? component.slice(starts[i], starts[i + 1]) : String.fromCodePoint(c)
  })
  return text
}

interface Points {
  /** Code points; ASCII as it is, `NOTHING` for bytes that are not UTF-8 or not in upper-case hex. */
  readonly points: readonly number[]
  /** Where each begins in the component; one more for its end. */
  readonly starts: readonly number[]
}

function readPoints(component: string): Points {
  const points: number[] = []
  const starts: number[] = []
  for (let at = 0; at < component.length; ) {
    starts.push(at)
    const c = utf8CodePointAt(component, at, 3, byteAt)
    if (c > 0x7f) {
      points.push(c)
      at += utf8Length(c) * 3
    } else if (component[at] === '%') {
      points.push(NOTHING)
      at += byteAt(component, at) === -1 ? 1 : 3
    } else points.push(component.charCodeAt(at++))
  }
  starts.push(component.length)
  return { points, starts }
}

/** The byte of `%` and two upper-case hex digits; -1 for anything else. */
function byteAt(component: string, at: number): number {
  if (component.charCodeAt(at) !== 0x25) return -1
  const high = component.charCodeAt(at + 1)
  const low = component.charCodeAt(at + 2)
  if (high > 0x46 || low > 0x46 || hexValue(high) === -1 || hexValue(low) === -1) return -1
  return hexValue(high) * 16 + hexValue(low)
}

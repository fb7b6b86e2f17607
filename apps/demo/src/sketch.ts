import { getOrigin, readUrl, serializeUrl } from '@waymark/url-parser/ascii'
import { type Clip, clip } from './clip.ts'
import { layOutParts, type RoleSpan } from './location.ts'
import { cutPieces, type Piece } from './pieces.ts'
import { partRows, type Row } from './rows.ts'
import type { State } from './state.ts'

/** What can be shown of a URL while the tables of Unicode and the rules are still being loaded. */
export interface Sketch {
  readonly pieces: readonly Piece[]
  readonly spans: readonly RoleSpan[]
  readonly rows: readonly Row[]
  readonly href: Clip
}

/** A page is opened with a URL of this length at most; a longer one can wait. */
const LONGEST_SKETCHED = 2000
/** Printable ASCII without A-labels, and without percent-encoded bytes in a host: whatever the tables could change. */
const PLAIN = /^(?!.*xn--)(?![a-z][a-z\d+.-]*:\/*[^/?#]*%)[!-~]+$/i

/**
 * Reads a plain URL without any tables.
 *
 * @returns The parts, without marks of errors; `null` for what needs the tables, or does not parse and must be explained.
 */
export function sketchOf({ input, base }: State): Sketch | null {
  if (base.trim() !== '' || input.length > LONGEST_SKETCHED || !PLAIN.test(input)) return null
  const { url, parts, removed } = readUrl(input)
  if (url === null) return null
  const location = layOutParts(parts, removed)
  return {
    pieces: cutPieces(input, location, []),
    spans: location.spans,
    rows: partRows(url, { location, input, origin: getOrigin(url), domainNotes: () => [] }),
    href: clip(serializeUrl(url)),
  }
}

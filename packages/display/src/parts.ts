import {
  type Direction,
  directionOf,
  isBidirectional,
  isolate,
  isolateLeftToRight,
} from './bidi.ts'

/** What of a URL a part shows. */
export type PartKind =
  /** With its colon and slashes. */
  | 'scheme'
  /** What is before the registrable domain, with its last dot. */
  | 'subdomain'
  /** The registrable domain; the whole host where there is none. */
  | 'domain'
  /** With its colon. */
  | 'port'
  | 'path'
  /** With `?`. */
  | 'query'
  /** With `#`. */
  | 'fragment'

/** A piece of a rendered URL, to be marked up by itself. */
export interface RenderedPart {
  readonly kind: PartKind
  readonly text: string
  /** Direction of the part's own text. The parts themselves go from left to right. */
  readonly direction: Direction
  /** Whether it holds text that runs from right to left, so that it must be isolated: `<bdi>` in HTML. */
  readonly isBidirectional: boolean
}

/**
 * The parts of a component. What runs from right to left is a part of its own, between two delimiters;
 * the rest stays together.
 *
 * @param divider - One character, at which right-to-left text must not run on; or a set of them.
 */
export function pushParts(
  parts: RenderedPart[],
  kind: PartKind,
  text: string,
  divider: RegExp,
): void {
  if (text === '') return
  if (!isBidirectional(text)) {
    parts.push({ kind, text, direction: 'ltr', isBidirectional: false })
    return
  }
  let plain = ''
  for (const piece of text.split(divider)) {
    if (!isBidirectional(piece)) {
      plain += piece
      continue
    }
    if (plain !== '') parts.push({ kind, text: plain, direction: 'ltr', isBidirectional: false })
    plain = ''
    parts.push({ kind, text: piece, direction: directionOf(piece), isBidirectional: true })
  }
  if (plain !== '') parts.push({ kind, text: plain, direction: 'ltr', isBidirectional: false })
}

/** The parts as plain text that keeps its order wherever it is shown. */
export function isolatedText(parts: readonly RenderedPart[]): string {
  if (!parts.some((part) => part.isBidirectional)) return plainText(parts)
  let text = ''
  for (const part of parts) text += part.isBidirectional ? isolate(part.text) : part.text
  return isolateLeftToRight(text)
}

export function plainText(parts: readonly RenderedPart[]): string {
  let text = ''
  for (const part of parts) text += part.text
  return text
}

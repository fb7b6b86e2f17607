/** A URL in the five components of RFC 3986, for comparing. */
export interface Parts {
  readonly scheme: string
  readonly authority: string | null
  readonly path: string
  readonly query: string | null
  readonly fragment: string | null
}

/** Why a peer and we disagree. */
export interface Cause {
  readonly name: string
  /** Who is right, by which text. */
  readonly verdict: string
  /** Whether it can be the cause for this input, of which we make `ours`. */
  readonly when?: (input: string, ours: string) => boolean
  /** Takes from an answer what the cause makes different: without it, two answers are the same. */
  readonly erase: (parts: Parts) => Parts
}

/** Everything is erased. */
export const nothing: Parts = { scheme: '', authority: null, path: '', query: null, fragment: null }

/** The causes that are tried for a peer. */
export interface CauseList {
  /** From the finest to the coarsest: a coarse one is only named if no set of finer ones explains a disagreement. */
  readonly causes: readonly Cause[]
  readonly refusedByPeer: Cause
  /** Why we refuse what the peer takes; `null` if nothing explains it. */
  readonly refusedHere: (input: string, theirs: string) => Cause | null
}

/** The fewest causes that explain a disagreement; `null` if they do not. */
export function explain(
  input: string,
  theirs: string | null,
  ours: string | null,
  { causes, refusedByPeer, refusedHere }: CauseList,
): readonly Cause[] | null {
  if (theirs === null) return [refusedByPeer]
  if (ours === null) {
    const cause = refusedHere(input, theirs)
    return cause && [cause]
  }
  let known: readonly Cause[] = []
  for (const cause of causes) {
    if (cause.when?.(input, ours) === false) continue
    known = [...known, cause]
    if (!isSame(known, theirs, ours)) continue
    for (const one of known) {
      const fewer = known.filter((other) => other !== one)
      if (isSame(fewer, theirs, ours)) known = fewer
    }
    return known
  }
  return null
}

function isSame(causes: readonly Cause[], a: string, b: string): boolean {
  const [left, right] = [a, b].map((url) =>
    JSON.stringify(causes.reduce((parts, { erase }) => erase(parts), split(url))),
  )
  return left === right
}

/** What comes before the path, as browsers see it. */
export function authorityOf(input: string): string {
  return /^\s*(?:[^:/?#\\]*:)?[/\\]*([^/?#\\]*)/s.exec(input)?.[1] ?? ''
}

/** The escapes, and the compatible forms of the characters outside ASCII. */
export function unwritten(text: string): string {
  return text
    .replace(/%[\da-f]{2}|[ -~]/gi, (part) => (part.length === 3 ? part : ''))
    .normalize('NFKC')
}

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export function nameOf(piece: string): string {
  return piece.replace(/=.*/s, '')
}

export function pieces(query: string): string[] {
  return query.split('&').map((piece) => piece.replace(/=$/, ''))
}

/** Bytes as `decoded` gives them, with their characters composed. */
export function composed(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8').normalize('NFC')
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** The bytes of a string, one character for each, without any percent-encoding. */
export function decoded(text: string): string {
  let before = ''
  let after = Buffer.from(text, 'utf8').toString('latin1')
  while (before !== after) {
    before = after
    after = after.replace(/%([\da-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
  return after
}

/** Splits a URL, or a SURT, whose host ends with `)`. */
export function split(url: string): Parts {
  const [, scheme = '', authority = null, path = '', query = null, fragment = null] =
    /^([^:/?#]+:)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(
      url.replace(/^([^/?#]*)\)/, '//$1'),
    ) ?? []
  return { scheme, authority, path, query, fragment }
}

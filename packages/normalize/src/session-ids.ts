/*
 * What identifiers of sessions look like, as web archives know them.
 * https://github.com/iipc/urlcanon/blob/master/python/urlcanon/canon.py, strip_session_ids_from_query and
 * strip_session_ids_from_path
 */

const PARAMETERS: readonly RegExp[] = [
  /^jsessionid=[0-9a-z$]{10,}$/i,
  /^sessionid=[0-9a-z]{16,}$/i,
  /^phpsessid=[0-9a-z]{16,}$/i,
  /^sid=[0-9a-z]{16,}$/i,
  /^aspsessionid[a-z]{8}=[0-9a-z]{16,}$/i,
]

/** The texts of parameters that are left when those go that carry a session. */
export function withoutSessions(texts: readonly string[]): readonly string[] {
  const left: string[] = []
  for (const text of texts) {
    if (PARAMETERS.some((pattern) => pattern.test(text))) continue
    // ColdFusion's two parameters count only together.
    const before = left.at(-1)
    if (before !== undefined && isToken(text) && /^cfid=[0-9]+$/i.test(before)) left.pop()
    else left.push(text)
  }
  return left.length === texts.length ? texts : left
}

function isToken(text: string): boolean {
  return /^cftoken=[0-9a-z-]+$/i.test(text)
}

/** `(S(…))` or `(…)`: how ASP.NET writes a session into the path. */
export function isAspNetSession(segment: string): boolean {
  return /^\([0-9a-z]{24}\)$/i.test(segment) || /^\((?:[a-z]\([0-9a-z]{24}\))+\)$/i.test(segment)
}

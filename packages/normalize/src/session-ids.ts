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

/** Whether a query has one of their names: most queries have none, and one search is faster than one in each parameter. */
export function mayHaveSession(query: string): boolean {
  return /(?:^|&)(?:j?sessionid|phpsessid|sid|aspsessionid[a-z]{8}|cfid|cftoken)=/i.test(query)
}

/** The parameters, as they are written, without those that carry a session. */
export function withoutSessions(texts: readonly string[]): readonly string[] {
  // ColdFusion's two parameters count only together, in any order, because a server reads them by name.
  const isColdFusion = texts.some(isColdFusionId) && texts.some(isColdFusionToken)
  const left = texts.filter(
    (text) =>
      !isSession(text) && !(isColdFusion && (isColdFusionId(text) || isColdFusionToken(text))),
  )
  return left.length === texts.length ? texts : left
}

/** The same as web archives do it: of ColdFusion's two parameters the second follows the first at once. */
export function withoutAdjacentSessions(texts: readonly string[]): readonly string[] {
  const left: string[] = []
  for (const text of texts) {
    if (isSession(text)) continue
    const [before] = left.slice(-1)
    if (before !== undefined && isColdFusionToken(text) && isColdFusionId(before)) left.pop()
    else left.push(text)
  }
  return left
}

function isSession(text: string): boolean {
  return PARAMETERS.some((pattern) => pattern.test(text))
}

function isColdFusionId(text: string): boolean {
  return /^cfid=[0-9]+$/i.test(text)
}

function isColdFusionToken(text: string): boolean {
  return /^cftoken=[0-9a-z-]+$/i.test(text)
}

/** `(S(…))` or `(…)`: how ASP.NET writes a session into the path. */
export function isAspNetSession(segment: string): boolean {
  return /^\([0-9a-z]{24}\)$/i.test(segment) || /^\((?:[a-z]\([0-9a-z]{24}\))+\)$/i.test(segment)
}

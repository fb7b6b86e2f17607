import { withoutEscape } from './query-parameters.ts'

/*
 * Identifiers of sessions in parameters, and in segments of paths. There are two definitions: ours takes only values
 * that are almost certainly sessions; that of web archives, which look pages up by the result, takes sixteen letters and digits.
 */

/** Names that are used for nothing but sessions. */
const NAMED: readonly RegExp[] = [
  // Jakarta Servlet 6.1, section 7.1.3, with what servers append for routing.
  /^jsessionid=[0-9a-z$._!:~-]{10,}$/i,
  // https://www.php.net/manual/en/session.configuration.php#ini.session.sid-length
  /^phpsessid=(?:[0-9a-z,-]|%2c){16,}$/i,
  // https://learn.microsoft.com/en-us/previous-versions/iis/6.0-sdk/ms525208(v=vs.90)
  /^aspsessionid[a-z]{8}=[0-9a-z]{16,}$/i,
]

/** Names that mean other things as well, such as the number of a story or of a talk: the value decides. */
const AMBIGUOUS = /^(?:sid|session_?id)=/i

const SIGNATURE = /^(?:signature|sig|hmac)=./i

/** https://github.com/iipc/urlcanon/blob/master/python/urlcanon/canon.py, strip_session_ids_from_query */
const ARCHIVED: readonly RegExp[] = [
  /^jsessionid=[0-9a-z$]{10,}$/i,
  /^sessionid=[0-9a-z]{16,}$/i,
  /^phpsessid=[0-9a-z]{16,}$/i,
  /^sid=[0-9a-z]{16,}$/i,
  /^aspsessionid[a-z]{8}=[0-9a-z]{16,}$/i,
]

/** Whether a query has a name that can carry a session: most queries have none, and one search is faster than one in each parameter. */
export function mayHaveSession(query: string): boolean {
  return /(?:^|&)(?:amp;)*(?:jsessionid|session_?id|phpsessid|sid|aspsessionid[a-z]{8}|cfid|cftoken)=/i.test(
    query,
  )
}

/** The parameters, as they are written, without those that carry a session. */
export function withoutSessions(texts: readonly string[]): readonly string[] {
  const plain = texts.map(withoutEscape)
  // ColdFusion's two parameters count only together, in any order, because a server reads them by name.
  const isColdFusion = plain.some(isColdFusionId) && plain.some(isColdFusionToken)
  // A signature covers what is beside it: without the session, the URL is refused.
  const isSigned = plain.some((text) => SIGNATURE.test(text))
  const left = texts.filter((_, at) => {
    const text = plain[at]!
    if (isSigned && AMBIGUOUS.test(text)) return true
    return !isSession(text) && !(isColdFusion && (isColdFusionId(text) || isColdFusionToken(text)))
  })
  return left.length === texts.length ? texts : left
}

/** The same as web archives do it: of ColdFusion's two parameters the second follows the first at once. */
export function withoutAdjacentSessions(texts: readonly string[]): readonly string[] {
  const left: string[] = []
  for (const text of texts) {
    if (ARCHIVED.some((pattern) => pattern.test(text))) continue
    const [before] = left.slice(-1)
    if (before !== undefined && isColdFusionToken(text) && isColdFusionId(before)) left.pop()
    else left.push(text)
  }
  return left
}

function isSession(text: string): boolean {
  if (NAMED.some((pattern) => pattern.test(text))) return true
  return AMBIGUOUS.test(text) && isToken(text.slice(text.indexOf('=') + 1))
}

/**
 * Whether a value is almost certainly random: 128 bits or more in hexadecimal, or 26 or more characters of base64. The 24
 * digits of an ObjectId, a UUID, the 20 characters of a document's key, and words with numbers do not count.
 */
function isToken(value: string): boolean {
  if (/^[0-9a-f]{32,}$/i.test(value)) return /[a-f]/i.test(value) && /[0-9]/.test(value)
  return (
    /^(?:[\w+/-]|%2[bf]){26,}(?:=|%3d){0,2}$/i.test(value) && isMixed(value.replace(/%../g, ''))
  )
}

/** Whether capitals, small letters and digits alternate as in random strings. In words and numbers they rarely do. */
function isMixed(text: string): boolean {
  const digits = text.match(/[0-9]+/g) ?? []
  const changes = text.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z])/g) ?? []
  return (
    digits.length > 1 &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    changes.length * 2 > text.length - 1
  )
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

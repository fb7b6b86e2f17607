import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'

/** Finds ports that no browser connects to, or that the scheme does not have. */
export function portFindings(context: UrlContext): Candidate[] {
  return [...blockedPort(context), ...portAfterLookup(context)]
}

/** https://fetch.spec.whatwg.org/#bad-port */
const BAD_PORTS: ReadonlySet<number> = /* @__PURE__ */ new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
])

function blockedPort({ input, url, parts }: UrlContext): Candidate[] {
  const { port } = url
  if (port === null || parts.host === null || !BAD_PORTS.has(port)) return []
  if (!/^(?:https?|wss?)$/.test(url.scheme)) return []
  const { end } = parts.host
  const written = /^:\d+/.exec(input.slice(end, end + 20))?.[0]
  if (written === undefined) return []
  const message = `Browsers refuse to connect to port ${port}, which belongs to another protocol.`
  return [
    ownCandidate('blocked-port', [{ start: end + 1, end: end + written.length }], { message }),
  ]
}

/** In MongoDB, `+srv` says that the DNS has the names and ports of the servers. */
function portAfterLookup({ input, url, parts }: UrlContext): Candidate[] {
  if (url.scheme !== 'mongodb+srv' || parts.host === null || url.port === null) return []
  const { end } = parts.host
  const port = /^:\d+/.exec(input.slice(end, end + 10))?.[0]
  if (port === undefined) return []
  const message = 'A mongodb+srv: URL has no port: the DNS has the names and ports of the servers.'
  const remedy = `Remove \`${port}\`, or write mongodb: as the scheme.`
  return [
    ownCandidate('malformed-path', [{ start: end, end: end + port.length }], { message, remedy }),
  ]
}

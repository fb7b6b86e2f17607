import { sentence } from '@waymark/infra/internal'
import { type Candidate, ownCandidate } from './finding.ts'
import { type Check, type Match, matchesIn, type UrlContext } from './url-context.ts'

/** Finds ports that no browser connects to, or that the scheme does not have. */
export const PORT_CHECKS: readonly Check[] = [blockedPort, portAfterLookup]

/** https://fetch.spec.whatwg.org/#bad-port */
const BAD_PORTS: ReadonlySet<number> = /* @__PURE__ */ new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
])

function blockedPort(context: UrlContext): Candidate[] {
  const { scheme } = context
  const { port } = context.url
  if (port === null || !BAD_PORTS.has(port) || !/^(?:https?|wss?)$/.test(scheme)) return []
  const message = sentence(
    'Browsers refuse to connect to port {port:digits}, which belongs to another protocol.',
    { port },
  )
  return writtenPort(context).map(({ start, end }) =>
    ownCandidate('blocked-port', [{ start: start + 1, end }], { message }),
  )
}

/** In MongoDB, `+srv` says that the DNS has the names and ports of the servers. */
function portAfterLookup(context: UrlContext): Candidate[] {
  if (context.scheme !== 'mongodb+srv') return []
  const message = sentence(
    'A mongodb+srv: URL has no port: the DNS has the names and ports of the servers.',
  )
  return writtenPort(context).map((port) => {
    const remedy = sentence('Remove {written:code}, or write mongodb: as the scheme.', {
      written: port.text,
    })
    return ownCandidate('malformed-path', [port], { message, remedy })
  })
}

/** The colon and the port after the host, as they are written. */
function writtenPort({ input, parts }: UrlContext): Match[] {
  return parts.host === null
    ? []
    : matchesIn(input, [{ start: parts.host.end, end: input.length }], /^:\d+/g)
}

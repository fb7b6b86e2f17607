import { sentence } from '@waymark/infra/internal'
import { isSpecialScheme } from '@waymark/url-parser'
import type { Cause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { parserError } from '../sections.ts'

/** Hosts with a comma between them, as the connection strings of databases have them for a cluster. */
export const hostList: Cause = {
  ...parserError(
    'host-list',
    ['port-invalid', 'IPv6-unclosed'],
    [
      'The input contains a list of hosts, and a URL has one host.',
      'The connection strings of MongoDB, PostgreSQL and others name all servers of a cluster, with commas between them. They look like URLs, but the parser reads only one host and one port.',
      'Leave a connection string as it is and give it to the driver of the database, which has its own parser. For URLs, write one for each host.',
    ],
    [
      'mongodb://a.example:27017,b.example:27017/db',
      'a.example:27017,b.example:27017',
      'mongodb+srv://cluster.example/db',
    ],
    [
      'postgresql://a.example:5432,b.example:5432/db',
      'a.example:5432,b.example:5432',
      'postgresql:///db?host=a.example,b.example',
    ],
    [
      'mongodb://[::1]:27017,[::2]:27017/db',
      '[::1]:27017,[::2]:27017',
      'mongodb+srv://ipv6.cluster.example/db',
    ],
  ),
  find(evidence) {
    const list = evidence.once(hostsOf)
    if (list === null) return null
    const { start, end, scheme } = list
    return [
      {
        code: 'host-list',
        start,
        end,
        remedy: isSpecialScheme(scheme)
          ? sentence('Write a URL for each host.')
          : sentence(
              'If it is a connection string, leave it as it is and give it to the driver for {scheme}, which has its own parser.',
              { scheme },
            ),
      },
    ]
  },
}

interface HostList {
  readonly start: number
  readonly end: number
  /** In lower case. */
  readonly scheme: string
}

const AUTHORITY = /^[\0- ]*([a-z][a-z\d+.-]*):\/\/([^/?#\\]*)/i
/** A host with or without a port. A number alone is one more port, and not a host. */
const HOST = /^(?!\d+$)(?:\[[^[\]]*\]|[^\s:@[\]<>"'`]+)(?::\d{0,5})?$/

/** The list of hosts, if the authority is one: hosts or addresses with their ports, and commas between them. */
function hostsOf({ text }: Evidence): HostList | null {
  const [whole, scheme = '', authority = ''] = AUTHORITY.exec(text) ?? []
  if (whole === undefined) return null
  const start = whole.length - authority.length + authority.lastIndexOf('@') + 1
  const hosts = text.slice(start, whole.length).split(',')
  const isList = hosts.length > 1 && hosts.every((host) => HOST.test(host))
  return isList ? { start, end: whole.length, scheme: scheme.toLowerCase() } : null
}

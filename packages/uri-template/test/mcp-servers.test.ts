import { isDeepStrictEqual } from 'node:util'
import { defineRoutes } from '@waymark/uri-template'
import { registerRoutes } from '@waymark/uri-template/mcp'
import { expect, test } from 'vitest'
import { PUBLIC_SERVERS } from './mcp-servers.ts'

/** What does not match, and why. */
const EXEMPT: readonly (readonly [reason: string, ...texts: readonly string[]])[] = [
  [
    'RFC 6570 writes a `/` in the value of `{x}` as `%2F`',
    'amazon-listings://SELLER_ID/TEST-SKU-1',
    'assets://projects/buerokratt/sync-upstream.sh',
    'context-engine://files/src/auth/login.ts',
    'context://file/path/to/file.ext',
    'ep://procedures/COD/2024/0001',
    'kb://alpha/docs/deploy.md',
    'obsidian://vault/note/Projects/ideas.md',
    'pipeline:///orgId/projectId/pipelineId',
    'riotplan://plan/path/to/plan',
    'riotplan://status/path/to/plan',
    'riotplan://step/path/to/plan?number=3',
    'riotplan://steps/path/to/plan',
    'rules://project/buerokratt/Service-Module',
  ],
  [
    'values of `{x}` have no `/` or `\\` in them, and values of `{+x}` no dot segments',
    'gitlab://project/group%2Frepo/file/v1.0/README.md',
    'kb://alpha/%2Fetc%2Fpasswd',
    'kb://alpha/..%2Fsecret.md',
    'kb://alpha/foo%5Cbar.md',
    'obs://filters/Mic%2FAux',
    'obs://inputs/by-name/Mic%2FAux',
    'obs://media/by-name/Mic%2FAux',
    'obsidian://vault/..%2F',
    'repository://acme%2Frepo/tasks',
    'repository://my%20org%2Frepo%20name/memories',
    'resource://file_reservations/%2Ftmp%2Fproj',
    'resource://file_reservations/%2Ftmp%2Fproj?active_only=false',
    'resource://project/%2Ftmp%2Fproj+plus',
  ],
  ['`{+x}` cannot write a `?` of its value', 'obsidian://vault/weird%3Fname.md'],
  [
    'RFC 3986 reads a port after `:` in an authority, and user information before `@`',
    'amazon-inventory-filter://asin:YOUR_ASIN',
    'amazon-inventory-filter://channel:AMAZON',
    'amazon-inventory-filter://sku:YOUR_SKU',
    'amazon-order-filter://buyer%3Atest@example.com',
    'amazon-order-filter://buyer:example@example.com',
    'servicenow://ci:{name}',
    'servicenow://instance:info',
    'servicenow://kb:{title}',
  ],
  [
    'RFC 6570 writes a `&` in the value of `{x}` as `%26`',
    'resource://projects?contains=beta&limit=1',
  ],
  [
    'RFC 6570 has no expression without a variable',
    'rally://stories{?}',
    'rally://stories?pageSize=5&query=(ScheduleState=Defined)',
    'rally://stories?pageSize=5&start=1',
    'rally://stories?pageSize=N',
  ],
  ['the URL Standard adds a `/` after the host', 'file://readme.md'],
]

/** What clients write for a variable, and its value. */
const VALUES = [
  ['42', '42'],
  ['ada@example.com', 'ada@example.com'],
  ['a,b', 'a,b'],
  ["it's", "it's"],
  ['a%20b', 'a b'],
  ['caf%C3%A9', 'café'],
  ['2026-12-01', '2026-12-01'],
] as const

type Values = Readonly<Record<string, string | readonly string[]>>

/** The function of the adapter that answers the SDK: what a registered template reads from the URI of a request. */
function register(template: string): (uri: string) => unknown {
  let match: (uri: string) => unknown = (uri) => (uri === template ? {} : null)
  class ResourceTemplate {
    constructor(uriTemplate: { match(uri: string): unknown }) {
      match = uriTemplate.match
    }
  }
  const server = { registerResource: () => {} }
  const sdk = { server, ResourceTemplate: ResourceTemplate as never }
  registerRoutes(defineRoutes({ one: template }), sdk, { one: { read: () => null } } as never)
  // The SDK parses each URI before it asks.
  return (uri) => match(new URL(uri).href)
}

/** Writes the values of `VALUES` into a template, from a place of the list on, and tells what it wrote. */
function write(template: string, start: number): { uri: string; values: Values } {
  const values: Record<string, string | string[]> = {}
  let at = start
  const uri = template.replace(
    /\{([+/?&]?)([^}]*)\}/g,
    (_, operator: string, list: string, place: number) => {
      const one = (): readonly [string, string] => VALUES[at++ % VALUES.length]!
      if (operator === '/') {
        const [first, second] = [one(), one()]
        values[list.slice(0, -1)] = [first[1], second[1]]
        return `/${first[0]}/${second[0]}`
      }
      const parts = list.split(',').map((name) => {
        const [text, value] = one()
        values[name] = value
        // In an authority, `@` separates.
        const written = template.slice(0, place).endsWith('://') ? text.replace('@', '%40') : text
        return operator === '?' || operator === '&' ? `${name}=${written}` : written
      })
      return (operator === '+' ? '' : operator) + parts.join('&')
    },
  )
  return { uri, values }
}

/** Reads a URI without this package: a group for each simple variable, and `URLSearchParams` for the query. */
function read(template: string, uri: string): Values | null {
  const names: string[] = []
  const [beforeQuery = '', query] = template.split(/\{\?|\?/)
  const source = beforeQuery.replace(
    /\{([+/]?)(\w+)\*?\}|[^{]/g,
    (text, operator?: string, name?: string) => {
      if (name === undefined) return text.replace(/\W/, '\\$&')
      names.push(name)
      return operator === '/' ? '((?:/[^/?#]+)*)' : operator === '+' ? '([^?#]+)' : '([^/?#]+)'
    },
  )
  const groups = new RegExp(`^${source}(?:[?#]|$)`).exec(uri)
  if (groups === null) return null
  const values: Record<string, string | string[]> = {}
  for (const [at, name] of names.entries()) {
    const text = groups[at + 1]!
    const [first, ...rest] = text.split('/').map(decodeURIComponent)
    values[name] = template.includes(`{/${name}*}`) ? rest : [first, ...rest].join('/')
  }
  const inQuery = new URL(uri).searchParams
  for (const name of query?.match(/\w+(?=[,}])/g) ?? []) {
    const bound = new RegExp(`(\\w+)=\\{${name}\\}`).exec(template)?.[1] ?? name
    if (query === `{${name}}`) values[name] = decodeURIComponent(new URL(uri).search.slice(1))
    else if (inQuery.has(bound)) values[name] = inQuery.get(bound)!
  }
  return values
}

test('what public servers declare and show, and what clients write for their templates, is read by the adapter', () => {
  const failed = new Set<string>()
  const whole = new Set<string>()
  for (const { name, templates, shown } of PUBLIC_SERVERS) {
    const before = failed.size
    const matches = new Map<string, (uri: string) => unknown>()
    for (const template of templates) {
      try {
        const match = register(template)
        matches.set(template, match)
        for (const start of VALUES.keys()) {
          const { uri, values } = write(template, start)
          if (!isDeepStrictEqual(match(uri), values)) failed.add(template)
        }
      } catch {
        failed.add(template)
      }
    }
    for (const uri of shown) {
      const isRead = [...matches].some(([template, match]) => {
        const values = URL.canParse(uri) ? read(template, uri) : null
        return values !== null && isDeepStrictEqual(match(uri), values)
      })
      if (!isRead) failed.add(uri)
    }
    if (failed.size === before) whole.add(name)
  }
  expect([...failed].sort()).toEqual(EXEMPT.flatMap(([, ...texts]) => texts).sort())
  // The demand was 200.
  expect(whole.size).toBe(261)
})

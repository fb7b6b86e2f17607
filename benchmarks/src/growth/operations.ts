import { parseHost } from '@waymark/host'
import { toUnicode } from '@waymark/idna'
import { normalize, presets } from '@waymark/normalize'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { parseSitemap, type SitemapReaderOptions } from '@waymark/sitemap'
import * as waymark from '@waymark/url'
import { isValidUrlString, parseUrl } from '@waymark/url-parser'
import type { Implementation } from '../implementations.ts'
import { normalizeLine } from './command-line.ts'

/** A way to do an operation on an input; all that it needs is made before the time is taken. */
export interface Way {
  readonly name: string
  /** Whether the work is another process's, so that its time is not this one's. */
  readonly isElsewhere?: boolean
  prepare(input: string): () => unknown
}

/** Nothing is refused for its length: what is asked is how long it takes. */
const NO_LIMITS: SitemapReaderOptions = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxTextLength: Number.POSITIVE_INFINITY,
  maxAttributeLength: Number.POSITIVE_INFINITY,
  maxNameLength: Number.POSITIVE_INFINITY,
  maxAttributes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
}

export type Operations = Readonly<Record<string, readonly Way[]>>

/**
 * Every operation that the families name, each in all the ways that people can ask for it.
 *
 * @param command - What Node is to be given to run the command.
 */
export function createOperations(command: readonly string[]): Operations {
  // The platform's types ask for static members that are about blobs, which are in another standard.
  const ofClasses = operationsOf(waymark as unknown as Classes)
  return {
    ...ofClasses,
    ...OPERATIONS,
    parse: [...ofClasses['parse']!, ...OPERATIONS['parse']!],
    cliLine: [
      {
        ...way('waymark normalize', (input) => normalizeLine(command, input)),
        isElsewhere: true,
      },
    ],
  }
}

/** What the engine has of its own: how its times grow is what the machine and its memory do. */
export function engineOperations(): Operations {
  return operationsOf(globalThis)
}

type Classes = Pick<Implementation, 'URL' | 'URLSearchParams'>

function operationsOf({ URL, URLSearchParams }: Classes): Operations {
  /** On a URL that is there already; twice, since the second meets what the first left. */
  const setter = (member: 'pathname' | 'search' | 'host' | 'hostname'): Way =>
    way(member, (input) => {
      const url = new URL('http://h/a?b#c')
      url[member] = input
      const first = url.href
      url[member] = input
      return [first, url.href]
    })
  const onParams = (name: string, change: (params: URLSearchParams) => void): Way =>
    way(name, (input) => {
      const params = new URLSearchParams(input)
      change(params)
      return params.size
    })
  return {
    parse: [
      way('URL', (input) => {
        const url = URL.parse(input)
        if (url === null) return null
        return url.href + url.origin + url.host + url.pathname + url.search + url.hash
      }),
      way('URL.canParse', (input) => URL.canParse(input)),
    ],
    resolve: [
      {
        name: 'URL',
        prepare: (input) => {
          const base = new URL(`http://h/${'a/'.repeat(input.length / 3)}`)
          return () => new URL(input, base).href
        },
      },
    ],
    setPathname: [setter('pathname')],
    setSearch: [setter('search')],
    setHost: [setter('host'), setter('hostname')],
    searchParams: [
      way('URLSearchParams', (input) => {
        const params = new URLSearchParams(input)
        let length = 0
        for (const [name, value] of params) length += name.length + value.length
        return length + params.toString().length
      }),
      way('toString alone', (input) => new URLSearchParams(input).toString()),
      way('URL.searchParams', (input) => {
        const url = new URL(`http://h/?${input}`)
        url.searchParams.append('z', '1')
        return url.href
      }),
    ],
    searchParamsSort: [onParams('sort', (params) => params.sort())],
    searchParamsDelete: [onParams('delete', (params) => params.delete('a'))],
    searchParamsSet: [onParams('set', (params) => params.set('a', 'b'))],
  }
}

const OPERATIONS: Operations = {
  parse: [
    way('with validation errors', (input) => {
      let errors = 0
      parseUrl(input, { report: () => errors++ })
      return errors
    }),
    way('isValidUrlString', (input) => isValidUrlString(input)),
  ],
  domainToUnicode: [way('toUnicode', (input) => toUnicode(input))],
  normalize: Object.keys(presets).map((preset) => {
    return way(`preset ${preset}`, (input) => normalize(input, preset))
  }),
  publicSuffix: [
    {
      name: 'getRegistrableDomain',
      prepare: (input) => {
        const host = parseHost(input)
        return () => host && [getPublicSuffix(host), getRegistrableDomain(host)]
      },
    },
  ],
  sitemapRead: [
    way('at once', (input) => parseSitemap(input, NO_LIMITS)),
    way('with the default limits', (input) => parseSitemap(input)),
  ],
}

function way(name: string, run: (input: string) => unknown): Way {
  return { name, prepare: (input) => () => run(input) }
}

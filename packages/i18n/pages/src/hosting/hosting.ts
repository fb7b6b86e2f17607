import { isRecord } from '@waymark/infra/internal'
import { checkOptions, listOf, type OptionTable, oneOf, optionType } from '@waymark/infra/options'
import { readCname } from './cname.ts'
import { cloudflareHeaders, isOfCloudflare, netlifyHeaders } from './headers-file.ts'
import {
  FileNotes,
  type HostingHeader,
  type HostingNote,
  type HostingRedirect,
  type HostRules,
} from './hosting-rule.ts'
import { readHtaccess } from './htaccess.ts'
import { netlifyPath } from './netlify-redirect.ts'
import { type FileRules, readNetlifyToml } from './netlify-toml.ts'
import { cloudflareRedirects, isOfNetlify, netlifyRedirects } from './redirects-file.ts'
import { comparablePath, pathsOf } from './rule-pattern.ts'
import { answerTable, headerTable } from './rule-table.ts'
import { readStaticWebAppConfig } from './static-web-app-config.ts'
import { readVercelJson } from './vercel-json.ts'

/** A host, or a kind of server, whose files are read. */
export type HostingProvider = 'apache' | 'azure' | 'cloudflare' | 'netlify' | 'vercel'

/** A file for a host, with its text. */
export interface HostingFile {
  /** A name or a path; what counts is what follows the last slash. */
  readonly name: string
  readonly text: string
}

/** The options of {@link readHosting}. */
export interface HostingOptions {
  /** Whose files are read, if those of others are to be left out. Without it, the files tell. */
  readonly provider?: HostingProvider | undefined
}

/** What the files for hosts say. */
export interface Hosting {
  /** Whose files there are, in the order in which they are asked. */
  readonly providers: readonly HostingProvider[]
  /**
   * What a server answers for a path before it looks for a file.
   *
   * @param target - The path and the query of a URL, such as `/tea?page=2`.
   * @param isFile - Whether a file has the path. Most rewrites, and Netlify's rules without `!`, apply only if none has.
   * @returns `null` if no rule applies, or if it is not certain which one does.
   */
  redirectOf(target: string, isFile: boolean): HostingRedirect | null
  /** The paths that redirects and rewrites without a pattern are for, in lower case; each may be for other cases of letters only. */
  readonly paths: readonly string[]
  /** The headers that a server sends for a path, in the order of the rules. */
  headersOf(path: string): readonly HostingHeader[]
  /** `cleanUrls` of a `vercel.json`: whether files are without `.html` in URLs. `null` if it is not said. */
  readonly cleanUrls: boolean | null
  /** `trailingSlash` of a `vercel.json` or a `staticwebapp.config.json`. `null` if it is not said. */
  readonly trailingSlash: boolean | null
  /** The host in a `CNAME`. */
  readonly host: string | null
  /** What the host does not take, or ignores. */
  readonly problems: readonly HostingNote[]
  /** Rules that were not used because the path alone does not tell what they do. */
  readonly uncertain: readonly HostingNote[]
}

export const HOSTING_OPTIONS: OptionTable<HostingOptions> = {
  provider: oneOf('apache', 'azure', 'cloudflare', 'netlify', 'vercel'),
}

/**
 * Reads the redirects and headers of hosts: `_redirects`, `_headers`, `netlify.toml`, `vercel.json`, `staticwebapp.config.json`,
 * `.htaccess` and `CNAME`. Other files are ignored.
 *
 * A rule that depends on more than the path and the query, such as a country or a cookie, never gives an answer: it is in
 * `uncertain`. Patterns are matched in time proportional to their length times that of the path.
 *
 * A `_redirects` and a `_headers` are read as Cloudflare does if there is a `wrangler.toml`, `wrangler.json`, `_routes.json` or
 * `_worker.js`, or if the `_headers` has what only Cloudflare knows; otherwise as Netlify does.
 *
 * @throws OptionError if an option is misspelt or has a wrong value, or a file has no name or no text.
 *
 * @example
 * ```ts
 * import { readHosting } from '@waymark/pages/hosting'
 *
 * const text = '/blog/:year/*  /news/:year/:splat\n/  /de/  302  Language=de'
 * const hosting = readHosting([{ name: 'dist/_redirects', text }])
 * const redirect = hosting.redirectOf('/blog/2026/tea?page=2', false)
 * redirect // => { to: '/news/2026/tea?page=2', status: 301, file: 'dist/_redirects', line: 1, column: 1 }
 * hosting.redirectOf('/', true) // => null
 * hosting.uncertain.map(({ line, message }) => [line, message]) // => [[2, 'The rule has conditions: `Language`.']]
 * ```
 */
export function readHosting(files: readonly HostingFile[], options: HostingOptions = {}): Hosting {
  checkOptions({ files }, FILES)
  const { provider: only } = checkOptions(options, HOSTING_OPTIONS)
  const reader = new HostingReader(files, only ?? null)
  const { providers, rules, cleanUrls, trailingSlash, host } = reader
  return {
    providers,
    redirectOf: (target, isFile) => {
      const request = splitTarget(target)
      if (request.path.length > LONGEST_PATH) return null
      for (const host of rules) {
        const redirect = host.redirectOf(request, isFile)
        if (redirect !== null) return redirect
      }
      return null
    },
    paths: rules.flatMap(({ paths }) => paths),
    headersOf: (path) => {
      return path.length > LONGEST_PATH ? [] : rules.flatMap((host) => host.headersOf(path))
    },
    cleanUrls,
    trailingSlash,
    host,
    problems: reader.notes.flatMap(({ problems }) => problems),
    uncertain: reader.notes.flatMap(({ uncertain }) => uncertain),
  }
}

const FILES = {
  files: listOf(
    optionType('an object with a name and a text', (file) => {
      return isRecord(file) && typeof file['name'] === 'string' && typeof file['text'] === 'string'
    }),
    'a list of files',
  ),
}

/** Servers refuse longer ones. */
const LONGEST_PATH = 8_192

function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const [whole = ''] = target.split('#', 1)
  const mark = whole.indexOf('?')
  return mark === -1
    ? { path: whole, query: '' }
    : { path: whole.slice(0, mark), query: whole.slice(mark) }
}

/** Files beside which a `_redirects` is for Cloudflare. */
const OF_CLOUDFLARE = /^(?:wrangler\.(?:toml|jsonc?)|_routes\.json|_worker\.js)$/

class HostingReader {
  readonly providers: HostingProvider[] = []
  readonly rules: HostRules[] = []
  readonly notes: FileNotes[] = []
  cleanUrls: boolean | null = null
  trailingSlash: boolean | null = null
  host: string | null = null
  readonly #files: readonly HostingFile[]

  constructor(files: readonly HostingFile[], only: HostingProvider | null) {
    this.#files = files
    const isRead = (provider: HostingProvider) => only === null || only === provider
    const isCloudflare = only === 'cloudflare' || (only === null && this.#isOfCloudflare())
    if (isCloudflare) this.#readCloudflare()
    else if (isRead('netlify')) this.#readNetlify()
    if (isRead('vercel')) this.#readVercel()
    if (isRead('azure')) this.#readAzure()
    if (isRead('apache')) this.#read('.htaccess', readHtaccess, (host) => this.#add('apache', host))
    this.#read('CNAME', readCname, (host) => {
      this.host = host
    })
  }

  #add(provider: HostingProvider, rules: HostRules): void {
    if (!this.providers.includes(provider)) this.providers.push(provider)
    this.rules.push(rules)
  }

  #named(name: string): readonly HostingFile[] {
    return this.#files.filter((file) => baseName(file) === name)
  }

  /** Reads all files of a name, and takes what is read of each. */
  #read<Read>(
    name: string,
    read: (text: string, notes: FileNotes) => Read | null,
    take: (read: Read) => void,
  ): void {
    for (const file of this.#named(name)) {
      const notes = new FileNotes(file.name)
      this.notes.push(notes)
      const found = read(file.text, notes)
      if (found !== null) take(found)
    }
  }

  #isOfCloudflare(): boolean {
    if (this.#named('netlify.toml').length > 0) return false
    if (this.#files.some((file) => OF_CLOUDFLARE.test(baseName(file)))) return true
    return (
      this.#named('_headers').some(({ text }) => isOfCloudflare(text)) &&
      !this.#named('_redirects').some(({ text }) => isOfNetlify(text))
    )
  }

  #readCloudflare(): void {
    const all: FileRules[] = []
    this.#read('_redirects', cloudflareRedirects, (redirects) =>
      all.push({ redirects, headers: [] }),
    )
    this.#read('_headers', cloudflareHeaders, (headers) => all.push({ redirects: [], headers }))
    this.#addFiles('cloudflare', all, comparablePath)
  }

  /** A `_redirects` comes before a `netlify.toml`. */
  #readNetlify(): void {
    const all: FileRules[] = []
    this.#read('_redirects', netlifyRedirects, (redirects) => all.push({ redirects, headers: [] }))
    this.#read('_headers', netlifyHeaders, (headers) => all.push({ redirects: [], headers }))
    this.#read('netlify.toml', readNetlifyToml, (rules) => all.push(rules))
    this.#addFiles('netlify', all, netlifyPath)
  }

  #readVercel(): void {
    this.#read('vercel.json', readVercelJson, (file) => {
      this.cleanUrls ??= file.cleanUrls
      this.trailingSlash ??= file.trailingSlash
      this.#addFiles('vercel', [file], comparablePath)
    })
  }

  #readAzure(): void {
    this.#read('staticwebapp.config.json', readStaticWebAppConfig, (file) => {
      this.trailingSlash ??= file.trailingSlash
      this.#add('azure', file)
    })
  }

  #addFiles(
    provider: HostingProvider,
    files: readonly FileRules[],
    prepare: (path: string) => string,
  ): void {
    if (files.length === 0) return
    const answerOf = answerTable(
      files.flatMap(({ redirects }) => redirects),
      prepare,
    )
    this.#add(provider, {
      paths: pathsOf(files.flatMap(({ redirects }) => redirects)),
      redirectOf: (request, isFile) => {
        const answer = answerOf(request, isFile)
        return answer === 'stop' ? null : answer
      },
      headersOf: headerTable(
        files.flatMap(({ headers }) => headers),
        prepare,
      ),
    })
  }
}

function baseName({ name }: HostingFile): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

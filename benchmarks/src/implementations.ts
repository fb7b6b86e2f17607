import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as waymark from '@waymark/url'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { bundlePolyfill } from './react-native-polyfill.ts'

/** A URL class and what it comes with; each class is loaded once in a process. */
export interface Implementation {
  readonly name: string
  readonly version: string
  readonly URL: typeof globalThis.URL
  readonly URLSearchParams: typeof globalThis.URLSearchParams
}

/** Functions that read URLs or domains in their own way, by name. */
export type Context = Readonly<Record<string, (text: string) => unknown>>

export const ENGINE: Implementation = {
  name: 'engine',
  version: process.version,
  URL: globalThis.URL,
  URLSearchParams: globalThis.URLSearchParams,
}

export const WAYMARK: Implementation = {
  name: 'waymark',
  version: '',
  // The platform's types ask for static members that are about blobs, which are in another standard.
  URL: waymark.URL as unknown as typeof globalThis.URL,
  URLSearchParams: waymark.URLSearchParams as unknown as typeof globalThis.URLSearchParams,
}

/** What the URL Standard asks of *domain to ASCII* where it is not strict. */
const DOMAIN_OPTIONS = {
  checkBidi: true,
  checkJoiners: true,
  checkHyphens: false,
  useSTD3ASCIIRules: false,
  transitionalProcessing: false,
  verifyDNSLength: false,
}

const load = createRequire(import.meta.url)

/** The other implementations of the standard that can be installed. */
export async function loadPeers(): Promise<Implementation[]> {
  const peers = [
    await tryLoad('whatwg-url', async () => load('whatwg-url')),
    await tryLoad('whatwg-url-minimum', () => import('whatwg-url-minimum')),
    await tryLoad('react-native-url-polyfill', bundlePolyfill),
    await tryLoad('core-js-pure', async () => {
      // It gives the engine's own classes where they are good.
      load('core-js-pure/configurator')({ usePolyfill: ['URL', 'URLSearchParams'] })
      return {
        URL: load('core-js-pure/actual/url'),
        URLSearchParams: load('core-js-pure/actual/url-search-params'),
      }
    }),
  ]
  return peers.filter((peer) => peer !== null)
}

async function tryLoad(name: string, find: () => Promise<object>): Promise<Implementation | null> {
  return await optional(name, async () => {
    const { URL, URLSearchParams } = (await find()) as Implementation
    if (URL === globalThis.URL) throw new Error('it is the engine')
    return { name, version: versionOf(name), URL, URLSearchParams }
  })
}

/** Not everything that is compared runs on every Node. */
async function optional<T>(name: string, find: () => Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch (error) {
    console.error(`${name} is left out: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

/** Libraries that follow other rules, as functions from a string: for the scale only. */
export async function loadContext(): Promise<Context> {
  const fastUri = (await import('fast-uri')).default
  const urlParse: new (url: string) => object = load('url-parse')
  const tldts = await import('tldts')
  const context: Record<string, (text: string) => unknown> = {
    'fast-uri.normalize': (url) => fastUri.normalize(url),
    'fast-uri.parse': (url) => fastUri.parse(url),
    'url-parse': (url) => new urlParse(url),
    'tldts.getHostname': (url) => tldts.getHostname(url),
    'tldts.parse': (url) => tldts.parse(url),
  }
  await optional('normalize-url', async () => {
    const { default: normalizeUrl } = await import('normalize-url')
    context['normalize-url'] = (url) => normalizeUrl(url)
  })
  await optional('tr46', async () => {
    const tr46 = load('tr46')
    context['tr46.toASCII'] = (domain) => tr46.toASCII(domain, DOMAIN_OPTIONS)
  })
  return context
}

function versionOf(name: string): string {
  const manifest = new URL(`node_modules/${name}/package.json`, PACKAGE_FOLDER)
  return JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')).version
}

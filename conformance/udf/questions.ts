import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { methods } from '@waymark/compare'
import { presets, rules } from '@waymark/normalize'
import type { udfs } from '@waymark/udf'
import { readSources } from '../presets/inputs.ts'

/** A function of SQL, and what it is asked: each item of a list, followed by the same arguments. */
export interface Question {
  /** In SQL, without `waymark_`, such as `page_url`. */
  readonly name: FormName
  readonly list: 'urls' | 'someUrls' | 'tags'
  readonly rest: readonly (string | null)[]
}

type FormName = (typeof udfs)[number]['name']

/** The lists of first arguments, by name. */
export type Lists = Readonly<Record<Question['list'], readonly (string | null)[]>>

/** How many URLs of real lists are asked about. */
export const CORPUS_URLS = { all: 10_000, short: 1_000 } as const

/** How many, of the functions that take the name of one of many methods. */
const SOME_URLS = { all: 400, short: 100 } as const

const OF_ONE_URL: readonly FormName[] = [
  'page_url',
  'is_page_url',
  'page_url_problem',
  'host',
  'params',
  'valid',
]

const OF_ONE_URL_FULL: readonly FormName[] = [
  'domain',
  'suffix',
  'site',
  'subdomain',
  'display',
  'warnings',
  'normalize',
  'key',
]

const OF_TAGS: readonly FormName[] = [
  'language',
  'hreflang',
  'hreflang_problem',
  'hreflang_suggestion',
]

const PARTS = [
  'href',
  'scheme',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
  'origin',
]

const PATTERNS = [
  'https://*/*',
  'http{s}?://*.:tld/:path*',
  'https://(www\\.)?example.com/:page([a-z]+)',
  '*://*:*/*?*#*',
]

/** Methods that ask for an option, which the functions do not have. */
const NEEDS_OPTIONS: readonly string[] = ['string-after-resolution', 'request-target']

/** What the functions of the script `lite` are asked. */
export const liteQuestions: readonly Question[] = [
  ...OF_ONE_URL.map((name): Question => ({ name, list: 'urls', rest: [] })),
  ...PARTS.map((part): Question => ({ name: 'part', list: 'urls', rest: [part] })),
  ...['q', 'id', ''].map((param): Question => ({ name: 'param', list: 'urls', rest: [param] })),
  ...['https://example.com/a/b?c#d', 'file:///C:/x', 'mailto:x', 'no base'].map(
    (base): Question => ({ name: 'resolve', list: 'urls', rest: [base] }),
  ),
  { name: 'part', list: 'someUrls', rest: [null] },
]

/** What those of the script `full` are asked: each method with keys that needs no option, each preset, and some rules. */
export const fullQuestions: readonly Question[] = [
  ...liteQuestions,
  ...OF_ONE_URL_FULL.map((name): Question => ({ name, list: 'urls', rest: [] })),
  { name: 'domain_by', list: 'urls', rest: ['icann'] },
  { name: 'normalize_by', list: 'urls', rest: ['crawler'] },
  ...keyedMethods().map(
    (method): Question => ({ name: 'key_by', list: 'someUrls', rest: [method] }),
  ),
  ...Object.keys(presets).map(
    (preset): Question => ({ name: 'normalize_by', list: 'someUrls', rest: [preset] }),
  ),
  ...ruleNames().map(
    (rule): Question => ({ name: 'normalize_by', list: 'someUrls', rest: [rule] }),
  ),
  { name: 'normalize_by', list: 'someUrls', rest: ['sort-query, remove-fragment'] },
  { name: 'equal', list: 'someUrls', rest: ['https://example.com/'] },
  { name: 'equal_by', list: 'someUrls', rest: ['https://www.example.com/x', 'same-site'] },
  ...PATTERNS.map((pattern): Question => ({ name: 'matches', list: 'someUrls', rest: [pattern] })),
  ...OF_TAGS.map((name): Question => ({ name, list: 'tags', rest: [] })),
]

/** The methods with keys that need no option. */
export function keyedMethods(): readonly string[] {
  const symmetric = methods.filter(({ kind }) => kind === 'symmetric').map(({ name }) => name)
  return symmetric.filter((name) => !NEEDS_OPTIONS.includes(name))
}

function ruleNames(): readonly string[] {
  return rules.map(({ name }) => name)
}

/** @returns `null` without data. */
export function readLists(root: string, length: keyof typeof CORPUS_URLS): Lists | null {
  const count = CORPUS_URLS[length]
  const { lines, seeds } = readSources(root)
  if (lines.length < count) return null
  const step = Math.floor(lines.length / count)
  const corpus = Array.from({ length: count }, (_, index) => lines[index * step]!)
  const urls = [null, ...corpus, ...seeds]
  const every = Math.ceil(urls.length / SOME_URLS[length])
  const someUrls = urls.filter((_, index) => index % every === 0)
  return { urls, someUrls, tags: [null, ...readTags(root)] }
}

/** Language tags of the vectors, as they are and as people get them wrong. */
function readTags(root: string): readonly string[] {
  const { vectors } = JSON.parse(readFileSync(join(root, 'vectors/bcp47.json'), 'utf8')) as {
    readonly vectors: readonly { readonly tag: string }[]
  }
  const regions = ['GB', 'UK', 'US', 'EU', 'LA', 'XX', '419', 'TW', '']
  const made = [
    'en',
    'ja',
    'iw',
    'cn',
    'jp',
    'zh-Hant',
    'sr_Latn',
    'x-default',
    'und',
    'xx',
  ].flatMap((language) => regions.map((region) => `${language}-${region}`))
  return [...vectors.map(({ tag }) => tag), ...made, 'en_GB', 'EN', 'x-default', 'english']
}

import type { TableMemory } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { checkHreflang } from '@waymark/language-tag'
import { FileError } from '../file-error.ts'
import type { SiteProblem } from '../site-problem.ts'
import { openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { AUDIT_OPTIONS, type AuditOptions } from './audit-options.ts'
import type { PageFiles, SiteAddress } from './audit-types.ts'
import {
  DISALLOWED,
  ELSEWHERE,
  GONE,
  NOINDEX,
  NONE,
  PART,
  REDIRECTS,
  UNREAD,
} from './built-pages.ts'
import { type BuiltSite, BuiltSiteReader } from './built-site-reader.ts'
import { PageContents } from './page-contents.ts'
import { otherHtml } from './page-names.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteGraph } from './site-graph.ts'

/** Options for the pages of a folder that a sitemap may list. */
export interface ListableOptions extends Pick<AuditOptions, 'base' | 'config' | 'memory'> {
  /** Whether pages have the fingerprint of their content, and the date that they say themselves. Default `false`. */
  readonly contents?: boolean | undefined
}

const { base, config, memory } = AUDIT_OPTIONS

export const LISTABLE_OPTIONS: OptionTable<ListableOptions> = {
  ...{ base, config, memory },
  contents: BOOLEAN,
}

/** Why an HTML file of a folder is not listed. The first that applies counts. */
export type UnlistedReason =
  /** It is shown instead of a page that is missing, or is the shell of an app: `404.html`, `200.html`. */
  | 'error-page'
  /** It proves to a search engine whose site it is. */
  | 'verification'
  /** It cannot be read. */
  | 'unreadable'
  /** It redirects by a meta refresh, or a rule of the host. */
  | 'redirect'
  /** It is a part that a program puts into pages. */
  | 'part'
  /** The robots.txt disallows it. */
  | 'disallowed'
  /** By its head, or a header that the host sends. */
  | 'noindex'
  /** Its canonical is another URL. */
  | 'not-canonical'
  /** Another file has the same URL. */
  | 'same-url'

/**
 * The reasons in the order in which they are told.
 *
 * @example
 * ```ts
 * import { UNLISTED_REASONS } from '@waymark/site/audit'
 *
 * UNLISTED_REASONS[0] // => 'noindex'
 * ```
 */
export const UNLISTED_REASONS: readonly UnlistedReason[] = /* @__PURE__ */ Object.freeze([
  ...(['noindex', 'redirect', 'not-canonical', 'disallowed', 'error-page'] as const),
  ...(['verification', 'part', 'same-url', 'unreadable'] as const),
])

/** A version of a page in another language, as the page says it. */
export interface ListableAlternate {
  /** The `hreflang` value. */
  readonly lang: string
  readonly loc: string
  /** Where it is written: in the page, or in a file for its host. */
  readonly at: FilePlace
}

/** A page that a sitemap may list. */
export interface ListablePage {
  /** Its canonical if it has one, or else what the address of the site says. */
  readonly loc: string
  /** The path of its file. */
  readonly file: string
  /** The `hreflang` value of its link to itself; `null` if it has none. */
  readonly lang: string | null
  /** The language of its `html` element; `null` if it has none that search engines know. */
  readonly htmlLang: string | null
  /** Without the link to itself that says its language, and without pages that are left out. */
  readonly alternates: readonly ListableAlternate[]
  /** A fingerprint of 64 bits of its title, its description and its main text; `null` if it is not asked for. */
  readonly content: bigint | null
  /** When it says that it was changed, in seconds since 1970; `null` if it does not say it, or is not asked. */
  readonly modified: number | null
}

/** What becomes of the HTML files of a folder. */
export interface ListableReport {
  readonly address: SiteAddress
  /** The HTML files that are published. */
  readonly files: number
  /** How many of them may be listed. */
  readonly listable: number
  readonly leftOut: Readonly<Partial<Record<UnlistedReason, number>>>
}

/** What is found, in order. */
export type ListableEvent =
  /** Said once, before the pages are read. */
  | { readonly type: 'address'; readonly address: SiteAddress }
  /** A file that cannot be read. */
  | { readonly type: 'failure'; readonly error: FileError }
  | { readonly type: 'page'; readonly page: ListablePage }

/**
 * Reads a folder of built pages as `auditSite` does, and returns the pages that a sitemap may list: those that are not `noindex`, do
 * not redirect, are not canonical elsewhere, and are not disallowed by the robots.txt. The sitemaps in the folder are not read.
 *
 * @param folder - The path of the folder, such as `dist`.
 * @returns The counts, after all events have been read.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the folder cannot be listed, has no page, or nothing says which URL it has.
 *
 * @example
 * ```ts
 * import { listablePages } from '@waymark/site/audit'
 * import { blobFiles } from '@waymark/site/web'
 *
 * const page = (more: string) => new Blob([`<!doctype html><html lang="en"><title>Tea</title>${more}`])
 * const files = blobFiles([
 *   { path: 'dist/index.html', blob: page('<link rel="canonical" href="https://a.example/">') },
 *   { path: 'dist/draft/index.html', blob: page('<meta name="robots" content="noindex">') },
 * ])
 * const events = listablePages('dist', files)
 * const found = []
 * let next = await events.next()
 * for (; next.done !== true; next = await events.next()) {
 *   if (next.value.type === 'page') found.push(next.value.page.loc)
 * }
 * found // => ['https://a.example/']
 * next.value.leftOut // => { noindex: 1 }
 * ```
 */
export async function* listablePages(
  folder: string,
  files: PageFiles,
  options: ListableOptions = {},
): AsyncGenerator<ListableEvent, ListableReport, undefined> {
  options = checkOptions(options, LISTABLE_OPTIONS)
  const memory = openMemory(options.memory, files.createStore)
  const events = findPages(folder, files, options, memory.tables)
  return yield* withinMemory(events, memory, shownPath(folder))
}

async function* findPages(
  folder: string,
  files: PageFiles,
  options: ListableOptions,
  memory: TableMemory | undefined,
): AsyncGenerator<ListableEvent, ListableReport, undefined> {
  const contents = options.contents === true ? new PageContents(memory) : null
  const reader = new BuiltSiteReader(files, options, { memory, withSitemaps: false, contents })
  const reading = reader.read(folder)
  let next = await reading.next()
  for (; next.done !== true; next = await reading.next()) {
    // What is wrong with pages is the matter of an audit. What cannot be read may say that a page is not listed.
    if (next.value.type === 'failure') yield next.value
    if (next.value.type === 'problem' && next.value.problem.code === 'hosting-rule-invalid') {
      yield { type: 'failure', error: unreadRule(next.value.problem) }
    }
    if (next.value.type !== 'address') continue
    const { address } = next.value
    if (address.from === null) throw withoutUrl(folder)
    yield next.value
  }
  return yield* pagesOf(next.value, contents)
}

function unreadRule({ file, message, data = {}, line, column }: SiteProblem): FileError {
  const place = line === undefined || column === undefined ? {} : { line, column }
  return new FileError('file-incomplete', file ?? '', { text: message, data }, place)
}

function withoutUrl(folder: string): FileError {
  const message = sentence('Neither a canonical nor a CNAME says which URL the folder has.')
  const remedy = sentence('Give the URL with {base:option}.')
  return new FileError('file-path-invalid', shownPath(folder), message, { remedy })
}

function* pagesOf(
  { graph }: BuiltSite,
  contents: PageContents | null,
): Generator<ListableEvent, ListableReport, undefined> {
  const leftOut: Partial<Record<UnlistedReason, number>> = {}
  const leave = (reason: UnlistedReason): void => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  const { folder, pages, server } = graph
  let others = 0
  for (let file = 0; file < folder.names.length; file++) {
    const other = otherHtml(folder.names.text(file))
    if (other === null) continue
    others++
    leave(other)
  }
  let listable = 0
  for (let row = 0; row < pages.length; row++) {
    const reason = whyUnlisted(graph, row)
    if (reason !== null) {
      leave(reason)
      continue
    }
    listable++
    yield { type: 'page', page: pageOf(graph, row, contents) }
  }
  const { address } = server.urls
  return { address, files: pages.length + others, listable, leftOut }
}

const BY_FLAG: readonly (readonly [flag: number, reason: UnlistedReason])[] = [
  [UNREAD | GONE, 'unreadable'],
  [REDIRECTS, 'redirect'],
  [PART, 'part'],
  [DISALLOWED, 'disallowed'],
  [NOINDEX, 'noindex'],
  [ELSEWHERE, 'not-canonical'],
]

function whyUnlisted(graph: SiteGraph, row: number): UnlistedReason | null {
  const found = BY_FLAG.find(([flag]) => graph.pages.has(row, flag))
  if (found !== undefined) return found[1]
  return graph.rowOfForm(graph.formOfPage(row)) === row ? null : 'same-url'
}

function pageOf(graph: SiteGraph, row: number, contents: PageContents | null): ListablePage {
  const { pages, texts } = graph
  const own = graph.formOfPage(row)
  const alternates: ListableAlternate[] = []
  let self: string | null = null
  for (const { lang, target, at } of alternatesOf(graph, own)) {
    const form = graph.forms.formOf(target)
    const isSelf = lang !== 'x-default' && form === own
    if (isSelf && self === null) self = lang
    else if (!isLeftOut(graph, form)) alternates.push({ lang, loc: graph.forms.text(target), at })
  }
  const written = pages.langOf(row)
  const ofHtml = written === NONE ? '' : texts.text(written)
  return {
    loc: graph.locOf(row),
    file: graph.pathOf(row),
    lang: self,
    htmlLang: checkHreflang(ofHtml).usable ? ofHtml : null,
    alternates,
    content: contents?.fingerprintOf(row) ?? null,
    modified: contents?.modifiedOf(row) ?? null,
  }
}

/** Whether a URL is that of a page that is not listed: then it cannot be an alternate of one that is. */
function isLeftOut(graph: SiteGraph, form: number): boolean {
  const row = graph.rowOfForm(form)
  return row !== NONE && whyUnlisted(graph, row) !== null
}

/** The alternates of the head and the headers of a page, each once. */
function* alternatesOf(
  { alternates, texts }: SiteGraph,
  form: number,
): Generator<{ readonly lang: string; readonly target: number; readonly at: FilePlace }> {
  const known = new Set<string>()
  for (const group of alternates.groupsOf(form)) {
    for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
      const target = alternates.targetOf(link)
      const value = alternates.valueOf(link)
      if (known.has(`${value} ${target}`)) continue
      known.add(`${value} ${target}`)
      yield { lang: texts.text(value), target, at: alternates.placeOfLink(group, link) }
    }
  }
}

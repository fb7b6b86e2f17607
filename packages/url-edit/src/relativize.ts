import { createResolver, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'

/**
 * The shortest relative reference that leads from a base to a URL; the whole URL if there is none, as for another scheme.
 *
 * @returns A string that the parser resolves against the base to exactly this URL, with each character as the URL has it:
 *   what is percent-encoded stays so.
 * @throws ArgumentError if one of them is not a URL record.
 * @see https://url.spec.whatwg.org/#relative-url-string
 *
 * @example
 * ```ts
 * import { relativize } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const base = parseUrl('https://a.example/b/c?d')!
 * relativize(parseUrl('https://a.example/b/e#f')!, base) // => 'e#f'
 * relativize(parseUrl('https://a.example/x/')!, base) // => '/x/'
 * relativize(parseUrl('https://other.example/')!, base) // => '//other.example'
 * ```
 */
export function relativize(url: UrlRecord, base: UrlRecord): string {
  requireRecord(url)
  requireRecord(base, 'base')
  const references = url.scheme === base.scheme ? referencesTo(url, base) : []
  references.sort((a, b) => a.length - b.length)
  const resolve = createResolver(base)
  return references.find((text) => resolve(text)?.href === url.href) ?? url.href
}

/** The references that can lead there. Which of them do so is for the parser to say. */
function referencesTo(url: UrlRecord, base: UrlRecord): string[] {
  const { hashStart, href, path, pathStart, schemeEnd, searchStart } = url
  const from = base.path
  const fragment = href.slice(hashStart)
  if (path.kind === 'opaque' || from.kind === 'opaque') return [fragment]
  const queryAndFragment = href.slice(searchStart)
  const fromRoot = href.slice(pathStart)
  const afterScheme = href.slice(schemeEnd + 1, pathStart)
  // A root is below the drive of the base, if it has one.
  const belowDrive = `/${path.segments.slice(1).join('/')}${queryAndFragment}`
  // A path that is only a drive stays: it is a folder.
  const folders = [from.segments, ...(from.segments.length === 1 ? [[...from.segments, '']] : [])]
  const paths = folders.flatMap((each) => relativePaths(path.segments, each))
  return [
    fragment,
    queryAndFragment,
    ...paths.map((text) => text + queryAndFragment),
    belowDrive,
    `/.${belowDrive}`,
    fromRoot,
    `/.${fromRoot}`,
    // In a `file:` URL, `//C:` is a drive and not a host.
    `/${fromRoot}`,
    // The parser adds the path `/` to a special URL without one.
    afterScheme + queryAndFragment,
    afterScheme + fromRoot,
  ]
}

/** From the folder of the base: up to the folder that both are in, and down again. */
function relativePaths(to: readonly string[], from: readonly string[]): string[] {
  const depth = Math.min(to.length, from.length) - 1
  let common = 0
  while (common < depth && to[common] === from[common]) common++
  const up = '../'.repeat(Math.max(0, from.length - 1 - common))
  const down = to.slice(common).join('/')
  if (down === '') return [up === '' ? '.' : up.slice(0, -1)]
  // Without `./`, a first slash would be the root, and a colon the end of a scheme.
  return [`${up}${down}`, `./${up}${down}`]
}

import { lastSlash } from './last-slash.ts'
import type { SerializedUrl } from './split-serialized.ts'

/** A base, cut once at the places that references are joined to. */
export interface ReferenceBase {
  readonly url: SerializedUrl
  /** With its colon. */
  readonly scheme: string
  readonly upToPath: string
  /** Up to the last slash of the path, and up to the slashes before it as far as they were asked for. */
  readonly folders: string[]
  readonly upToQuery: string
  readonly upToFragment: string
}

/** @param url - With a special scheme other than `file`. */
export function cutBase(url: SerializedUrl): ReferenceBase {
  const { href, schemeEnd, pathStart, searchStart, hashStart } = url
  return {
    url,
    scheme: href.slice(0, schemeEnd + 1),
    upToPath: href.slice(0, pathStart),
    folders: [href.slice(0, lastSlash(href, searchStart) + 1)],
    upToQuery: href.slice(0, searchStart),
    upToFragment: href.slice(0, hashStart),
  }
}

/** Up to one more slash to the left for each level; the first slash of the path stays. */
export function folderAbove({ url, folders }: ReferenceBase, levels: number): string {
  while (folders.length <= levels) {
    const folder = folders.at(-1)!
    const slash = lastSlash(folder, folder.length - 1)
    if (slash < url.pathStart) return folder
    folders.push(folder.slice(0, slash + 1))
  }
  return folders[levels]!
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The links of built pages. */
export interface BuiltLinks {
  /** How many pages of the site they lead to. */
  readonly targets: number
  /** Those that lead to no page of the site, or to no place on it: the page that has the link, and the link. */
  readonly dead: readonly string[]
}

/** Reads the links of all pages of a built site, without a browser. */
export function builtLinks(folder: string): BuiltLinks {
  const pages = new Map<string, { readonly ids: ReadonlySet<string>; readonly hrefs: string[] }>()
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const name = file.replaceAll('\\', '/')
    // The demo has its own tests.
    if (name.startsWith('play/')) continue
    const html = readFileSync(join(folder, file), 'utf8')
    pages.set(`/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`, {
      ids: new Set(valuesOf(/ id="([^"]*)"/g, html)),
      hrefs: valuesOf(/<a [^>]*?href="([^"]*)"/g, html),
    })
  }
  const targets = new Set<string>()
  const dead = new Set<string>()
  for (const [from, { hrefs }] of pages) {
    for (const href of hrefs) {
      const { origin, pathname, hash } = new URL(href, `https://site.example${from}`)
      if (origin !== 'https://site.example') continue
      targets.add(pathname)
      const place = decodeURIComponent(hash.slice(1))
      const page = pages.get(pathname)
      const isThere =
        page === undefined
          ? existsSync(join(folder, pathname))
          : place === '' || page.ids.has(place)
      if (!isThere) dead.add(`${from}: ${href}`)
    }
  }
  return { targets: targets.size, dead: [...dead] }
}

function valuesOf(pattern: RegExp, html: string): string[] {
  return [...html.matchAll(pattern)].map(([, value]) =>
    value!.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  )
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPages } from '../src/all-pages.ts'
import { fileOf, type Page, textOf } from '../src/page.ts'

/** Where VitePress reads the pages. */
export const CONTENT: string = fileURLToPath(new URL('../content/', import.meta.url))

/** Writes all pages except the API, and removes what an earlier run has left. */
export function writePages(): readonly Page[] {
  rmSync(CONTENT, { recursive: true, force: true })
  const pages = allPages()
  for (const page of pages) writeContent(fileOf(page), textOf(page))
  writeContent('public/blaze.svg', BLAZE)
  return pages
}

/** Writes a file that VitePress reads. */
export function writeContent(name: string, text: string): void {
  const file = CONTENT + name
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The mark of the demo: a waymark on a tree, white above red. */
const BLAZE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 20"><rect x=".5" y=".5" width="15" height="9.5" fill="#fff" stroke="#555" stroke-width=".6"/><rect x=".5" y="10" width="15" height="9.5" fill="#c62f2b"/></svg>
`

import { pathOf } from './address.ts'
import { code, heading, link, paragraphs } from './markdown.ts'
import type { Words } from './words/en.ts'

/** The page of the API of a package. It is in English only. */
export function apiPath(packageName: string): string {
  return pathOf('en', `api/${packageName}/`)
}

/** The last section of a page of a catalogue: the specification that the entry comes from, and the package that has it. */
export function sourceSection(source: string, packageName: string, words: Words): string {
  const shown = source.replace(/^https:\/\//, '')
  return paragraphs([
    heading(2, words.headings.source, 'source'),
    link(code(shown), source),
    `${words.package} ${link(code(`@waymark/${packageName}`), apiPath(packageName))}`,
  ])
}

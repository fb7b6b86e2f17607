import { packages, readText } from '../../../test/workspace.ts'
import { pathOf } from './address.ts'
import type { ApiEntry, ApiPackage } from './api-entries.ts'
import { guidesIn } from './guides.ts'
import { block, code, heading, link, paragraphs, prose, table } from './markdown.ts'
import { measuredSizes, sizesOf } from './measured-sizes.ts'
import { withInstallNotice } from './release.ts'

/**
 * What the page of an entry says before the names that it exports. The page of the main entry of a package introduces the
 * package; the others lead to it.
 */
export function apiIntro(entry: ApiEntry, each: ApiPackage): string {
  const [main] = each.entries
  if (main !== undefined && entry !== main) {
    const other = link(code(main.name), pathOf('en', main.path))
    return `An entry of ${other}: ${prose(each.description)}`
  }
  return paragraphs([
    prose(each.description),
    withInstallNotice(block(`npm install @waymark/${each.name}`, 'sh'), 'en'),
    readmeExample(each.name),
    link(`README of \`@waymark/${each.name}\``, homepageOf(each.name)),
  ])
}

/** What the page of the main entry of a package says after the names: the guides, and how large it is. */
export function apiMore(entry: ApiEntry, each: ApiPackage): string {
  return entry === each.entries[0] ? paragraphs([guideLinks(each.name), sizeTable(each.name)]) : ''
}

/** The first example of the README, which a test runs. */
function readmeExample(name: string): string {
  const { folder } = packages.find((own) => own.name === name)!
  const [, section = ''] = readText(`${folder}/README.md`).split('\n## Example\n')
  const [, program] = /^```ts\n(.*?)\n```$/ms.exec(section.replace(/\n## .*/s, '')) ?? []
  return program === undefined ? '' : block(program, 'ts')
}

function sizeTable(name: string): string {
  const rows = sizesOf(name)
  if (rows.length === 0) return ''
  const { date } = measuredSizes
  return paragraphs([
    heading(2, 'Size', 'size'),
    table(
      ['Entry', 'Size'],
      rows.map(([entry, size]) => [code(entry), size]),
    ),
    `Minified and compressed by gzip, with everything that the entry needs (${date}). ${link('How this is measured', `${pathOf('en', 'facts/')}#size`)}`,
  ])
}

/** The guides, recipes and comparisons that are about the package. */
function guideLinks(name: string): string {
  const mention = new RegExp(`@waymark/${name}(?![\\w-])`)
  const found = guidesIn('en').filter(({ body }) => mention.test(body))
  if (found.length === 0) return ''
  return paragraphs([
    heading(2, 'Guides and recipes', 'guides'),
    found
      .map(({ title, path, description }) => {
        return `- ${link(prose(title), pathOf('en', path))}: ${prose(description)}`
      })
      .join('\n'),
  ])
}

function homepageOf(name: string): string {
  return packages.find((own) => own.name === name)!.manifest.homepage!
}

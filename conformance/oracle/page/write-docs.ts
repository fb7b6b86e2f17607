/**
 * Writes docs/standard-steps.md from the sources of the oracle and of the packages.
 *
 *     node --conditions=@waymark/source oracle/page/write-docs.ts
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Algorithm, readAlgorithms, type Step } from './read-oracle.ts'
import { readImplementations } from './read-packages.ts'
import { type Entry, notInOracle, sections } from './sections.ts'

/** The page, from the repository's root. */
export const page: URL = new URL('../../../docs/standard-steps.md', import.meta.url)

const ORACLE = '../conformance/oracle/'

/** The packages that implement the standard. Packages above also link to it, but are not listed. */
const PARSER = /^packages\/(?:percent-encoding|host|urlencoded|url-parser|url)\//

/** The oracle's function for an entry. */
export function algorithmOf({ anchors, isSetter = false }: Entry): Algorithm | undefined {
  return algorithms.find(
    (algorithm) =>
      anchors.some((anchor) => algorithm.anchors.includes(anchor)) &&
      algorithm.name.startsWith('set ') === isSetter,
  )
}

/** The page's links to what the packages have for an entry; empty if nothing has its anchor. */
export function linksToPackages({ anchors, within }: Entry): string[] {
  const found = implementations.filter((implementation) =>
    within === undefined
      ? anchors.some((anchor) => implementation.anchors.includes(anchor))
      : implementation.name === within,
  )
  const nearest =
    [
      found.filter(({ file, isEntry }) => PARSER.test(file) && !isEntry),
      found.filter(({ file }) => PARSER.test(file)),
    ].find(({ length }) => length > 0) ?? found
  return nearest.map(({ name, file }) => `[\`${name}\`](../${file})`)
}

const algorithms = readAlgorithms()
const implementations = readImplementations()

export function writeStepsPage(): string {
  return `# The steps of the URL Standard

Generated from the comments of \`conformance/oracle\` and the docstrings of the packages by \`pnpm write-docs\`. Do not edit.

Each algorithm of the [URL Standard](https://url.spec.whatwg.org/), in its order. The number of a step links to the line of [the oracle](../conformance/oracle/README.md) that begins it: there the standard is written step by step. Below the name are the functions of the oracle and of the packages. A package takes many steps at once, so that it has no lines for single ones, and its links name a function: search for that name in the file.

${sections
  .map(
    ({ title, anchor, entries }) =>
      `## [${title}](${standard(anchor)})\n\n${entries.map(writeEntry).join('\n\n')}`,
  )
  .join('\n\n')}

## Not in the oracle

| of the standard | in the packages |
| --- | --- |
${notInOracle
  .map(
    (entry) =>
      `| [${entry.name}](${standard(entry.anchors[0])}) | ${linksToPackages(entry).join(', ')} |`,
  )
  .join('\n')}
`
}

function writeEntry(entry: Entry): string {
  const algorithm = algorithmOf(entry)
  if (algorithm === undefined) throw new Error(`the oracle has nothing for ${entry.name}`)
  const { name, file, line, steps } = algorithm
  const packages = linksToPackages(entry)
  return `### ${entry.name}

${linksToStandard(entry)} · oracle [\`${name}\`](${ORACLE}${file}#L${line})${
    packages.length === 0 ? '' : ` · packages ${packages.join(', ')}`
  }${steps.length === 0 ? '' : `\n\n${steps.map((step) => writeStep(step, file)).join('\n')}`}`
}

function writeStep({ number, words, line }: Step, file: string): string {
  const depth = number.split('.').length - 1
  return `${'  '.repeat(depth)}- [${number}](${ORACLE}${file}#L${line}) ${words}`
}

function linksToStandard({ anchors }: Entry): string {
  return anchors.map((anchor) => `[#${anchor}](${standard(anchor)})`).join(', ')
}

function standard(anchor: string): string {
  return `https://url.spec.whatwg.org/#${anchor}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(page, writeStepsPage())
}

import type { ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { pathOf } from '../address.ts'
import { type SiteCatalogue, siteCatalogues } from '../catalogues.ts'
import { codePath } from '../code-path.ts'
import { problemLink, viewLink } from '../demo-links.ts'
import { exampleBlock } from '../example-block.ts'
import { isFixable } from '../fixable.ts'
import type { Language } from '../languages.ts'
import { box, code, heading, html, link, paragraphs, plain, prose, table } from '../markdown.ts'
import type { Page } from '../page.ts'
import { sourceSection } from '../source-section.ts'
import type { Words } from '../words/en.ts'
import { type FilterText, wordsIn } from '../words/words.ts'
import { causeSection, errorLinks } from './cause-links.ts'
import { commandPath } from './cli-pages.ts'

/** The list of all codes, and a page for each. */
export function problemPages(language: Language): Page[] {
  const words = wordsIn[language]
  const catalogues = siteCatalogues(language)
  return [
    listPage(catalogues, language, words),
    ...catalogues.flatMap((catalogue) =>
      catalogue.catalogue.entries.map((entry) => codePage(entry, catalogue, language)),
    ),
  ]
}

function listPage(catalogues: readonly SiteCatalogue[], language: Language, words: Words): Page {
  const { title, description, intro } = words.lists.codes
  const severities = Object.values(words.severities)
  return {
    language,
    path: 'codes/',
    title,
    description,
    // `codes.css` has what is special on this page.
    frontMatter: { pageClass: 'code-list', aside: false, filter: filterText(words) },
    body: paragraphs([
      `# ${title}`,
      intro,
      severities.map(({ name, meaning }) => `**${name}**: ${meaning}`).join(' '),
      '<CodeFilter />',
      ...catalogues.map((each) => codeGroup(each, language, words)),
    ]),
  }
}

/** A catalogue, closed: its table is long. */
function codeGroup({ catalogue, anchor }: SiteCatalogue, language: Language, words: Words): string {
  const { title, entries } = catalogue
  return paragraphs([
    `<details class="code-group" id="${anchor}">`,
    `<summary><h2>${html(plain(title))}</h2> <span>${entries.length}</span></summary>`,
    table(
      [words.columns.code, words.columns.problem],
      entries.map((entry) => [
        link(code(entry.code), pathOf(language, codePath(entry.code))),
        `${badges(entry, words)} ${prose(entry.summary)}`,
      ]),
    ),
    '</details>',
  ])
}

function badges(entry: ProblemEntry, words: Words): string {
  const severity = badge(entry.severity, words.severities[entry.severity].name)
  return isFixable(entry) ? `${severity} ${badge('fixable', words.fixable)}` : severity
}

function badge(kind: string, text: string): string {
  return `<span class="badge ${kind}">${html(text)}</span>`
}

/** What the field above the codes says, which filters them. */
function filterText({ severities, fixable, filter }: Words): FilterText {
  return {
    ...filter,
    kinds: [
      ...Object.entries(severities).map(([kind, { name }]) => ({ kind, name })),
      { kind: 'fixable', name: fixable },
    ],
  }
}

function codePage(entry: ProblemEntry, site: SiteCatalogue, language: Language): Page {
  const words = wordsIn[language]
  const { catalogue, anchor } = site
  const list = link(prose(catalogue.title), `${pathOf(language, 'codes/')}#${anchor}`)
  return {
    language,
    path: codePath(entry.code),
    title: entry.code,
    description: plain(entry.summary),
    body: paragraphs([
      `# ${code(entry.code)}`,
      `${badges(entry, words)} · ${list}`,
      prose(entry.summary),
      errorLinks(entry.code, language),
      heading(2, words.headings.why, 'why'),
      prose(entry.explanation),
      heading(2, words.headings.fix, 'fix'),
      prose(entry.remedy),
      fixText(entry, words),
      causeSection(entry.code, language),
      heading(2, words.headings.examples, 'examples'),
      ...entry.examples.map((example) => exampleText(example, entry.code, site, language)),
      demoText(entry, site, language),
      `${words.inTerminal} ${link(code(`waymark explain ${entry.code}`), pathOf(language, commandPath('explain')))}`,
      sourceSection(entry.source, site.package, words),
    ]),
    frontMatter: neighbours(entry, site, language),
  }
}

/** What comes before and after in the catalogue. The list beside the pages has no codes: there are too many. */
function neighbours({ code: own }: ProblemEntry, { catalogue }: SiteCatalogue, language: Language) {
  const at = catalogue.entries.findIndex((entry) => entry.code === own)
  const pageOf = (entry: ProblemEntry | undefined) =>
    entry === undefined ? false : { text: entry.code, link: pathOf(language, codePath(entry.code)) }
  return { prev: pageOf(catalogue.entries[at - 1]), next: pageOf(catalogue.entries[at + 1]) }
}

function fixText({ fixed, notFixed }: ProblemEntry, words: Words): string {
  if (fixed === undefined && notFixed === undefined) return ''
  const sentences = [fixed === undefined ? words.neverFixed : prose(fixed), prose(notFixed ?? '')]
  return `${words.fixedAutomatically} ${sentences.join(' ').trim()}`
}

/** The link to the demo of a page whose examples have none. */
function demoText(
  { code: name, examples }: ProblemEntry,
  { view }: SiteCatalogue,
  language: Language,
) {
  const isShown = examples.some((each) => problemLink(each, name, view, language) !== null)
  return isShown ? '' : link(wordsIn[language].tryDemo, viewLink(view, language))
}

function exampleText(
  example: ProblemExample,
  name: string,
  { view }: SiteCatalogue,
  language: Language,
): string {
  const { wrong, right, fine, given } = example
  const words = wordsIn[language]
  const demo = problemLink(example, name, view, language)
  const marked = 'marked' in example && typeof example.marked === 'string' ? example.marked : ''
  const shown = wrong === '' ? words.emptyString : exampleBlock(wrong, marked)
  return paragraphs([
    given === undefined ? '' : `${words.given} ${code(given)}`,
    box('danger', words.wrong, [shown]),
    ...(right === undefined ? [] : [box('tip', words.right, [exampleBlock(right)])]),
    ...(fine === undefined ? [] : [box('tip', words.fine, [exampleBlock(fine)])]),
    demo === null ? '' : link(words.openDemo, demo),
  ])
}

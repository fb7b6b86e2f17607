import { readText } from '../../../../test/workspace.ts'
import { REPOSITORY } from '../address.ts'
import type { Language } from '../languages.ts'
import { paragraphs, prose, table } from '../markdown.ts'
import type { Page } from '../page.ts'
import { glossaryWords, TERMS, type Term } from '../words/glossary-words.ts'
import { wordsIn } from '../words/words.ts'

/** The page of the terms that other pages use as known. */
export function glossaryPage(language: Language): Page {
  const { title, description, intro, term, terms } = glossaryWords[language]
  const rows = TERMS.map((name) => terms?.[name] ?? [name, meaningOf(name)])
  return {
    language,
    path: 'glossary/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      intro.replace('%glossary%', `${REPOSITORY}/blob/main/docs/glossary.md`),
      table(
        [term, wordsIn[language].columns.meaning],
        rows.map(([name, meaning]) => [prose(name), prose(meaning)]),
      ),
    ]),
  }
}

/** What the glossary of the project says. The table before its first section is one of sources. */
function meaningOf(term: Term): string {
  const [, ...sections] = readText('docs/glossary.md').split('\n## ')
  const line = sections
    .join('\n')
    .split('\n')
    .find((each) => each.startsWith(`| ${term} |`))
  if (line === undefined) throw new Error(`docs/glossary.md has no "${term}"`)
  return line.split('|')[2]!.trim()
}

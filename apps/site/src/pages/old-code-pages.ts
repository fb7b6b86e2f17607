import { pathOf } from '../address.ts'
import { codePath } from '../code-path.ts'
import type { Language } from '../languages.ts'
import { code, heading, link, paragraphs } from '../markdown.ts'
import { OLD_CODES, type OldCode, oldCodeWords } from '../old-codes.ts'
import type { Page } from '../page.ts'
import { wordsIn } from '../words/words.ts'
import { causeTable } from './cause-links.ts'

/** A page for each name that the URL Standard had, which leads to the code of today. */
export function oldCodePages(language: Language): Page[] {
  return OLD_CODES.map((old) => oldCodePage(old, language))
}

function oldCodePage({ name, now }: OldCode, language: Language): Page {
  const { summary, text } = oldCodeWords[language]
  return {
    language,
    path: codePath(name),
    title: name,
    description: summary.replace('%now%', now),
    body: paragraphs([
      `# ${code(name)}`,
      text.replace('%now%', link(code(now), pathOf(language, codePath(now)))),
      heading(2, wordsIn[language].headings.causes, 'causes'),
      causeTable(now, language),
    ]),
    frontMatter: { prev: false, next: false },
  }
}

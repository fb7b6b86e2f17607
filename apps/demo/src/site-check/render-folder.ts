import type { FolderView } from '../folder-audit/audit-folder.ts'
import type { Language } from '../language.ts'
import { number } from '../plural.ts'
import { element } from '../view/element.ts'
import { resultCard } from './render-headline.ts'
import { renderLanguages } from './render-languages.ts'
import { type ProblemActions, renderProblems } from './render-problems.ts'
import type { Words } from './words-en.ts'

/**
 * What a folder with built pages is, what is wrong, and what was read.
 *
 * @param folder - Empty for files in none.
 */
export function folderLines(view: FolderView, folder: string, words: Words): readonly string[] {
  const { address, severities, failures } = view
  const name = folder === '' ? words.theseFiles : `${folder}/`
  return [
    address.from === null ? words.addressUnknown(name) : words.address(name, address),
    `${words.problemCounts(severities, failures.length)}${words.fullStop}${words.pagesRead(view)}`,
  ]
}

/** Draws what was found in a folder with built pages. */
export function renderFolder(
  view: FolderView,
  words: Words,
  { actions, language }: { readonly actions: ProblemActions; readonly language: Language },
): HTMLElement[] {
  const { kinds, failures, matrix } = view
  const isClean = kinds.length + failures.length === 0
  return [
    ...(isClean
      ? []
      : [resultCard('site-problems-title', words.problems, renderProblems(view, words, actions))]),
    ...(matrix.from.length === 0
      ? []
      : [
          resultCard(
            'site-languages-title',
            words.languages,
            renderLanguages(
              matrix,
              words,
              { about: words.alternatesAbout, pair: words.alternates },
              (value) => number(language, value),
            ),
          ),
        ]),
    element('p', { class: isClean ? 'fine' : 'note' }, isClean ? words.clean : words.notFetched),
  ]
}

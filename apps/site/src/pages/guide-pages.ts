import { pathOf } from '../address.ts'
import { GUIDE_LISTS, type Guide, type GuideGroup, guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { link, paragraphs, prose } from '../markdown.ts'
import type { Page } from '../page.ts'
import { wordsIn } from '../words/words.ts'

/** The guides of a language, and a list for each folder that has any. */
export function guidePages(language: Language): Page[] {
  const guides = guidesIn(language)
  const groups = guideGroups(guides)
  return [...groups.map((group) => listPage(group, guides, language)), ...guides]
}

/** The groups that have guides, in their order. */
export function guideGroups(guides: readonly Guide[]): GuideGroup[] {
  const groups: readonly GuideGroup[] = ['guides', 'recipes', 'comparisons']
  return groups.filter((group) => guides.some((guide) => guide.group === group))
}

function listPage(group: GuideGroup, guides: readonly Guide[], language: Language): Page {
  const { title, description, intro } = wordsIn[language].lists[group]
  const items = guides
    .filter((guide) => guide.group === group)
    .map((guide) => {
      const target = link(prose(guide.title), pathOf(language, guide.path))
      return `- ${target}: ${prose(guide.description)}`
    })
  return {
    language,
    path: GUIDE_LISTS[group],
    title,
    description,
    body: paragraphs([`# ${title}`, intro, items.join('\n')]),
  }
}

import { pathOf } from '../address.ts'
import { GUIDE_LISTS, type Guide, type GuideGroup, guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { heading, link, paragraphs, prose } from '../markdown.ts'
import type { Page } from '../page.ts'
import { RECIPE_GROUPS, type RecipeGroup } from '../recipe-groups.ts'
import { withInstallNotice } from '../release.ts'
import { cliWords } from '../words/cli-words.ts'
import { wordsIn } from '../words/words.ts'

/** The guides of a language, and a list for each folder that has any. */
export function guidePages(language: Language): Page[] {
  const guides = guidesIn(language)
  const groups = guideGroups(guides)
  return [
    ...groups.map((group) => listPage(group, guides, language)),
    ...guides.map((guide) => ({
      ...guide,
      body: withInstallNotice(withCliLink(guide.body, language), language),
    })),
  ]
}

/** A guide that uses commands leads to their page after the first of them. */
function withCliLink(body: string, language: Language): string {
  const { more } = cliWords[language]
  return body.replace(
    /^```(?:sh|console)\n(?:\$ )?waymark (?:(?!```).*\n)*```$/m,
    (block) => `${block}\n\n${link(more, pathOf(language, 'cli/'))}`,
  )
}

/** The groups that have guides, in their order. */
export function guideGroups(guides: readonly Guide[]): GuideGroup[] {
  const groups: readonly GuideGroup[] = ['guides', 'recipes', 'comparisons']
  return groups.filter((group) => guides.some((guide) => guide.group === group))
}

function listPage(group: GuideGroup, guides: readonly Guide[], language: Language): Page {
  const { title, description, intro } = wordsIn[language].lists[group]
  const listed = guides.filter((guide) => guide.group === group)
  return {
    language,
    path: GUIDE_LISTS[group],
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      intro,
      ...(group === 'recipes' ? recipeSections(listed, language) : [listOf(listed, language)]),
    ]),
  }
}

function recipeSections(recipes: readonly Guide[], language: Language): string[] {
  return recipeGroups(recipes).flatMap(({ group, guides }) => [
    heading(2, wordsIn[language].recipeGroups[group], group),
    listOf(guides, language),
  ])
}

/** Recipes by what they are for, each group in the order that it states. */
export function recipeGroups(
  recipes: readonly Guide[],
): readonly { readonly group: RecipeGroup; readonly guides: readonly Guide[] }[] {
  return Object.entries(RECIPE_GROUPS).map(([group, names]) => ({
    // The names are those of the record.
    group: group as RecipeGroup,
    guides: names.flatMap((name) => recipes.filter(({ path }) => path.endsWith(`/${name}`))),
  }))
}

function listOf(guides: readonly Guide[], language: Language): string {
  return guides
    .map(({ title, path, description }) => {
      const target = link(prose(title), pathOf(language, path))
      return `- ${target}: ${prose(description)}`
    })
    .join('\n')
}

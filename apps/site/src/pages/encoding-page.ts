import { pathOf } from '../address.ts'
import { ENCODE_SETS, printableIn, sourceOf } from '../encode-sets.ts'
import { guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { code, heading, link, paragraphs, prose, table } from '../markdown.ts'
import type { Page } from '../page.ts'
import { apiPath } from '../source-section.ts'
import { encodingWords } from '../words/encoding-words.ts'
import { wordsIn } from '../words/words.ts'

const RECIPE = 'guides/recipes/percent-encode'

/** The page of the percent-encode sets, with a field in which a text is seen in each of them. */
export function encodingPage(language: Language): Page {
  const words = encodingWords[language]
  const { title, description, space, none } = words
  const recipe = guidesIn(language).find(({ path }) => path === RECIPE)!
  return {
    language,
    path: 'percent-encoding',
    title,
    description,
    frontMatter: { encoder: { ...words.encoder, uses: words.uses } },
    body: paragraphs([
      `# ${title}`,
      words.intro,
      heading(2, words.encoded, 'encoder'),
      '<TextEncoder />',
      words.encodedAbout,
      heading(2, words.sets, 'sets'),
      words.setsAbout,
      table(
        [words.set, words.use, words.characters],
        ENCODE_SETS.map((each, i) => [
          link(prose(each.name), sourceOf(each)),
          prose(words.uses[i]!),
          printableIn(each)
            .map((character) => (character === ' ' ? space : code(character)))
            .join(' ') || none,
        ]),
      ),
      heading(2, words.which, 'functions'),
      `${words.whichText}\n- ${link(prose(recipe.title), pathOf(language, RECIPE))}`,
      `${wordsIn[language].package} ${link(code('@waymark/percent-encoding'), apiPath('percent-encoding'))}`,
    ]),
  }
}

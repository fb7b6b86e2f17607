import type { Family, Method, MethodExample } from '@waymark/compare'
import { pathOf } from '../address.ts'
import { compareLink } from '../demo-links.ts'
import { methodsIn } from '../entries.ts'
import type { Language } from '../languages.ts'
import { block, code, heading, link, paragraphs, plain, prose, table } from '../markdown.ts'
import { literal, optionSection, optionsCode } from '../option-table.ts'
import type { Page } from '../page.ts'
import { sourceSection } from '../source-section.ts'
import type { Words } from '../words/en.ts'
import { wordsIn } from '../words/words.ts'

/** The list of the methods of comparison, and a page for each. */
export function methodPages(language: Language): Page[] {
  const methods = methodsIn(language)
  return [listPage(methods, language), ...methods.map((method) => methodPage(method, language))]
}

function listPage(methods: readonly Method[], language: Language): Page {
  const words = wordsIn[language]
  const { title, description, intro } = words.lists.methods
  const { method, kind, equalWhen } = words.columns
  const families = [...new Set(methods.map(({ family }) => family))]
  return {
    language,
    path: 'methods/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      intro,
      Object.values(words.kinds)
        .map(({ name, meaning }) => `- **${name}**: ${meaning}`)
        .join('\n'),
      ...families.flatMap((family) => [
        heading(2, familyTitle(family, words), family),
        table(
          [method, kind, equalWhen],
          methods
            .filter((each) => each.family === family)
            .map((each) => [
              link(code(each.name), pathOf(language, `methods/${each.name}`)),
              words.kinds[each.kind].name,
              prose(each.summary),
            ]),
        ),
      ]),
    ]),
  }
}

function familyTitle(family: Family, words: Words): string {
  const name = words.families[family]
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function methodPage(method: Method, language: Language): Page {
  const words = wordsIn[language]
  const kind = words.kinds[method.kind]
  const list = link(
    familyTitle(method.family, words),
    `${pathOf(language, 'methods/')}#${method.family}`,
  )
  return {
    language,
    path: `methods/${method.name}`,
    title: method.name,
    description: plain(method.summary),
    body: paragraphs([
      `# ${code(method.name)}`,
      prose(method.summary),
      prose(method.explain),
      `${list} · **${kind.name}**: ${kind.meaning}`,
      heading(2, words.headings.wrongAnswers, 'wrong-answers'),
      [
        `- **${words.falsePositive}**: ${prose(method.falsePositive)}`,
        `- **${words.falseNegative}**: ${prose(method.falseNegative)}`,
        `- **${words.without}**: ${prose(method.without)}`,
      ].join('\n'),
      heading(2, words.headings.examples, 'examples'),
      exampleTable(method, words),
      demo(method, language),
      program(method),
      optionSection(method.options, words),
      sourceSection(method.source, 'compare', words),
    ]),
  }
}

function exampleTable({ examples, kind }: Method, words: Words): string {
  const { first, second, pattern, url, equal, matches, option } = words.columns
  const isPattern = kind === 'directional'
  const head = isPattern ? [pattern, url, matches, option] : [first, second, equal, option]
  const some = examples.some(([, , , options]) => optionsCode(options) !== '')
  return table(
    some ? head : head.slice(0, 3),
    examples.map(([a, b, isEqual, options]) => {
      const given = optionsCode(options)
      return [
        a === null ? words.none : stringOf(a, words),
        stringOf(b, words),
        isEqual ? words.yes : words.no,
        ...(some ? [given === '' ? '' : code(given)] : []),
      ]
    }),
  )
}

function stringOf(text: string, words: Words): string {
  return text === '' ? words.emptyString : code(text)
}

/** An example that can be asked as it is, if there is one. */
function plainExample({ examples }: Method): MethodExample & [string, string, boolean] {
  const usable = examples.filter(([a]) => a !== null)
  const found = usable.find(([a, b, isEqual]) => isEqual && a !== b) ?? usable[0] ?? examples[0]!
  // Every method has an example with two strings: a test says so.
  return found as MethodExample & [string, string, boolean]
}

function demo(method: Method, language: Language): string {
  const [a, b, , options = {}] = plainExample(method)
  return link(wordsIn[language].openDemo, compareLink(language, [a, b], options))
}

function program(method: Method): string {
  if (method.kind === 'application' || method.kind === 'directional') return ''
  const [a, b, isEqual, options] = plainExample(method)
  const given = optionsCode(options)
  const call = [a, b, method.name].map(literal).join(', ')
  return block(
    `import { equal } from '@waymark/compare'\n\nequal(${call}${given === '' ? '' : `, ${given}`})\n// => ${isEqual}`,
    'ts',
  )
}

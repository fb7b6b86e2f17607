import { presets, type Rule, type RuleExample } from '@waymark/normalize'
import { pathOf } from '../address.ts'
import { rulesLink } from '../demo-links.ts'
import { rulesIn } from '../entries.ts'
import type { Language } from '../languages.ts'
import { block, code, heading, link, paragraphs, plain, prose, table } from '../markdown.ts'
import { literal, optionSection, optionsCode } from '../option-table.ts'
import type { Page } from '../page.ts'
import { sourceSection } from '../source-section.ts'
import type { Words } from '../words/en.ts'
import { wordsIn } from '../words/words.ts'

/** The list of the normalisation rules, and a page for each. */
export function rulePages(language: Language): Page[] {
  const rules = rulesIn(language)
  return [listPage(rules, language), ...rules.map((rule) => rulePage(rule, language))]
}

/** The path of the page of a rule. */
export function rulePath(name: string): string {
  return `rules/${name}`
}

function listPage(rules: readonly Rule[], language: Language): Page {
  const words = wordsIn[language]
  const { title, description, intro } = words.lists.rules
  const { rule, cost, does } = words.columns
  return {
    language,
    path: 'rules/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      intro,
      Object.values(words.categories)
        .map(({ name, meaning }) => `- **${name}**: ${meaning}`)
        .join('\n'),
      table(
        [rule, cost, does],
        rules.map((each) => ruleRow(each, language)),
      ),
    ]),
  }
}

/** The row of a rule in a table of rules: its link, its category and what it does. */
export function ruleRow({ name, category, summary }: Rule, language: Language): string[] {
  const words = wordsIn[language]
  return [
    link(code(name), pathOf(language, rulePath(name))),
    words.categories[category].name,
    prose(summary),
  ]
}

function rulePage(rule: Rule, language: Language): Page {
  const words = wordsIn[language]
  const category = words.categories[rule.category]
  const models = ['whatwg', ...(rule.applyToUri === undefined ? [] : ['rfc3986'])]
  return {
    language,
    path: rulePath(rule.name),
    title: rule.name,
    description: plain(rule.summary),
    body: paragraphs([
      `# ${code(rule.name)}`,
      `**${category.name}** · ${link(words.menu.rules, pathOf(language, 'rules/'))}`,
      prose(rule.summary),
      heading(2, words.headings.cost, 'cost'),
      category.meaning,
      prose(rule.explain),
      `${words.models} ${models.map(code).join(', ')}`,
      rule.settledByParser === true ? words.settledByParser : '',
      heading(2, words.headings.examples, 'examples'),
      exampleTable(rule, words),
      link(words.openDemo, demoLink(rule, language)),
      heading(2, words.headings.program, 'program'),
      program(rule),
      optionSection(rule.options, words),
      heading(2, words.headings.presets, 'presets'),
      presetList(rule, language, words),
      sourceSection(rule.source, 'normalize', words),
    ]),
  }
}

function exampleTable({ examples }: Rule, words: Words): string {
  const { url, result, option } = words.columns
  const some = examples.some(([, , options]) => optionsCode(options) !== '')
  return table(
    some ? [url, result, option] : [url, result],
    examples.map(([input, output, options]) => {
      const given = optionsCode(options)
      return [
        code(input),
        input === output ? words.stays : code(output),
        ...(some ? [given === '' ? '' : code(given)] : []),
      ]
    }),
  )
}

/** The first example that shows a change. */
function tellingExample({ examples }: Rule): RuleExample {
  return examples.find(([input, output]) => input !== output) ?? examples[0]!
}

function demoLink(rule: Rule, language: Language): string {
  const [input, , options = {}] = tellingExample(rule)
  // On records, the parser has left nothing to do.
  const model = rule.settledByParser === true && rule.applyToUri !== undefined ? 'rfc3986' : null
  return rulesLink(language, input, {
    rule: rule.name,
    options: model === null ? options : { ...options, model },
  })
}

function program(rule: Rule): string {
  const [input, output, options = {}] = tellingExample(rule)
  const given = optionsCode(options)
  const call = [literal(input), `['${rule.name}']`, ...(given === '' ? [] : [given])].join(', ')
  return block(
    `import { normalize } from '@waymark/normalize'\n\nnormalize(${call})\n// => ${literal(output)}`,
    'ts',
  )
}

function presetList(rule: Rule, language: Language, words: Words): string {
  const names = Object.values(presets)
    .filter(({ rules }) => rules.some(({ name }) => name === rule.name))
    .map(({ name }) => link(code(name), pathOf(language, `presets/${name}`)))
  return names.length === 0 ? words.noPresets : names.join(', ')
}

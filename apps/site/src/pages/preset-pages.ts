import { normalize, type Preset } from '@waymark/normalize'
import { pathOf } from '../address.ts'
import { rulesLink } from '../demo-links.ts'
import { presetsIn } from '../entries.ts'
import type { Language } from '../languages.ts'
import { block, code, heading, link, paragraphs, plain, prose, table } from '../markdown.ts'
import { literal, optionsCode } from '../option-table.ts'
import type { Page } from '../page.ts'
import { apiPath } from '../source-section.ts'
import type { Words } from '../words/en.ts'
import { wordsIn } from '../words/words.ts'
import { ruleRow } from './rule-pages.ts'

/** What the presets are shown on: between them, every preset changes one and the presets can be told apart. */
const SAMPLES: readonly string[] = [
  'HTTP://www.Example.com:80/shop/',
  'https://example.com/a/../b//c/index.html',
  'https://example.com/%7Eann?b=2&a=1&utm_source=mail',
  'https://example.com/guide#install',
  'https://example.com./?sessionid=0123456789abcdef0123456789abcdef',
]

/** The list of the presets, and a page for each. */
export function presetPages(language: Language): Page[] {
  const presets = presetsIn(language)
  return [listPage(presets, language), ...presets.map((preset) => presetPage(preset, language))]
}

function listPage(presets: readonly Preset[], language: Language): Page {
  const words = wordsIn[language]
  const { title, description, intro } = words.lists.presets
  return {
    language,
    path: 'presets/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      intro,
      table(
        [words.columns.preset, words.columns.does],
        presets.map(({ name, summary }) => [
          link(code(name), pathOf(language, `presets/${name}`)),
          prose(summary),
        ]),
      ),
    ]),
  }
}

function presetPage(preset: Preset, language: Language): Page {
  const words = wordsIn[language]
  const { name, summary, explain = '', caution = '', rules, schemes } = preset
  const { rule, cost, does } = words.columns
  const given = optionsCode(preset.options)
  return {
    language,
    path: `presets/${name}`,
    title: name,
    description: plain(summary),
    body: paragraphs([
      `# ${code(name)}`,
      link(words.menu.presets, pathOf(language, 'presets/')),
      prose(summary),
      prose(explain),
      schemes === undefined ? '' : `${words.schemesOnly} ${schemes.map(code).join(', ')}`,
      caution === '' ? '' : heading(2, words.headings.caution, 'caution'),
      prose(caution),
      heading(2, words.headings.examples, 'examples'),
      words.presetTable,
      resultTable(preset, words),
      link(words.openDemo, rulesLink(language, SAMPLES[0]!, { preset: name })),
      heading(2, words.headings.program, 'program'),
      program(preset),
      heading(2, words.headings.rules, 'rules'),
      isParsedFirst(preset) ? parserFirst(language, words) : '',
      rules.length === 0
        ? words.wholeProcedure
        : table(
            [rule, cost, does],
            rules.map((each) => ruleRow(each, language)),
          ),
      given === '' ? '' : heading(2, words.headings.options, 'options'),
      given === '' ? '' : code(given),
      `${words.package} ${link(code('@waymark/normalize'), apiPath('normalize'))}`,
    ]),
  }
}

/** Whether the parser has changed the URL before the first rule sees it. */
function isParsedFirst({ rules, options, canonicalizer }: Preset): boolean {
  return rules.length > 0 && canonicalizer === undefined && options.model !== 'rfc3986'
}

function parserFirst(language: Language, words: Words): string {
  const standard = link(code('standard'), pathOf(language, 'presets/standard'))
  return words.parserFirst.replace('%standard%', standard)
}

function resultTable(preset: Preset, words: Words): string {
  const { url, result } = words.columns
  return table(
    [url, result],
    SAMPLES.map((input) => {
      const output = normalize(input, preset)
      const shown = output === null ? words.noResult : output === input ? words.stays : code(output)
      return [code(input), shown]
    }),
  )
}

function program(preset: Preset): string {
  const input = SAMPLES[0]!
  const call = `normalize(${literal(input)}, '${preset.name}')`
  return block(
    `import { normalize } from '@waymark/normalize'\n\n${call}\n// => ${literal(normalize(input, preset))}`,
    'ts',
  )
}

import { commonOptions } from '../../../../packages/cli/src/arguments.ts'
import type { Command } from '../../../../packages/cli/src/command.ts'
import type { CommandName } from '../../../../packages/cli/src/command-names.ts'
import { loadCommands } from '../../../../packages/cli/src/commands/load-command.ts'
import { EXIT_STATUSES } from '../../../../packages/cli/src/exit-status.ts'
import { describeOption, FOR_ALL_COMMANDS } from '../../../../packages/cli/src/help.ts'
import { pathOf } from '../address.ts'
import { enginesOf } from '../facts.ts'
import { guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { block, code, heading, link, paragraphs, plain, prose, table } from '../markdown.ts'
import type { Page } from '../page.ts'
import { withInstallNotice } from '../release.ts'
import { cliWords } from '../words/cli-words.ts'
import { wordsIn } from '../words/words.ts'

const commands = await loadCommands()

/** The list of the commands, and a page for each, from the data that make their help. */
export function cliPages(language: Language): Page[] {
  return [listPage(language), ...commands.map((command) => commandPage(command, language))]
}

/** The path of the page of a command. */
export function commandPath(name: string): string {
  return `cli/${name}`
}

function listPage(language: Language): Page {
  const own = cliWords[language]
  const { title, description, intro, statuses } = own
  const { does, meaning } = wordsIn[language].columns
  return {
    language,
    path: 'cli/',
    title,
    description,
    body: withInstallNotice(
      paragraphs([
        `# ${title}`,
        intro.replace('%node%', enginesOf('cli')),
        block('npm install --save-dev @waymark/cli\nnpx waymark --help', 'sh'),
        heading(2, own.commands, 'commands'),
        table(
          [own.command, does],
          commands.map(({ name, summary }) => [
            // All commands were sections of this page, and links may still lead to them.
            `${link(code(`waymark ${name}`), pathOf(language, commandPath(name)))}{#${name}}`,
            prose(summaryIn(language, name) ?? summary),
          ]),
        ),
        heading(2, own.guides, 'guides'),
        guideLinks(language),
        heading(2, own.status, 'status'),
        table(
          [own.status, meaning],
          EXIT_STATUSES.map(([status, english]) => [
            String(status),
            prose(withOptionsAsCode(statuses?.[status] ?? english)),
          ]),
        ),
        heading(2, own.all, 'all'),
        own.note,
        optionTable(FOR_ALL_COMMANDS, language),
      ]),
      language,
    ),
  }
}

/** What a command does, in the words of a language; `null` in English, where the command says it. */
function summaryIn(language: Language, name: string): string | null {
  // The names are those of the list of commands.
  return cliWords[language].summaries?.[name as CommandName] ?? null
}

function commandPage(command: Command, language: Language): Page {
  const { name, summary, synopsis, description, options, examples, exitStatuses = {} } = command
  const own = cliWords[language]
  const list = pathOf(language, 'cli/')
  const statuses = Object.entries(exitStatuses).flatMap(([status, text]) =>
    text === null ? [] : [`${own.status} ${status}: ${prose(withOptionsAsCode(text))}.`],
  )
  const sentence = capitalized(summaryIn(language, name) ?? summary)
  return {
    language,
    path: commandPath(name),
    title: `waymark ${name}`,
    description: plain(sentence),
    body: paragraphs([
      `# ${code(`waymark ${name}`)}`,
      link(own.title, list),
      `${prose(sentence)}${language === 'ja' ? '。' : '.'}`,
      own.note,
      block(`waymark ${name} ${synopsis}`, 'sh'),
      ...description.map((text) => prose(withOptionsAsCode(text))),
      heading(2, own.examples, 'examples'),
      block(examples.map(({ command: line, what }) => `# ${what}\n${line}`).join('\n\n'), 'sh'),
      heading(2, wordsIn[language].headings.options, 'options'),
      optionTable([...options, ...commonOptions(command)].map(describeOption), language),
      link(own.all, `${list}#all`),
      heading(2, own.status, 'status'),
      ...statuses,
      link(own.status, `${list}#status`),
    ]),
  }
}

/** Marks the options in a text for a terminal as code, so that they are not broken after a hyphen. */
function withOptionsAsCode(text: string): string {
  return text.replace(/`[^`]*`|--[a-z][a-z-]*/g, (part) =>
    part.startsWith('`') ? part : code(part),
  )
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function optionTable(
  rows: readonly (readonly [left: string, right: string])[],
  language: Language,
): string {
  const { option, meaning } = wordsIn[language].columns
  return table(
    [option, meaning],
    rows.map(([left, right]) => [code(left), prose(withOptionsAsCode(right))]),
  )
}

/** The guide and the recipe that are made of commands. */
function guideLinks(language: Language): string {
  return guidesIn(language)
    .filter(({ body }) => /^waymark \w|npx.*@waymark\/cli|sitemap\.yml/m.test(body))
    .map(({ title, path }) => `- ${link(prose(title), pathOf(language, path))}`)
    .join('\n')
}

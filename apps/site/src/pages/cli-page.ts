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
import { block, code, heading, link, paragraphs, prose, table } from '../markdown.ts'
import type { Page } from '../page.ts'
import { withInstallNotice } from '../release.ts'
import { type CliWords, cliWords } from '../words/cli-words.ts'
import { wordsIn } from '../words/words.ts'

const commands = await loadCommands()

/** The page of the command line, from the data that make its help. */
export function cliPage(language: Language): Page {
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
        own.guides,
        guideLinks(language),
        heading(2, own.commands, 'commands'),
        table(
          [own.command, does],
          commands.map(({ name, summary }) => [
            link(code(`waymark ${name}`), `#${name}`),
            // The names are those of the list of commands.
            prose(own.summaries?.[name as CommandName] ?? summary),
          ]),
        ),
        heading(2, own.status, 'status'),
        table(
          [own.status, meaning],
          EXIT_STATUSES.map(([status, english]) => [
            String(status),
            prose(statuses?.[status] ?? english),
          ]),
        ),
        own.note,
        heading(2, own.all, 'all'),
        optionTable(FOR_ALL_COMMANDS, language),
        ...commands.map((command) => commandSection(command, own, language)),
      ]),
      language,
    ),
  }
}

function commandSection(command: Command, own: CliWords, language: Language): string {
  const { name, summary, synopsis, description, options, examples, exitStatuses = {} } = command
  const statuses = Object.entries(exitStatuses).flatMap(([status, text]) =>
    text === null ? [] : [`${own.status} ${status}: ${prose(text)}.`],
  )
  return paragraphs([
    heading(2, code(`waymark ${name}`), name),
    prose(`${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`),
    block(`waymark ${name} ${synopsis}`, 'sh'),
    ...description.map(prose),
    optionTable([...options, ...commonOptions(command)].map(describeOption), language),
    ...statuses,
    block(examples.map(({ command: line, what }) => `# ${what}\n${line}`).join('\n\n'), 'sh'),
  ])
}

function optionTable(
  rows: readonly (readonly [left: string, right: string])[],
  language: Language,
): string {
  const { option, meaning } = wordsIn[language].columns
  return table(
    [option, meaning],
    rows.map(([left, right]) => [code(left), prose(right)]),
  )
}

/** The guide and the recipe that are made of commands. */
function guideLinks(language: Language): string {
  return guidesIn(language)
    .filter(({ body }) => /^waymark \w|npx.*@waymark\/cli|sitemap\.yml/m.test(body))
    .map(({ title, path }) => `- ${link(prose(title), pathOf(language, path))}`)
    .join('\n')
}

import type { Completed, CompletedCommand, CompletedOption } from './completed-program.ts'

/** A script for fish 3 or newer. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  return `# Completions of waymark for fish: in ~/.config/fish/config.fish, put
#     waymark completions fish | source

complete -c waymark -f
complete -c waymark -n __fish_use_subcommand -s h -l help -d 'print the help'
complete -c waymark -n __fish_use_subcommand -s V -l version -d 'print the version'
${commands.map(commandLines).join('\n')}
`
}

function commandLines({ name, summary, options, operands }: CompletedCommand): string {
  const start = `complete -c waymark -n '__fish_seen_subcommand_from ${name}'`
  return [
    `complete -c waymark -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...(operands.kind === 'nothing' || operands.kind === 'text'
      ? []
      : [`${start} ${argumentsOf(operands)}`]),
    ...options.map((option) => `${start} ${optionOf(option)}`),
  ].join('\n')
}

function optionOf({ name, short, value, isBare, summary }: CompletedOption): string {
  return [
    ...(short === null ? [] : [`-s ${short}`]),
    `-l ${name}`,
    ...(value.kind === 'nothing' ? [] : [isBare ? '' : '-r', argumentsOf(value)]),
    `-d ${quote(summary)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function argumentsOf(completed: Completed): string {
  switch (completed.kind) {
    case 'words':
      return `-f -a ${quote(completed.words.join(' '))}`
    case 'file':
      return '-F'
    case 'folder':
      return "-f -a '(__fish_complete_directories)'"
    case 'text':
    case 'nothing':
      return '-f'
  }
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

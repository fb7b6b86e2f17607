import type { Completed, CompletedCommand, CompletedOption } from './completed-program.ts'

/** A script for bash 3.2 or newer, which macOS has, and no other program. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name)
  return `# Completions of waymark for bash: in ~/.bashrc, put
#     eval "$(waymark completions bash)"

_waymark() {
  local cur=\${COMP_WORDS[COMP_CWORD]} option= command= options= takes=text words= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -* | = | auto | always | never) ;;
      *) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  # The equals sign of --format=json is a word of its own.
  if [[ $cur == = ]]; then
    cur= option=\${COMP_WORDS[COMP_CWORD-1]}=
  elif [[ \${COMP_WORDS[COMP_CWORD-1]} == = ]]; then
    option=\${COMP_WORDS[COMP_CWORD-2]}=
  elif ((COMP_CWORD > 1)); then
    option=\${COMP_WORDS[COMP_CWORD-1]}
  fi
  case $command in
${commands.map(commandCase).join('\n')}
    *) takes=words words='${names.join(' ')}' options='--help --version --color --no-color' ;;
  esac
  case "$command \${option%=}" in
${commands.flatMap(optionCases).join('\n')}
    *)
      if [[ $cur == -* ]]; then takes=words words=$options; fi ;;
  esac
  case $takes in
    words) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
    folder) compopt -o dirnames +o default 2> /dev/null; return ;;
    # Without an answer, bash completes files.
    file) return ;;
  esac
  if ((\${#COMPREPLY[@]} == 0)); then compopt +o default +o bashdefault 2> /dev/null; fi
}

complete -o bashdefault -o default -F _waymark waymark
`
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const all = options.flatMap((option) => namesOf(option))
  return `    ${name}) ${taking(operands)} options='${all.join(' ')}' ;;`
}

function optionCases({ name, options }: CompletedCommand): string[] {
  return options
    .filter(({ value }) => value.kind !== 'nothing')
    .map((option) => {
      const patterns = namesOf(option).map((each) => `"${name} ${each}"`)
      // What follows an option whose value may be left out is not its value.
      const guard = option.isBare ? 'if [[ $option == *= ]]; then ' : ''
      return `    ${patterns.join(' | ')}) ${guard}${taking(option.value)}${guard === '' ? '' : '; fi'} ;;`
    })
}

function namesOf({ name, short }: CompletedOption): string[] {
  return [`--${name}`, ...(short === null ? [] : [`-${short}`])]
}

function taking(completed: Completed): string {
  if (completed.kind === 'words') return `takes=words words='${completed.words.join(' ')}'`
  return `takes=${completed.kind}`
}

import type { Completed, CompletedCommand, CompletedOption } from './completed-program.ts'

/** A script for zsh, to be read or to be put as `_waymark` into a folder of `$fpath`. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  return `#compdef waymark
# Completions of waymark for zsh: in ~/.zshrc, after compinit, put
#     eval "$(waymark completions zsh)"

_waymark() {
  local curcontext=$curcontext state line
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${escapeColons(summary)}`)}`).join('\n')}
  )
  _arguments -C \\
    '(- *)'{-h,--help}'[print the help]' \\
    '(- *)'{-V,--version}'[print the version]' \\
    '--color=-[when to use colours]::when:(auto always never)' \\
    '--no-color[use no colours]' \\
    '1:command:->command' \\
    '*::argument:->argument'
  case $state in
    command) _describe -t commands 'command' commands ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('\n')}
      esac ;;
  esac
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _waymark "$@"
else
  compdef _waymark waymark
fi
`
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.map(specOf), ...operandSpec(operands)]
  return `        ${name})\n          _arguments -s -S \\\n${specs
    .map((spec) => `            ${spec}`)
    .join(' \\\n')} ;;`
}

function specOf({ name, short, value, label, isBare, summary }: CompletedOption): string {
  const text = quote(`[${summary.replace(/[[\]\\]/g, '\\$&')}]${messageOf(value, label, isBare)}`)
  const long = `--${name}${value.kind === 'nothing' ? '' : isBare ? '=-' : '='}`
  if (short === null) return `'${long}'${text}`
  return `'(-${short} --${name})'{-${short}${value.kind === 'nothing' ? '' : '+'},${long}}${text}`
}

function messageOf(value: Completed, label: string, isBare: boolean): string {
  if (value.kind === 'nothing') return ''
  return `${isBare ? '::' : ':'}${escapeColons(label)}:${actionOf(value)}`
}

function operandSpec(operands: Completed): string[] {
  if (operands.kind === 'nothing') return []
  return [quote(`*:argument:${actionOf(operands)}`)]
}

function actionOf(completed: Completed): string {
  if (completed.kind === 'words') {
    return `(${completed.words.map((word) => word.replace(/[\\():]/g, '\\$&')).join(' ')})`
  }
  return { file: '_files', folder: '_files -/', text: ' ', nothing: ' ' }[completed.kind]
}

function escapeColons(text: string): string {
  return text.replaceAll(':', '\\:')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type ReadmeCommand, runCommands } from './commands.ts'

// Runs the commands of a README, from a file of JSON, in the current folder.
const [file = ''] = process.argv.slice(2)
const commands = JSON.parse(readFileSync(file, 'utf8')) as readonly ReadmeCommand[]
const answers = runCommands(commands, process.cwd(), process.env)
const wrong = answers.filter(({ command, printed }) => !isDeepStrictEqual(printed, command.shown))
for (const { command, printed } of wrong) {
  console.log([`$ ${command.text}`, ...printed, '(the README shows:)', ...command.shown].join('\n'))
}
console.log(`${answers.length - wrong.length} of ${answers.length} commands print what is shown`)
process.exitCode = wrong.length === 0 ? 0 : 1

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasProgram, SHELLS } from '../../../test/programs.ts'
import { loadCommands } from '../src/commands/load-command.ts'
import { completedProgram } from '../src/completions/completed-program.ts'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const commands = completedProgram(await loadCommands())

/** A folder with a file and a folder, and the script of a shell. */
async function folderFor(shell: string): Promise<{ folder: string; script: string }> {
  const { io, stdout } = memoryIo()
  expect(await main(['completions', shell], io)).toBe(0)
  const folder = temporaryFolder()
  const script = join(temporaryFolder(), `waymark.${shell}`)
  writeFileSync(script, stdout())
  writeFileSync(join(folder, 'some pages.csv'), '')
  mkdirSync(join(folder, 'somewhere'))
  return { folder, script }
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

/** What each shell completes at the end of a line. */
const COMPLETERS: Readonly<
  Record<string, (words: readonly string[], script: string, cwd: string) => readonly string[]>
> = {
  bash(words, script, cwd) {
    // As readline divides a line.
    const divided = words.flatMap((word) =>
      word.split(/(=)/).filter((part, i) => part !== '' || i === 0),
    )
    const line = `source '${script}'; COMP_WORDS=(${divided.map((word) => `'${word}'`).join(' ')})
      COMP_CWORD=${divided.length - 1}; compopt() { echo "compopt $*"; }; _waymark
      printf '%s\\n' "\${COMPREPLY[@]}"`
    return linesOf(run('bash', ['--norc', '-c', line], cwd))
  },
  fish(words, script, cwd) {
    const line = `source '${script}'; complete -C '${words.join(' ')}'`
    return linesOf(run('fish', ['--no-config', '-c', line], cwd)).map(
      (found) => found.split('\t')[0]!,
    )
  },
  zsh(words, script, cwd) {
    const found = join(temporaryFolder(), 'found')
    const typed = words.join(' ')
    run('zsh', ['-f', '-c', ZSH, 'zsh', script, found, typed], cwd)
    // Zsh may add a match more than once.
    return [...new Set(linesOf(readFileSync(found, 'utf8')))]
  },
}

/** Types into a zsh of its own, in which whatever is completed is written to a file. */
const ZSH = `
  zmodload zsh/zpty
  zpty shell zsh -f -i
  {
    zpty -w shell "PROMPT=; autoload -Uz compinit; compinit -D -u; source $1"
    zpty -w shell 'compadd() {
      local -a hits
      if [[ \${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then builtin compadd -A hits "$@"; print -rl -- $hits >> '$2'; fi
      builtin compadd "$@"
    }'
    zpty -w shell 'done-with-it() { print done >> '$2'; exit }; zle -N done-with-it; bindkey "^X" done-with-it; print ready'
    zpty -r shell reply '*ready*ready*'
    : > $2
    zpty -n -w shell "$3"$'\\t\\C-X'
    while [[ "$(tail -n 1 $2)" != done ]]; do sleep 0.05; done
  } always { zpty -d shell }
`

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && line !== 'done')
}

describe.each(SHELLS)('%s', (shell) => {
  const complete = COMPLETERS[shell]!
  test.skipIf(!hasProgram(shell))(
    'completes commands, options and values',
    async () => {
      const { folder, script } = await folderFor(shell)
      const at = (...words: readonly string[]) => complete(['waymark', ...words], script, folder)
      expect(at('co')).toEqual(
        expect.arrayContaining(['compare', 'completions', 'config', 'convert']),
      )
      expect(at('val')).toEqual(['validate'])
      expect(at('help', 'insp')).toEqual(['inspect'])
      expect(at('completions', 'z')).toEqual(['zsh'])
      expect(at('inspect', '--form').map((word) => word.replace('=', ''))).toEqual(['--format'])
      expect(at('inspect', '--format', 'j')).toEqual(['json'])
      expect(at('--no-color', 'explain', '--lang', 'r')).toEqual(['ru'])
      expect(at('normalize', '--preset', 'craw')).toEqual(['crawler'])
      expect(at('compare', '--method', 'what')).toContain('whatwg')
      expect(at('explain', 'sort-q')).toEqual(['sort-query'])
      const afterEquals = at('inspect', '--format=j').map((word) => word.replace('--format=', ''))
      expect(afterEquals).toEqual(['json'])
    },
    60_000,
  )

  test.skipIf(!hasProgram(shell))(
    'completes files and folders where they belong',
    async () => {
      const { folder, script } = await folderFor(shell)
      const at = (...words: readonly string[]) =>
        complete(['waymark', ...words], script, folder).map((found) => found.replace(/[\\/]+$/, ''))
      if (shell === 'bash') {
        expect(at('audit', 'some')).toEqual(['compopt -o dirnames +o default'])
        // Bash completes files itself, if nothing else is offered and nothing forbids it.
        expect(at('validate', 'some')).toEqual([])
        expect(at('validate', '-o', 'some')).toEqual([])
        expect(at('sitemap', '--out', 'some')).toEqual(['compopt -o dirnames +o default'])
        expect(at('inspect', 'some')).toEqual(['compopt +o default +o bashdefault'])
        return
      }
      expect(at('validate', 'some').map((found) => found.replaceAll('\\', ''))).toEqual(
        expect.arrayContaining(['some pages.csv', 'somewhere']),
      )
      expect(at('sitemap', '--out', 'some')).toEqual(['somewhere'])
      expect(at('inspect', 'some')).toEqual([])
    },
    60_000,
  )
})

test('a shell that is not known is refused with those that are', async () => {
  const { io, failures } = memoryIo()
  expect(await main(['completions', 'powershell'], io)).toBe(2)
  expect(failures).toMatchObject([
    { detail: 'unknown-shell', word: 'powershell', known: ['bash', 'zsh', 'fish'] },
  ])
})

test.each(SHELLS)('the script for %s has every command and every option', async (shell) => {
  const { io, stdout } = memoryIo()
  await main(['completions', shell], io)
  const script = stdout()
  for (const { name, options } of commands) {
    expect(script).toContain(name)
    for (const option of options) {
      expect(script).toContain(shell === 'fish' ? `-l ${option.name} ` : `--${option.name}`)
    }
  }
})

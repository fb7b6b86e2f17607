import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAM, temporaryFolder } from './run-waymark.ts'

interface Command {
  readonly text: string
  /** The lines below it. One that ends with `…` goes on, and `…` alone stands for all that follow. */
  readonly shown: readonly string[]
}

const OF_THE_COMMAND = '../README.md'
const OF_THE_PROJECT = '../../../README.md'
const OF_THE_WORKER = '../../worker/README.md'

test.skipIf(process.platform === 'win32').each([
  [OF_THE_COMMAND, 5],
  [OF_THE_PROJECT, 1],
  [OF_THE_WORKER, 0],
])('the commands in %s print what it shows', (file, least) => {
  const folder = temporaryFolder()
  const path = [folderWithWaymark(), process.env['PATH']].join(delimiter)
  const blocks = readBlocks(file)
  const database = blocks.find(({ language }) => language === 'json')
  if (database !== undefined) writeFileSync(join(folder, 'url-source.json'), database.text)
  const commands = blocks
    .filter(({ language }) => language === 'console')
    .flatMap(({ text }) => readCommands(text))
  expect(commands.filter(({ text }) => /\bwaymark /.test(text)).length).toBeGreaterThan(least)
  for (const { text, shown } of commands) {
    const input = /^cat (\S+)$/.exec(text)?.[1]
    if (input !== undefined && !existsSync(join(folder, input))) {
      writeFileSync(join(folder, input), `${shown.join('\n')}\n`)
      continue
    }
    const { stdout } = spawnSync('sh', ['-c', `{ ${text}\n} 2>&1`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', PATH: path },
    })
    expect(cutAsShown(stdout, shown), text).toEqual(shown)
  }
})

function readBlocks(file: string): { language: string; text: string }[] {
  const readme = readFileSync(new URL(file, import.meta.url), 'utf8')
  return [...readme.matchAll(/^```(json|console)\n(.*?)^```$/gms)].map(([, language, text]) => {
    return { language: language!, text: text! }
  })
}

function readCommands(block: string): Command[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((command) => {
      const [text = '', ...shown] = command.trimEnd().split('\n')
      return { text, shown }
    })
}

/** What was printed, with `…` where the README leaves something out. */
function cutAsShown(printed: string, shown: readonly string[]): string[] {
  const lines = printed === '' ? [] : printed.replace(/\n$/, '').split('\n')
  const isCut = shown.at(-1) === '…'
  const kept = isCut ? [...lines.slice(0, shown.length - 1), '…'] : lines
  return kept.map((line, index) => {
    const start = /^(.+)…$/.exec(shown[index] ?? '')?.[1]
    return start !== undefined && line.startsWith(start) ? `${start}…` : line
  })
}

/** Where a shell finds `waymark`, started from its source. */
function folderWithWaymark(): string {
  const folder = temporaryFolder()
  const start = `exec '${process.execPath}' '${PROGRAM}' "$@"`
  writeFileSync(join(folder, 'waymark'), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  return folder
}

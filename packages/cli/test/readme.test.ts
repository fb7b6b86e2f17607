import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { readBlocks } from '../../../scripts/readmes/blocks.ts'
import { readCommands, runCommands } from '../../../scripts/readmes/commands.ts'
import { PROGRAM, temporaryFolder } from './run-waymark.ts'

const OF_THE_COMMAND = '../README.md'
const OF_THE_PROJECT = '../../../README.md'
const OF_THE_WORKER = '../../worker/README.md'

test.skipIf(process.platform === 'win32').each([
  [OF_THE_COMMAND, 5],
  [OF_THE_PROJECT, 1],
  [OF_THE_WORKER, 0],
])('the commands in %s print what it shows', { tags: 'slow' }, (file, least) => {
  const folder = temporaryFolder()
  const path = [folderWithWaymark(), process.env['PATH']].join(delimiter)
  const blocks = readBlocks(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const database = blocks.find(({ language }) => language === 'json')
  if (database !== undefined) {
    writeFileSync(join(folder, 'url-source.json'), `${database.lines.join('\n')}\n`)
  }
  const commands = blocks
    .filter(({ language }) => language === 'console')
    .flatMap(({ lines }) => readCommands(lines))
  expect(commands.filter(({ text }) => /\bwaymark /.test(text)).length).toBeGreaterThan(least)
  for (const { command, printed } of runCommands(commands, folder, {
    ...process.env,
    PATH: path,
  })) {
    expect(printed, command.text).toEqual(command.shown)
  }
})

/** Where a shell finds `waymark`, started from its source. */
function folderWithWaymark(): string {
  const folder = temporaryFolder()
  const start = `exec '${process.execPath}' '${PROGRAM}' "$@"`
  writeFileSync(join(folder, 'waymark'), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  return folder
}

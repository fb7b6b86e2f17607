import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommands, runCommands } from '../scripts/readmes/commands.ts'

const BLOCK = [
  '$ cat in.txt',
  'b',
  'a',
  '$ sort in.txt',
  'a',
  'b',
  '$ sort in.txt; echo c',
  'a',
  '…',
  '$ echo a long line',
  'a lo…',
  '$ echo other',
  'another',
  '$ true',
]

test.skipIf(process.platform === 'win32')('commands print what is shown, up to …', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-commands-'))
  try {
    const answers = runCommands(readCommands(BLOCK), folder, process.env)
    expect(answers.length).toBe(6)
    const wrong = answers.filter(({ command, printed }) => command.shown.join() !== printed.join())
    expect(wrong).toEqual([
      { command: { text: 'echo other', shown: ['another'] }, printed: ['other'] },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasProgram } from '../../../test/programs.ts'
import { pageFile } from '../scripts/write-man-page.ts'
import { loadCommands } from '../src/commands/load-command.ts'

const commands = await loadCommands()

test.skipIf(!hasProgram('groff'))('groff formats it without a warning, and nothing is lost', () => {
  const args = ['-man', '-Tutf8', '-ww', '-P-c', '-rLL=100n', fileURLToPath(pageFile)]
  const { status, stdout, stderr } = spawnSync('groff', args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  // Bold and italic letters are struck over.
  const shown = stdout
    .split('\b')
    .reduce((before, part) => before.slice(0, -1) + part)
    .replaceAll(/\s+/g, ' ')
  for (const { name, options, examples, description } of commands) {
    expect(shown).toContain(`waymark ${name} `)
    for (const option of options) expect(shown).toContain(`--${option.name}`)
    for (const { command } of examples) expect(shown).toContain(command.replaceAll(/\s+/g, ' '))
    const words = description.join(' ').split(' ').slice(0, 5)
    expect(shown).toContain(words.join(' '))
  }
})

test.skipIf(!hasProgram('mandoc'))('mandoc has nothing against it', () => {
  const { status, stdout } = spawnSync(
    'mandoc',
    ['-T', 'lint', '-W', 'warning', fileURLToPath(pageFile)],
    {
      encoding: 'utf8',
    },
  )
  // A page without a date has the same content on every day.
  const found = stdout.split('\n').filter((line) => line !== '' && !/date/.test(line))
  expect(found, `status ${status}`).toEqual([])
})

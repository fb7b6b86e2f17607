import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from './run-waymark.ts'

const file = (path: string): string => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))

/** Tells of a folder after its supervisor was killed, and before it could notice. */
const SUPERVISED = `
import { existsSync, writeFileSync } from 'node:fs'
import { supervisedStreams } from ${file('../src/guard/supervised.ts')}
import { noteFolder } from ${file('../../i18n/site/src/node/made-folders.ts')}
const [killed, ended] = process.argv.slice(2)
const end = (how) => { writeFileSync(ended, how); process.exit() }
process.on('SIGTERM', () => end('by the signal'))
process.on('uncaughtException', (error) => end(String(error)))
supervisedStreams()
process.send('ready')
setTimeout(() => {
  while (!existsSync(killed));
  noteFolder({ path: 'there', isStaging: false })
}, 1)
setInterval(() => {}, 1000)
`

const SUPERVISOR = `
import { spawn } from 'node:child_process'
const [program, ...args] = process.argv.slice(2)
const child = spawn(process.execPath, [...process.execArgv, program, ...args], { stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'ipc'] })
child.on('message', () => process.kill(process.pid, 'SIGKILL'))
`

test.skipIf(process.platform === 'win32')(
  'a process whose supervisor is gone cleans up, even while it tells of a folder',
  async () => {
    const folder = temporaryFolder()
    const path = (name: string): string => join(folder, name)
    writeFileSync(path('supervised.mjs'), SUPERVISED)
    writeFileSync(path('supervisor.mjs'), SUPERVISOR)
    const programs = [path('supervisor.mjs'), path('supervised.mjs')]
    const places = [path('killed'), path('ended')]
    const args = ['--conditions=@waymark/source', ...programs, ...places]
    const supervisor = spawn(process.execPath, args, { stdio: 'ignore' })
    await new Promise((resolve) => supervisor.on('exit', resolve))
    writeFileSync(path('killed'), '')
    while (!existsSync(path('ended')) || readFileSync(path('ended'), 'utf8') === '') {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(readFileSync(path('ended'), 'utf8')).toBe('by the signal')
  },
)

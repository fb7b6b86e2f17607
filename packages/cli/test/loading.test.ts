/**
 * @module-tag slow
 * @module-tag night
 */
import { expect, test } from 'vitest'
import { COMMAND_NAMES } from '../src/command-names.ts'
import { runProcess } from './run-waymark.ts'

/** Prints the URL of each module that is loaded. */
const LISTING = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      writeSync(2, 'loaded ' + url + '\\n')
      return next(url, context)
    },
  })
`)}`

/** The modules that a call loads, from the folder of the packages. */
async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
  const env = { NODE_OPTIONS: `--import ${LISTING}` }
  const { stderr } = await runProcess(args, { env, fromSources: true })
  return [...stderr.matchAll(/^loaded .*\/packages\/(.*)$/gm)].map(([, path]) => path!)
}

const COMMAND = /^cli\/src\/commands\/(?!load-command)(.*)\.ts$/
test.each(COMMAND_NAMES)('%s is loaded without the other commands', async (name) => {
  const loaded = await loadedBy(name, '--help')
  expect(loaded.flatMap((path) => COMMAND.exec(path)?.[1] ?? [])).toEqual([name])
  // The combined list of problems is for explaining them.
  expect(loaded.some((path) => path.startsWith('problems/'))).toBe(name === 'explain')
})

test.each(['--version', '--help'])('%s needs no command and no URL parser', async (option) => {
  const loaded = await loadedBy(option)
  expect(loaded.filter((path) => COMMAND.test(path))).toEqual([])
  const packages = new Set(loaded.map((path) => path.replace(/\/src\/.*/, '')))
  for (const name of ['url-parser', 'idna', 'normalize', 'compare', 'display']) {
    expect(packages).not.toContain(name)
  }
  expect(loaded.length).toBeGreaterThan(5)
})

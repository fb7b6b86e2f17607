// Plain JavaScript, because a Node that is too old must be able to read it.
import { existsSync, readFileSync } from 'node:fs'

/** In front of a command, it runs the command where Node and pnpm are missing or too old. */
export const NPX = 'npx -y -p node@24 -p pnpm@12'

/**
 * Why this Node cannot run the commands of the repository; `null` if it can.
 *
 * @param {string} version - Such as `20.20.2`.
 * @returns {string | null}
 */
export function tooOld(version) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const needed = engines.node.replace('>=', '')
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null
  return `Waymark's own scripts need Node ${needed} or newer, and this is ${version}`
}

/** Why a command cannot run yet because nothing is installed; `null` if something is. */
export function notInstalled() {
  return existsSync(new URL('../node_modules', import.meta.url))
    ? null
    : 'Nothing is installed yet, and npm cannot install this workspace'
}

/**
 * How somebody types `pnpm` whose command was run by a program: npm has none, and npx puts none on the PATH.
 *
 * @param {string} [runner] - The path of the program, which is `npm_execpath` in the environment.
 */
export function pnpmOf(runner = 'pnpm') {
  const isInstalled = /pnpm[^\\/]*$/.test(runner) && !/[\\/]_npx[\\/]/.test(runner)
  return isInstalled ? 'pnpm' : `${NPX} pnpm`
}

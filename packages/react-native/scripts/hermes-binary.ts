import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const SYSTEMS: Readonly<Record<string, string>> = {
  linux: 'linux64',
  darwin: 'osx',
  win32: 'win64',
}

/** The path of a program of Hermes: 0.12 is the last with an interpreter on npm, 1.0 the compiler of today's React Native. */
export function hermesBinary(name: 'hermes' | 'hermesc', version: '0.12' | '1.0'): string {
  const folder = `${SYSTEMS[process.platform] ?? 'linux64'}-bin`
  const file = process.platform === 'win32' ? `${name}.exe` : name
  if (version === '0.12') {
    return join(require.resolve('hermes-engine-cli/package.json'), '..', folder, file)
  }
  return join(require.resolve('hermes-compiler/package.json'), '../hermesc', folder, file)
}

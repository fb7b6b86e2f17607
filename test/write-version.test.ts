import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { FILES, SOURCE, VERSION, writeVersions } from '../scripts/release/write-version.ts'
import { readText } from './workspace.ts'

test('a release writes the new versions where they are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-version-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  try {
    for (const path of [...FILES, SOURCE]) write(path, readText(path))
    write('packages/cli/package.json', '{"version":"98.7.6"}')
    write('packages/worker/package.json', '{"version":"5.4.3-next.0"}')
    writeVersions(folder)
    const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
    for (const path of FILES)
      expect(new Set(read(path).match(VERSION))).toEqual(new Set(['98.7.6']))
    expect(read(SOURCE)).toMatch(/^export const VERSION = '5\.4\.3-next\.0'$/m)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

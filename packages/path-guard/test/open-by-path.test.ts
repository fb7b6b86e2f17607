import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openWith } from '../src/node/open-below.ts'
import { openByPath } from '../src/node/open-by-path.ts'

test.each(['w', 'a', 'wx', 'ax'] as const)(
  'with %j, a file that appears where none was seen is not opened as a new one',
  async (flags) => {
    const top = mkdtempSync(join(tmpdir(), 'waymark-appears-'))
    onTestFinished(() => rmSync(top, { recursive: true, force: true }))
    const root = join(top, 'root')
    mkdirSync(root)
    writeFileSync(join(top, 'secret'), 'outside')
    // Somebody makes a link to another file right before the opening, when the guard has looked for the last time.
    const { open } = fs.promises
    const opener = vi.spyOn(fs.promises, 'open').mockImplementation(async (path, ...rest) => {
      if (String(path).endsWith('new')) fs.linkSync(join(top, 'secret'), join(root, 'new'))
      return await open(path, ...rest)
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      opener.mockRestore()
      syncBuiltinESMExports()
    })
    const writing = openWith(openByPath, root, 'new', { flags }).then(async (handle) => {
      await handle.writeFile('written')
      await handle.close()
    })
    await expect(writing).rejects.toThrow('EEXIST')
    expect(opener).toHaveBeenCalledOnce()
    expect(readFileSync(join(top, 'secret'), 'utf8')).toBe('outside')
  },
)

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveSite } from '../scripts/serve.ts'

/** A folder that is not there yet, as `dist` in a fresh checkout. */
function missingFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'waymark-serve-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return join(parent, 'dist')
}

function writeFiles(folder: string): void {
  mkdirSync(join(folder, 'play'), { recursive: true })
  for (const name of ['index.html', 'play/index.html', 'robots.txt']) {
    writeFileSync(join(folder, name), name)
  }
}

async function serve(folder: string, build: () => Promise<void>) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  const server = await serveSite(folder, build)
  onTestFinished(() => close(server))
  // What listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, output: print.mock.calls.flat().join('\n') }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await once(server.close(), 'close')
}

test('the site is built where it was never built, and served with the demo', async () => {
  const folder = missingFolder()
  const { origin, output } = await serve(folder, async () => writeFiles(folder))
  for (const [path, text] of [
    ['/', 'index.html'],
    ['/play/', 'play/index.html'],
  ]) {
    const response = await fetch(origin + path)
    expect(await response.text()).toBe(text)
  }
  expect(output).toContain(`${origin}/play/`)
})

test('a build that was interrupted is begun anew, a complete one is served', async () => {
  const folder = missingFolder()
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '')
  const build = vi.fn(async () => writeFiles(folder))
  await serve(folder, build)
  expect(build).toHaveBeenCalledOnce()
  const { output } = await serve(folder, build)
  expect(build).toHaveBeenCalledOnce()
  expect(output).toMatch(/^Built .*; `pnpm site` builds it anew\.$/m)
})

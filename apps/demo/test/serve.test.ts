/** @module-tag slow */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../scripts/serve.ts', import.meta.url))
const USUAL_PORT = 4173

test('`pnpm demo` prints one line with the URL of the page, and takes another port if its own is taken', async () => {
  expect.assertions(3)
  const other = createServer().listen(USUAL_PORT, 'localhost')
  // An error means that another program has the port: it is taken either way.
  await new Promise((resolve) => other.once('listening', resolve).once('error', resolve))
  const demo = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    for await (const line of createInterface(demo.stdout)) {
      const [, url = '', port] = /^The demo is at (http:\/\/localhost:(\d+)\/) /.exec(line) ?? [
        line,
      ]
      expect(Number(port)).not.toBe(USUAL_PORT)
      const response = await fetch(url)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>Waymark: see how a URL is parsed</title>')
      break
    }
  } finally {
    demo.kill()
    other.close()
  }
})

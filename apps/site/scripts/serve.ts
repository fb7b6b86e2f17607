import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { staticServer } from './static-server.ts'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const page = `${folder}/index.html`

// Building takes a minute or more, so what is there is served.
if (existsSync(page)) {
  console.log(`Built ${statSync(page).mtime.toLocaleString()}; \`pnpm site\` builds it anew.`)
} else {
  execFileSync('pnpm', ['run', 'build'], { cwd: `${folder}/..`, stdio: 'inherit' })
}

const server = staticServer(folder)
server.once('error', () => server.listen(0, '127.0.0.1'))
server.once('listening', () => {
  // What listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  console.log(`The site: http://localhost:${port}/\nThe demo: http://localhost:${port}/play/`)
})
server.listen(5173, '127.0.0.1')

import { existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { staticServer } from './static-server.ts'

/**
 * Serves the site in a folder, which is built first if it is not there.
 *
 * @param build - Builds the site in the folder.
 */
export async function serveSite(folder: string, build: () => Promise<void>): Promise<Server> {
  // The last file of a build: one that was interrupted has none.
  const last = `${folder}/robots.txt`
  if (existsSync(last)) {
    console.log(`Built ${statSync(last).mtime.toLocaleString()}; \`pnpm site\` builds it anew.`)
  } else {
    await build()
  }
  const server = staticServer(folder)
  await new Promise<void>((resolve) => {
    server.once('listening', resolve)
    server.once('error', () => server.listen(0, 'localhost'))
    server.listen(5173, 'localhost')
  })
  // What listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  console.log(`The site is at http://localhost:${port}/ (Ctrl+C stops it).`)
  console.log(`The demo is at http://localhost:${port}/play/`)
  return server
}

import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the repositories of the peers: `WAYMARK_PEERS`, else `peers` beside the project. */
export function peersFolder(): string {
  const named = process.env['WAYMARK_PEERS']
  if (named !== undefined && named !== '') return resolve(named)
  return fileURLToPath(new URL('../../../peers', import.meta.url))
}

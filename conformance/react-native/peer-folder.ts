import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The copy of react-native-url-polyfill in the folder that `WAYMARK_PEERS` names, else `peers` beside the project. */
export function peerFolder(): string | null {
  const named = process.env['WAYMARK_PEERS']
  const peers =
    named === undefined || named === ''
      ? fileURLToPath(new URL('../../../peers', import.meta.url))
      : resolve(named)
  const folder = join(peers, 'react-native-url-polyfill')
  return existsSync(join(folder, 'js/__tests__/wpt/wpt.lock.json')) ? folder : null
}

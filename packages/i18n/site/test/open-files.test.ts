import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkSite, diffSites } from '@waymark/site'
import { openSource } from '@waymark/site/files/node'
import {
  createTableStore,
  diskFiles,
  fixDatabase,
  writeDatabase,
  writeKeyTables,
  writeSite,
  writeSiteFolder,
} from '@waymark/site/node'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { readState } from '../src/node/set/set-state.ts'
import { drain } from './drain.ts'

const TABLE = 'url,lang,lastmod\nhttps://a.example/,jp,2024-01-01T00:00:00Z\n'

/** Everything that opens files. */
const USES: Readonly<Record<string, (input: string, folder: string) => Promise<unknown>>> = {
  'a source that is read': async (input) => await drain((await openSource(input)).chunks()),
  'a source that is not read': async (input) => await (await openSource(input)).close(),
  'a source whose reader stops': async (input) => {
    for await (const _ of (await openSource(input)).chunks()) break
  },
  'a check': async (input) => await drain(checkSite([input], diskFiles())),
  'a check that stops': async (input) => {
    for await (const event of checkSite([input], diskFiles())) if (event.type === 'problem') break
  },
  'a comparison': async (input) => await diffSites([input], [input], diskFiles()),
  'a converted database': async (input, folder) =>
    await writeDatabase([input, input], join(folder, 'out.json'), { to: 'json' }),
  'a corrected database': async (input, folder) =>
    await fixDatabase(input, { output: join(folder, 'out.csv') }),
  'tables of keys': async (input, folder) => await writeKeyTables([input], join(folder, 'keys')),
  'sitemaps in a folder': async (input, folder) => await writeSiteFolder(input, folder),
  'a published site': async (input, folder) =>
    await writeSite([input], join(folder, 'public'), { state: join(folder, 'state') }),
  'the state of a site': async (input) => await readState(input),
  'a table store': async () => {
    const store = createTableStore()
    store.write(0, new Uint8Array(10))
    store.close()
  },
}

test.runIf(process.platform === 'linux').each(Object.keys(USES))(
  '%s leaves no file open',
  async (name) => {
    const folder = temporaryFolder()
    const inputs = ['good.csv', 'cut.csv.gz', 'folder'].map((file) => join(folder, file))
    writeFileSync(inputs[0]!, TABLE)
    writeFileSync(inputs[1]!, gzipSync(TABLE).subarray(0, -4))
    mkdirSync(inputs[2]!)
    const count = () => readdirSync('/proc/self/fd').length
    for (const input of inputs) {
      const before = count()
      const work = USES[name]!(input, folder)
      await (input === inputs[0] ? work : work.catch(() => {}))
      // A stream may be about to close its file.
      await vi.waitFor(() => expect(count(), input).toBeLessThanOrEqual(before), { timeout: 5000 })
    }
  },
)

/**
 * Writes waymark.1, the manual page, from the commands.
 *
 *     node --conditions=@waymark/source scripts/write-man-page.ts
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { loadCommands } from '../src/commands/load-command.ts'
import { manPage } from './man-page.ts'

/** The page, in the package's folder. */
export const pageFile: URL = new URL('../waymark.1', import.meta.url)

async function main(): Promise<void> {
  writeFileSync(pageFile, manPage(await loadCommands()))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()

import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'
import { apiPages } from '../src/api-entries.ts'
import { writeApi } from './write-api.ts'
import { writePages } from './write-pages.ts'
import { writeSitemap } from './write-sitemap.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** The whole site, in `dist`. */
export async function buildSite(): Promise<void> {
  const pages = writePages()
  console.log(`${pages.length} pages from the registries and the guides`)
  await writeApi()
  console.log(`${apiPages.length} pages from the comments of the sources`)
  await build(folder)
  run('turbo', 'run', 'build', '--filter=@waymark/demo', '--output-logs=errors-only')
  cpSync(`${folder}../demo/dist`, `${folder}dist/play`, { recursive: true })
  console.log(await writeSitemap([...pages, ...apiPages], `${folder}dist`))
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' })
}

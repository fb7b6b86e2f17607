import { utf8Decode } from '@waymark/infra'
import { type Hosting, type HostingFile, readHosting } from '@waymark/pages/hosting'
import { bytesOf } from '../check/robots-sitemaps.ts'
import { FileError } from '../file-error.ts'
import type { PageFiles } from './audit-types.ts'
import { ROBOTS } from './read-sitemaps.ts'
import type { SiteFolder } from './site-folder.ts'

/** Files that tell what a host answers, apart from the pages. */
const NAMES: readonly string[] = [
  ...['_redirects', '_headers', 'netlify.toml', 'vercel.json', 'staticwebapp.config.json'],
  ...['.htaccess', 'CNAME', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc', '_routes.json'],
]

/** A worker of Cloudflare is a file or a folder. That it is there says whose files the others are; it is not read. */
const WORKERS: readonly string[] = ['_worker.js', '_worker.js/index.js']

/** What the files for hosts say, and the text of the robots.txt. */
export interface HostingReading {
  readonly hosting: Hosting
  /** `null` if there is none, or it cannot be read. The reader of sitemaps reports that. */
  readonly robots: string | null
  /** Files that cannot be read. */
  readonly failures: readonly FileError[]
}

/** Reads the files for hosts in the folder of a site and in the one that contains it. Only these names are looked for there. */
export async function readHostingFiles(
  folder: SiteFolder,
  files: PageFiles,
): Promise<HostingReading> {
  const read: HostingFile[] = []
  const failures: FileError[] = []
  const above = files.join(folder.path, '..')
  const paths = NAMES.flatMap((name) => {
    if (folder.has(name)) return [folder.pathOf(name)]
    return files.hasFile(above, name) ? [files.join(above, name)] : []
  })
  for (const path of paths) {
    const text = await textOf(path, files)
    if (text instanceof FileError) failures.push(text)
    else read.push({ name: path, text })
  }
  const worker = WORKERS.find((name) => folder.has(name))
  if (worker !== undefined) read.push({ name: folder.pathOf(WORKERS[0]!), text: '' })
  const robots = folder.has(ROBOTS) ? await textOf(folder.pathOf(ROBOTS), files) : null
  return {
    hosting: readHosting(read),
    robots: robots instanceof FileError ? null : robots,
    failures,
  }
}

async function textOf(path: string, files: PageFiles): Promise<string | FileError> {
  try {
    const source = await files.openBytes(path)
    try {
      return utf8Decode(await bytesOf(source))
    } finally {
      await source.close()
    }
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
}

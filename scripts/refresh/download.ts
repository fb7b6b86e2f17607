import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PartName } from './part.ts'
import { STANDARDS } from './standards.ts'
import { UNICODE_FILES, UNICODE_TEST_FILES } from './unicode.ts'
import { WPT_SUITES } from './web-platform-tests.ts'

const LIST = 'https://publicsuffix.org/list/public_suffix_list.dat'
const WPT = 'https://raw.githubusercontent.com/web-platform-tests/wpt/master'
const UNICODE = 'https://www.unicode.org/Public'
/** Says which version is the newest. */
const UNICODE_README = `${UNICODE}/UCD/latest/ReadMe.txt`

/** Why nothing more could be downloaded, in one line. */
export class DownloadError extends Error {}

export interface Downloads {
  readonly folder: string
  readonly parts: readonly PartName[]
  /** The version of Unicode; `null` for the newest. */
  readonly unicode: string | null
  readonly project: string
  readonly progress: (text: string) => void
  /** The `fetch` of the platform, or a stand-in. */
  readonly fetcher: (address: string) => Promise<Response>
  /** Clones a repository without its files; says why it could not, or `null`. */
  readonly clone: (address: string, target: string) => string | null
}

/** Downloads what the parts compare, into the layout of the data folder. */
export async function download(downloads: Downloads): Promise<void> {
  const { folder, parts, progress } = downloads
  const save = async (address: string, file: string) => {
    progress(`downloading ${address}`)
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await get(address, downloads))
  }
  if (parts.includes('psl')) await save(LIST, 'psl/public_suffix_list.dat')
  if (parts.includes('wpt')) {
    for (const { file } of WPT_SUITES) {
      const name = file.slice('wpt/'.length)
      const resources = name.startsWith('urlpattern') ? 'urlpattern' : 'url'
      await save(`${WPT}/${resources}/resources/${name}`, file)
    }
  }
  if (parts.includes('unicode')) {
    const version = downloads.unicode ?? (await newestUnicode(downloads))
    for (const [file, address] of unicodeAddresses(downloads.project, version)) {
      await save(address, `unicode/${version}/${file}`)
    }
  }
  if (parts.includes('standards')) {
    for (const standard of STANDARDS) {
      progress(`cloning ${standard.repository}`)
      const target = join(folder, 'standards', standard.folder)
      const why = downloads.clone(standard.repository, target)
      if (why !== null) throw unreachable(standard.repository, why)
    }
  }
}

async function get(address: string, { fetcher }: Downloads): Promise<Uint8Array> {
  let response: Response
  try {
    response = await fetcher(address)
  } catch (error) {
    const { cause, message } = error as Error
    throw unreachable(address, (cause as Error | undefined)?.message ?? message)
  }
  if (!response.ok) throw unreachable(address, `status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function unreachable(address: string, why: string): DownloadError {
  const reason = why.trim().split('\n')[0]
  return new DownloadError(
    `${address} cannot be read (${reason}): download the files elsewhere and name their folder with --from`,
  )
}

async function newestUnicode(downloads: Downloads): Promise<string> {
  const text = new TextDecoder().decode(await get(UNICODE_README, downloads))
  const version = /Version (\d+\.\d+\.\d+)/.exec(text)?.[1]
  if (version === undefined) {
    throw new DownloadError(`${UNICODE_README} does not say a version: name one with --unicode`)
  }
  return version
}

interface Source {
  readonly file: string
  readonly address: string
  readonly version: string
}

/** The addresses of the sources of the tables, with another version in them, and those of the tests. */
function unicodeAddresses(project: string, version: string): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const name of ['idna', 'display']) {
    const text = readFileSync(join(project, 'packages', name, 'SOURCES.json'), 'utf8')
    for (const source of (JSON.parse(text) as { readonly sources: readonly Source[] }).sources) {
      if (!UNICODE_FILES.includes(source.file)) continue
      addresses.set(source.file, source.address.replace(source.version, version))
    }
  }
  for (const file of UNICODE_TEST_FILES) {
    const folder = file === 'IdnaTestV2.txt' ? 'idna' : 'ucd'
    addresses.set(file, `${UNICODE}/${version}/${folder}/${file}`)
  }
  return addresses
}

/** All commits of a repository, and none of its files. */
export function cloneHistory(address: string, target: string): string | null {
  const args = ['clone', '--quiet', '--bare', '--filter=tree:0', address, target]
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const { status, stderr, error } = spawnSync('git', args, { encoding: 'utf8', env })
  return status === 0 ? null : (error?.message ?? stderr)
}

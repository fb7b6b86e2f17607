import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import normalizeUrl from 'normalize-url'
import { peersFolder } from './folder.ts'

/** What peers make of URLs. */
export interface Answers {
  /** The version of each peer; `null` is one that is not installed. */
  readonly versions: Readonly<Record<string, string | null>>
  /** For each URL, the answers by the name of the peer's function. `null` is a URL that it refuses. */
  readonly answers: readonly Readonly<Record<string, string | null>>[]
}

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Starts a program that reads and writes lines of JSON; says why as a string if it cannot run. */
function askProgram(
  [command = '', ...args]: readonly string[],
  cwd: string,
  urls: readonly string[],
): Answers | string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    input: urls.map((url) => `${JSON.stringify(url)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  })
  if (error) return error.message
  if (status !== 0) return stderr.trim().split('\n').at(-1) ?? `exit status ${status}`
  const [versions, ...answers] = stdout.trimEnd().split('\n')
  return { versions: JSON.parse(versions!), answers: answers.map((line) => JSON.parse(line)) }
}

/** The packages of Python, through the `python3` that the environment names or the path has. */
export function askPython(urls: readonly string[]): Answers | string {
  return askProgram([process.env['PYTHON'] || 'python3', 'answers.py'], folder, urls)
}

/** purell, which Go downloads. */
export function askGo(urls: readonly string[]): Answers | string {
  return askProgram(['go', 'run', '.'], `${folder}purell`, urls)
}

/**
 * The Safe Browsing client, from its checkout. What it makes of a URL is not exported, so that an overlay puts two
 * files of ours into the module while it is compiled; the checkout stays as it is.
 */
export function askSafeBrowsing(urls: readonly string[]): Answers | string {
  const checkout = join(peersFolder(), 'safebrowsing')
  if (!existsSync(join(checkout, 'urls.go'))) return `no checkout in ${checkout}`
  const temporary = mkdtempSync(join(tmpdir(), 'waymark-peers-'))
  try {
    const overlay = join(temporary, 'overlay.json')
    const replaced = {
      [join(checkout, 'waymark.go')]: join(folder, 'safebrowsing', 'export.go'),
      [join(checkout, 'cmd', 'waymark', 'main.go')]: join(folder, 'safebrowsing', 'cmd', 'main.go'),
    }
    writeFileSync(overlay, JSON.stringify({ Replace: replaced }))
    const command = ['go', 'run', '-mod=vendor', '-overlay', overlay, './cmd/waymark']
    return askProgram(command, checkout, urls)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** normalize-url, in this process. */
export function askNode(urls: readonly string[]): Answers {
  const answers = urls.map((url) => {
    try {
      return { 'normalize-url': normalizeUrl(url) }
    } catch {
      return { 'normalize-url': null }
    }
  })
  const manifest = readFileSync(
    new URL('package.json', import.meta.resolve('normalize-url')),
    'utf8',
  )
  return { versions: { 'normalize-url': JSON.parse(manifest).version }, answers }
}

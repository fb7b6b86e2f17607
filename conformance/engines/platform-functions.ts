import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EdgeVM } from '@edge-runtime/vm'
import { platformProgram } from './binaries.ts'
import { bundleProbe } from './bundle.ts'
import { edgeRuntime } from './embedded.ts'
import type { Engine } from './engine.ts'
import { bun, chromiumBrowser, deno, launchChromium, workerd } from './programs.ts'
import { PROGRAM_ENVIRONMENT } from './shells.ts'

/** A platform that has `fetch`. */
interface Platform extends Pick<Engine, 'name' | 'version'> {
  /** The first words of its row in the README. */
  readonly title: string
  /**
   * @param script - Defines `waymark.probe`.
   * @param folder - For files.
   */
  readonly probe: (script: string, origin: string, folder: string) => Promise<string>
}

const README = new URL('../../packages/url/README.md', import.meta.url)

const node: Pick<Engine, 'name' | 'version'> = {
  name: 'node',
  version: async () => `Node ${process.versions.node}`,
}

const PLATFORMS: readonly Platform[] = [
  { ...node, title: 'Node', probe: asModule(() => process.execPath) },
  { ...bun, title: 'Bun', probe: asModule(() => platformProgram('bun', 'bin/bun')!) },
  {
    ...deno,
    title: 'Deno',
    probe: asModule(
      () => platformProgram('deno', 'deno')!,
      ['run', '--no-prompt', '--no-config', '--no-lock', '--allow-read', '--allow-net'],
    ),
  },
  { ...workerd, title: 'workerd', probe: inWorkerd },
  {
    ...edgeRuntime,
    title: 'Edge Runtime',
    probe: async (script, origin) => String(await new EdgeVM().evaluate(callIn(script, origin))),
  },
  { ...chromiumBrowser, title: 'Chromium', probe: inChromium },
]

/**
 * Asks each platform that is on this machine what its functions do with our classes, and prints whether that is what the README of
 * `@waymark/url` says.
 *
 * @returns Whether it is, of all of them.
 */
export async function askPlatforms(isWanted: (name: string) => boolean): Promise<boolean> {
  const script = await bundleProbe('platform-probe.ts')
  const readme = readFileSync(README, 'utf8')
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.headers['content-type'] ?? '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const folder = mkdtempSync(join(tmpdir(), 'waymark-platform-'))
  let isAsSaid = true
  try {
    for (const { name, title, version, probe } of PLATFORMS) {
      const found = isWanted(name) ? await version() : null
      if (found === null) continue
      const measured = (JSON.parse(await probe(script, origin, folder)) as string[]).join(' | ')
      const said = rowOf(readme, title)
      if (measured === said) console.log(`${name}: ${found}: functions as in the README`)
      else {
        isAsSaid = false
        console.log(`${name}: ${found}: functions: ${measured}, but the README has ${said}`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
    server.closeAllConnections()
    server.close()
  }
  return isAsSaid
}

/** The cells of a row without the first; `null` without such a row. */
function rowOf(readme: string, title: string): string | null {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${title} `))
  return (
    row
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim())
      .join(' | ') ?? null
  )
}

function callIn(script: string, origin: string): string {
  return `${script}\nwaymark.probe(${JSON.stringify(origin)}, null)`
}

async function runIn(folder: string, command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    env: PROGRAM_ENVIRONMENT,
  })
  return stdout
}

/** For a program that runs a module, and has those of Node. */
function asModule(command: () => string, args: readonly string[] = []): Platform['probe'] {
  return (script, origin, folder) => {
    writeFileSync(join(folder, 'empty.mjs'), '')
    writeFileSync(
      join(folder, 'probe.mjs'),
      `import fs from 'node:fs'
import http from 'node:http'
import url from 'node:url'
import threads from 'node:worker_threads'
${script}
const file = new URL('empty.mjs', import.meta.url).href
console.log(await waymark.probe(${JSON.stringify(origin)}, { fs, http, url, threads, file }))
process.exit()
`,
    )
    return runIn(folder, command(), [...args, 'probe.mjs'])
  }
}

function inWorkerd(script: string, origin: string, folder: string): Promise<string> {
  const call = `waymark.probe(${JSON.stringify(origin)}, null)`
  writeFileSync(
    join(folder, 'worker.js'),
    `${script}\nexport default { async test() { console.log(await ${call}) } }\n`,
  )
  writeFileSync(join(folder, 'config.capnp'), WORKER)
  return runIn(folder, platformProgram('workerd', 'bin/workerd')!, ['test', 'config.capnp'])
}

/** It may ask this machine, where the server is. */
const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-11-01",
    globalOutbound = "machine",
  )),
  (name = "machine", network = (allow = ["private", "local"])),
]);
`

async function inChromium(script: string, origin: string): Promise<string> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    return String(await page.evaluate(callIn(script, origin)))
  } finally {
    await browser.close()
  }
}

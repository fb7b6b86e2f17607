import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { cleanEnvironment, mustRun, run } from '../../scripts/release/processes.ts'
import { digestList, sha256 } from '../../scripts/release/publish/digests.ts'
import { type Registry, scopeConfig, startRegistry } from '../../scripts/release/registry.ts'
import { hasProgram } from '../programs.ts'

const PUBLISH = fileURLToPath(new URL('../../scripts/release/publish/publish.ts', import.meta.url))
const IDS = ['@waymark/a@1.0.0', '@waymark/b@1.0.0']
const env = cleanEnvironment()

/** What the job that publishes has: tarballs and the list of their digests. */
async function releasedFolder(registry: Registry): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, '.npmrc'), scopeConfig('@waymark', registry))
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs)
  for (const name of ['a', 'b']) {
    writeFileSync(join(tarballs, `waymark-${name}-1.0.0.tgz`), await tarball(name, folder))
  }
  const digests = readdirSync(tarballs)
    .sort()
    .map((file): [string, string] => [file, sha256(readFileSync(join(tarballs, file)))])
  writeFileSync(join(folder, 'digests.txt'), digestList(new Map(digests)))
  return folder
}

/** A package without files but its manifest, whose bytes depend on its description. */
async function tarball(name: string, folder: string, description = ''): Promise<Buffer> {
  const source = mkdtempSync(join(folder, 'source-'))
  mkdirSync(join(source, 'package'))
  const manifest = { name: `@waymark/${name}`, version: '1.0.0', description }
  writeFileSync(join(source, 'package/package.json'), JSON.stringify(manifest))
  const args = ['-czf', 'package.tgz', 'package']
  await mustRun({ program: 'tar', args, folder: source, env })
  return readFileSync(join(source, 'package.tgz'))
}

async function publish(folder: string, ids: readonly string[]) {
  const args = [PUBLISH, 'tarballs', 'digests.txt', ...ids]
  const { status, log } = await run({ program: process.execPath, args, folder, env })
  return { status, log }
}

async function started(): Promise<Registry> {
  const registry = await startRegistry()
  onTestFinished(() => registry.close())
  return registry
}

const files = (registry: Registry) => [...registry.tarballs.keys()]
const canPublish = hasProgram('npm') && hasProgram('tar')

test.skipIf(!canPublish)(
  'versions are published in the given order, and a second run goes on where the first stopped',
  { tags: 'slow' },
  async () => {
    const registry = await started()
    const folder = await releasedFolder(registry)
    expect(await publish(folder, [IDS[1]!])).toMatchObject({ status: 0 })
    expect(files(registry)).toEqual(['waymark-b-1.0.0.tgz'])
    const { status, log } = await publish(folder, IDS)
    expect([status, log]).toEqual([
      0,
      '@waymark/b@1.0.0 is already published\n@waymark/a@1.0.0 is published\n',
    ])
    expect(registry.tarballs.get('waymark-a-1.0.0.tgz')).toEqual(
      readFileSync(join(folder, 'tarballs/waymark-a-1.0.0.tgz')),
    )
  },
)

test.skipIf(!canPublish)(
  'nothing is published if a tarball is missing, changed, or other than the published one',
  { tags: 'slow' },
  async () => {
    const registry = await started()
    const folder = await releasedFolder(registry)
    const last = join(folder, 'tarballs/waymark-b-1.0.0.tgz')
    const content = readFileSync(last)
    const refused = async (sentence: string) => {
      const { status, log } = await publish(folder, IDS)
      expect([status, log]).toEqual([1, expect.stringContaining(sentence)])
    }
    writeFileSync(last, await tarball('b', folder, 'changed'))
    await refused('waymark-b-1.0.0.tgz is not the tarball in the list of digests')
    rmSync(last)
    await refused('there is no waymark-b-1.0.0.tgz')
    expect(files(registry)).toEqual([])

    // npm has the version, and this job has another content.
    writeFileSync(last, content)
    expect(await publish(folder, [IDS[1]!])).toMatchObject({ status: 0 })
    const list = join(folder, 'digests.txt')
    const other = await tarball('b', folder, 'changed')
    writeFileSync(last, other)
    const digests = readFileSync(list, 'utf8')
    writeFileSync(list, digests.replace(sha256(content), sha256(other)))
    await refused('npm has @waymark/b@1.0.0 with another content')
    expect(files(registry)).toEqual(['waymark-b-1.0.0.tgz'])
  },
)

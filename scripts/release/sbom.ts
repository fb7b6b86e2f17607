import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installer } from './managers.ts'
import { cleanEnvironment, mustRun } from './processes.ts'
import type { Stage } from './run-cells.ts'
import { programFolders } from './tools.ts'
import type { Manifest } from './workspace-copy.ts'

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'

/**
 * The software bill of materials of all packages: what npm installs of them, with the digest of each tarball, in
 * CycloneDX. Where ours come from is written as it will be.
 */
export async function writeSbom({
  folder,
  scope,
  registry,
  versions,
  tools,
}: Stage): Promise<object> {
  const home = join(folder, 'sbom')
  const { files, command } = installer('npm', scope, registry, home)
  mkdirSync(home, { recursive: true })
  const dependencies = Object.fromEntries(versions)
  const manifest = { name: 'waymark', version: '0.0.0', private: true, dependencies }
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(home, '.npmrc'), files['.npmrc']!)
  const env = cleanEnvironment(programFolders(tools, {}, home))
  const [program = '', ...args] = command
  await mustRun({ program, args, folder: home, env })
  const sbom = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library']
  const { stdout } = await mustRun({ program: 'npm', args: sbom, folder: home, env })
  return JSON.parse(stdout.replaceAll(registry.address, PUBLIC_REGISTRY)) as object
}

interface Component {
  readonly group?: string
  readonly name: string
  readonly licenses?: readonly [
    { readonly expression?: string; readonly license?: { readonly id?: string } },
  ]
}

/** A sentence for each package of ours that a bill of materials lists with other licences than its manifest, or not at all. */
export function wrongLicences(sbom: object, manifests: readonly Manifest[]): string[] {
  const { components = [] } = sbom as { readonly components?: readonly Component[] }
  const listed = new Map(
    components.map(({ group, name, licenses }) => [
      group === undefined ? name : `${group}/${name}`,
      licenses?.[0].expression ?? licenses?.[0].license?.id,
    ]),
  )
  return manifests.flatMap(({ name, license }) =>
    listed.get(name) === license ? [] : `${name} has ${license}; listed is ${listed.get(name)}.`,
  )
}

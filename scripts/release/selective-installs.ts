import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { installer } from './managers.ts'
import { cleanEnvironment, forEachOf, mustRun } from './processes.ts'
import type { Stage } from './run-cells.ts'
import { programFolders } from './tools.ts'

/** What `npm install` of one package brings. */
export interface SelectiveInstall {
  readonly name: string
  /** Every package of `node_modules`, itself among them, as `name@version`. */
  readonly packages: readonly string[]
  /** Of all their files. */
  readonly bytes: number
  readonly files: number
}

/** Installs each package into a folder of its own. */
export async function measureInstalls(
  names: readonly string[],
  stage: Stage,
): Promise<SelectiveInstall[]> {
  const installs: SelectiveInstall[] = []
  await forEachOf(names, stage.width, async (name) => {
    const home = join(stage.folder, `install-${name.split('/').at(-1)}`)
    try {
      const { files, command } = installer('npm', stage.scope, stage.registry, home)
      const dependencies = { [name]: stage.versions.get(name) }
      mkdirSync(home, { recursive: true })
      writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies }))
      writeFileSync(join(home, '.npmrc'), files['.npmrc']!)
      const [program = '', ...args] = command
      const env = cleanEnvironment(programFolders(stage.tools, {}, home))
      await mustRun({ program, args, folder: home, env })
      installs.push({ name, ...measure(join(home, 'node_modules')) })
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
  return installs.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function measure(modules: string): Omit<SelectiveInstall, 'name'> {
  const folders = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((part) => join(modules, name, part))
        : [join(modules, name)],
    )
  let bytes = 0
  let files = 0
  const packages = folders.map((folder) => {
    for (const path of filesBelow(folder)) {
      files++
      bytes += statSync(path).size
    }
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      version: string
    }
    return `${name}@${version}`
  })
  return { packages: packages.sort(), bytes, files }
}

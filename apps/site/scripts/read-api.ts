import { fileURLToPath } from 'node:url'
import {
  Application,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionGroup,
  ReflectionKind,
  type TypeDocOptions,
} from 'typedoc'
import { ModuleRouter, type PluginOptions } from 'typedoc-plugin-markdown'
import { packages } from '../../../test/workspace.ts'
import { REPOSITORY } from '../src/address.ts'
import { type ApiEntry, apiPackages } from '../src/api-entries.ts'
import { apiTopics } from '../src/api-topics.ts'
import { fileOf } from '../src/page.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entries = apiPackages.flatMap((each) => each.entries)

/** A page for each entry point, where the links of the site expect it. */
class EntryRouter extends ModuleRouter {
  override getIdealBaseName(reflection: Reflection): string {
    const entry = entries.find(({ name }) => name === reflection.name)
    return entry === undefined ? super.getIdealBaseName(reflection) : baseNameOf(entry)
  }
}

/** The file of an entry in the folder of the API, without extension. */
function baseNameOf({ path }: ApiEntry): string {
  return fileOf({ language: 'en', path }).replace(/^api\/|\.md$/g, '')
}

const OPTIONS: TypeDocOptions & PluginOptions = {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: fileURLToPath(new URL('../tsconfig.api.json', import.meta.url)),
  entryPoints: entries.map(({ source }) => `${root}${source}`),
  basePath: root,
  displayBasePath: root,
  router: 'entries',
  readme: 'none',
  skipErrorChecking: true,
  excludeInternal: true,
  excludePrivate: true,
  excludeExternals: true,
  disableGit: true,
  sourceLinkTemplate: `${REPOSITORY}/blob/main/{path}#L{line}`,
  gitRevision: 'main',
  validation: false,
  logLevel: 'Error',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  useCodeBlocks: false,
  useHTMLEncodedBrackets: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideModifiers: true },
}

/** What all packages export, as TypeDoc reads it: a module for each entry point, under the name by which it is imported. */
export async function readApi(): Promise<{
  readonly app: Application
  readonly project: ProjectReflection
}> {
  const app = await Application.bootstrapWithPlugins(OPTIONS)
  app.renderer.defineRouter('entries', EntryRouter)
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not read the packages')
  // TypeDoc names a module after its file.
  for (const module of project.children ?? []) {
    module.name = entryOf(module).name
    arrange(module)
  }
  return { app, project }
}

/** Puts the exports of an entry under topics, in place of the kinds and the alphabet of TypeDoc. */
function arrange(module: DeclarationReflection): void {
  const each = apiPackages.find(({ entries: own }) => own.includes(entryOf(module)))!
  const { folder } = packages.find(({ name }) => name === each.name)!
  const exports = (module.children ?? []).map((reflection) => ({
    reflection,
    name: reflection.name,
    isType: reflection.kindOf(TYPES),
  }))
  module.groups = apiTopics(folder, exports).map((topic) => {
    const group = new ReflectionGroup(topic.title, module)
    group.children = topic.exports.map(({ reflection }) => reflection)
    return group
  })
}

const TYPES = [ReflectionKind.Interface, ReflectionKind.TypeAlias]

function entryOf(module: DeclarationReflection): ApiEntry {
  const file = module.sources?.[0]?.fileName ?? ''
  const entry = entries.find(({ source }) => source === file)
  if (entry === undefined) throw new Error(`${file} is not an entry point`)
  return entry
}

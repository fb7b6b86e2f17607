import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  Application,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type TypeDocOptions,
} from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { ModuleRouter } from 'typedoc-plugin-markdown'
import { REPOSITORY } from '../src/address.ts'
import { type ApiEntry, apiPackages } from '../src/api-entries.ts'
import { code, link, paragraphs, plain, prose, table } from '../src/markdown.ts'
import { fileOf, type Page, textOf } from '../src/page.ts'
import { CONTENT, writeContent } from './write-pages.ts'

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
  groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases', '*'],
  disableGit: true,
  sourceLinkTemplate: `${REPOSITORY}/blob/main/{path}#L{line}`,
  gitRevision: 'main',
  // The names of entries are those of their files until they are renamed.
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

/** Writes the pages of the API from the docstrings of all packages. */
export async function writeApi(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(OPTIONS)
  app.renderer.defineRouter('entries', EntryRouter)
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not read the packages')
  nameModules(project)
  await app.outputs.writeOutput({ name: 'markdown', path: `${CONTENT}api` }, project)
  for (const each of apiPackages) for (const entry of each.entries) addHead(entry, each.description)
  const list = listPage()
  writeContent(fileOf(list), textOf(list))
}

/** TypeDoc names a module after its file. */
function nameModules(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    module.name = entryOf(module).name
  }
}

function entryOf(module: DeclarationReflection): ApiEntry {
  const file = module.sources?.[0]?.fileName ?? ''
  const entry = entries.find(({ source }) => source === file)
  if (entry === undefined) throw new Error(`No entry point is ${file}`)
  return entry
}

/** Adds the heading and the front matter, which TypeDoc does not write. */
function addHead(entry: ApiEntry, about: string): void {
  const file = fileOf({ language: 'en', path: entry.path })
  const body = readFileSync(CONTENT + file, 'utf8').trimEnd()
  const page: Page = {
    language: 'en',
    path: entry.path,
    title: entry.name,
    description: `The API of ${entry.name}. ${plain(about)}`,
    body: paragraphs([`# ${code(entry.name)}`, body]),
  }
  writeContent(file, textOf(page))
}

function listPage(): Page {
  const title = 'API'
  const description = 'Every function, class and type that the packages of Waymark export.'
  return {
    language: 'en',
    path: 'api/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      'Every entry point of every package, with all that it exports. The pages are made from the comments in the sources, which are in English.',
      table(
        ['Package', 'What it is', 'Entry points'],
        apiPackages.map(({ name, description: about, entries: own }) => [
          code(`@waymark/${name}`),
          prose(about),
          own.map((entry) => link(code(entry.name), `/${entry.path}`)).join(' '),
        ]),
      ),
    ]),
  }
}

if (import.meta.main) await writeApi()

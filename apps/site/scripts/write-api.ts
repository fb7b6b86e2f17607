import { readFileSync } from 'node:fs'
import { type ApiEntry, type ApiPackage, apiPackages } from '../src/api-entries.ts'
import { apiIntro, apiMore } from '../src/api-intro.ts'
import { foldMembers } from '../src/api-members.ts'
import { code, link, paragraphs, plain, prose, table } from '../src/markdown.ts'
import { fileOf, type Page, textOf } from '../src/page.ts'
import { readApi } from './read-api.ts'
import { CONTENT, writeContent } from './write-pages.ts'

/** Writes the pages of the API from the docstrings of all packages. */
export async function writeApi(): Promise<void> {
  const { app, project } = await readApi()
  await app.outputs.writeOutput({ name: 'markdown', path: `${CONTENT}api` }, project)
  for (const each of apiPackages) for (const entry of each.entries) addHead(entry, each)
  const list = listPage()
  writeContent(fileOf(list), textOf(list))
}

/** Adds the heading, the introduction and the front matter, which TypeDoc does not write. */
function addHead(entry: ApiEntry, each: ApiPackage): void {
  const file = fileOf({ language: 'en', path: entry.path })
  // The anchors that VitePress gives to headings have no underscores.
  const body = readFileSync(CONTENT + file, 'utf8')
    .trimEnd()
    .replace(/(?<=\]\([^()\s#]*)#(?!property-)[\w-]+(?=\))/g, (anchor) =>
      anchor.replaceAll('_', '-'),
    )
  const page: Page = {
    language: 'en',
    path: entry.path,
    title: entry.name,
    description: `The API of ${entry.name}. ${plain(each.description)}`,
    body: paragraphs([
      `# ${code(entry.name)}`,
      apiIntro(entry, each),
      foldMembers(body),
      apiMore(entry, each),
    ]),
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
        apiPackages.map(({ name, description: about, entries }) => [
          code(`@waymark/${name}`),
          prose(about),
          entries.map((entry) => link(code(entry.name), `/${entry.path}`)).join(' '),
        ]),
      ),
    ]),
  }
}

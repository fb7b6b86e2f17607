import { REPOSITORY } from '../address.ts'
import { apiPackages } from '../api-entries.ts'
import { enginesOf, speedBesideEngine, testedEngines, verdictFigures, version } from '../facts.ts'
import type { Language } from '../languages.ts'
import { code, heading, link, paragraphs, table } from '../markdown.ts'
import { measuredSizes, sizesOf } from '../measured-sizes.ts'
import type { Page } from '../page.ts'
import { isReleased } from '../release.ts'
import { apiPath } from '../source-section.ts'
import { factsWords, type SpeedRow } from '../words/facts-words.ts'

/** Where the changes are: those of the first release are not in a changelog yet. */
export const CHANGES = `${REPOSITORY}/${isReleased ? 'releases' : 'tree/main/.changeset'}`

const speed = speedBesideEngine()
const verdicts = verdictFigures()

const VALUES: Readonly<Record<string, string>> = {
  date: measuredSizes.date,
  command: measuredSizes.command,
  node: enginesOf('url'),
  version,
  changes: CHANGES,
  performance: `${REPOSITORY}/blob/main/docs/performance.md`,
  where: `${REPOSITORY}/blob/main/docs/where-it-runs.md`,
  alarms: String(verdicts.alarms),
  kinds: String(verdicts.kinds),
  least: String(verdicts.least),
  display: `${REPOSITORY}/tree/main/packages/display#how-well-it-finds-imitations`,
  licence: `${REPOSITORY}/blob/main/LICENSE`,
  bugs: `${REPOSITORY}/issues`,
  security: `${REPOSITORY}/blob/main/SECURITY.md`,
}

/** The page of facts: what people ask before they install something, each answer measured or read from the repository. */
export function factsPage(language: Language): Page {
  const words = factsWords[language]
  const { title, description } = words
  return {
    language,
    path: 'facts/',
    title,
    description,
    body: paragraphs([
      `# ${title}`,
      heading(2, words.sizes, 'size'),
      filled(words.sizesIntro),
      table([words.entry, words.size], sizeRows()),
      heading(2, words.speed, 'speed'),
      filled(words.speedIntro, { ...VALUES, date: speed.date }),
      table(
        [words.operation, ...speed.columns],
        // The names are those of the record.
        Object.entries(words.speedRows).map(([row, shown]) => [shown, ...figures(row as SpeedRow)]),
      ),
      filled(words.speedMore),
      heading(2, words.verdicts, 'verdicts'),
      filled(words.verdictsText, {
        ...VALUES,
        hosts: new Intl.NumberFormat(language).format(verdicts.hosts),
      }),
      heading(2, words.engines, 'engines'),
      filled(words.enginesIntro),
      table([words.engine, words.version], testedEngines()),
      filled(words.enginesMore),
      heading(2, words.modules, 'modules'),
      filled(words.modulesText),
      heading(2, words.versions, 'versions'),
      filled(isReleased ? words.versionsText : words.unreleasedText),
      heading(2, words.licence, 'licence'),
      filled(words.licenceText),
      heading(2, words.bugs, 'bugs'),
      filled(words.bugsText),
      heading(2, words.security, 'security'),
      filled(words.securityText),
    ]),
  }
}

/** The main entry of each package, and the one without the tables of IDNA. */
function sizeRows(): string[][] {
  return apiPackages.flatMap(({ name }) =>
    sizesOf(name)
      .filter(([entry]) => entry === `@waymark/${name}` || entry === `@waymark/${name}/ascii`)
      .map(([entry, size]) => [link(code(entry), apiPath(name)), size]),
  )
}

function figures(row: SpeedRow): readonly string[] {
  const found = speed.rows.get(row)
  if (found === undefined) throw new Error(`docs/performance.md has no figures for ${row}`)
  return found
}

function filled(text: string, values: Readonly<Record<string, string>> = VALUES): string {
  return text.replace(/%(\w+)%/g, (whole, name: string) => values[name] ?? whole)
}

import { fetchRepository } from '../../../../../scripts/fetch-repository.ts'
import { readOptions } from '../../../../../scripts/read-options.ts'
import { repositoryFolder, sitemapFolders } from './sources.ts'

const USAGE = `Usage: pnpm fetch:sitemaps

Fetches the sitemaps of public repositories that docs/real-sites.md lists, each at the revision of
packages/i18n/site/scripts/public-sitemaps/SOURCES.json, by git. They are put into WAYMARK_SITEMAPS, else
../public-sitemaps beside the project, where pnpm test:slow public-sitemaps reads them. What is there stays as it is.
Nothing of them belongs into this repository.

Exit status: 0 all are there, 1 one is not, 2 bad usage.`

readOptions({ name: 'fetch:sitemaps', usage: USAGE, args: process.argv.slice(2) }, {})
for (const { repository, revision, folder } of sitemapFolders) {
  const below = folder === '.' ? '' : `/${folder}`
  const problem = fetchRepository({
    target: repositoryFolder(repository),
    address: `https://github.com/${repository}`,
    revision,
    paths: [`${below}/*sitemap*.xml`, `${below}/robots.txt`],
  })
  console.log(`${repository}: ${problem ?? revision}`)
  if (problem !== null) process.exitCode = 1
}

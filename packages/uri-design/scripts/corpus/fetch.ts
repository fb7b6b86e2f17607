import { fetchRepository } from '../../../../scripts/fetch-repository.ts'
import { readOptions } from '../../../../scripts/read-options.ts'
import { repositoryFolder, sources } from './corpus.ts'

const USAGE = `Usage: pnpm fetch:lint-corpus

Fetches the repositories of servers and of descriptions of APIs whose URIs pnpm evaluate:lint judges, each at the revision
of packages/uri-design/scripts/corpus/SOURCES.json, by git. They are put into WAYMARK_LINT_CORPUS, else ../lint-corpus
beside the project. What is there stays as it is. Their licences are their own; nothing of them belongs into this
repository.

Exit status: 0 all are there, 1 one is not, 2 bad usage.`

readOptions({ name: 'fetch:lint-corpus', usage: USAGE, args: process.argv.slice(2) }, {})
const files = new Map<string, Set<string>>()
for (const { repository, file } of sources.apis) {
  files.set(repository, (files.get(repository) ?? new Set()).add(`/${file}`))
}
const apis = new Map(sources.apis.map((api) => [api.repository, api]))
for (const { repository, revision } of [...sources.servers, ...apis.values()]) {
  const problem = fetchRepository({
    target: repositoryFolder(repository),
    address: `https://github.com/${repository}`,
    revision,
    paths: [...(files.get(repository) ?? ['/*'])],
  })
  console.log(`${repository}: ${problem ?? revision}`)
  if (problem !== null) process.exitCode = 1
}

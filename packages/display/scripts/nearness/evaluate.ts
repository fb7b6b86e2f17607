import { readFileSync } from 'node:fs'
import { createJudge, type UrlVerdict } from '@waymark/display/verdict'
import { readOptions } from '../../../../scripts/read-options.ts'
import { dataPath, isMissing } from '../../../../test/data.ts'
import { brandRows } from '../../src/brands.ts'
import { embeddingsOf } from './embeddings.ts'
import { FIFTY, honestNeighbours, SHORT } from './names.ts'
import { CLASSES, permutationsOf } from './permutations.ts'

const USAGE = `Usage: pnpm evaluate:nearness [--list]

Measures how @waymark/display decides whose name a domain has: how many imitations of fifty domains it warns of, in the classes
of dnstwist, and how many honest links and domains. The links are read from WAYMARK_DATA, else ../shared.

  --list  also prints what is decided wrongly

Exit status: 0 at least 90 % of each class has a warning, each domain inside of a host has one, at most 0.1 % of real links have
one, and no honest domain is stopped; 1 otherwise, 2 bad usage.`

const LEAST_WARNED = 0.9
const MOST_FALSE = 0.001

/** The findings that say that a host could be taken for another. */
const CODES: readonly string[] = [
  'resembles-known',
  'near-known',
  'known-name-in-subdomain',
  'domain-in-subdomain',
]

/** Links of real pages, none of them to imitations. */
const CORPORA = ['kasztp', 'test-lists-urls', 'module-urls', 'relative-refs'] as const

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const options = { name: 'evaluate:nearness', usage: USAGE, args }
  const isListed = readOptions(options, { list: { type: 'boolean' } }).list === true
  const judge = createJudge()
  const say = (kind: string, input: string): void => {
    if (isListed) console.log(`${kind}\t${input}`)
  }
  const own = new Set(brandRows().flatMap(([name, ...tops]) => tops.map((top) => `${name}.${top}`)))
  let isGood = true
  console.log(
    '| class | domains | warned of | short names | warned of |\n| --- | ---: | ---: | ---: | ---: |',
  )
  for (const kind of Object.keys(CLASSES)) {
    const [warned, short] = [FIFTY, SHORT].map((names) => {
      const all = names
        .flatMap((name) => permutationsOf(kind, name))
        .filter((each) => !own.has(each))
      const missed = all.filter((each) => judge(`https://${each}/`).level === 'clear')
      for (const each of missed) say(kind, each)
      return { count: all.length, share: 1 - missed.length / all.length }
    }) as [Share, Share]
    isGood &&= warned.share >= LEAST_WARNED
    console.log(`| ${kind} | ${cells(warned)} | ${cells(short)} |`)
  }

  const embeddings = [...FIFTY, ...SHORT].flatMap(embeddingsOf)
  const levels = embeddings.map((each) => judge(`https://${each}/`).level)
  const clear = embeddings.filter((_, i) => levels[i] === 'clear')
  for (const each of clear) say('embedded', each)
  isGood &&= clear.length === 0
  const stopped = levels.filter((level) => level === 'stop').length
  console.log(
    `\n${embeddings.length} hosts with a name inside: ${clear.length} clear, ${stopped} stopped`,
  )

  const honest = [...honestNeighbours(), ...[...own].map((domain) => `www.${domain.toLowerCase()}`)]
  isGood =
    measure(
      'honest domains',
      honest.map((each) => `https://${each}/`),
      1,
      judge,
      say,
    ) && isGood
  const missing = CORPORA.filter((name) => isMissing(`corpora/${name}.txt`))
  const links = CORPORA.filter((name) => !missing.includes(name)).flatMap((name) =>
    readFileSync(dataPath(`corpora/${name}.txt`), 'utf8')
      .trimEnd()
      .split('\n'),
  )
  return measure('real links', links, MOST_FALSE, judge, say) && isGood ? 0 : 1
}

interface Share {
  readonly count: number
  readonly share: number
}

function cells({ count, share }: Share): string {
  return `${count} | ${(100 * share).toFixed(1)} %`
}

/** @param most - The share that may have a warning. None may be stopped. */
function measure(
  what: string,
  inputs: readonly string[],
  most: number,
  judge: (input: string) => UrlVerdict,
  say: (kind: string, input: string) => void,
): boolean {
  let warned = 0
  let stopped = 0
  for (const input of inputs) {
    const finding = judge(input).findings.find(({ code }) => CODES.includes(code))
    if (finding === undefined) continue
    say(what, `${input} ${finding.message}`)
    if (finding.severity === 'error') stopped++
    else warned++
  }
  const share = (100 * warned) / Math.max(1, inputs.length)
  console.log(
    `${inputs.length} ${what}: ${warned} warned of (${share.toFixed(2)} %), ${stopped} stopped`,
  )
  return stopped === 0 && warned <= most * inputs.length
}

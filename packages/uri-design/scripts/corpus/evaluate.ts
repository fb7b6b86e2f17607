import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createLinter, type Finding, type LintItem } from '@waymark/uri-design'
import { readOptions } from '../../../../scripts/read-options.ts'
import { type CorpusSet, readCorpus } from './corpus.ts'

const USAGE = `Usage: pnpm evaluate:lint [--unlabelled file]

Lints the URIs of real servers and the paths of public APIs, and prints the precision of each rule: how many of its
findings a reviewer would keep, as packages/uri-design/scripts/corpus/labels.tsv says. Every finding about a server is
judged; of those about APIs, 30 for each rule, chosen by a hash. pnpm fetch:lint-corpus fetches the sources.

  --unlabelled file  writes the findings without a label to a file, ready for labels.tsv

Exit status: 0 all findings have a label and 95 % of them are kept, 1 otherwise, 2 bad usage.`

const SAMPLE = 30
const GOAL = 0.95

interface Judged {
  readonly rule: string
  readonly key: string
  readonly severity: string
}

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const values = readOptions(
    { name: 'evaluate:lint', usage: USAGE, args },
    { unlabelled: { type: 'string' } },
  )
  const corpus = readCorpus()
  const judged = [...judgedOf(corpus, 'server'), ...sampled(judgedOf(corpus, 'api'))]
  const labels = readLabels()
  const rules = byRule(judged)
  let kept = 0
  const dropped: string[] = []
  const unlabelled = judged.filter(({ key }) => !labels.has(key)).map(({ key }) => key)
  for (const [rule, found] of [...rules].sort()) {
    const own = found.filter(({ key }) => labels.get(key) === true).length
    kept += own
    const percent = ((100 * own) / found.length).toFixed(1)
    console.log(
      `${rule.padEnd(34)} ${found[0]!.severity.padEnd(8)} ${own}/${found.length} ${percent} %`,
    )
    dropped.push(...found.filter(({ key }) => labels.get(key) === false).map(({ key }) => key))
  }
  const sets = (kind: CorpusSet['kind']): number => corpus.filter((set) => set.kind === kind).length
  const precision = kept / judged.length
  console.log(`\n${sets('server')} servers, ${sets('api')} descriptions of APIs`)
  console.log(`${kept} of ${judged.length} findings are kept: ${(100 * precision).toFixed(1)} %`)
  if (dropped.length > 0) console.log(`\nnot kept:\n${dropped.join('\n')}`)
  if (unlabelled.length > 0) console.log(`\nwithout a label: ${unlabelled.length}`)
  if (values.unlabelled !== undefined) writeFileSync(values.unlabelled, unlabelled.join('\n'))
  return unlabelled.length === 0 && precision >= GOAL ? 0 : 1
}

/** Each finding once, for each place that it marks. */
function judgedOf(corpus: readonly CorpusSet[], kind: CorpusSet['kind']): readonly Judged[] {
  const found = new Map<string, Judged>()
  const lintSet = createLinter()
  for (const set of corpus.filter((each) => each.kind === kind)) {
    const items = set.texts.map((text): LintItem => ({ text, kind: kindOf(text, kind) }))
    for (const finding of lintSet(items)) {
      const judgement = asJudged(finding, items[finding.index]!.text)
      found.set(judgement.key, judgement)
    }
  }
  return [...found.values()]
}

function asJudged({ code: rule, severity, start, end }: Finding, text: string): Judged {
  return { rule, severity, key: [rule, severity, text, text.slice(start, end)].join('\t') }
}

function kindOf(text: string, kind: CorpusSet['kind']): NonNullable<LintItem['kind']> {
  if (kind === 'api') return 'api-path'
  return /\{[^{}]*\}/.test(text) ? 'template' : 'uri'
}

function sampled(judged: readonly Judged[]): readonly Judged[] {
  const hash = ({ key }: Judged): string => createHash('sha256').update(key).digest('hex')
  return [...byRule(judged).values()].flatMap((found) =>
    found
      .map((each) => [hash(each), each] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, SAMPLE)
      .map(([, each]) => each),
  )
}

/** `keep` or `drop`, then rule, severity, text and what is marked in it. */
function readLabels(): ReadonlyMap<string, boolean> {
  const text = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t')
      return [line.slice(tab + 1), line.slice(0, tab) === 'keep']
    }),
  )
}

function byRule(judged: readonly Judged[]): ReadonlyMap<string, readonly Judged[]> {
  const rules = new Map<string, Judged[]>()
  for (const each of judged) {
    const known = rules.get(each.rule) ?? []
    known.push(each)
    rules.set(each.rule, known)
  }
  return rules
}

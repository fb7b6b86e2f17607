import { inspectDomain } from '@waymark/display'
import { readOptions } from '../../../../scripts/read-options.ts'
import { dataFolder } from '../../../../test/data.ts'
import type { ChromiumCase } from './chromium.ts'
import {
  displayDataFolder,
  missingData,
  readChromium,
  readNames,
  readReasons,
  shownHere,
} from './data.ts'
import type { RealName } from './names.ts'

const USAGE = `Usage: pnpm evaluate:display [--seed N] [--list]

Measures how @waymark/display decides: how many names that people could own it hides, for each language, and how many
domains of Chromium's tests it shows as Chromium does. pnpm fetch:display-corpus fetches the lists; the tables of Unicode
are read from WAYMARK_DATA, else ../shared.

  --seed N  chooses other words; without it, 1
  --list    also prints every hidden name

Exit status: 0 at most 1 % is hidden and at least 98 % is as in Chromium, 1 otherwise, 2 bad usage or no data.`

const MOST_HIDDEN = 0.01
const LEAST_EQUAL = 0.98

interface Hidden extends RealName {
  readonly codes: readonly string[]
}

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const values = readOptions(
    { name: 'evaluate:display', usage: USAGE, args },
    { list: { type: 'boolean' }, seed: { type: 'string' } },
  )
  const folder = displayDataFolder()
  const missing = missingData(folder)
  if (missing.length > 0) {
    console.error(
      `evaluate:display: not in ${folder} (pnpm fetch:display-corpus): ${missing.join(', ')}`,
    )
    return 2
  }
  const areNames = measureNames(
    readNames(folder, dataFolder(), values.seed ?? '1'),
    values.list === true,
  )
  const isEqual = measureChromium(folder)
  return areNames && isEqual ? 0 : 1
}

function measureNames(names: readonly RealName[], list: boolean): boolean {
  const hidden = names.flatMap((name): readonly Hidden[] => {
    const inspection = inspectDomain(name.domain)
    if (inspection?.text === name.domain) return []
    return [{ ...name, codes: inspection?.warnings.map(({ code }) => code) ?? ['not a domain'] }]
  })
  console.log('| language | names | hidden | why |\n| --- | ---: | ---: | --- |')
  for (const language of [...new Set(names.map((name) => name.language))].sort()) {
    const isOwn = (name: RealName): boolean => name.language === language
    const own = hidden.filter(isOwn)
    const why = counted(own.flatMap(({ codes }) => [...new Set(codes)]))
    console.log(`| ${language} | ${names.filter(isOwn).length} | ${own.length} | ${why} |`)
  }
  for (const source of [...new Set(names.map((name) => name.source))].sort()) {
    const count = (of: readonly RealName[]): number =>
      of.filter((name) => name.source === source).length
    console.log(`${source}: ${count(hidden)} of ${count(names)} are hidden`)
  }
  console.log(
    `\n${hidden.length} of ${names.length} names are hidden: ${percent(hidden.length / names.length)}`,
  )
  if (list) {
    for (const { language, domain, codes } of hidden)
      console.log([language, domain, ...codes].join('\t'))
  }
  return hidden.length <= MOST_HIDDEN * names.length
}

/** Compares what is shown, so that a domain of which only some labels are hidden counts as such. */
function measureChromium(folder: string): boolean {
  const { cases, known } = readChromium(folder)
  const reasons = readReasons()
  const differences = cases.flatMap((each) => {
    const shown = shownHere(each, known)
    return shown === each.shown ? [] : [{ ...each, here: shown }]
  })
  const only = (isHidden: boolean): number =>
    differences.filter(({ here }) => here.includes('xn--') === isHidden).length
  console.log(
    '\n| Chromium | cases | as here | hidden here only | shown here only |\n| --- | ---: | ---: | ---: | ---: |',
  )
  for (const result of ['safe', 'unsafe', 'invalid'] as const) {
    const of = (list: readonly ChromiumCase[]): number =>
      list.filter((each) => each.result === result).length
    const own = differences.filter((each) => each.result === result)
    const hidden = own.filter(({ here }) => here.includes('xn--')).length
    console.log(
      `| ${result} | ${of(cases)} | ${of(cases) - own.length} | ${hidden} | ${own.length - hidden} |`,
    )
  }
  for (const { input, shown, here, place, condition } of differences) {
    const reason = reasons.get(input) ?? 'no reason is given'
    console.log(
      `line ${place}: ${shown} | here ${here} | ${reason}${condition === undefined ? '' : ` (${condition})`}`,
    )
  }
  const equal = cases.length - differences.length
  console.log(
    `\n${equal} of ${cases.length} domains of Chromium's tests are shown as in Chromium: ${percent(equal / cases.length)}`,
  )
  console.log(`${only(true)} are hidden only here, ${only(false)} only there`)
  const unexplained = differences.filter(({ input }) => !reasons.has(input)).length
  if (unexplained > 0) console.log(`${unexplained} without a reason in policy.tsv`)
  return equal >= LEAST_EQUAL * cases.length && unexplained === 0
}

function counted(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} ${count}`).join(', ')
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)} %`
}

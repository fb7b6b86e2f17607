import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspectDomain } from '@waymark/display'
import {
  type ChromiumCase,
  readFormatterCases,
  readKnownNames,
  readSpoofCases,
} from './chromium.ts'
import { makeNames, type RealName, readAllowed, registeredNames } from './names.ts'
import { WORD_PACKAGES } from './words.ts'

interface Sources {
  readonly chromium: { readonly address: string; readonly revision: string }
  /** The packages of the CLDR and their versions. */
  readonly packages: Readonly<Record<(typeof WORD_PACKAGES)[number], string>>
}

/** Where the data of the measure come from. */
export const sources: Sources = JSON.parse(
  readFileSync(new URL('SOURCES.json', import.meta.url), 'utf8'),
)

const SPOOF_CHECKS = 'components/url_formatter/spoof_checks'

/** The files of Chromium that the measure reads. */
export const CHROMIUM = {
  spoofs: `${SPOOF_CHECKS}/idn_spoof_checker_unittest.cc`,
  known: `${SPOOF_CHECKS}/top_domains/idn_test_domains.list`,
  top: `${SPOOF_CHECKS}/top_domains/domains.list`,
  formatter: 'components/url_formatter/url_formatter_unittest.cc',
  preload: 'net/http/transport_security_state_static.json',
} as const

/** `WAYMARK_DISPLAY_DATA`, else `../display-data` beside the project. */
export function displayDataFolder(): string {
  return (
    process.env['WAYMARK_DISPLAY_DATA'] ??
    fileURLToPath(new URL('../../../../../display-data', import.meta.url))
  )
}

/** What a folder lacks for the measure, as paths below it. */
export function missingData(folder: string): readonly string[] {
  const files = Object.values(CHROMIUM).map((file) => `chromium/${file}`)
  return [...files, ...WORD_PACKAGES].filter((path) => !existsSync(join(folder, path)))
}

/** Chromium's cases and the names that its tests take as well known. */
export function readChromium(folder: string): {
  readonly cases: readonly ChromiumCase[]
  readonly known: readonly string[]
} {
  const read = (file: string): string => readFileSync(join(folder, 'chromium', file), 'utf8')
  return {
    cases: [
      ...readSpoofCases(read(CHROMIUM.spoofs)),
      ...readFormatterCases(read(CHROMIUM.formatter)),
    ],
    known: readKnownNames(read(CHROMIUM.known)),
  }
}

/** Registered names of two lists of Chromium, and names made from words of the CLDR. */
export function readNames(folder: string, data: string, seed: string): readonly RealName[] {
  const read = (file: string): string => readFileSync(join(folder, 'chromium', file), 'utf8')
  const isAllowed = readAllowed(data)
  const preloaded = [...read(CHROMIUM.preload).matchAll(/"name": "([^"]*)"/g)].map(
    ([, name]) => name!,
  )
  return [
    ...registeredNames(preloaded, 'preload list', isAllowed),
    ...registeredNames(readKnownNames(read(CHROMIUM.top)), 'top domains', isAllowed),
    ...makeNames(folder, isAllowed, seed),
  ]
}

/** What Waymark shows for a case. What is not a domain is shown as it is: so are the empty host and a lone dot. */
export function shownHere({ input }: ChromiumCase, known: readonly string[]): string {
  return inspectDomain(input, { known })?.text ?? input
}

/** The domains of Chromium's tests that Waymark shows differently on purpose, and why: lines with a tab between. */
export function readReasons(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('policy.tsv', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => line.split('\t') as [string, string]))
}

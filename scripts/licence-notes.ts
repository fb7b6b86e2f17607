import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Sources {
  readonly sources: readonly {
    readonly file: string
    readonly address: string
    readonly version: string
    readonly licence: string
  }[]
}

/** Copyright lines that licences ask to be kept with the data. */
const NOTICES: Readonly<Record<string, string>> = {
  'Unicode-3.0':
    'Copyright © 1991-2026 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries. Terms: https://www.unicode.org/license.txt',
  'MPL-2.0':
    'This data is subject to the terms of the Mozilla Public License, v. 2.0: https://mozilla.org/MPL/2.0/',
}

/**
 * The licence of a bundle of our packages, and of the data that its tables are made of, as a comment.
 *
 * @param root - The folder of the workspace.
 */
export function licenceNotes(root: string): string {
  const sources = globSync('packages/{*,i18n/*}/SOURCES.json', { cwd: root })
    .sort()
    .flatMap((path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as Sources).sources)
  const data = new Map(sources.map((source) => [source.address, source]))
  const notices = [...new Set(sources.map(({ licence }) => licence))]
    .filter((licence) => NOTICES[licence] !== undefined)
    .map((licence) => `${licence}: ${NOTICES[licence]}`)
  return [
    '/*!',
    'Waymark. https://github.com/waymark-url/waymark',
    '',
    readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
    '',
    'It contains tables made from this data:',
    ...[...data.values()].map(
      ({ address, version, licence }) => `- ${address} (${version}), ${licence}`,
    ),
    '',
    ...notices,
    '',
    'It contains get-east-asian-width, https://github.com/sindresorhus/get-east-asian-width, MIT,',
    'Copyright (c) Sindre Sorhus <sindresorhus@gmail.com> (https://sindresorhus.com)',
    '*/',
  ].join('\n')
}

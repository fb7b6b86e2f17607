import { existsSync } from 'node:fs'
import { hidePassword } from '@waymark/infra/problem'
import type { CommandDescription, Option } from './command-description.ts'
import { type Failure, usageFailure, verbatim } from './failure.ts'
import type { OptionValues } from './option-values.ts'
import { say } from './speech.ts'

const URL_WITH_HOST = /^(?:https?|ftps?|sftp|wss?|s3|gs):\/\//i
const FILE_URL = /^file:/i
const WINDOWS_PATH = /^[a-z]:[\\/]/i

/**
 * Refuses URLs where files are expected, and paths where URLs are.
 *
 * @param args - The arguments that the operands and options are from.
 */
export function checkPlaces(
  command: CommandDescription,
  operands: readonly string[],
  { options, args }: { readonly options: OptionValues; readonly args: readonly string[] },
): void {
  for (const option of command.options) {
    const value = options.isGiven(option.name) ? options.text(option.name) : null
    const failure = value === null ? null : wrongValue(option, value)
    if (failure !== null) throw failure
  }
  const { kind } = command.operands
  const url = kind === 'files' || kind === 'folder' ? operands.find(isUrlAndNoFile) : undefined
  if (url === undefined) return
  throw kind === 'files' || FILE_URL.test(url)
    ? urlAsFile(url, command, args)
    : usageFailure('{url:verbatim}: this is a URL: give a folder; nothing is fetched', {
        detail: 'url-for-folder',
        url: verbatim(hidePassword(url)),
      })
}

function isUrlAndNoFile(text: string): boolean {
  return (URL_WITH_HOST.test(text) || FILE_URL.test(text)) && !existsSync(text)
}

function wrongValue({ name, value }: Option, text: string): Failure | null {
  if (value === 'url' && WINDOWS_PATH.test(text)) {
    return usageFailure(
      '--{option} is {value:quote}: that is the path of a file on Windows, and a URL is expected: {url} is the URL of the file',
      { detail: 'windows-path', option: name, value: text, url: fileUrlOf(text) },
    )
  }
  if ((value !== 'file' && value !== 'folder') || !isUrlAndNoFile(text)) return null
  const facts = { option: name, value: text }
  return value === 'file'
    ? usageFailure(
        '--{option} is {value:quote}: this is a URL: name a file; nothing is fetched, and nothing is sent',
        { detail: 'url-for-file', ...facts },
      )
    : usageFailure(
        '--{option} is {value:quote}: this is a URL: name a folder; nothing is fetched, and nothing is sent',
        { detail: 'url-for-folder', ...facts },
      )
}

function urlAsFile(url: string, { name }: CommandDescription, args: readonly string[]): Failure {
  if (FILE_URL.test(url)) {
    const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '')
    return usageFailure('{url:verbatim}: this is a URL: give the path instead: {path:verbatim}', {
      detail: 'file-url',
      url: verbatim(hidePassword(url)),
      path: verbatim(path),
    })
  }
  const words = args.map((arg) => shellWord(arg === url ? '-' : arg))
  const line = ['curl -fsSL', shellWord(url), '|', 'waymark', name, ...words].join(' ')
  return usageFailure(
    '{url:verbatim}: this is a URL: pipe it in; nothing is fetched: {line:verbatim}',
    {
      detail: 'url-for-input',
      url: verbatim(hidePassword(url)),
      line: verbatim(hidePassword(line)),
    },
  )
}

/** A word as a shell reads it. */
export function shellWord(word: string): string {
  if (/^[\w./:@%+,=-]+$/.test(word)) return word
  return process.platform === 'win32'
    ? `"${word.replaceAll('"', '\\"')}"`
    : `'${word.replaceAll("'", `'\\''`)}'`
}

/** What is said of a path on Windows that was taken for a URL; `null` for other URLs. */
export function drivePathNote(url: string): string | null {
  if (!WINDOWS_PATH.test(url)) return null
  return say(
    '{url:quote} was taken for a URL with the scheme {scheme}: for the file on Windows, write {file}',
    { url, scheme: url[0]!.toLowerCase(), file: fileUrlOf(url) },
  )
}

function fileUrlOf(path: string): string {
  return `file:///${path.replaceAll('\\', '/').replaceAll(' ', '%20')}`
}

/** https://github.com/publicsuffix/list/wiki/Format#format, written once more. */
export function rulesOf(list: string): string[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.trim().split(/\s/)[0]!)
}

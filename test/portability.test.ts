import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.ts'

// What can be told here about a checkout on Windows or macOS.

/** Every file of the repository, with `/`. */
const files = git('ls-files', '-z')
const sources = files.filter((file) => /\.m?[jt]s$/.test(file))

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return output.split('\0').filter((line) => line !== '')
}

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const FORBIDDEN_ON_WINDOWS =
  /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i

/** What `cmd.exe` does not have: POSIX tools, variables before a command, single quotes, `;` and `$`. */
const POSIX_SHELL = /(?:^|&& )(?:\w+=|(?:cp|rm|mv|mkdir|export|cat|touch|sh|bash) )|[';$`]/

test('no two paths differ only in case', () => {
  const seen = new Map<string, string>()
  const same = files.flatMap((file) => {
    const other = seen.get(file.toLowerCase())
    seen.set(file.toLowerCase(), file)
    return other === undefined ? [] : [`${other} and ${file}`]
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(same).toEqual([])
})

test('Windows can have every path, also below a long folder', () => {
  expect(files.filter((file) => FORBIDDEN_ON_WINDOWS.test(file))).toEqual([])
  expect(files.filter((file) => file.length > 150)).toEqual([])
})

test.each(['a:b', 'aux.ts', 'src/con', 'a./b', 'x '])('Windows cannot have %j', (path) => {
  expect(path).toMatch(FORBIDDEN_ON_WINDOWS)
})

test('every text has LF at the ends of its lines, in the repository and after a checkout', () => {
  expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
  const ends = git('ls-files', '--eol', '-z')
  expect(ends.filter((line) => /^i\/(?:crlf|mixed)/.test(line))).toEqual([])
})

test('a script of a manifest needs no POSIX shell', () => {
  const found = files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        readonly scripts?: Readonly<Record<string, string>>
      }
      return Object.entries(scripts)
        .filter(([, command]) => POSIX_SHELL.test(command))
        .map(([name, command]) => `${file}: ${name}: ${command}`)
    })
  expect(found).toEqual([])
})

test.each(['tsc && cp a b', 'A=1 node x.ts', "echo 'a'"])('needs a POSIX shell: %s', (command) => {
  expect(command).toMatch(POSIX_SHELL)
})

test('the path of a file comes from fileURLToPath: `pathname` has a slash before C: and %20 for a space', () => {
  const found = sources.filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found.filter((file) => file !== 'test/portability.test.ts')).toEqual([])
})

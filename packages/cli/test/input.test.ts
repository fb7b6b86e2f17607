import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

test.each(['normalize', 'dedupe', 'lint'])(
  '%s refuses to read standard input twice',
  async (command) => {
    const { status, failures } = await runWaymark([command, '-', '-'], {
      input: 'https://a.example/b\n',
    })
    expect([status, failures]).toMatchObject([74, [{ code: 'file-read-twice' }]])
  },
)

test.skipIf(process.platform === 'win32')('a directory as standard input is refused', async () => {
  const by = ['sh', '-c', '"$@" < .', 'sh']
  const cwd = temporaryFolder()
  for (const args of [['normalize'], ['dedupe'], ['validate', '-'], ['lint', '-']]) {
    const { status, stderr } = await runWaymark(args, { cwd, by })
    expect([status, stderr]).toEqual([
      74,
      expect.stringMatching(/^waymark \w+: standard input: [^\n]*directory[^\n]*\n$/),
    ])
  }
})

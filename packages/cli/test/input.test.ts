import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

test.each(['normalize', 'dedupe', 'lint'])(
  '%s refuses to read standard input twice',
  async (command) => {
    const { status, stderr } = await runWaymark([command, '-', '-'], {
      input: 'https://a.example/b\n',
    })
    expect(status).toBe(74)
    expect(stderr).toBe(
      `waymark ${command}: standard input: It has already been read. Name it (as -) only once.\n`,
    )
  },
)

test.skipIf(process.platform === 'win32')('a directory as standard input is refused', async () => {
  const by = ['sh', '-c', '"$@" < .', 'sh']
  const cwd = temporaryFolder()
  for (const args of [['normalize'], ['dedupe'], ['validate', '-'], ['lint', '-']]) {
    const { status, stderr } = await runWaymark(args, { cwd, by })
    expect([status, stderr]).toEqual([
      74,
      expect.stringMatching(
        /^waymark \w+: standard input: It is a directory, not a file\. Name a file with .*\.\n$/,
      ),
    ])
  }
})

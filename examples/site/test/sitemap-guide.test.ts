import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtProgram } from '../../../packages/cli/test/built-program.ts'

const waymark = await builtProgram()

/** The blocks of a guide in one language of code. */
function blocksOf(guide: string, language: string): string[] {
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')
  return [...guide.matchAll(block)].map(([, text]) => text!)
}

function guideIn(language: string): string {
  const path = `../../../apps/site/guides/${language}/sitemaps-and-hreflang.md`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** The commands of a guide that are run, without their comments. */
function commandsOf(guide: string): string[] {
  const lines = blocksOf(guide, 'sh').flatMap((block) => block.split('\n'))
  return lines.filter((line) => line.startsWith('waymark ')).map((line) => line.split(/\s+#/)[0]!)
}

test('the list of the guide gives the sitemap that it shows', () => {
  const guide = guideIn('en')
  const folder = mkdtempSync(join(tmpdir(), 'waymark-guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'pages.json'), blocksOf(guide, 'json')[0]!)
  const commands = commandsOf(guide)
  expect(commands).toHaveLength(3)
  for (const command of commands) {
    const args = ['--no-warnings', waymark]
    const { status } = spawnSync(process.execPath, [...args, ...command.split(' ').slice(1)], {
      cwd: folder,
    })
    expect(status, command).toBe(0)
  }
  const [shown] = blocksOf(guide, 'xml')
  expect(readFileSync(join(folder, 'public/sitemap.xml'), 'utf8')).toContain(shown)
})

test.each(['ja', 'ru'])('the guide in %s has the same list, commands and sitemap', (language) => {
  const [original, translation] = [guideIn('en'), guideIn(language)]
  expect(commandsOf(translation)).toEqual(commandsOf(original))
  for (const kind of ['json', 'xml']) {
    expect(blocksOf(translation, kind)).toEqual(blocksOf(original, kind))
  }
})

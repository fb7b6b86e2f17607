import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const DATE = '2026-01-01T00:00:00Z'
const PAGE = { loc: 'https://a.example/', lastmod: '2026-1-1', lang: 'jp' }
const DATABASE = JSON.stringify({
  version: '1.1',
  generated: DATE,
  defaultLang: 'en',
  urls: [PAGE],
})

/** Where a command writes without being told so, and the options that name the places. */
const OUTPUTS: readonly (readonly [command: string, link: string, named: readonly string[]])[] = [
  ['sitemap db.json --out public', 'db.report.html', ['--report', 'db.report.html']],
  ['sitemap db.json --out public', 'db.report.json', ['--report', 'other.html']],
  ['sitemap db.json --out public', 'db.sitemaps.state', ['--state', 'db.sitemaps.state']],
]

describe.skipIf(process.platform === 'win32').each(OUTPUTS)(
  '%s with a link %s',
  (line, link, named) => {
    function folders(target: 'there' | 'missing'): {
      readonly cwd: string
      readonly outside: string
    } {
      const [cwd, outside] = [temporaryFolder(), temporaryFolder()]
      if (target === 'there') writeFileSync(join(outside, 'precious'), 'PRECIOUS')
      mkdirSync(join(cwd, 'public'))
      writeFileSync(join(cwd, 'db.json'), DATABASE)
      symlinkSync(join(outside, 'precious'), join(cwd, link))
      return { cwd, outside }
    }

    test.each(['there', 'missing'] as const)(
      'writes nothing where it leads: the file is %s',
      async (target) => {
        const { cwd, outside } = folders(target)
        const { status, failures } = await runWaymark(line.split(' '), { cwd })
        expect([status, failures]).toMatchObject([74, [{ code: 'file-path-invalid', file: link }]])
        expect(readdirSync(outside)).toEqual(target === 'there' ? ['precious'] : [])
        if (target === 'there')
          expect(readFileSync(join(outside, 'precious'), 'utf8')).toBe('PRECIOUS')
        expect(readdirSync(join(cwd, 'public'))).toEqual([])
      },
    )

    test('writes it where the place is named', async () => {
      const { cwd } = folders('missing')
      const { status, failures } = await runWaymark([...line.split(' '), ...named], { cwd })
      expect([0, 1]).toContain(status)
      expect(failures).toEqual([])
    })
  },
)

import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { buildScript } from './build-script.ts'

const COMMENT = /<!-- script: (\S+) -->/g

/**
 * Writes small scripts into the HTML, in place of comments such as `<!-- script: src/early/head.ts -->`: they run before
 * the page is first drawn, and need no request. The policy of the page gets their hashes from inline-styles.ts.
 */
export function earlyScripts(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'early-scripts',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const codes = new Map<string, string>()
        for (const [, entry] of html.matchAll(COMMENT)) {
          codes.set(entry!, (await buildScript(config, join(config.root, entry!))).trim())
        }
        return html.replaceAll(
          COMMENT,
          (_, entry: string) => `<script>${codes.get(entry)}</script>`,
        )
      },
    },
  }
}

import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { classicScripts } from './vite/classic-scripts.ts'
import { earlyScripts } from './vite/early-scripts.ts'
import { inlineStyles } from './vite/inline-styles.ts'
import { offlinePage } from './vite/offline-page.ts'
import { UNREAD, UNREAD_TEXTS } from './vite/unread.ts'
import { unreadFields } from './vite/unread-fields.ts'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * Makes the built page one that may do nothing but show itself, and that opens from a disk, too: a
 * `crossorigin` link is refused for `file:`. The server for development injects styles and needs a
 * socket, so the policy is for builds only.
 */
function standalonePage(): Plugin {
  return {
    name: 'standalone-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll(' crossorigin', ''),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
  }
}

export default defineConfig({
  base: './',
  resolve: { conditions: ['@waymark/source', ...defaultClientConditions] },
  plugins: [
    classicScripts(
      {
        entry: 'src/start.ts',
        ahead: ['src/main.ts'],
        next: ['src/model.ts', 'src/peers/peer-box.ts'],
      },
      [unreadFields(WORKSPACE, [...UNREAD, ...UNREAD_TEXTS])],
    ),
    standalonePage(),
    earlyScripts(),
    inlineStyles(),
    offlinePage(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // On a busy machine, Rolldown prints advice about our plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

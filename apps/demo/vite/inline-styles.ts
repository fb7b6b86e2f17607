import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** As they are in an attribute. */
const OWN_STYLES = 'style-src &#39;self&#39;'
const OWN_SCRIPTS = 'script-src &#39;self&#39;'

/**
 * Writes the styles of the built page into its HTML: on a slow network, the first text comes a request earlier.
 *
 * The page's policy must have `style-src 'self'`, which becomes the hash of the styles, and `script-src 'self'`, which gets
 * those of the scripts in the HTML.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
          page.source = String(page.source).replaceAll(
            /<link rel="stylesheet" href="\.\/([^"]+)">/g,
            (_link, fileName: string) => {
              const styles = bundle[fileName]
              if (styles?.type !== 'asset') throw new Error(`There are no styles ${fileName}`)
              delete bundle[fileName]
              return `<style>${styles.source}</style>`
            },
          )
          const [styles, scripts] = ['style', 'script'].map((tag) =>
            hashesOf(String(page.source), tag).join(' '),
          )
          page.source = page.source
            .replace(OWN_STYLES, () => `style-src ${styles}`)
            .replace(OWN_SCRIPTS, () => `${OWN_SCRIPTS} ${scripts}`)
        }
      },
    },
  }
}

/** https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function hashesOf(html: string, tag: string): string[] {
  const texts = Array.from(
    html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')),
    ([, text]) => text!,
  )
  return texts.map(
    (text) => `&#39;sha256-${createHash('sha256').update(text).digest('base64')}&#39;`,
  )
}

/** The scripts of VitePress: what a page loads before its app, and the app. */
const SCRIPT = /[ \t]*<script type="module" src="([^"]+)"><\/script>\n?/g
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g

/**
 * A page whose scripts are fetched with the first move of the visitor. Until then, it is HTML and styles: texts, links,
 * open and closed parts work without scripts, and the rest waits for a pointer or a key.
 */
export function lazyApp(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, place]) => place!)
  if (scripts.length === 0) return html
  const call = `(${startWithFirstMove})(${JSON.stringify(scripts)})`
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `<script>${call}</script>\n</head>`)
}

/** The name of the event by which the app says that it has taken over the page. */
export const READY = 'app-ready'

/** The page gets the function as its source, so it uses nothing from outside. */
function startWithFirstMove(scripts: readonly string[]): void {
  const moves = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ]
  let isStarted = false
  /** What the visitor asked for before the app was there. */
  let asked: (() => void) | null = null
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    for (const place of scripts) {
      const script = document.createElement('script')
      script.type = 'module'
      // In the order of the list.
      script.async = false
      script.src = place
      document.head.append(script)
    }
  }
  const remember = (event: Event): void => {
    start()
    if (event instanceof KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event
      if (!(key === 'k' && (ctrlKey || metaKey))) return
      event.preventDefault()
      asked = () => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }))
      }
    } else if (event.target instanceof Element) {
      const button = event.target.closest('button')
      if (button !== null) asked = () => button.click()
    }
  }
  for (const move of moves) addEventListener(move, start, { passive: true, capture: true })
  addEventListener('click', remember, true)
  addEventListener('keydown', remember, true)
  addEventListener('app-ready', () => {
    for (const move of moves) removeEventListener(move, start, true)
    removeEventListener('click', remember, true)
    removeEventListener('keydown', remember, true)
    asked?.()
  })
  // The search of the demo leads here.
  if (location.hash === '#search') {
    asked = () => document.querySelector<HTMLElement>('.DocSearch-Button')?.click()
    start()
  }
}

/** Where VitePress keeps the choice, so that the documentation beside this page has the same colours. */
const KEY = 'vitepress-theme-appearance'

/** Light or dark, or what the system has. */
export type Theme = 'auto' | 'light' | 'dark'

const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' }

/** What a visitor has chosen; a page that may keep nothing follows the system. */
export function chosenTheme(): Theme {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

/** Gives the page the colours that are chosen, now and whenever those of the system change. */
export function showTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const show = () => applyTheme(chosenTheme(), system.matches)
  system.addEventListener('change', show)
  show()
}

function applyTheme(theme: Theme, isSystemDark: boolean): void {
  const isDark = theme === 'dark' || (theme === 'auto' && isSystemDark)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.dataset['theme'] = theme
}

/** Goes on to the next choice, and returns it. */
export function nextTheme(): Theme {
  const next = NEXT[chosenTheme()]
  try {
    window.localStorage.setItem(KEY, next)
  } catch {
    // It holds for this page only.
  }
  applyTheme(next, window.matchMedia('(prefers-color-scheme: dark)').matches)
  return next
}

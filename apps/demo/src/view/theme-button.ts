import { chosenTheme, nextTheme, type Theme } from '../theme.ts'
import { drawingWords } from '../words/drawing.ts'
import { byId } from './element.ts'

/** Makes the button go through the colours: those of the system, light, dark. */
export function startThemeButton(): void {
  const button = byId('theme', HTMLButtonElement)
  const { theme, themes } = drawingWords()
  const name = (chosen: Theme) => {
    button.title = `${theme}: ${themes[chosen]}`
    button.setAttribute('aria-label', button.title)
  }
  name(chosenTheme())
  button.addEventListener('click', () => {
    name(nextTheme())
    byId('status', HTMLElement).textContent = button.title
  })
}

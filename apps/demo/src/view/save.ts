import { afterPause } from './entry-field.ts'

/**
 * Saves a state once typing pauses, or at once when the visitor leaves for another view or page.
 *
 * @returns Call this after each change.
 */
export function saveAfterPause(save: () => void): () => void {
  let isPending = false
  const saveNow = () => {
    if (!isPending) return
    isPending = false
    save()
  }
  const saveSoon = afterPause(200, saveNow)
  // The link back to this view must have the new state before it can be clicked.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) saveNow()
    },
    { capture: true },
  )
  window.addEventListener('pagehide', saveNow)
  return () => {
    isPending = true
    saveSoon()
  }
}

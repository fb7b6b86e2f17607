import { wholeCharacter } from '../excerpt.ts'
import { isBidirectional } from '../visible.ts'
import { copyButton } from './copy.ts'
import { element } from './element.ts'

type Control = HTMLTextAreaElement | HTMLInputElement

/** A field for text of any length: of a long text it shows a part, and keeps the rest. */
export interface TextField {
  /** The whole text, whatever part of it is shown. */
  text(): string
  /** How long the whole text is. */
  length(): number
  /** Shows another text from its beginning, as a link or an example does. */
  set(text: string): void
  /** The same for a change that somebody asked for, and may want to undo. */
  rewrite(text: string): void
  /** Whether the text is as the last change that can be undone here left it. */
  canUndo(): boolean
  undo(): void
  /** Selects a stretch of the whole text, and shows the part where it begins. */
  select(start: number, end: number): void
  /** Where the part that is shown begins in the whole text. */
  partStart(): number
  /** Whether the field shows less than the whole text. */
  isPart(): boolean
}

export interface TextFieldOptions {
  /** The whole text is another one. */
  readonly changed: () => void
  /** What the field shows is something else; comes before `changed`. */
  readonly redrawn?: () => void
  /** More characters are refused. */
  readonly most?: number
}

/**
 * Longer texts are never whole in a field. Chromium 156 takes time that grows with the square of the
 * length to lay out right-to-left text in a field: 100,000 characters of `א/` take it a second.
 */
const LONGEST = 20_000
const LONGEST_BIDIRECTIONAL = 5000
/** How much of a longer text is shown at a time. */
const PART = 2000
/** How much is shown before a place that is to be seen. */
const LEAD = 200
/** What the analysis of can take all of a browser's memory for a page. */
const MOST = 20_000_000

/**
 * Makes a control of the page a field for text of any length.
 *
 * A text that is too long to be laid out quickly is taken out before the browser draws it: the control
 * then shows a part of it, and a note below has buttons for the other parts. What is typed changes the
 * part in its place. To select all that is shown is to select the whole text.
 *
 * @param note - What the note follows on the page.
 */
export function textField(
  control: Control,
  { changed, redrawn = () => {}, most = MOST }: TextFieldOptions,
  note: Element = control,
): TextField {
  /** The whole text while the control shows a part of it, from `start` to `end`. */
  let kept: string | null = null
  let start = 0
  let end = 0
  const undos: { readonly before: string; readonly after: string }[] = []
  const partNote = createPartNote(control, {
    whole: text,
    move: (step) => {
      showPart(step < 0 ? start - PART : end)
      control.focus()
    },
  })
  note.after(partNote.node)

  function text(): string {
    return kept ?? control.value
  }

  /** Line ends as the control itself would keep them. */
  function asKept(typed: string): string {
    if (control instanceof HTMLInputElement) return typed.replace(/[\r\n]+/g, '')
    return typed.includes('\r') ? typed.replace(/\r\n?/g, '\n') : typed
  }

  function put(whole: string, caret: number): void {
    if (isLong(whole)) {
      kept = whole
      showPart(caret < PART ? 0 : caret - LEAD)
    } else {
      kept = null
      start = 0
      end = whole.length
      control.value = whole
      partNote.hide()
      redrawn()
    }
    if (document.activeElement === control) setSelection(caret, caret)
  }

  /** Shows the part that begins at a place, or the last one. */
  function showPart(from: number): void {
    const whole = text()
    start = wholeCharacter(whole, Math.max(0, Math.min(from, whole.length - PART)))
    end = wholeCharacter(whole, Math.min(whole.length, start + PART))
    control.value = whole.slice(start, end)
    partNote.show(start, end, whole.length)
    redrawn()
  }

  function setSelection(from: number, to: number): void {
    const last = control.value.length
    const inside = (at: number) => Math.max(0, Math.min(at - start, last))
    control.setSelectionRange(inside(from), inside(to))
  }

  /** Replaces what is selected without the browser, which would lay out all that comes in. */
  function replaceSelection(typed: string): void {
    const before = text()
    const isAll = isAllSelected()
    const from = isAll ? 0 : start + (control.selectionStart ?? 0)
    const to = isAll ? before.length : start + (control.selectionEnd ?? 0)
    const after = before.slice(0, from) + typed + before.slice(to)
    if (after.length > most) {
      partNote.refuse(after.length, most, kept !== null)
      return
    }
    undos.push({ before, after })
    put(after, isLong(typed) ? from : from + typed.length)
    changed()
  }

  function isTooMuch(shown: string): boolean {
    return isLong(shown) || shown.length > most
  }

  /** What the control would show with something typed in place of the selection. */
  function shownWith(typed: string): string {
    const { value, selectionStart, selectionEnd } = control
    return value.slice(0, selectionStart ?? 0) + typed + value.slice(selectionEnd ?? 0)
  }

  function isAllSelected(): boolean {
    return control.selectionStart === 0 && control.selectionEnd === control.value.length
  }

  function canUndo(): boolean {
    return undos.at(-1)?.after === text()
  }

  function undo(): void {
    if (!canUndo()) return
    put(undos.pop()!.before, 0)
    changed()
  }

  control.addEventListener('beforeinput', (event) => {
    if (!(event instanceof InputEvent) || !event.cancelable || event.isComposing) return
    const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? null
    const isDeleted = typed === null && event.inputType.startsWith('delete')
    if (typed === null && !isDeleted) return
    const isWhole = kept !== null && isAllSelected()
    if (!isWhole && (isDeleted || !isTooMuch(shownWith(typed ?? '')))) return
    event.preventDefault()
    replaceSelection(asKept(typed ?? ''))
  })

  control.addEventListener('input', (event) => {
    const { value } = control
    // A script that sets the value sends an event of another kind, and means the whole.
    const isTyped = event instanceof InputEvent
    if (kept !== null && isTyped) {
      const whole = kept.slice(0, start) + value + kept.slice(end)
      const caret = start + (control.selectionEnd ?? 0)
      if (value.length > LONGEST_BIDIRECTIONAL || !isLong(whole)) put(whole, caret)
      else {
        kept = whole
        end = start + value.length
        partNote.show(start, end, whole.length)
        redrawn()
      }
    } else {
      kept = null
      if (isLong(value)) put(value, 0)
      else {
        start = 0
        end = value.length
        partNote.hide()
        redrawn()
      }
    }
    changed()
  })

  for (const kind of ['copy', 'cut'] as const) {
    // The types of both controls together have this event only as a plain one.
    control.addEventListener(kind, (event: Event) => {
      if (kept === null || !isAllSelected() || !(event instanceof ClipboardEvent)) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', kept)
      if (kind === 'cut') replaceSelection('')
    })
  }

  control.addEventListener('keydown', (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || !canUndo()) return
    // The browser's own undo knows nothing of what a script has written.
    event.preventDefault()
    undo()
  })

  return {
    text,
    length: () => text().length,
    set: (whole) => put(asKept(whole), 0),
    rewrite(whole) {
      const before = text()
      put(asKept(whole), 0)
      undos.push({ before, after: text() })
      changed()
    },
    canUndo,
    undo,
    select(from, to) {
      if (kept !== null && (from < start || to > end)) showPart(from - LEAD)
      control.focus()
      setSelection(from, to)
    },
    partStart: () => start,
    isPart: () => kept !== null,
  }
}

function isLong(text: string): boolean {
  if (text.length <= LONGEST_BIDIRECTIONAL) return false
  return text.length > LONGEST || isBidirectional(text)
}

interface PartNote {
  readonly node: HTMLElement
  show(start: number, end: number, length: number): void
  refuse(length: number, most: number, isPart: boolean): void
  hide(): void
}

/** The line below a field that shows only a part of its text. */
function createPartNote(
  control: Control,
  { whole, move }: { whole: () => string; move: (step: -1 | 1) => void },
): PartNote {
  const said = element('span', { id: `${control.id}-part` })
  const earlier = element('button', { type: 'button', class: 'quiet' }, 'Earlier part')
  const later = element('button', { type: 'button', class: 'quiet' }, 'Later part')
  earlier.addEventListener('click', () => move(-1))
  later.addEventListener('click', () => move(1))
  const copy = copyButton('Copy all', whole)
  const node = element('span', { class: 'part-note note', hidden: '' }, said, earlier, later, copy)
  const describe = control.getAttribute('aria-describedby')

  function say(text: string): void {
    said.textContent = text
    node.hidden = false
    control.setAttribute('aria-describedby', [describe, said.id].join(' ').trim())
  }

  return {
    node,
    show(start, end, length) {
      const [from, to, all] = [start + 1, end, length].map((each) => each.toLocaleString('en'))
      say(
        `Characters ${from} to ${to} of ${all} are shown. Edits here change the whole text, and the results cover all of it.`,
      )
      earlier.disabled = start === 0
      later.disabled = end === length
      for (const button of [earlier, later, copy]) button.hidden = false
    },
    refuse(length, most, isPart) {
      const [all, limit] = [length, most].map((each) => each.toLocaleString('en'))
      say(`That would make ${all} characters, and this field takes ${limit}: nothing was changed.`)
      for (const button of [earlier, later, copy]) button.hidden = !isPart
    },
    hide() {
      node.hidden = true
      if (describe === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', describe)
    },
  }
}

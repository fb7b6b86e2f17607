import { wholeCharacter } from '../excerpt.ts'
import { isBidirectional } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import { copyButton } from './copy.ts'
import { byId, element } from './element.ts'

type Control = HTMLTextAreaElement | HTMLInputElement

/** A field for text of any length: it shows a part of a long text and keeps the rest. */
export interface TextField {
  /** The whole text, whatever part of it is shown. */
  text(): string
  /** Shows another text from its beginning, as a link or an example does. */
  set(text: string): void
  /** The same, for a change that can be undone. */
  rewrite(text: string): void
  /** Whether the text is as the last change that can be undone here left it. */
  canUndo(): boolean
  undo(): void
  /** Selects a part of the whole text, and shows the place where it begins. */
  select(start: number, end: number): void
  /** Where the part that is shown begins in the whole text. */
  partStart(): number
  /** Whether the field shows less than the whole text. */
  isPart(): boolean
}

export interface TextFieldOptions {
  /** Called when the whole text has changed. */
  readonly changed: () => void
  /** Called when the field shows something else; comes before `changed`. */
  readonly redrawn?: () => void
  /** The longest text that is accepted, in UTF-16 code units. */
  readonly most?: number
}

/**
 * A field never holds a longer text. In Chromium 156, the time to lay out right-to-left text in a field
 * grows with the square of its length: 100,000 characters of `א/` take a second.
 */
const LONGEST = 20_000
const LONGEST_BIDIRECTIONAL = 5000
/** How much of a longer text is shown at a time. */
const PART = 2000
/** How much is shown before the place that is selected. */
const LEAD = 200
/** The analysis of more could take all the memory that a browser gives a page. */
const MOST = 20_000_000

/**
 * Makes a control of the page a field for text of any length.
 *
 * Text that is too long to be laid out quickly is taken out before the browser draws it. The control then
 * shows a part of it, and a note below has buttons for the other parts. Typing changes that part of the
 * whole text. Selecting everything that is shown selects the whole text.
 *
 * @param note - The element that the note comes after.
 */
export function textField(
  control: Control,
  { changed, redrawn = () => {}, most = MOST }: TextFieldOptions,
  note: Element = control,
): TextField {
  /** The whole text while the control shows a part of it, from `start` to `end`. */
  let fullText: string | null = null
  let start = 0
  let end = 0
  /** The whole text when the control was last written to: what the browser's own undo goes back to. */
  let written = ''
  /** Whether an input method replaces the whole text. */
  let composesAll = false
  const undos: Change[] = []
  const redos: Change[] = []
  const partNote = createPartNote(control, {
    whole: text,
    move: (step) => {
      rememberTyped()
      showPart(step < 0 ? start - PART : end)
      control.focus()
    },
  })
  note.after(partNote.node)

  function text(): string {
    return fullText ?? control.value
  }

  /** Line ends as the control itself would keep them. */
  function withOwnLineEnds(typed: string): string {
    if (control instanceof HTMLInputElement) return typed.replace(/[\r\n]+/g, '')
    return typed.includes('\r') ? typed.replace(/\r\n?/g, '\n') : typed
  }

  function put(whole: string, caret: number): void {
    if (isLong(whole)) {
      fullText = whole
      showPart(caret < PART ? 0 : caret - LEAD)
    } else {
      control.value = whole
      written = whole
      showAll(whole)
    }
    if (document.activeElement === control) setSelection(caret, caret)
  }

  /** The control has the whole text. */
  function showAll(whole: string): void {
    fullText = null
    start = 0
    end = whole.length
    partNote.hide()
    redrawn()
  }

  /** Shows the part that begins at a place, or the last one. */
  function showPart(at: number): void {
    const whole = text()
    const from = Math.max(0, Math.min(at, whole.length - PART))
    start = wholeCharacter(whole, from)
    end = wholeCharacter(whole, Math.min(whole.length, from + PART))
    control.value = whole.slice(start, end)
    written = whole
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
    const isAll = fullText !== null && isAllSelected()
    const from = isAll ? 0 : start + (control.selectionStart ?? 0)
    const to = isAll ? before.length : start + (control.selectionEnd ?? 0)
    const length = before.length - (to - from) + typed.length
    if (length > most) {
      partNote.refuse(length, most, fullText !== null)
      return
    }
    rememberTyped()
    const after = before.slice(0, from) + typed + before.slice(to)
    remember({ before, after })
    put(after, isLong(typed) ? from : from + typed.length)
    changed()
  }

  /** What was typed since the control was written to: writing to it takes that from the browser's own undo. */
  function rememberTyped(): void {
    const after = text()
    if (after !== written) remember({ before: written, after })
  }

  function remember(change: Change): void {
    undos.push(change)
    redos.length = 0
    let length = undos.reduce((sum, { before }) => sum + before.length, 0)
    while (undos.length > 1 && length > MOST) length -= undos.shift()!.before.length
  }

  /** What the control would show with something typed in place of the selection. */
  function shownWith(typed: string): string {
    const { value, selectionStart, selectionEnd } = control
    return value.slice(0, selectionStart ?? 0) + typed + value.slice(selectionEnd ?? 0)
  }

  function isTooMuch(shown: string): boolean {
    return isLong(shown) || text().length - control.value.length + shown.length > most
  }

  function isAllSelected(): boolean {
    const { selectionStart, selectionEnd, value } = control
    return value !== '' && selectionStart === 0 && selectionEnd === value.length
  }

  function canUndo(): boolean {
    return undos.at(-1)?.after === text()
  }

  function undo(): void {
    if (!canUndo()) return
    const change = undos.pop()!
    redos.push(change)
    put(change.before, 0)
    changed()
  }

  function redo(): void {
    const change = redos.pop()!
    undos.push(change)
    put(change.after, 0)
    changed()
  }

  control.addEventListener('beforeinput', (event) => {
    if (!(event instanceof InputEvent) || !event.cancelable || event.isComposing) return
    // Dragging a part away removes only that part.
    if (event.inputType === 'deleteByDrag') return
    const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph'
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? null
    const typed = isBreak ? '\n' : inserted
    const isDeleted = typed === null && event.inputType.startsWith('delete')
    if (typed === null && !isDeleted) return
    const isWhole = fullText !== null && isAllSelected()
    if (!isWhole && (isDeleted || !isTooMuch(shownWith(typed ?? '')))) return
    event.preventDefault()
    replaceSelection(withOwnLineEnds(typed ?? ''))
  })

  control.addEventListener('compositionstart', () => {
    composesAll = fullText !== null && isAllSelected()
  })

  control.addEventListener('input', (event) => {
    const { value } = control
    // A script that sets the value sends an event of another kind, and means the whole.
    const isTyped = event instanceof InputEvent
    if (fullText !== null && isTyped && !composesAll) {
      const whole = fullText.slice(0, start) + value + fullText.slice(end)
      const caret = start + (control.selectionEnd ?? 0)
      fullText = whole
      end = start + value.length
      if (value === '' || value.length > LONGEST_BIDIRECTIONAL || !isLong(whole)) {
        rememberTyped()
        put(whole, caret)
      } else {
        partNote.show(start, end, whole.length)
        redrawn()
      }
    } else {
      if (composesAll && fullText !== null) remember({ before: fullText, after: value })
      if (isLong(value)) put(value, 0)
      else showAll(value)
    }
    changed()
  })

  control.addEventListener('blur', () => {
    if (fullText === null) partNote.hide()
  })

  for (const kind of ['copy', 'cut'] as const) {
    // The types of both controls together have this event only as a plain one.
    control.addEventListener(kind, (event: Event) => {
      if (fullText === null || !isAllSelected() || !(event instanceof ClipboardEvent)) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', fullText)
      if (kind === 'cut') replaceSelection('')
    })
  }

  control.addEventListener('keydown', (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !(event.ctrlKey || event.metaKey)) return
    const isZ = event.code === 'KeyZ' || event.key.toLowerCase() === 'z'
    const isY = event.key.toLowerCase() === 'y'
    // The browser's own undo does not include what a script has written.
    if (isZ && !event.shiftKey && canUndo()) undo()
    else if ((isY || (isZ && event.shiftKey)) && redos.at(-1)?.before === text()) redo()
    else return
    event.preventDefault()
  })

  return {
    text,
    set: (whole) => put(withOwnLineEnds(whole), 0),
    rewrite(whole) {
      const before = text()
      rememberTyped()
      put(withOwnLineEnds(whole), 0)
      remember({ before, after: text() })
      changed()
    },
    canUndo,
    undo,
    select(from, to) {
      if (fullText !== null && (from < start || to > end)) {
        rememberTyped()
        showPart(from - LEAD)
      }
      control.focus()
      setSelection(from, to)
    },
    partStart: () => start,
    isPart: () => fullText !== null,
  }
}

interface Change {
  readonly before: string
  readonly after: string
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
  const words = drawingWords()
  const said = element('span', { id: `${control.id}-part` })
  const earlier = element('button', { type: 'button', class: 'quiet' }, words.earlierPart)
  const later = element('button', { type: 'button', class: 'quiet' }, words.laterPart)
  earlier.addEventListener('click', () => move(-1))
  later.addEventListener('click', () => move(1))
  const copy = copyButton(words.copyAll, whole)
  const node = element('span', { class: 'part-note note', hidden: '' }, said, earlier, later, copy)

  function describe(isDescribed: boolean): void {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
    const others = ids.filter((id) => id !== '' && id !== said.id)
    const all = isDescribed ? [...others, said.id] : others
    if (all.length > 0) control.setAttribute('aria-describedby', all.join(' '))
    else control.removeAttribute('aria-describedby')
  }

  function say(text: string): void {
    said.textContent = text
    node.hidden = false
    describe(true)
  }

  return {
    node,
    show(start, end, length) {
      say(words.partShown(start + 1, end, length))
      earlier.disabled = start === 0
      later.disabled = end === length
      for (const button of [earlier, later, copy]) button.hidden = false
    },
    refuse(length, most, isPart) {
      say(words.tooMuch(length, most))
      for (const button of [earlier, later, copy]) button.hidden = !isPart
      byId('status', HTMLElement).textContent = said.textContent
    },
    hide() {
      if (node.hidden) return
      node.hidden = true
      describe(false)
    },
  }
}

import { costBadge } from '../view/cost.ts'
import { documentedMore } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { textField } from '../view/text-field.ts'
import { drawingWords } from '../words/drawing.ts'
import type { Switch } from './model.ts'
import type { Setting } from './settings.ts'
import { rulesWords } from './words.ts'

/** What the switches ask of the page. */
export interface SwitchActions {
  readonly toggle: (rule: string) => void
  /** `null` takes back what was set. */
  readonly set: (name: string, value: string | null) => void
}

/** The switches of all rules, made once and then kept up to date, so that the focus stays where it is. */
export interface SwitchList {
  readonly node: HTMLElement
  update(switches: readonly Switch[]): void
}

interface Row {
  readonly node: HTMLElement
  update(rule: Switch): void
}

export function switchList(switches: readonly Switch[], actions: SwitchActions): SwitchList {
  const rows = switches.map((rule) => createRow(rule, actions))
  const list = element('ul', { class: 'switches' }, ...rows.map(({ node }) => node))
  // On a phone, all rules together are ten screens: those that were never on are folded away.
  const all = element('button', { type: 'button', class: 'quiet all-switches' })
  const fold = (isFolded: boolean) => {
    list.classList.toggle('folded', isFolded)
    all.setAttribute('aria-expanded', String(!isFolded))
    all.textContent = isFolded ? `Show all ${rows.length} rules` : 'Show only the rules in use'
  }
  all.addEventListener('click', () => fold(!list.classList.contains('folded')))
  fold(true)
  return {
    node: element('div', {}, list, all),
    update(updated) {
      for (const [i, row] of rows.entries()) row.update(updated[i]!)
    },
  }
}

function createRow(first: Switch, actions: SwitchActions): Row {
  const box = element('input', {
    type: 'checkbox',
    role: 'switch',
    id: `rule-${first.rule}`,
    'aria-describedby': `about-${first.rule}`,
  })
  box.addEventListener('change', () => actions.toggle(first.rule))
  const acted = element('span', { class: 'acted' })
  const settings = first.settings.map((setting) => createSetting(first.rule, setting, actions))
  const controls = element('div', { class: 'settings' }, ...settings.map(({ node }) => node))
  const node = element(
    'li',
    { class: 'switch', 'data-rule': first.rule },
    element(
      'div',
      { class: 'switch-head' },
      element(
        'label',
        { class: 'toggle' },
        box,
        element('span', { class: 'rung-name' }, first.rule),
      ),
      acted,
      costBadge(first.category),
    ),
    controls,
    element(
      'details',
      {},
      element(
        'summary',
        { class: 'switch-summary', id: `about-${first.rule}` },
        prose(first.summary),
      ),
      element('p', { class: 'note' }, prose(first.explain)),
      element(
        'p',
        { class: 'note links' },
        documentedMore('rules', first.rule),
        element(
          'a',
          { href: first.source, rel: 'noreferrer' },
          drawingWords().source(new URL(first.source).hostname),
        ),
      ),
    ),
  )
  return {
    node,
    update(rule) {
      box.checked = rule.on
      box.disabled = !rule.usable
      node.classList.toggle('on', rule.on)
      if (rule.on) node.classList.add('used')
      node.classList.toggle('off', !rule.usable)
      acted.textContent = rule.acted.length === 0 ? '' : rulesWords().inSteps(rule.acted.join(', '))
      controls.hidden = !rule.on || settings.length === 0
      for (const [i, setting] of settings.entries()) setting.update(rule.settings[i]!)
    },
  }
}

interface Control {
  readonly node: HTMLElement
  update(setting: Setting): void
}

/** In characters: names of parameters, or pairs of them. */
const LONGEST_SETTING = 5000

function createSetting(rule: string, first: Setting, actions: SwitchActions): Control {
  const id = `set-${rule}-${first.name}`
  const label = element('label', { for: id, title: first.summary }, first.name)
  switch (first.kind) {
    case 'words': {
      // An option without a default has a choice to leave it unset.
      const words = first.fallback === '' ? ['', ...first.words] : first.words
      const select = element(
        'select',
        { id },
        ...words.map((word) => element('option', { value: word }, word)),
      )
      let fallback = first.fallback
      select.addEventListener('change', () => {
        actions.set(first.name, select.value === fallback ? null : select.value)
      })
      return {
        node: element('p', {}, label, select),
        update(setting) {
          fallback = setting.fallback
          select.value = setting.value
        },
      }
    }
    case 'list':
    case 'pairs': {
      const input = element('input', {
        id,
        type: 'text',
        spellcheck: 'false',
        autocomplete: 'off',
        autocapitalize: 'off',
        dir: 'ltr',
      })
      const node = element('p', {}, label, input)
      const field = textField(input, {
        changed: () => actions.set(first.name, field.text() === '' ? null : field.text()),
        most: LONGEST_SETTING,
      })
      return {
        node,
        update(setting) {
          if (field.text() !== setting.value) field.set(setting.value)
          input.placeholder =
            setting.fallback !== ''
              ? placeholderOf(setting.fallback)
              : setting.kind === 'pairs'
                ? rulesWords().pairsExample
                : rulesWords().namesExample
        },
      }
    }
    case 'fixed': {
      const value = element('span', { class: 'note', id }, rulesWords().onlyInCode)
      return { node: element('p', {}, element('span', {}, first.name), value), update: () => {} }
    }
  }
}

/** A list that is too long to show is written as its name in the source. */
function placeholderOf(fallback: string): string {
  return /^[A-Z_]+$/.test(fallback) ? rulesWords().builtIn : fallback
}

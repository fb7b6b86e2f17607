import type { Pairs, Values } from '../hash.ts'

const ASCII = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('')

/** The texts of the examples, in the order of their names. */
export const SET_EXAMPLES: readonly string[] = [
  'Fish & chips: 50% off? (today) #1',
  ASCII,
  'caf%C3%A9 100%',
  "name=Ann O'Neil&city=São Paulo",
  '東京 Москва café 🙂',
]

/** Writes the state as the pairs of a link. */
export function writeSetState(text: string): Pairs {
  return [
    ['view', 'sets'],
    ['text', text],
  ]
}

/** Reads what `writeSetState` wrote; `null` if it has no text. */
export function readSetState(values: Values): string | null {
  return values.get('text') ?? null
}

import type { Preset } from '../preset.ts'

export const standard: Preset = {
  name: 'standard',
  summary: 'What the URL Standard itself settles, and nothing more.',
  rules: [],
  options: {},
}

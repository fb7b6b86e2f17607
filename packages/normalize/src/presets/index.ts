import type { Preset } from '../preset.ts'
import { seo } from './seo.ts'
import { standard } from './standard.ts'

/** The named lists of rules, by name. */
export const presets: { readonly seo: Preset; readonly standard: Preset } = { seo, standard }

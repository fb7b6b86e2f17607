import { type MethodOption, TYPES } from './options.ts'

/** The option of all methods that know default ports. */
export const portsOption: MethodOption = {
  name: 'ports',
  type: TYPES.ports,
  required: false,
  summary: 'More schemes and their default ports, besides http, https, ftp, ws and wss.',
}

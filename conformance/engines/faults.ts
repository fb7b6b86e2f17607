import type { EngineFault } from './engine.ts'

/** The port pattern of web-platform-tests that escapes a colon in a character class. */
export function escapedColon(reason: string): EngineFault {
  return {
    file: 'wpt/urlpattern-generate-test-data.json',
    id: '{"pattern":{"port":"([^\\\\:]+?)"},"component":"port","groups":{},"expected":null}',
    reason,
  }
}

/** All that asks for an encoder of `@waymark/legacy-encoding`, whose library looks at the class of each array. */
export function legacyEncoders(reason: string): readonly EngineFault[] {
  return [
    ['\u2020', 'big5'],
    ['\u2020', 'euc-kr'],
    ['\u000eA', 'big5'],
    ['\u000eA', 'iso-2022-jp'],
    ['\u203e\\', 'iso-2022-jp'],
    ['\ue5e5', 'gb18030'],
    ['\u2212', 'shift_jis'],
  ].map((id) => ({ file: 'wpt/percent-encoding.json', id: JSON.stringify(id), reason }))
}

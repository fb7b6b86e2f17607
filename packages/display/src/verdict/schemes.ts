import { type Sentence, sentence } from '@waymark/infra/internal'

/** A scheme that hands a URL to a program other than the browser. */
export interface ProgramScheme {
  /** For people. */
  readonly names: string
  readonly schemes: RegExp
  /** What it does. */
  readonly says: (scheme: string) => Sentence
  /** Its maker turned it off or warned of it, or it lets a page run programs. */
  readonly isAbused: boolean
  readonly source: string
}

/** The first entry that has a scheme decides. */
export const PROGRAM_SCHEMES: readonly ProgramScheme[] = /* @__PURE__ */ (() => [
  {
    names: '`ms-msdt:`',
    schemes: /^ms-msdt$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens a Windows support tool that attackers have used to run programs.',
        { scheme },
      ),
    isAbused: true,
    source: 'https://msrc.microsoft.com/update-guide/en-US/vulnerability/CVE-2022-30190',
  },
  {
    names: '`ms-appinstaller:`',
    schemes: /^ms-appinstaller$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} installs a program on Windows from a server that the URL names.',
        { scheme },
      ),
    isAbused: true,
    source:
      'https://techcommunity.microsoft.com/t5/windows-it-pro-blog/disabling-the-msix-ms-appinstaller-protocol-handler/ba-p/3119479',
  },
  {
    names: '`ms-officecmd:`',
    schemes: /^ms-officecmd$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} starts programs of Microsoft Office with arguments from the URL.',
        { scheme },
      ),
    isAbused: true,
    source: 'https://positive.security/blog/ms-officecmd-rce',
  },
  {
    names: '`search-ms:`',
    schemes: /^search(?:-ms)?$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens a search in Windows that can show the files of another machine as if they were here.',
        { scheme },
      ),
    isAbused: true,
    source: 'https://www.scmagazine.com/news/attackers-exploit-windows-based-search-ms-protocol',
  },
  {
    names: '`ms-word:` and others of Office',
    schemes: /^ms-(?:word|excel|powerpoint|visio|access|project|publisher|infopath|spd)$/,
    says: (scheme) =>
      sentence('The scheme {scheme:name100} opens a document in Microsoft Office.', { scheme }),
    isAbused: false,
    source: 'https://learn.microsoft.com/en-us/office/client-developer/office-uri-schemes',
  },
  {
    names: 'other schemes that begin with `ms-`',
    schemes: /^ms-/,
    says: (scheme) =>
      sentence('The scheme {scheme:name100} opens a program of Windows.', { scheme }),
    isAbused: false,
    source: 'https://learn.microsoft.com/en-us/windows/uwp/launch-resume/launch-default-app',
  },
  {
    names: '`intent:`',
    schemes: /^intent$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens an app on Android, or another page if the app is missing.',
        { scheme },
      ),
    isAbused: false,
    source: 'https://developer.chrome.com/docs/android/intents',
  },
  {
    names: '`itms-services:`',
    schemes: /^itms-services$/,
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} installs an app on an iPhone or iPad from a server that the URL names.',
        { scheme },
      ),
    isAbused: false,
    source: 'https://support.apple.com/guide/deployment/depce7cefc4d/web',
  },
])()

/**
 * Schemes after whose colon comes another URL. Those of Office have it after `|u|`.
 *
 * https://www.iana.org/assignments/uri-schemes/
 */
export const WRAPPING_SCHEMES: readonly string[] = [
  'blob',
  'feed',
  'filesystem',
  'jar',
  'view-source',
]

import { type Sentence, sentence } from '@waymark/infra/internal'
import { once } from '../once.ts'

/** Schemes that hand a URL to a program other than the browser. */
export interface ProgramSchemes {
  readonly schemes: readonly string[]
  /** What such a URL does. */
  readonly says: (scheme: string) => Sentence
  /** Its maker turned it off or warned of it, browsers refuse it, or it lets a page run programs. */
  readonly isAbused: boolean
  /** Whether a host of another machine comes after its two slashes, and not a command or a name of the program. */
  readonly hasHost: boolean
  readonly source: string
}

const REGISTRY = 'https://www.iana.org/assignments/uri-schemes/'
/** Schemes that are in use, most of them not registered. */
const OTHERS = 'https://en.wikipedia.org/wiki/List_of_URI_schemes'
/** Chromium never hands these over. */
const CHROMIUM =
  'https://chromium.googlesource.com/chromium/src/+/main/chrome/browser/external_protocol/external_protocol_handler.cc'
/** Firefox never hands these over: the preferences that begin with `network.protocol-handler.external`. */
const FIREFOX = 'https://searchfox.org/mozilla-central/source/modules/libpref/init/all.js'
const CVE = 'https://www.cve.org/CVERecord?id=CVE-'

const words = (list: string): readonly string[] => list.split(' ')

function abused(
  schemes: string,
  source: string,
  says: (scheme: string) => Sentence,
  hasHost = false,
): ProgramSchemes {
  return { schemes: words(schemes), says, isAbused: true, hasHost, source }
}

/** @param what - What the program is. */
function opening(what: Sentence, schemes: string, source: string, hasHost = false): ProgramSchemes {
  return {
    schemes: words(schemes),
    says: (scheme) =>
      sentence('The scheme {scheme:name100} opens {what:phrase}.', { scheme, what }),
    isAbused: false,
    hasHost,
    source,
  }
}

/**
 * The schemes of the IANA registry of 2026 that start a program, those of well-known programs that are not registered, and those
 * of published attacks. `mailto:`, `tel:` and `sms:` are usual in pages; `javascript:` and `data:` are a matter of their own.
 */
export const PROGRAM_SCHEMES: readonly ProgramSchemes[] = /* @__PURE__ */ (() => [
  abused('ms-msdt', `${CVE}2022-30190`, (scheme) =>
    sentence(
      'The scheme {scheme:name100} opens a Windows support tool that attackers have used to run programs.',
      { scheme },
    ),
  ),
  abused(
    'ms-appinstaller',
    'https://techcommunity.microsoft.com/t5/windows-it-pro-blog/disabling-the-msix-ms-appinstaller-protocol-handler/ba-p/3119479',
    (scheme) =>
      sentence(
        'The scheme {scheme:name100} installs a program on Windows from a server that the URL names.',
        { scheme },
      ),
  ),
  abused('ms-officecmd', 'https://positive.security/blog/ms-officecmd-rce', (scheme) =>
    sentence(
      'The scheme {scheme:name100} starts programs of Microsoft Office with arguments from the URL.',
      { scheme },
    ),
  ),
  abused(
    'search-ms search',
    'https://www.scmagazine.com/news/attackers-exploit-windows-based-search-ms-protocol',
    (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens a search in Windows that can show the files of another machine as if they were here.',
        { scheme },
      ),
  ),
  abused('mhtml x-usc', `${CVE}2024-38112`, (scheme) =>
    sentence(
      'The scheme {scheme:name100} opens a page in Internet Explorer, where attackers have used it to run programs.',
      { scheme },
    ),
  ),
  abused('its ms-its ms-itss mk', `${CVE}2004-0380`, (scheme) =>
    sentence('The scheme {scheme:name100} opens a help file of Windows, which can run programs.', {
      scheme,
    }),
  ),
  abused('hcp', `${CVE}2010-1885`, (scheme) =>
    sentence(
      'The scheme {scheme:name100} opens the old Help Center of Windows, which attackers have used to run programs.',
      { scheme },
    ),
  ),
  abused('shell', `${CVE}2004-0648`, (scheme) =>
    sentence('The scheme {scheme:name100} opens files and programs of the machine itself.', {
      scheme,
    }),
  ),
  abused('disk disks', `${CVE}2004-0485`, (scheme) =>
    sentence('The scheme {scheme:name100} opens a disk image, which can bring programs.', {
      scheme,
    }),
  ),
  abused('res ms-help vnd.ms.radio ie.http', CHROMIUM, (scheme) =>
    sentence(
      'The scheme {scheme:name100} opens an old part of Windows, to which browsers no longer hand over URLs.',
      { scheme },
    ),
  ),
  abused(
    'afp nntp',
    CHROMIUM,
    (scheme) =>
      sentence(
        'The scheme {scheme:name100} connects a program to another machine, and browsers do not hand over such URLs.',
        { scheme },
      ),
    true,
  ),
  abused('ms-cxh ms-cxh-full iehistory ierss', FIREFOX, (scheme) =>
    sentence(
      'The scheme {scheme:name100} opens an old part of Windows, to which browsers no longer hand over URLs.',
      { scheme },
    ),
  ),
  abused(
    'jnlp jnlps',
    'https://jcp.org/en/jsr/detail?id=56',
    (scheme) =>
      sentence(
        'The scheme {scheme:name100} runs a Java program from a server that the URL names.',
        { scheme },
      ),
    true,
  ),
  abused('applescript', 'https://attack.mitre.org/techniques/T1059/002/', (scheme) =>
    sentence('The scheme {scheme:name100} opens a script for macOS that the URL contains.', {
      scheme,
    }),
  ),
  abused('vnd.libreoffice.command vnd.sun.star.script macro', `${CVE}2022-3140`, (scheme) =>
    sentence('The scheme {scheme:name100} runs a command or a macro in LibreOffice.', { scheme }),
  ),
  {
    schemes: words(
      'ms-word ms-excel ms-powerpoint ms-visio ms-access ms-project ms-publisher ms-infopath ms-spd',
    ),
    says: (scheme) =>
      sentence('The scheme {scheme:name100} opens a document in Microsoft Office.', { scheme }),
    isAbused: false,
    hasHost: false,
    source: 'https://learn.microsoft.com/en-us/office/client-developer/office-uri-schemes',
  },
  {
    schemes: words('intent'),
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens an app on Android, or another page if the app is missing.',
        { scheme },
      ),
    isAbused: false,
    hasHost: true,
    source: 'https://developer.chrome.com/docs/android/intents',
  },
  {
    schemes: words('itms-services'),
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} installs an app on an iPhone or iPad from a server that the URL names.',
        { scheme },
      ),
    isAbused: false,
    hasHost: false,
    source: 'https://support.apple.com/guide/deployment/depce7cefc4d/web',
  },
  {
    schemes: words('smb cifs'),
    says: (scheme) =>
      sentence(
        'The scheme {scheme:name100} opens files on another machine, and may sign in there with your account.',
        { scheme },
      ),
    isAbused: false,
    hasHost: true,
    source:
      'https://learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking',
  },
  opening(sentence('files on another machine'), 'nfs dav fish sftp tftp rsync', REGISTRY, true),
  opening(sentence('files on another machine'), 'davs webdav webdavs', OTHERS, true),
  opening(
    sentence('a terminal that connects to another machine'),
    'ssh telnet tn3270',
    REGISTRY,
    true,
  ),
  opening(sentence('a terminal that connects to another machine'), 'rlogin mosh', OTHERS, true),
  opening(
    sentence('a program that shows another machine, or lets others control yours'),
    'vnc rdp spice nx anydesk rustdesk receiver vmware-view vmrc',
    'https://www.rfc-editor.org/rfc/rfc7869',
    true,
  ),
  opening(
    sentence('a program that shows another machine, or lets others control yours'),
    'teamviewer8 teamviewer10 teamviewerapi tvchat1 tvcontrol1 tvfiletransfer1 tvjoinv8 tvpresent1 tvsendfile1 tvsqlcustomer1 tvsqlsupport1 tvvideocall1 tvvpn1',
    `${CVE}2020-13699`,
  ),
  opening(
    sentence('a program for source code'),
    'git git+ssh git+http git+https',
    `${CVE}2017-1000117`,
    true,
  ),
  opening(sentence('a program for source code'), 'svn svn+ssh', `${CVE}2017-9800`, true),
  opening(sentence('a program for source code'), 'hg', `${CVE}2017-1000116`, true),
  opening(sentence('a program for source code'), 'cvs', `${CVE}2017-12836`, true),
  opening(sentence('a program for source code'), 'bzr bzr+ssh', `${CVE}2017-14176`, true),
  opening(
    sentence('a program for source code'),
    'sourcetree x-github-client github-mac github-windows gitkraken',
    `${CVE}2017-8768`,
  ),
  opening(
    sentence('an editor for code'),
    'vscode vscode-insiders vscodium vsls cursor windsurf kiro trae jetbrains idea pycharm phpstorm webstorm goland rider txmt subl atom zed xcode sarif',
    'https://code.visualstudio.com/docs/editor/command-line#_opening-vs-code-with-urls',
  ),
  opening(
    sentence('a game, or a program that installs games'),
    'steam',
    'https://revuln.com/files/ReVuln_Steam_Browser_Protocol_Insecurity.pdf',
  ),
  opening(
    sentence('a game, or a program that installs games'),
    'secondlife unreal ut2004 soldat bolo xfire',
    REGISTRY,
  ),
  opening(
    sentence('a game, or a program that installs games'),
    'uplay com.epicgames.launcher battlenet roblox roblox-player roblox-studio minecraft riotclient',
    OTHERS,
  ),
  opening(
    sentence('a program for chats, calls or meetings'),
    'irc irc6 ircs xmpp mumble teamspeak ventrilo psyc h323 iax',
    REGISTRY,
    true,
  ),
  opening(
    sentence('a program for chats, calls or meetings'),
    'skype callto sip sips facetime aim ymsgr msnim gtalk gg jabber matrix session simplex im pres',
    REGISTRY,
  ),
  opening(sentence('a program for chats, calls or meetings'), 'facetime-audio', OTHERS),
  opening(
    sentence('a program for chats, calls or meetings'),
    'zoommtg zoomus zoomphonecall msteams teams tg telegram whatsapp viber slack discord sgnl threema ts3server webex wbx gotomeeting bluejeans trueconf lync lync15 wemeet weixin fb-messenger imessage',
    OTHERS,
  ),
  opening(sentence('a program for email or newsgroups'), 'news snews imap', REGISTRY, true),
  opening(
    sentence('a program for email or newsgroups'),
    'message outlook googlegmail airmail',
    OTHERS,
  ),
  opening(
    sentence('a program for music, films or podcasts'),
    'itms mms rtsp rtsps rtspu rtmp rtmfp',
    REGISTRY,
    true,
  ),
  opening(
    sentence('a program for music, films or podcasts'),
    'itmss mmsh mmst rtmpt rtmps pcast itpc podcast',
    OTHERS,
    true,
  ),
  opening(
    sentence('a program for music, films or podcasts'),
    'spotify lastfm dvb dlna-playcontainer dlna-playsingle',
    REGISTRY,
  ),
  opening(sentence('a program for music, films or podcasts'), 'vlc tidal deezer', OTHERS),
  opening(
    sentence('a shop for apps, or a program that installs some'),
    'market apt adiumxtra barion com-eventbrite-attendee',
    REGISTRY,
  ),
  opening(
    sentence('a shop for apps, or a program that installs some'),
    'itms-apps itms-appss appstream snap android-app',
    OTHERS,
  ),
  opening(
    sentence('a program that exchanges files with strangers'),
    'magnet ed2k ipfs ipns dat hyper ssb lbry cabal',
    REGISTRY,
  ),
  opening(
    sentence('a program that exchanges files with strangers'),
    'dchub adc gnutella thunder',
    OTHERS,
  ),
  opening(
    sentence('a wallet, or a program for payments'),
    'bitcoin bitcoincash ethereum starknet simpleledger payto payment taler',
    REGISTRY,
  ),
  opening(
    sentence('a wallet, or a program for payments'),
    'litecoin dogecoin monero lightning solana wc upi',
    OTHERS,
  ),
  opening(
    sentence('a program that signs you in or keeps keys'),
    'otpauth openid fido teliaeid openpgp4fpr lpa shc',
    REGISTRY,
  ),
  opening(
    sentence('a program that signs you in or keeps keys'),
    'openid4vp',
    'https://openid.net/specs/openid-4-verifiable-presentations-1_0.html',
  ),
  opening(
    sentence('a program that signs you in or keeps keys'),
    'openid-credential-offer',
    'https://openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html',
  ),
  opening(
    sentence('a program that signs you in or keeps keys'),
    'otpauth-migration bankid',
    OTHERS,
  ),
  opening(sentence('a calendar or an address book'), 'webcal ldap ldaps', REGISTRY, true),
  opening(sentence('a calendar or an address book'), 'webcals addbook', OTHERS, true),
  opening(sentence('a map, or a program that shows the way'), 'geo maps', REGISTRY),
  opening(
    sentence('a map, or a program that shows the way'),
    'comgooglemaps google.navigation waze bingmaps',
    OTHERS,
  ),
  opening(
    sentence('a program for notes, tasks or documents'),
    'onenote onenote-cmd notes things',
    REGISTRY,
  ),
  opening(
    sentence('a program for notes, tasks or documents'),
    'evernote obsidian notion omnifocus bear craftdocs zotero logseq figma linear acrobat',
    OTHERS,
  ),
  opening(
    sentence('another browser'),
    'microsoft-edge googlechrome googlechromes firefox brave opera-http',
    OTHERS,
  ),
  opening(
    sentence('settings, or a program of the system'),
    'x-apple.systempreferences x-man-page shortcuts workflow prefs app-settings windowsdefender windows-feedback calculator xbox microsoft.windows.camera microsoft.windows.camera.picker microsoft.windows.camera.multipicker',
    OTHERS,
  ),
])()

/** All other schemes that begin with `ms-`. */
const OF_WINDOWS: ProgramSchemes = {
  schemes: ['ms-'],
  says: (scheme) => sentence('The scheme {scheme:name100} opens a program of Windows.', { scheme }),
  isAbused: false,
  hasHost: false,
  source: 'https://learn.microsoft.com/en-us/windows/uwp/launch-resume/launch-default-app',
}

const byScheme = /* @__PURE__ */ once(
  () =>
    new Map(
      PROGRAM_SCHEMES.flatMap((entry) => entry.schemes.map((scheme) => [scheme, entry] as const)),
    ),
)

/** The entry for a scheme that opens a program; `null` for any other scheme. */
export function programOf(scheme: string): ProgramSchemes | null {
  return byScheme().get(scheme) ?? (scheme.startsWith('ms-') ? OF_WINDOWS : null)
}

/**
 * Schemes after whose colon comes another URL. Those of Office have it after `|u|`.
 *
 * https://www.iana.org/assignments/uri-schemes/
 */
export const WRAPPING_SCHEMES: readonly string[] = [
  'blob',
  'feed',
  'filesystem',
  'itpc',
  'jar',
  'mhtml',
  'microsoft-edge',
  'pcast',
  'view-source',
  'x-usc',
]

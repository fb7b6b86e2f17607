import type { Cause } from '../cause.ts'
import { atSignAlone } from './at-sign-alone.ts'
import { atSignExtra } from './at-sign-extra.ts'
import { baseWithoutPath } from './base-without-path.ts'
import {
  bidiFirstCharacter,
  bidiLeftToRightCharacter,
  bidiLeftToRightEnd,
  bidiMixedDigits,
  bidiRightToLeftCharacter,
  bidiRightToLeftEnd,
} from './bidi.ts'
import { characterUnencoded, controlUnencoded } from './character-unencoded.ts'
import { credentialsDelimiter } from './credentials-delimiter.ts'
import { credentialsLikeHost } from './credentials-like-host.ts'
import { driveLetterAsHost } from './drive-letter-as-host.ts'
import { driveLetterRelative } from './drive-letter-relative.ts'
import { driveLetterScheme } from './drive-letter-scheme.ts'
import { escapeLeftOver } from './escape-left-over.ts'
import { hostDefanged } from './host-defanged.ts'
import { hostDisallowedCharacter, hostPunctuation } from './host-disallowed-character.ts'
import {
  hostControlCharacter,
  hostDelimiter,
  hostForbiddenCharacter,
  hostPercentSign,
  hostSpace,
} from './host-forbidden-character.ts'
import { hostLeftOut } from './host-left-out.ts'
import { hostList } from './host-list.ts'
import { hostNotUtf8 } from './host-not-utf8.ts'
import { hostNothingLeft } from './host-nothing-left.ts'
import { hostPercentEncoded } from './host-percent-encoded.ts'
import { hostPlaceholder } from './host-placeholder.ts'
import { hostWithoutIdna } from './host-without-idna.ts'
import { hyphenAtEnd, hyphenAtStart, hyphensThirdFourth } from './hyphens.ts'
import { inputEmpty } from './input-empty.ts'
import { ipv4ExtraParts } from './ipv4-extra-parts.ts'
import { ipv4FinalDot } from './ipv4-final-dot.ts'
import { ipv4LastPartFills } from './ipv4-last-part-fills.ts'
import { ipv4OtherDigits } from './ipv4-other-digits.ts'
import { ipv4OctalDigit, ipv4PartEmpty, ipv4PartNotNumeric } from './ipv4-part-not-numeric.ts'
import { ipv4PartHexadecimal, ipv4PartOctal } from './ipv4-part-octal.ts'
import { ipv4LastPartTooLarge, ipv4PartTooLarge } from './ipv4-part-too-large.ts'
import { ipv4PartsLeftOut } from './ipv4-parts-left-out.ts'
import { ipv6Character } from './ipv6-character.ts'
import { ipv6ColonAtEnd, ipv6ColonAtStart } from './ipv6-colon-at-end.ts'
import { ipv6ColonsInARow } from './ipv6-colons-in-a-row.ts'
import { ipv6Empty } from './ipv6-empty.ts'
import { ipv6ExtraPieces, ipv6NeedlessCompression } from './ipv6-extra-pieces.ts'
import { ipv6Future } from './ipv6-future.ts'
import { ipv6Ipv4Character, ipv6Ipv4ExtraPart, ipv6Ipv4PartEmpty } from './ipv6-ipv4-character.ts'
import { ipv6Ipv4PartTooLarge } from './ipv6-ipv4-part-too-large.ts'
import { ipv6Ipv4PartsLeftOut } from './ipv6-ipv4-parts-left-out.ts'
import { ipv6Ipv4ZeroPadded } from './ipv6-ipv4-zero-padded.ts'
import { ipv6NameInBrackets } from './ipv6-name-in-brackets.ts'
import { ipv6NoClosingBracket } from './ipv6-no-closing-bracket.ts'
import { ipv6NoRoomForIpv4 } from './ipv6-no-room-for-ipv4.ts'
import { ipv6PieceTooLong } from './ipv6-piece-too-long.ts'
import { ipv6PiecesLeftOut } from './ipv6-pieces-left-out.ts'
import { ipv6PrefixLength } from './ipv6-prefix-length.ts'
import { ipv6SecondCompression } from './ipv6-second-compression.ts'
import { ipv6TextAfterBracket } from './ipv6-text-after-bracket.ts'
import { ipv6NoOpeningBracket, ipv6WithoutBrackets } from './ipv6-without-brackets.ts'
import { ipv6ZeroPadded } from './ipv6-zero-padded.ts'
import { ipv6Zone } from './ipv6-zone.ts'
import { joinerOutOfPlace } from './joiner-out-of-place.ts'
import { hostFinalDot, labelEmpty } from './label-empty.ts'
import { hostNameTooLong, labelTooLong } from './label-too-long.ts'
import { markAtStart } from './mark-at-start.ts'
import { outerSpace, tabOrNewline } from './outer-space.ts'
import { partPlaceholder } from './part-placeholder.ts'
import { percentBare } from './percent-bare.ts'
import { portCharacter } from './port-character.ts'
import { portExtra } from './port-extra.ts'
import { portTooLarge } from './port-too-large.ts'
import {
  punycodeDigit,
  punycodeNotAscii,
  punycodeNotNormalized,
  punycodeOfAscii,
  punycodeOfPrefix,
  punycodeOverflow,
} from './punycode.ts'
import { schemeCharacter } from './scheme-character.ts'
import { schemeColonLeftOut } from './scheme-colon-left-out.ts'
import { schemeLeftOut } from './scheme-left-out.ts'
import { schemeLookalike } from './scheme-lookalike.ts'
import { schemeStart } from './scheme-start.ts'
import { slashesEscaped } from './slashes-escaped.ts'
import { slashesExtra, slashesLeftOut } from './slashes-left-out.ts'
import { slashesReversed } from './slashes-reversed.ts'
import { spaceInAddress, spaceUnencoded } from './space-unencoded.ts'
import { severalUrls, textAroundUrl } from './text-around-url.ts'
import { urlPercentEncoded } from './url-percent-encoded.ts'
import { password, userName, userNameExpected } from './user-name.ts'

/**
 * All causes. The first that finds something in an error says it, so those of the whole input come before those of a part,
 * and in each part the general ones last.
 */
export const causesInOrder: readonly Cause[] = [
  // The whole input
  inputEmpty,
  textAroundUrl,
  severalUrls,
  hostDefanged,
  slashesEscaped,
  escapeLeftOver,
  schemeLookalike,
  urlPercentEncoded,
  driveLetterScheme,
  // Scheme
  baseWithoutPath,
  schemeColonLeftOut,
  schemeStart,
  schemeCharacter,
  schemeLeftOut,
  // Slashes
  slashesLeftOut,
  slashesExtra,
  slashesReversed,
  // Credentials
  credentialsDelimiter,
  credentialsLikeHost,
  atSignExtra,
  atSignAlone,
  userName,
  userNameExpected,
  password,
  // Host
  hostList,
  ipv6WithoutBrackets,
  ipv6NoOpeningBracket,
  hostPlaceholder,
  hostLeftOut,
  hostPercentEncoded,
  hostSpace,
  hostControlCharacter,
  hostPercentSign,
  hostDelimiter,
  hostForbiddenCharacter,
  // Domain
  hostPunctuation,
  hostDisallowedCharacter,
  hostNotUtf8,
  hostNothingLeft,
  labelEmpty,
  hostFinalDot,
  labelTooLong,
  hostNameTooLong,
  hyphenAtStart,
  hyphenAtEnd,
  hyphensThirdFourth,
  markAtStart,
  joinerOutOfPlace,
  punycodeNotAscii,
  punycodeDigit,
  punycodeOverflow,
  punycodeOfAscii,
  punycodeNotNormalized,
  punycodeOfPrefix,
  bidiFirstCharacter,
  bidiRightToLeftCharacter,
  bidiRightToLeftEnd,
  bidiMixedDigits,
  bidiLeftToRightCharacter,
  bidiLeftToRightEnd,
  hostWithoutIdna,
  // IPv4 addresses
  ipv4OtherDigits,
  ipv4FinalDot,
  ipv4PartsLeftOut,
  ipv4PartEmpty,
  ipv4ExtraParts,
  ipv4PartNotNumeric,
  ipv4OctalDigit,
  ipv4PartHexadecimal,
  ipv4PartOctal,
  ipv4PartTooLarge,
  ipv4LastPartTooLarge,
  ipv4LastPartFills,
  // IPv6 addresses
  ipv6TextAfterBracket,
  ipv6PrefixLength,
  ipv6Future,
  ipv6NameInBrackets,
  ipv6NoClosingBracket,
  ipv6ColonAtStart,
  ipv6ColonAtEnd,
  ipv6NeedlessCompression,
  ipv6ExtraPieces,
  ipv6ColonsInARow,
  ipv6SecondCompression,
  ipv6Zone,
  ipv6PieceTooLong,
  ipv6Character,
  ipv6Empty,
  ipv6PiecesLeftOut,
  ipv6ZeroPadded,
  ipv6NoRoomForIpv4,
  ipv6Ipv4ZeroPadded,
  ipv6Ipv4PartEmpty,
  ipv6Ipv4ExtraPart,
  ipv6Ipv4Character,
  ipv6Ipv4PartTooLarge,
  ipv6Ipv4PartsLeftOut,
  // Port
  portTooLarge,
  portExtra,
  portCharacter,
  // Windows drive letters
  driveLetterRelative,
  driveLetterAsHost,
  // Characters
  outerSpace,
  tabOrNewline,
  partPlaceholder,
  percentBare,
  spaceUnencoded,
  spaceInAddress,
  controlUnencoded,
  characterUnencoded,
]

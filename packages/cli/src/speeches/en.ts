/** Sentences of the packages that name an option, which the command line calls by its flag. */
export const NAMING_OPTIONS: readonly string[] = [
  'Keep the query with {removeQuery:option}.',
  'Give each language a path of its own, because search engines ignore the fragment. Or keep it with {removeFragment:option}.',
  'Keep trailing slashes as they are: set {trailingSlash:option} to preserve.',
  'Set {memory:option} to {enough} or more.',
  'Crawl the site into which the folder is published, or say with {base:option} which one it is.',
  'Add or remove the trailing slash, as {trailingSlash:option} requires.',
  'Write the public host of the site, or allow such hosts ({allowUnreachableHosts:option}) for a site under test.',
  'Allow more memory with {memory:option}, or correct the `hreflang` values if there are thousands of different ones.',
  'Use one of {allowedSchemes,list}, or add {scheme:quote} to {allowedSchemes:option}.',
  'Add {scheme:quote} to {schemes:option}, or its format, such as {format:quote}.',
  'Write the URI in the format {format:code}, or add {scheme:quote} to {schemes:option} if the server has a format of its own.',
  'Add the scheme to {schemes:option}: its name, or its format, such as `wiki://space/page`.',
  'Use an allowed scheme, or add this one to {allowedSchemes:option}.',
  'Shorten the path, or raise {maxDepth:option}.',
  'option {baseUrl:option} has a user name or a password: give it without them',
  'the row is too long to be repeated before its answers: allow a greater {maxLength:option}',
]

/** A host name in lower case, by the grammar that SIP and telephone numbers share: its last label begins with a letter. */
export const HOST_NAME: RegExp =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?\.?$/

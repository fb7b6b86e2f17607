import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/site',
    [
      'FileError',
      'ProblemLog',
      'buildSite',
      'checkSite',
      'convertDatabase',
      'countLanguages',
      'countLeftOut',
      'diffSites',
      'diffTexts',
      'hasOwnRemedy',
      'indexNowRequests',
      'keyTableNames',
      'keyTables',
      'listKeys',
      'readDatabase',
      'siteCodes',
    ],
  ],
  ['@waymark/site/audit', ['UNLISTED_REASONS', 'auditSite', 'listablePages']],
  [
    '@waymark/site/node',
    [
      'createTableStore',
      'diskFiles',
      'fixDatabase',
      'openSitePages',
      'stageSite',
      'writeDatabase',
      'writeKeyTables',
      'writeSite',
      'writeSiteFolder',
    ],
  ],
  [
    '@waymark/site/files/node',
    [
      'EarlySync',
      'FileError',
      'StagedOutput',
      'asFileError',
      'isBelow',
      'isSameFile',
      'isSitemapPath',
      'onMadeFolder',
      'openSource',
      'parseJsonText',
      'refuseDirectory',
      'refuseLink',
      'refuseOldBackup',
      'removeFolders',
      'staleSitemaps',
      'systemErrorCode',
      'temporaryPlace',
      'throughLinks',
    ],
  ],
  ['@waymark/site/problems', ['problems']],
  ['@waymark/site/web', ['blobFiles', 'repairDatabase']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z/-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})

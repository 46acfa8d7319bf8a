const meanings: [code: RegExp, meaning: string][] = [
  [/^(?:ENOSPC|EROFS|EDQUOT|DATABASE_FILE_GONE)$/, ''],
  [/^(?:SQLITE_FULL|53100)$/, 'ENOSPC'],
  [/^(?:SQLITE_READONLY\w*|25006)$/, 'EROFS'],
  // The system's own reason is not in these: the check of the data folder finds it.
  [/^(?:SQLITE_(?:IOERR|CANTOPEN)\w*|58030)$/, ''],
]

const deepest = 10

export function cannotStoreReason(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > deepest) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const found = meanings.find(([pattern]) => pattern.test(code))
  if (found) return found[1] === '' ? code : `${found[1]} (${code})`
  return cannotStoreReason(error.cause, depth + 1)
}

/** Tables of records whose forms are locked since the migration `locks`. */
export const lockedRecords = [
  'media',
  'articles',
  'documents',
  'members',
  'ecosystems',
  'videos',
  'legal_texts',
  'consultation_requests',
  'redirects',
] as const

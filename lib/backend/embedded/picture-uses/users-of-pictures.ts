export const collectionsWithPictures = [
  'articles',
  'documents',
  'members',
  'ecosystems',
  'videos',
  'site-pages',
] as const

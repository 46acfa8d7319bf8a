/** Collections whose records may use pictures. */
export const collectionsWithPictures = ['articles', 'documents', 'members', 'ecosystems', 'videos'] as const

export const collectionsWithPictures = ['articles', 'documents', 'members', 'ecosystems', 'videos'] as const

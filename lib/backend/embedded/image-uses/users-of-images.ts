export const collectionsWithImages = ['articles', 'documents', 'members', 'ecosystems', 'videos', 'site-pages'] as const

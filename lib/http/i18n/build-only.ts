/**
 * The value of every dynamic segment during the build. No address resolves to it, so a build contains no content. Every
 * real page is rendered at its first request, from the database of the running site (product decisions 2).
 */
export const buildOnly = '_'

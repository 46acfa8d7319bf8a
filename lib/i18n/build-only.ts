/**
 * Stands for every dynamic segment while the site is built. No address leads to it, so a build holds no content
 * and every real page is rendered at its first request, from the database the site runs on (product decisions 2).
 */
export const buildOnly = '_'

/**
 * The user agent by which the proxy asks Next for what its own page cache stores. Next renders a page once for it
 * (`htmlLimitedBots` in next.config.ts). Nothing depends on it being secret.
 */
export const pageCacheAgent = 'ilc-page-cache'

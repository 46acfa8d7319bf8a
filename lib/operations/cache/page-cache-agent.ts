/** The agent for which Next renders a page once (`htmlLimitedBots` in next.config.ts). It need not be secret. */
export const pageCacheAgent = 'ilc-page-cache'

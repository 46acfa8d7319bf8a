import { existsSync } from 'node:fs'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { deviceSizes, imageSizes } from './lib/content/image-widths'
import { pageCacheAgent } from './lib/operations/cache/page-cache-agent'
import { sectionPaths } from './lib/domain/sections'
import { settings } from './lib/operations/settings'

settings()

const site: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // `GET /api/article` and `GET /api/article/` are two calls (product decisions 4). The proxy handles trailing slashes
  // of pages.
  skipTrailingSlashRedirect: true,
  // Matches no crawler, but the proxy when it fills its page cache: for what this matches, Next renders a page once and
  // stores nothing. Otherwise it renders a page twice, and then each of its segments for the router.
  htmlLimitedBots: new RegExp(`^${pageCacheAgent}$`),
  // The last ones are loaded at first use, if at all. The build need not compile them.
  serverExternalPackages: ['jsdom', 'pino', 'prom-client', 'redis', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common'],
  // `npm run typecheck` checks the whole project. The build skips it, so that a first start does not wait for it.
  typescript: { ignoreBuildErrors: true },
  images: {
    // AVIF is 16 % smaller, and takes seven times as long to make (docs/adr/0015).
    formats: ['image/webp'],
    // With the default, the address of an image downloads it.
    contentDispositionType: 'inline',
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes,
    imageSizes,
    // A week. Images whose names change with their content set a longer lifetime themselves.
    minimumCacheTTL: 604_800,
    maximumDiskCacheSize: 1_000_000_000,
  },
  // Bytes of each of Next's two caches: of what was read, and of pages, which the proxy has too. What is evicted is read
  // or rendered again.
  cacheMaxMemorySize: 16_000_000,
  cacheHandler: path.resolve('dist/next-cache-handler.cjs'),
  experimental: {
    // Next would render the data of a page a second time and put them into it, for navigations back to it.
    cachedNavigations: false,
    // Pages are loaded at their first request: a start does not wait for the studio, and a site that is only read does
    // not hold it in memory.
    preloadEntriesOnStart: false,
    // Nothing reads source maps of a built site. They are three quarters of what is compiled, in bytes.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // Writing the cache takes a fifth of a build. The first build of a folder is often its only one, so the second one
    // writes it.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
}

const config = createNextIntlPlugin('./lib/http/i18n/request.ts')(withPayload(site))

export default {
  ...config,
  // The client hints that the studio asks for would make every visitor's browser request its first page twice.
  async headers() {
    const headers = (await config.headers?.()) ?? []
    return headers.map((entry) => (entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry))
  },
  // The Markdown of an article is next to its page, the description of a language's search next to its pages. The key
  // that proves ownership to search engines is at the root.
  async rewrites() {
    const sections = `(?:${Object.values(sectionPaths).join('|')})`
    return [
      ...[`/:section(${sections})`, `/:language(en|zh)/:section(${sections})`].map((path) => ({
        source: `${path}/:article.md`,
        destination: '/markdown/:article',
      })),
      { source: '/opensearch.xml', destination: '/opensearch/vi' },
      { source: '/:language(en|zh)/opensearch.xml', destination: '/opensearch/:language' },
      { source: '/:key([\\w-]+).txt', destination: '/api/index-now-key/:key' },
    ]
  },
} satisfies NextConfig

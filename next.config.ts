import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { sectionPaths } from './lib/domain/sections'
import { settings } from './lib/settings'

settings()

const site: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // `GET /api/article` and `GET /api/article/` are two calls (product decisions 4); the middleware minds the pages' slashes.
  skipTrailingSlashRedirect: true,
  // Matches nobody: Next would re-render every page for the crawlers it matches, and tell them 200 for what is missing.
  // Cached pages have their whole head in the first bytes for everybody.
  htmlLimitedBots: /(?!)/,
  serverExternalPackages: ['isomorphic-dompurify', 'jsdom', 'pino', 'prom-client'],
  // `npm run typecheck` looks at the whole project; a newcomer's first start should not wait for it twice.
  typescript: { ignoreBuildErrors: true },
  images: {
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes: [360, 480, 640, 828, 1080, 1440, 1920],
    // 192: a portrait in a list, 6rem on a phone with double density.
    imageSizes: [96, 192, 256],
    // A week; pictures whose names change with their content say themselves that they are good for ever.
    minimumCacheTTL: 604_800,
    maximumDiskCacheSize: 1_000_000_000,
  },
  cacheHandler: path.resolve('dist/next-cache-handler.cjs'),
}

const config = createNextIntlPlugin('./lib/i18n/request.ts')(withPayload(site))

export default {
  ...config,
  // The studio's client hints would make every visitor's browser ask twice for its first page.
  async headers() {
    const headers = (await config.headers?.()) ?? []
    return headers.map((entry) => (entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry))
  },
  // Beside an article's page stands its text, at the root the key that proves to search engines whose site it is.
  async rewrites() {
    const sections = `(?:${Object.values(sectionPaths).join('|')})`
    return [
      ...[`/:section(${sections})`, `/:language(en|zh)/:section(${sections})`].map((path) => ({ source: `${path}/:article.md`, destination: '/markdown/:article' })),
      { source: '/:key([\\w-]+).txt', destination: '/api/index-now-key/:key' },
    ]
  },
} satisfies NextConfig

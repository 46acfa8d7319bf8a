interface Written {
  title?: string | null
  summary?: string | null
  meta?: { title?: string | null; description?: string | null } | null
}

/**
 * Title and description of an article for search engines and shared links: the SEO fields that staff entered, otherwise
 * the article's own title and summary. Empty if neither exists.
 */
export function metaWithFallback({ title, summary, meta }: Written): { title: string; description: string } {
  return {
    title: meta?.title?.trim() || title?.trim() || '',
    description: meta?.description?.trim() || summary?.trim() || '',
  }
}

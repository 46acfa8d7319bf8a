interface Written {
  title?: string | null
  summary?: string | null
  meta?: { title?: string | null; description?: string | null } | null
}

/** What search engines and shared links say of an article: what staff wrote for them, else the article's own title and summary. Empty where there is nothing. */
export function metaWithFallback({ title, summary, meta }: Written): { title: string; description: string } {
  return { title: meta?.title?.trim() || title?.trim() || '', description: meta?.description?.trim() || summary?.trim() || '' }
}

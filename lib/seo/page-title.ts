interface Written {
  title?: string | null
  summary?: string | null
  meta?: { title?: string | null; description?: string | null } | null
}

export function metaWithFallback({ title, summary, meta }: Written): { title: string; description: string } {
  return {
    title: meta?.title?.trim() || title?.trim() || '',
    description: meta?.description?.trim() || summary?.trim() || '',
  }
}

export function pageTitle(label: string): string {
  return `${label} | ILC`
}

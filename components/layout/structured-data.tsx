import type { Graph } from 'schema-dts'

export function StructuredData({ graph }: { graph: Graph }) {
  // Escaped, so that no text can close the element.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}

import type { Graph } from 'schema-dts'

/** What the page says, for programs that read no prose. Browsers run nothing of it. */
export function StructuredData({ graph }: { graph: Graph }) {
  // Nothing in a text may end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }} />
}

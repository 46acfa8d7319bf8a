/** The attribute that marks a place that links of the text lead to, until the text is sanitised. See `markAnchors`. */
export const anchorAttribute = 'data-anchor'

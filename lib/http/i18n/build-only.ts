/** The value of dynamic segments during the build, which has no content: pages are rendered at their first request. */
export const buildOnly = '_'

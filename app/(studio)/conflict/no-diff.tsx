/** Shows nothing: the revision of a record is no content that people compare. */
export const NoDiff = () => null

/** Shows nothing: what the site itself keeps of a record is no content that people compare. */
export const NoDiff = () => null

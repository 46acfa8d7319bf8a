/** Topics of one article. */
export const maxTopics = 5

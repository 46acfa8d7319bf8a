export const maxTopics = 5

/** Shows nothing: the site itself keeps the field, and `Original` shows it. */
export const NoField = () => null

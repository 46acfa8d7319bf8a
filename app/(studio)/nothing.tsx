/** Shows nothing: what the site keeps itself, or shows at another place, is no field and no difference to compare. */
export const Nothing = () => null

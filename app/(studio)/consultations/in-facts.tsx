/** Shows nothing: `RequestFacts` shows the field together with others. */
export const InFacts = () => null

/** Whether an element is rendered. Phones of before 2024 have no `checkVisibility`. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0

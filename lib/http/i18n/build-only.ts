/** Every dynamic segment of a build without content: a page is made when it is asked for (product decisions 2). */
export const buildOnly = '_'

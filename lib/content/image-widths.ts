/** 672: an image as wide as a phone of 360 px with double density, the commonest. */
export const deviceSizes = [360, 480, 672, 828, 1080, 1440, 1920]

/** 192: a portrait in a list, 6rem on a phone with double density. */
export const imageSizes = [96, 192, 256]

export const deviceSizes = [360, 480, 640, 828, 1080, 1440, 1920]

/** 192: a portrait in a list, 6rem on a phone with double density. */
export const imageSizes = [96, 192, 256]

/** The colour of a category that nobody has chosen one for. */
export const defaultCategoryColor = '#808080';

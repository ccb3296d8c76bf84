/** How long the toast of a success stays. */
export const successMs = 3500;

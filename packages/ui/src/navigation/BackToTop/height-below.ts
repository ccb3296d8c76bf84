/** How high what stands below the way back to the top is. */
export const heightBelow = '--portal-height-below';

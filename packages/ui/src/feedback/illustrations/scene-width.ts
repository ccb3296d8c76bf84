/** Of an illustration, in pixels, where nothing else is asked for. */
export const sceneWidth = 240;

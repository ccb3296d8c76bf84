export const eventsFeature = {};

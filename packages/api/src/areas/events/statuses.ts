/** The kinds of events, as the filter 'Event Type' lists them. */
export const eventKinds = ['webinar', 'conference', 'cpd', 'general', 'meeting'] as const;

/** Why nobody can register. The first that holds is told. */
export const closedReasons = ['cancelled', 'past', 'notYetOpen', 'salesEnded', 'membersOnly', 'soldOut'] as const;

/** The presets of a range of dates. */
export const whenIds = ['upcoming', 'today', 'thisWeek', 'thisMonth', 'nextMonth', 'past'] as const;

const hour = 60;

/** How long before an event people are reminded, the earliest first. */
export const reminderLeads = [
  { id: 'week', minutes: 7 * 24 * hour },
  { id: 'day', minutes: 24 * hour },
  { id: 'hour', minutes: hour },
] as const;

/** What holds for whoever has said nothing. */
export const allReminders = { week: true, day: true, hour: true };
export const noReminders = { week: false, day: false, hour: false };
